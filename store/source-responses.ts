import type { Queryable } from './open.ts'

export type SourceResponse = { status: number; headers: Record<string, string>; body: string }

/** Kept answers by the hash (hex) of their request; those past their time are left out. */
export async function sourceResponses(db: Queryable, requests: readonly string[], now: Date): Promise<Map<string, SourceResponse>> {
  if (requests.length === 0) return new Map()
  const { rows } = await db.query<SourceResponse & { request: string }>({
    name: 'source-responses',
    text: `select encode(request_sha256, 'hex') as request, status, headers, body from source_responses
           where request_sha256 in (select decode(hex, 'hex') from unnest($1::text[]) as hex) and expires_at > $2`,
    values: [requests, now],
  })
  return new Map(rows.map(({ request, ...response }) => [request, response]))
}

export async function keepSourceResponse(
  db: Queryable,
  kept: SourceResponse & { request: string; provider: string; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'keep-source-response',
    text: `insert into source_responses (request_sha256, provider, status, headers, body, expires_at)
           values (decode($1, 'hex'), $2, $3, $4, $5, $6)
           on conflict (request_sha256) do update
             set status = excluded.status, headers = excluded.headers, body = excluded.body, expires_at = excluded.expires_at`,
    values: [kept.request, kept.provider, kept.status, kept.headers, kept.body, kept.expiresAt],
  })
}

export async function forgetSourceResponses(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from source_responses where expires_at < $1', [before])
}
