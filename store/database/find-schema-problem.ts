import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { listMigrations } from './backup.ts'
import { findErrorCode, isUnavailable } from './errors.ts'
import type { Queryable } from './open.ts'

/**
 * Why nothing of this version can work with the database, if so: it lacks migrations, or refuses
 * who asks. A database that is away is no such problem, since it may come back.
 */
export async function findSchemaProblem(db: Queryable): Promise<string | null> {
  try {
    const missing = await listMissingMigrations(db)
    const [first] = missing
    if (first === undefined) return null
    const lack =
      missing.length === 1
        ? `the migration ${first}`
        : `${missing.length} migrations from ${first} on`
    return `the database lacks ${lack}: run npm run migrate first`
  } catch (error) {
    if (isUnavailable(error)) return null
    return `the database cannot be used: ${error instanceof Error ? error.message : error}`
  }
}

/**
 * The last migration that the database has and this version lacks; null when there is none, or the
 * database is away. What migrations add leaves older processes working.
 */
export async function findNewerMigration(db: Queryable): Promise<string | null> {
  try {
    const [known, applied] = await Promise.all([listKnownMigrations(), listMigrations(db)])
    return applied.findLast((name) => !known.includes(name)) ?? null
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

async function listMissingMigrations(db: Queryable): Promise<string[]> {
  const known = await listKnownMigrations()
  const applied = await listMigrations(db).catch((error: unknown): string[] => {
    // of a database that was never migrated: the table does not exist
    if (findErrorCode(error) === '42P01') return []
    throw error
  })
  return known.filter((name) => !applied.includes(name))
}

async function listKnownMigrations(): Promise<string[]> {
  const files = await readdir(path.join(import.meta.dirname, '../migrations'))
  return files.map((file) => path.parse(file).name).sort()
}
