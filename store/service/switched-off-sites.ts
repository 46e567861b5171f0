import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/** A site of the username sweep that is not asked, and since when. */
type SwitchedOffSite = { site: string; reason: string; since: Date }

/** The sites that `npm run doctor` switched off, with the reason, by name. */
export async function listSwitchedOffSites(db: Queryable): Promise<SwitchedOffSite[]> {
  const { rows } = await db.query<SwitchedOffSite>(
    sql`select site, reason, since from switched_off_sites order by site`,
  )
  return rows
}

/** A site that is off already stays off since then, with the newer reason. */
export async function insertSwitchedOffSite(
  db: Queryable,
  { site, reason, since }: SwitchedOffSite,
): Promise<void> {
  await db.query(sql`
    insert into switched_off_sites (site, reason, since) values (${site}, ${reason}, ${since})
    on conflict (site) do update set reason = excluded.reason
  `)
}

/** The site is asked again. */
export async function deleteSwitchedOffSite(db: Queryable, site: string): Promise<void> {
  await db.query(sql`delete from switched_off_sites where site = ${site}`)
}
