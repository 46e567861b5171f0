import { invalidRequest } from './api-error.ts'

/** The place of a row in its list: keyset on (created_at, id). */
export function writeCursor(row: { createdAt: Date; id: string }): string {
  return Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url')
}

/**
 * @param kind what the list's ids begin with
 * @throws ApiError `invalid_request` for anything that `writeCursor` did not make
 */
export function readCursor(cursor: string, kind: string): { createdAt: Date; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, time = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([a-z]+_[0-9A-Z]{26})$/.exec(text) ?? []
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime()) || !id.startsWith(`${kind}_`)) throw invalidRequest('cursor', 'is not one that this list gave')
  return { createdAt, id }
}
