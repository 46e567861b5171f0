type Links = { has_more: boolean; next_cursor: string | null }
type Row = { id: string; createdAt: Date }

/**
 * The limits of a list's query: it asks for one row more than is shown, to know if a page follows.
 */
export function buildKeyset({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  return { limit: limit + 1, before: cursor === undefined ? null : parseCursor(cursor) }
}

/** The rows that are shown, and what leads on. */
export function buildPage<Found extends Row>(
  rows: readonly Found[],
  limit: number,
): { shown: Found[]; links: Links } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = rows.length > limit
  return {
    shown,
    links: {
      has_more: hasMore,
      next_cursor: hasMore && last !== undefined ? writeCursor(last) : null,
    },
  }
}

/** A page whose items are JSON already: what was stored is sent as it is. */
export function buildListText(items: readonly string[], links: Links): string {
  return `{"object":"list","data":[${items.join(',')}],${JSON.stringify(links).slice(1)}`
}

/**
 * The place of a row in its list: keyset on (created_at, id). The contract's `cursor` says how it
 * looks.
 */
export function writeCursor(row: Row): string {
  return `${String(row.createdAt.getTime()).padStart(13, '0')}_${row.id}`
}

/** @param cursor as the contract accepts it */
export function parseCursor(cursor: string): { createdAt: Date; id: string } {
  const at = cursor.indexOf('_')
  return { createdAt: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) }
}
