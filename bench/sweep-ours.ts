/** Our sweep over a list, in a process of its own: see bench/measure/sweep.ts. */
import { createFetcher } from '../activities/fetch/create-fetcher.ts'
import { runSweep } from '../activities/sweep/run-sweep.ts'
import { openSites } from '../config/username-sites.ts'
import { parseEgressAllow } from '../research/egress/allow.ts'
import { SweepTask, startReport } from './sweep-report.ts'

const task = SweepTask.parse(JSON.parse(process.env.SWEEP_TASK ?? ''))
const sites = await openSites({ file: task.list, denied: [] })
const fetcher = createFetcher({
  allow: parseEgressAllow(['127.0.0.0/8']),
  denied: [],
  userAgent: 'people-research-bench',
  connectionsPerHost: 2,
})
const report = startReport()
await runSweep(sites, task.username, {
  fetcher,
  denied: [],
  seed: 'bench',
  signal: new AbortController().signal,
  deadlineMs: task.deadlineMs,
  atOnce: task.atOnce,
  report: ({ site, outcome }) => report.done(outcome === 'found' ? site : undefined),
  describe: () => {},
})
report.print()
await fetcher.close()
