import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/** Makes a user an operator; one who is an operator already stays one. */
export async function insertOperator(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into operators (user_id, created_at) values (${userId}, ${now})
    on conflict (user_id) do nothing
  `)
}

/** Takes the rights of an operator from a user. */
export async function deleteOperator(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from operators where user_id = ${userId}`)
}

/** Whether a user may see and decide what operators do. */
export async function isOperator(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`select from operators where user_id = ${userId}`)
  return rowCount === 1
}
