/** How many bits of a mask of up to 32 bits are set. */
export function countBits(mask: number): number {
  let sums = mask - ((mask >>> 1) & 0x55555555)
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333)
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The numbers whose bits are set, from small to large: bit v stands for the number v. */
export function numbersOf(mask: number): number[] {
  const numbers: number[] = []
  for (let left = mask; left !== 0; left &= left - 1) numbers.push(31 - Math.clz32(left & -left))
  return numbers
}
