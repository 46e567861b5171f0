/**
 * What the sweep is measured against: every site fetched once and read whole, nothing judged,
 * followed, repeated or doubted.
 */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { SweepTask, startReport } from '../sweep-report.ts'

const task = SweepTask.parse(JSON.parse(process.env.SWEEP_TASK ?? ''))
const List = z.object({ sites: z.array(z.object({ name: z.string(), uri_check: z.string() })) })
const { sites } = List.parse(JSON.parse(await readFile(task.list, 'utf8')))
const report = startReport()
const signal = AbortSignal.timeout(task.deadlineMs)
await Promise.all(
  sites.map(async (site) => {
    try {
      const answer = await fetch(site.uri_check.replace('{account}', task.username), {
        signal,
        redirect: 'manual',
      })
      await answer.text()
    } catch {
      // a site that is down is down; the loop goes on
    }
    report.done()
  }),
)
report.print()
process.exit(0)
