import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import type { AccountAccess } from './account-access.ts'

/**
 * A session ends after this many days without a request, and after the second limit in any case.
 */
const maxIdleDays = 14
export const maxSessionDays = 90
/** When it was last seen is noted this often. */
const touchSeconds = 60

export type Visitor = {
  userId: string
  userName: string
  sessionSince: Date
  /** To the account whose page was asked for; null: no account's, or the user does not belong. */
  access: AccountAccess | null
}
export type VisitorQuestion = { tokenSha256: Buffer; accountId: string | null }

/** Stores a session of the pages; of its token only the SHA-256 hash. */
export async function insertSession(
  db: Queryable,
  session: { tokenSha256: Buffer; userId: string; now: Date },
): Promise<void> {
  await db.query(sql`
    insert into sessions (token_sha256, user_id, created_at, seen_at)
    values (${session.tokenSha256}, ${session.userId}, ${session.now}, ${session.now})
  `)
}

/**
 * Who signed in with each token and what they may do in the account beside it, and that the session
 * was used; null for one that has ended.
 */
export async function findVisitors(
  db: Queryable,
  asked: readonly VisitorQuestion[],
  now: Date,
): Promise<(Visitor | null)[]> {
  const tokens = asked.map(({ tokenSha256 }) => tokenSha256)
  const accountIds = asked.map(({ accountId }) => accountId)
  const { rows } = await db.query<VisitorRow>(prepare('visitors')`
    with found as (
      select s.token_sha256, s.user_id, p.name as user_name, s.created_at as session_since,
        s.seen_at
      from sessions s join users p on p.id = s.user_id
      where s.token_sha256 = any (${tokens})
        and s.seen_at > ${now}::timestamptz - make_interval(days => ${maxIdleDays})
        and s.created_at > ${now}::timestamptz - make_interval(days => ${maxSessionDays})
    ), touched as (
      update sessions s set seen_at = ${now} from found f
      where s.token_sha256 = f.token_sha256
        and f.seen_at < ${now}::timestamptz - make_interval(secs => ${touchSeconds})
    )
    select q.place, f.user_id, f.user_name, f.session_since, a.id as account_id,
      a.name as account_name, m.role, a.plan, a.anchor_at
    from unnest(${tokens}::bytea[], ${accountIds}::text[])
      with ordinality as q (token_sha256, account_id, place)
    join found f on f.token_sha256 = q.token_sha256
    left join memberships m on m.user_id = f.user_id and m.account_id = q.account_id
    left join accounts a on a.id = m.account_id
  `)
  const found = new Map(rows.map((row) => [row.place, toVisitor(row)]))
  return asked.map((_, at) => found.get(at + 1) ?? null)
}

type VisitorRow = Omit<Visitor, 'access'> & { place: number } & (
    | AccountAccess
    | { accountId: null }
  )

function toVisitor(row: VisitorRow): Visitor {
  const { userId, userName, sessionSince } = row
  if (row.accountId === null) return { userId, userName, sessionSince, access: null }
  const { accountId, accountName, role, plan, anchorAt } = row
  const access = { accountId, accountName, role, plan, anchorAt }
  return { userId, userName, sessionSince, access }
}

/** Ends a session of the pages. */
export async function deleteSession(db: Queryable, tokenSha256: Buffer): Promise<void> {
  await db.query(sql`delete from sessions where token_sha256 = ${tokenSha256}`)
}

/**
 * Ends all sessions of a user but one.
 * @returns how many there were
 */
export async function deleteOtherSessions(
  db: Queryable,
  userId: string,
  tokenSha256: Buffer,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from sessions where user_id = ${userId} and token_sha256 <> ${tokenSha256}
  `)
  return rowCount ?? 0
}

type SessionRow = { id: string; createdAt: Date; seenAt: Date; isThis: boolean }

/** The sessions of a user that have not ended, the last used first; `id` opens nothing. */
export async function listSessions(
  db: Queryable,
  { userId, tokenSha256, now }: { userId: string; tokenSha256: Buffer; now: Date },
): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(sql`
    select encode(token_sha256, 'hex') as id, created_at, seen_at,
      token_sha256 = ${tokenSha256} as is_this
    from sessions
    where user_id = ${userId}
      and seen_at > ${now}::timestamptz - make_interval(days => ${maxIdleDays})
      and created_at > ${now}::timestamptz - make_interval(days => ${maxSessionDays})
    order by seen_at desc
  `)
  return rows
}

/** Ends one session of a user. */
export async function deleteUserSession(db: Queryable, userId: string, id: string): Promise<void> {
  await db.query(sql`
    delete from sessions where user_id = ${userId} and encode(token_sha256, 'hex') = ${id}
  `)
}

/** Sessions that have ended by their age, and links and challenges past their time. */
export async function deleteExpiredSignIns(
  db: Queryable,
  now: Date,
  batch: number,
): Promise<number> {
  const { rows } = await db.query<{ largest: number }>(sql`
    with ended as (
      delete from sessions where token_sha256 in (
        select token_sha256 from sessions
        where seen_at <= ${now}::timestamptz - make_interval(days => ${maxIdleDays})
          or created_at <= ${now}::timestamptz - make_interval(days => ${maxSessionDays})
        limit ${batch}
      ) returning 1
    ), links as (
      delete from sign_in_links where token_sha256 in (
        select token_sha256 from sign_in_links where expires_at <= ${now} limit ${batch}
      ) returning 1
    ), challenges as (
      delete from passkey_challenges where challenge_sha256 in (
        select challenge_sha256 from passkey_challenges where expires_at <= ${now} limit ${batch}
      ) returning 1
    ), invited as (
      delete from invitations where token_sha256 in (
        select token_sha256 from invitations where expires_at <= ${now} limit ${batch}
      ) returning 1
    )
    select greatest((select count(*) from ended), (select count(*) from links),
      (select count(*) from challenges), (select count(*) from invited))::integer as largest
  `)
  return rows[0]?.largest ?? 0
}
