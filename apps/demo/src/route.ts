/** Where the visitor is: the front page, the page for opening a board, or a kind's page with what stands behind it. */
export interface Route {
  /** Empty for the front page, `open`, or the name of a kind. */
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}

/** The route of an address's fragment: `#/masyu?size=10x10&level=hard&seed=42`. */
export function readRoute(fragment: string): Route {
  const [page = '', query = ''] = fragment.replace(/^#?\/?/, '').split('?')
  return { page: page.replace(/\/$/, ''), query: Object.fromEntries(new URLSearchParams(query)) }
}

/** The fragment of a route. */
export function writeRoute({ page, query }: Route): string {
  const text = new URLSearchParams(query).toString()
  return `#/${page}${text === '' ? '' : `?${text}`}`
}

/**
 * Links to parloku as its original wrote them, `?p=CODE&lang=it&tutorial`, name the board before the fragment. They become
 * one of our routes; the language stays where the look of the site reads it.
 */
export function takeOriginalLink(): void {
  const query = new URLSearchParams(location.search)
  if (location.hash !== '' || !(query.has('p') || query.has('tutorial'))) return
  const lang = query.get('lang')
  query.delete('lang')
  const route = writeRoute({ page: 'parloku', query: Object.fromEntries(query) })
  const search = lang === null ? '' : `?${new URLSearchParams({ lang }).toString()}`
  history.replaceState(null, '', `${location.pathname}${search}${route}`)
}

/** The whole address of a route on this site. */
export function routeAddress(route: Route): string {
  return `${location.origin}${location.pathname}${writeRoute(route)}`
}

/** Goes to a route. */
export function go(route: Route): void {
  location.hash = writeRoute(route)
}

/** Goes to a route in the place of where the visitor is, so that the way back does not lead here again. */
export function goInstead(route: Route): void {
  location.replace(writeRoute(route))
}

/** Names what is shown already in the address, in the place of what stood there. */
export function showAddress(route: Route): void {
  history.replaceState(null, '', writeRoute(route))
}
