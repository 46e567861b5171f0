import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/** A cleaned picture, a JPEG; `sha1` is that of the original bytes. */
export type Image = { id: string; sha1: string; bytes: Buffer; createdAt: Date }

/** The first picture of a job stands. */
export async function insertImage(
  tx: Queryable,
  jobId: string,
  { id, sha1, bytes, createdAt }: Image,
): Promise<void> {
  await tx.query(sql`
    insert into images (id, job_id, sha1, bytes, created_at)
    values (${id}, ${jobId}, ${sha1}, ${bytes}, ${createdAt}) on conflict do nothing
  `)
}

/** The picture of a job; null before there is one, and after its end. */
export async function findJobImage(db: Queryable, jobId: string): Promise<Image | null> {
  const { rows } = await db.query<Image>(
    sql`select id, sha1, bytes, created_at from images where job_id = ${jobId}`,
  )
  return rows[0] ?? null
}

/** The bytes of a picture that is younger than `since`. */
export async function findImageBytes(
  db: Queryable,
  id: string,
  since: Date,
): Promise<Buffer | null> {
  const { rows } = await db.query<Pick<Image, 'bytes'>>(
    sql`select bytes from images where id = ${id} and created_at > ${since}`,
  )
  return rows[0]?.bytes ?? null
}

/** Deletes the pictures that these jobs looked up. */
export async function deleteJobImages(db: Queryable, jobIds: readonly string[]): Promise<void> {
  await db.query(sql`delete from images where job_id = any (${jobIds})`)
}

/**
 * Deletes pictures whose run should long have deleted them.
 * @returns how many
 */
export async function deleteImagesBefore(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from images where id in (
      select id from images where created_at <= ${before} order by created_at limit ${limit}
    )
  `)
  return rowCount ?? 0
}
