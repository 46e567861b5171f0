import sql, { join } from 'sql-template-tag'
import { createId } from '../database/new-id.ts'
import type { Queryable } from '../database/open.ts'
import type { NewSuppression } from './suppressions.ts'

export type OptOutKind = 'remove' | 'access' | 'correct' | 'lift'
type Law = 'gdpr' | 'ccpa'

/** What a person gives of themselves; `url` and `mailCodeSha256` are ways to prove it. */
type NewOptOutIdentifier = NewSuppression & {
  url: string | null
  mailCodeSha256: Buffer | null
}

export type OptOutIdentifier = NewOptOutIdentifier & {
  n: number
  origin: 'given' | 'linked'
  state: 'waiting' | 'proved' | 'accepted' | 'refused'
  decidedAt: Date | null
  suppressionId: string | null
  erasedAt: Date | null
}

export type OptOutRequest = {
  id: string
  kind: OptOutKind
  law: Law
  message: string
  code: string
  codeExpiresAt: Date
  createdAt: Date
  dueAt: Date
  isExtended: boolean
  closedAt: Date | null
  answer: string
}

type NewRequest = Pick<
  OptOutRequest,
  'kind' | 'law' | 'message' | 'code' | 'codeExpiresAt' | 'dueAt'
> & {
  numberSha256: Buffer
  subjectSha256: Buffer
  now: Date
}

const columns = sql`
  id, kind, law, message, code, code_expires_at, created_at, due_at, is_extended, closed_at, answer
`

/** @returns its id; null when a request has this number already, which then stays as it is */
export async function insertOptOutRequest(
  tx: Queryable,
  request: NewRequest,
  identifiers: readonly NewOptOutIdentifier[],
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(sql`
    insert into opt_out_requests (id, number_sha256, kind, law, message, code, code_expires_at,
      subject_sha256, created_at, due_at)
    values (${createId('opt')}, ${request.numberSha256}, ${request.kind}, ${request.law},
      ${request.message}, ${request.code}, ${request.codeExpiresAt}, ${request.subjectSha256},
      ${request.now}, ${request.dueAt})
    on conflict (number_sha256) do nothing
    returning id
  `)
  const id = rows[0]?.id ?? null
  if (id !== null) await insertIdentifiers(tx, { id, origin: 'given', first: 1 }, identifiers)
  return id
}

/** Adds what is stored links to an identifier that was proved, once each. */
export async function insertLinkedIdentifiers(
  tx: Queryable,
  { id, identifiers }: { id: string; identifiers: readonly NewSuppression[] },
): Promise<void> {
  const { rows } = await tx.query<{ last: number }>(sql`
    select coalesce(max(n), 0) as last from opt_out_identifiers where request_id = ${id}
  `)
  const linked = identifiers.map((one) => ({ ...one, url: null, mailCodeSha256: null }))
  await insertIdentifiers(tx, { id, origin: 'linked', first: (rows[0]?.last ?? 0) + 1 }, linked)
}

async function insertIdentifiers(
  tx: Queryable,
  { id, origin, first }: { id: string; origin: 'given' | 'linked'; first: number },
  identifiers: readonly NewOptOutIdentifier[],
): Promise<void> {
  if (identifiers.length === 0) return
  const values = identifiers.map(
    (one, index) => sql`(${id}, ${first + index}, ${one.kind}, ${one.value}, ${one.platform},
      ${one.factKind}, ${one.factValue}, ${one.url}, ${one.mailCodeSha256}, ${origin}, 'waiting')`,
  )
  await tx.query(sql`
    insert into opt_out_identifiers (request_id, n, kind, value, platform, fact_kind, fact_value,
      url, mail_code_sha256, origin, state)
    values ${join(values)}
  `)
}

/** How often an address, and the most frequent of these identifiers, were used since then. */
export async function countRecentOptOuts(
  db: Queryable,
  given: {
    subjectSha256: Buffer
    identifiers: readonly NewSuppression[]
    since: Date
  },
): Promise<{ bySubject: number; byIdentifier: number }> {
  const { rows } = await db.query<{ bySubject: number; byIdentifier: number }>(sql`
    select
      (select count(*) from opt_out_requests
        where subject_sha256 = ${given.subjectSha256} and created_at > ${given.since}
      )::integer as by_subject,
      coalesce((select max(count) from (
        select count(distinct r.id) as count
        from opt_out_identifiers i join opt_out_requests r on r.id = i.request_id
          join unnest(
            ${given.identifiers.map(({ kind }) => kind)}::text[],
            ${given.identifiers.map(({ value }) => value)}::text[]
          ) as wanted (kind, value) on wanted.kind = i.kind and wanted.value = i.value
        where r.created_at > ${given.since} and i.origin = 'given'
        group by i.kind, i.value
      ) as counts), 0)::integer as by_identifier
  `)
  return rows[0] ?? { bySubject: 0, byIdentifier: 0 }
}

/** @param by its id, or the hash of its number */
export async function findOptOutRequest(
  db: Queryable,
  by: { id: string } | { numberSha256: Buffer },
): Promise<OptOutRequest | null> {
  const { rows } = await db.query<OptOutRequest>(
    'id' in by
      ? sql`select ${columns} from opt_out_requests where id = ${by.id}`
      : sql`select ${columns} from opt_out_requests where number_sha256 = ${by.numberSha256}`,
  )
  return rows[0] ?? null
}

/** The identifiers of a request in the order in which they were given. */
export async function listOptOutIdentifiers(
  db: Queryable,
  requestId: string,
): Promise<OptOutIdentifier[]> {
  const { rows } = await db.query<OptOutIdentifier>(sql`
    select n, kind, value, platform, fact_kind, fact_value, url, mail_code_sha256, origin, state,
      decided_at, suppression_id, erased_at
    from opt_out_identifiers where request_id = ${requestId} order by n
  `)
  return rows
}

/** What waits for the operator, by its due date. */
export async function listOpenOptOutRequests(
  db: Queryable,
  limit: number,
): Promise<(OptOutRequest & { waiting: number })[]> {
  const { rows } = await db.query<OptOutRequest & { waiting: number }>(sql`
    select ${columns}, (
      select count(*) from opt_out_identifiers i where i.request_id = r.id and i.state = 'waiting'
    )::integer as waiting
    from opt_out_requests r
    where closed_at is null or exists (
      select from opt_out_identifiers i
      where i.request_id = r.id and i.origin = 'linked' and i.state = 'waiting'
    )
    order by due_at, id limit ${limit}
  `)
  return rows
}

/** Of two transactions that decide about one request the second waits. */
export async function lockOptOutRequest(tx: Queryable, id: string): Promise<OptOutRequest | null> {
  const { rows } = await tx.query<OptOutRequest>(
    sql`select ${columns} from opt_out_requests where id = ${id} for update`,
  )
  return rows[0] ?? null
}

/** Records the decision about an identifier that still waits for one. */
export async function updateOptOutIdentifier(
  tx: Queryable,
  given: {
    requestId: string
    n: number
    state: 'proved' | 'accepted' | 'refused'
    suppressionId: string | null
    now: Date
  },
): Promise<void> {
  await tx.query(sql`
    update opt_out_identifiers
    set state = ${given.state}, decided_at = ${given.now}, suppression_id = ${given.suppressionId}
    where request_id = ${given.requestId} and n = ${given.n} and state = 'waiting'
  `)
}

/** Stores the deadline, the end and the answer of a request. */
export async function updateOptOutRequest(
  tx: Queryable,
  {
    id,
    dueAt,
    isExtended,
    closedAt,
    answer,
  }: Pick<OptOutRequest, 'id' | 'dueAt' | 'isExtended' | 'closedAt' | 'answer'>,
): Promise<void> {
  await tx.query(sql`
    update opt_out_requests
    set due_at = ${dueAt}, is_extended = ${isExtended}, closed_at = ${closedAt}, answer = ${answer}
    where id = ${id}
  `)
}

export type ToErase = NewSuppression & { requestId: string; n: number; origin: 'given' | 'linked' }

/** Suppressed identifiers about which something may still be stored, decided before then. */
export async function listIdentifiersToErase(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<ToErase[]> {
  const { rows } = await db.query<ToErase>(sql`
    select request_id, n, origin, kind, value, platform, fact_kind, fact_value
    from opt_out_identifiers
    where suppression_id is not null and erased_at is null and decided_at <= ${before}
    order by decided_at limit ${limit}
  `)
  return rows
}

/** Notes when what was stored under an identifier was erased. */
export async function updateErasedIdentifier(
  db: Queryable,
  { requestId, n, now }: { requestId: string; n: number; now: Date },
): Promise<void> {
  await db.query(sql`
    update opt_out_identifiers set erased_at = ${now} where request_id = ${requestId} and n = ${n}
  `)
}

/** Requests that were closed before then, unless something of them still waits. */
export async function deleteClosedOptOutRequests(
  db: Queryable,
  before: Date,
  batch: number,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from opt_out_requests where id in (
      select id from opt_out_requests r where closed_at <= ${before} and not exists (
        select from opt_out_identifiers i where i.request_id = r.id and i.state = 'waiting'
          and i.origin = 'linked'
      ) limit ${batch}
    )
  `)
  return rowCount ?? 0
}
