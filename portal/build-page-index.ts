import type { Page } from './page.ts'

/** The pages of one address, by method, with the variables of their path. */
export type FoundPages = { pages: readonly Page[]; params: Readonly<Record<string, string>> }

/**
 * Finds pages by address. A path without variables wins over one with; of those the first in the
 * table.
 * @returns null where no page has that address
 */
export function buildPageIndex(all: readonly Page[]): (path: string) => FoundPages | null {
  const byPath = Map.groupBy(all, ({ path }) => path)
  const patterns = [...byPath]
    .filter(([path]) => path.includes('{'))
    .map(([path, pages]) => ({ pages, pattern: toPattern(path), folder: findFolder(path) }))
  // most requests are calls of the API, whose folder has no such page: they try no pattern
  const byFolder = Map.groupBy(patterns, ({ folder }) => folder)
  return (path) => {
    const exact = byPath.get(path)
    if (exact !== undefined) return { pages: exact, params: {} }
    for (const { pages, pattern } of byFolder.get(findFolder(path)) ?? []) {
      const match = pattern.exec(path)
      if (match !== null) return { pages, params: { ...match.groups } }
    }
    return null
  }
}

/** The first part of an address, which is no variable of any page. */
function findFolder(path: string): string {
  return path.split('/', 2)[1] ?? ''
}

function toPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name === undefined ? RegExp.escape(part) : `(?<${name}>[\\w.~-]{1,80})`
  })
  return new RegExp(`^${parts.join('/')}$`)
}
