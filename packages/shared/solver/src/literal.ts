/**
 * A variable of the kernel with a sign. Variables are counted from 0; the literal `2 * v` says that variable v holds,
 * `2 * v + 1` that it does not.
 */
export type Literal = number

/** The literal that says that a variable holds, or does not. */
export function literalOf(variable: number, holds = true): Literal {
  return variable * 2 + (holds ? 0 : 1)
}

/** The literal that says the opposite. */
export function opposite(literal: Literal): Literal {
  return literal ^ 1
}

/** The variable of a literal. */
export function variableOf(literal: Literal): number {
  return literal >> 1
}

/** Whether a literal says that its variable holds. */
export function isPositive(literal: Literal): boolean {
  return (literal & 1) === 0
}
