import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../store/database/open.ts'
import { loadGrounding } from '../../../store/findings/groundings.ts'
import { root } from '../../support/code/root.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const sql = readFileSync(path.join(root, 'store', 'migrations', '0013_groundings.sql'), 'utf8')
const [up = '', down = ''] = sql.split('-- Down Migration')

test('a chat that began before groundings had a table keeps the dossier that it began with', async () => {
  const db = openStore(await useStack().createTestDatabase('groundings_migration'), { max: 2 })
  try {
    const [grounded, bare] = [
      await makeJob(db, { operation: 'chat' }),
      await makeJob(db, { operation: 'chat' }),
    ]
    const grounding = { claims: [], sources: [], builtAt: '2026-01-01T00:00:00.000Z' }
    await db.query(down)
    await db.query(
      `insert into findings (job_id, provider, kind, payload, dedupe_key, created_at)
       values ($1, 'dossier', 'dossier', $3, 'grounding', now()), ($1, 'github', 'account', '{}', 'github:1', now()),
              ($2, 'github', 'account', '{}', 'github:1', now())`,
      [grounded, bare, grounding],
    )
    await db.query(up)
    expect(await loadGrounding(db, grounded)).toEqual(grounding)
    expect(await loadGrounding(db, bare)).toBeNull()
    await db.query('delete from findings')
    await db.query(down)
    const { rows } = await db.query('select job_id, payload from findings')
    expect(rows).toEqual([{ jobId: grounded, payload: grounding }])
  } finally {
    await db.end()
  }
})
