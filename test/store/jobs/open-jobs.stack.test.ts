import type { QueryResultRow } from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../../../store/database/open.ts'
import { countOpenJobs } from '../../../store/jobs/open-jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

test('the jobs that have not ended are counted by their index, however many have ended', async () => {
  const db = openStore(await useDatabase(), { max: 1 })
  // of a table without rows all are read otherwise
  await db.query('set enable_seqscan = off')
  const plans: string[] = []
  await countOpenJobs({
    async query<Row extends QueryResultRow>({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.query<{ line: string }>({ text: `explain ${text}`, values })
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'))
      return await db.query<Row>('select where false')
    },
  })
  await db.end()
  expect(plans).toEqual([expect.stringMatching(/using jobs_open on jobs|Scan on jobs_open/)])
})
