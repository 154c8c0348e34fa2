declare module '*.css'

declare module 'virtual:cards' {
  /** The cards of the front page, made when the site is built: see cards.ts. */
  export const CARDS: unknown
}
