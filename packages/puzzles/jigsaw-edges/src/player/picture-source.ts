import type { Painting } from './painter.js'

/** A picture that was chosen: what is painted, and its address, under which it can be kept and shown. */
export interface ChosenPicture {
  readonly painting: Painting
  readonly href: string
}

/** The longest side of a picture that is kept, in px: more is not to be seen on a table. */
const LARGEST = 2048

/** Reads a picture from a file; null when it is none. */
export async function pictureOfFile(file: Blob): Promise<ChosenPicture | null> {
  try {
    const bitmap = await createImageBitmap(file)
    return pictureOf(bitmap, bitmap.width, bitmap.height)
  } catch {
    return null
  }
}

/** Reads a picture from an address that was kept; null when it is none. */
export async function pictureOfAddress(href: string): Promise<ChosenPicture | null> {
  try {
    return await pictureOfFile(await (await fetch(href)).blob())
  } catch {
    return null
  }
}

function pictureOf(source: CanvasImageSource, width: number, height: number): ChosenPicture {
  const scale = Math.min(1, LARGEST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return ofCanvas(canvas)
}

function ofCanvas(canvas: HTMLCanvasElement): ChosenPicture {
  const { width, height } = canvas
  return { painting: { image: canvas, size: { width, height } }, href: canvas.toDataURL('image/jpeg', 0.85) }
}

/** A picture made by code: hills under a sky, so that every piece is a bit different. */
export function examplePicture(): ChosenPicture {
  const canvas = document.createElement('canvas')
  canvas.width = 1400
  canvas.height = 1000
  const context = canvas.getContext('2d')
  if (context !== null) {
    paintSky(context, canvas)
    for (let hill = 0; hill < 6; hill++) paintHill(context, canvas, hill)
  }
  return ofCanvas(canvas)
}

function paintSky(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  const sky = context.createLinearGradient(0, 0, width * 0.4, height)
  for (const [at, colour] of [
    [0, '#24406f'],
    [0.35, '#7d8fc4'],
    [0.6, '#f0b48a'],
    [0.8, '#f8dfa8'],
  ] as const) {
    sky.addColorStop(at, colour)
  }
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fff3cf'
  context.beginPath()
  context.arc(width * 0.7, height * 0.3, 70, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = 'rgba(255,255,255,.55)'
  for (let cloud = 0; cloud < 9; cloud++) {
    const [x, y] = [((cloud * 391) % width) + 40, 60 + ((cloud * 173) % 300)]
    for (let puff = 0; puff < 5; puff++) {
      context.beginPath()
      context.ellipse(x + puff * 34, y + ((puff * 7) % 18), 40, 18, 0, 0, 2 * Math.PI)
      context.fill()
    }
  }
}

const HILLS = ['#8fa0b8', '#6f8fa0', '#4f8a78', '#3f7a4a', '#4f6a2c', '#33501f'] as const

function paintHill(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, hill: number): void {
  const top = height * (0.48 + hill * 0.09)
  const line = (x: number): number =>
    top + 60 * Math.sin(x / (90 + hill * 40) + hill * 2) + 25 * Math.sin(x / 37 + hill)
  context.fillStyle = HILLS[hill] as string
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 4) context.lineTo(x, line(x))
  context.lineTo(width, height)
  context.fill()
  context.fillStyle = 'rgba(20,40,20,.5)'
  for (let tree = 0; tree < 14; tree++) {
    const x = (tree * 211 + hill * 97) % width
    const y = line(x) + 8
    context.beginPath()
    context.moveTo(x, y - 26 - hill * 7)
    context.lineTo(x + 9 + hill * 2, y + 8)
    context.lineTo(x - 9 - hill * 2, y + 8)
    context.fill()
  }
}
