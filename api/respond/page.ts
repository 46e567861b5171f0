import { parseCursor, writeCursor } from '../jobs/job-cursor.ts'

type Row = { id: string; createdAt: Date }

/**
 * The limits of a list's query: it asks for one row more than is shown, to know if a page follows.
 */
export function buildKeyset({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  return { limit: limit + 1, before: cursor === undefined ? null : parseCursor(cursor) }
}

/** The rows that are shown, and what leads on. */
export function buildPage<Found extends Row>(rows: readonly Found[], limit: number) {
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
