import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'

export async function insertOperator(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into operators (user_id, created_at) values (${userId}, ${now})
    on conflict (user_id) do nothing
  `)
}

export async function deleteOperator(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from operators where user_id = ${userId}`)
}

export async function isOperator(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`select from operators where user_id = ${userId}`)
  return rowCount === 1
}
