import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fetcher } from '../../../activities/fetch/fetcher.ts'
import { createActivities } from '../../../activities/index.ts'
import type { Db } from '../../../store/database/open.ts'
import { loadJobPages } from '../../../store/findings/pages.ts'
import { insertPageFinding } from '../../support/rows/insert-page-finding.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

const addressOf = (n: number) => `https://site-${n}.example/petra-vale`
const html =
  '<title>Petra Vale</title><h1>Petra Vale</h1><p>Petra Vale is a cartographer at Hollow Maps.</p>'

/** A connection pool whose answers arrive late: meanwhile pages may be read. */
function slowDown(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return async (...query: unknown[]) => {
        const result = await Reflect.apply(value, target, query)
        await setTimeout(20)
        return result
      }
    },
  })
}

/** A web of `count` pages; those before `firstReadable` are gone. */
async function readWeb(count: number, firstReadable: number, db = service.db) {
  const input = { person: { name: 'Petra Vale', headline: 'Cartographer' }, refresh: true }
  const job = await makeJob(db, { operation: 'dossier', input, accountId: await makeAccount(db) })
  const asked: string[] = []
  const isGone = (url: string) => Number(/site-(\d+)/.exec(url)?.[1]) < firstReadable
  const fetcher: Fetcher = {
    close: async () => {},
    async fetch({ url }) {
      asked.push(url)
      const body = Buffer.from(`<!doctype html><html><body>${html}</body></html>`)
      return {
        status: isGone(url) ? 404 : 200,
        headers: { 'content-type': 'text/html' },
        body,
        finalUrl: url,
        truncated: false,
      }
    },
  }
  const activities = createActivities(activityDeps(db, { fetcher }))
  await activities.planDossier(job)
  for (let n = 0; n < count; n += 1) {
    const url = addressOf(n)
    await insertPageFinding(db, job, { url, snippet: 'Petra Vale' })
  }
  await activities.readPages(job)
  const rows = await loadJobPages(db, job)
  const gone = asked.filter(isGone).length
  const unread = rows.filter(({ outcome }) => outcome !== 'read')
  const reasons = [...new Set(unread.map(({ reason }) => reason))]
  return { asked, gone, reasons, read: rows.length - unread.length }
}

test('a page that gives nothing is replaced by the next candidate', async () => {
  const { asked, gone, reasons, read } = await readWeb(50, 20)
  expect(reasons).toEqual(['http_404'])
  expect(gone).toBeGreaterThan(10)
  expect(read).toBe(28)
  expect(asked).toHaveLength(28 + gone)
})

test('pages that end while the database answers are replaced, too', async () => {
  const { read } = await readWeb(50, 20, slowDown(service.db))
  expect(read).toBe(28)
})

test('no page beyond the first choice is asked for while each gives something', async () => {
  const { asked, read } = await readWeb(40, 0)
  expect(read).toBe(28)
  expect(asked).toHaveLength(28)
})

test('a web of nothing but gone pages ends with the last candidate', async () => {
  const { asked, read } = await readWeb(80, 80)
  expect(read).toBe(0)
  expect(new Set(asked).size).toBe(56)
})
