import type { Instance } from './contract.js'

/** A text that tells rule instances apart. */
export function instanceName(instance: Instance): string {
  return `${instance.rule} ${instance.cells.join(' ')} ${JSON.stringify(instance.details ?? {})}`
}

/** Each rule instance once, in the order of first mention. */
export function distinctInstances<Rule extends string>(instances: readonly Instance<Rule>[]): Instance<Rule>[] {
  const seen = new Set<string>()
  return instances.filter((instance) => {
    const name = instanceName(instance)
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
