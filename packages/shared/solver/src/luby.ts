/** The n-th number of the sequence 1 1 2 1 1 2 4 … (Luby, Sinclair and Zuckerman, 1993), from 0. */
export function luby(index: number): number {
  let size = 1
  let power = 0
  while (size < index + 1) {
    size = 2 * size + 1
    power++
  }
  let at = index
  while (size - 1 !== at) {
    size = (size - 1) >> 1
    power--
    at %= size
  }
  return 2 ** power
}
