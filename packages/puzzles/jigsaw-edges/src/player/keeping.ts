import { decodeTable, encodeTable } from '../codes.js'
import type { Table } from '../table.js'

/** What came of keeping a game: all of it, without its picture, or nothing. */
export type Kept = 'all' | 'without-picture' | 'nothing'

const KEY = 'kazu:jigsaw-edges:'

/** Keeps a game under a name, its picture too as far as there is room. */
export function keepTable(name: string, table: Table, href: string | null): Kept {
  const code = encodeTable(table)
  if (!write(`${KEY}${name}`, code)) return 'nothing'
  if (href === null) {
    remove(`${KEY}${name}:picture`)
    return 'all'
  }
  if (read(`${KEY}${name}:picture`) === href || write(`${KEY}${name}:picture`, href)) return 'all'
  remove(`${KEY}${name}:picture`)
  return 'without-picture'
}

/** The game kept under a name, and the address of its picture; null where there is none. */
export function keptTable(name: string): { readonly table: Table; readonly href: string | null } | null {
  const table = decodeTable(read(`${KEY}${name}`) ?? '')
  return table === null ? null : { table, href: read(`${KEY}${name}:picture`) }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing may be kept there is nothing to take away.
  }
}
