import { openBrowser } from '../../test/support/browser/open-browser.ts'
import { eventually } from '../../test/support/eventually.ts'
import { buildJobId, fillJobs } from '../fill.ts'
import type { BenchService } from '../service.ts'
import { buildRow, type Row } from '../statistics.ts'
import { openSession } from './portal-pages.ts'

const requests = 5_000
const eventsEach = 5_000
const chartMs = 200
const pageBytes = 60_000_000

const drawnIn = "performance.getEntriesByName('chart')[0]?.duration"
const lastShown = "document.querySelector('[data-log] li:last-child')?.value ?? 0"

/** What a browser needs for the largest pages of the portal. */
export async function measureBrowser(service: BenchService): Promise<Row[]> {
  await fillRequests(service)
  await fillJobs(service.db, { accountId: service.accountId, jobs: 1, eventsEach, openEvery: 1 })
  // no run belongs to it: the housekeeping would end it before the page is read
  await service.db.query('update jobs set started_at = now() where id = $1', [buildJobId(1, 1)])
  const browser = await openBrowser()
  try {
    const context = await browser.newContext()
    const [name = '', value = ''] = (await openSession(service)).split('=')
    await context.addCookies([{ name, value, url: service.url }])
    const page = await context.newPage()
    const base = `${service.url}/portal/${service.accountId}`
    await page.goto(`${base}/usage?days=365`)
    const drawn = await eventually(async () => {
      const ms = Number(await page.evaluate(drawnIn))
      if (Number.isNaN(ms)) throw new Error('the chart is not drawn')
      return ms
    })
    await page.goto(`${base}/jobs/${buildJobId(1, 1)}`)
    await eventually(async () => {
      const shown = Number(await page.evaluate(lastShown))
      if (shown < eventsEach) throw new Error(`${shown} of ${eventsEach} events are shown`)
    })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable')
    await devTools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devTools.send('Performance.getMetrics')
    const bytes = metrics.find((one) => one.name === 'JSHeapTotalSize')?.value ?? Number.NaN
    return [
      buildRow(
        `chart of ${requests} requests, drawn`,
        `${drawn.toFixed(0)} ms`,
        `< ${chartMs} ms`,
        drawn < chartMs,
      ),
      buildRow(
        `page of a job with ${eventsEach} events, heap`,
        `${(bytes / 1_000_000).toFixed(1)} MB`,
        `< ${pageBytes / 1_000_000} MB`,
        bytes < pageBytes,
      ),
    ]
  } finally {
    await browser.close()
  }
}

async function fillRequests({ db, accountId }: BenchService): Promise<void> {
  await db.query(
    `insert into requests (id, account_id, key_id, request_id, operation, channel, sandbox,
       http_status, outcome, created_at)
     select first_id_on('rec', (now() - n * interval '1 hour')::date) || lpad(n::text, 16, '0'),
       k.account_id, k.id, 'req_' || n, 'search', 'sync', false,
       case when n % 10 = 0 then 503 else 200 end, 'succeeded',
       now() - n * interval '1 hour'
     from (select id, account_id from api_keys where account_id = $1 limit 1) k,
       generate_series(1, $2::integer) n`,
    [accountId, requests],
  )
}
