import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteExpiredSourceResponses,
  deleteJobResponses,
  insertSourceResponses,
} from '../../../store/cache/source-responses.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { deleteCache } from '../../../store/opt-outs/erase.ts'
import { hold, makeJob } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

let databaseUrl: string
let db: Db
beforeAll(async () => {
  databaseUrl = await useDatabase()
  db = openStore(databaseUrl, { max: 2 })
})
afterAll(() => db.end())

const now = new Date('2029-01-01')
const [first, last] = ['01'.repeat(32), '02'.repeat(32)]
const build = (jobId: string, request: string, hours: number) => ({
  jobId,
  request,
  provider: 'github',
  status: 200,
  headers: {},
  text: '{}',
  expiresAt: new Date(now.getTime() + hours * 3_600_000),
  isPaid: false,
})

test.each([
  { what: 'expired ones', left: 2, erase: () => deleteExpiredSourceResponses(db, now) },
  { what: 'those of a job', left: 0, erase: (job: string) => deleteJobResponses(db, [job]) },
  { what: 'all', left: 0, erase: () => deleteCache(db, ['search']) },
])(
  'answers are kept anew while $what are erased, and neither waits for the other in a circle',
  async ({ left, erase }) => {
    const [job, other] = [await makeJob(db), await makeJob(db)]
    // in the table the last key comes first
    for (const request of [last, first]) await insertSourceResponses(db, [build(job, request, -1)])
    const held = await hold(databaseUrl, (tx) =>
      tx.query(`select from source_responses where request_sha256 = decode($1, 'hex') for update`, [
        first,
      ]),
    )
    const keeping = insertSourceResponses(db, [build(other, first, 1), build(other, last, 1)])
    await held.waited()
    const erasing = erase(job)
    const both = Promise.allSettled([keeping, erasing])
    // until the erasure waits, or has ended
    await new Promise((resolve) => setTimeout(resolve, 300))
    await held.release()
    expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const { rowCount } = await db.query('select from source_responses')
    expect(rowCount).toBe(left)
    await db.query('delete from source_responses')
  },
)
