/** A heap of variables, the most active on top (minisat's order heap). */
export interface ActivityHeap {
  readonly insert: (variable: number) => void
  /** The most active variable, taken off the heap; -1 when it is empty. */
  readonly take: () => number
  /** Puts a variable right after its activity rose. */
  readonly raised: (variable: number) => void
  /** Puts everything right after all activities were scaled. */
  readonly grow: (variables: number) => void
}

/** The order of a heap and the ways to restore it from one place on. */
interface Sifting {
  readonly put: (variable: number, at: number) => void
  readonly up: (from: number) => void
  readonly down: (from: number) => void
}

function sifting(heap: number[], place: number[], activityOf: () => Float64Array): Sifting {
  function before(first: number, second: number): boolean {
    const activity = activityOf()
    const difference = (activity[first] as number) - (activity[second] as number)
    return difference > 0 || (difference === 0 && first < second)
  }

  function put(variable: number, at: number): void {
    heap[at] = variable
    place[variable] = at
  }

  function up(from: number): void {
    const variable = heap[from] as number
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!before(variable, heap[parent] as number)) break
      put(heap[parent] as number, at)
      at = parent
    }
    put(variable, at)
  }

  function down(from: number): void {
    const variable = heap[from] as number
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && before(heap[child + 1] as number, heap[child] as number)) child++
      if (!before(heap[child] as number, variable)) break
      put(heap[child] as number, at)
      at = child
    }
    put(variable, at)
  }

  return { put, up, down }
}

/** Makes a heap over activities that the caller keeps in an array which it may replace. */
export function activityHeap(activityOf: () => Float64Array): ActivityHeap {
  const heap: number[] = []
  const place: number[] = []
  const { put, up, down } = sifting(heap, place, activityOf)
  return {
    grow: (variables) => {
      while (place.length < variables) place.push(-1)
    },
    insert: (variable) => {
      if (place[variable] !== -1) return
      heap.push(variable)
      up(heap.length - 1)
    },
    take: () => {
      const top = heap[0]
      if (top === undefined) return -1
      const last = heap.pop() as number
      place[top] = -1
      if (heap.length > 0) {
        put(last, 0)
        down(0)
      }
      return top
    },
    raised: (variable) => {
      if (place[variable] !== -1) up(place[variable] as number)
    },
  }
}
