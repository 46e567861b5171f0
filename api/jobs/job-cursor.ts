/**
 * The place of a row in its list: keyset on (created_at, id). The contract's `cursor` says how it
 * looks.
 */
export function writeCursor(row: { createdAt: Date; id: string }): string {
  return `${String(row.createdAt.getTime()).padStart(13, '0')}_${row.id}`
}

/** @param cursor as the contract accepts it */
export function parseCursor(cursor: string): { createdAt: Date; id: string } {
  const at = cursor.indexOf('_')
  return { createdAt: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) }
}
