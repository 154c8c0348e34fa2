/**
 * How long some work keeps the processor busy, in milliseconds: on a machine that others use too, what a clock says
 * tells more of them than of the work.
 */
export function timed<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: (user + system) / 1000 }
}
