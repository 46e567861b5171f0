import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadOpenJob } from '../../../activities/job/open-job.ts'
import { reopenProvider } from '../../../activities/lifecycle/steer.ts'
import { fetchAlone } from '../../../activities/providers/fetch-alone.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { runProvider } from '../../../activities/providers/run-provider.ts'
import { readConfig } from '../../../config/read-config.ts'
import { pictureSources } from '../../../sources/pictures/index.ts'
import type { Pictures } from '../../../sources/pictures/picture-source.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { eventually } from '../../support/eventually.ts'
import { believed } from '../../support/internet/providers/pictures.ts'
import { type Internet, startInternet } from '../../support/internet/start-internet.ts'
import { originalPicture, pictures } from '../../support/internet/web/pages/pictures.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { serve } from '../../support/servers/fetch-server.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const publicUrl = 'https://people.example.org'
const address = `${publicUrl}/i/img_1.jpg?e=1&s=2`

let internet: Internet
let db: Db
let outside: ReturnType<typeof openOutside>
let fetched: string[]
let bytes: Buffer
beforeAll(async () => {
  internet = await startInternet()
  db = openStore(await useDatabase(), { max: 4 })
  outside = openOutside(readConfig(internet.env), db)
  bytes = await sharp(originalPicture).jpeg().toBuffer()
})
beforeEach(async () => {
  internet.recover()
  internet.forget()
  fetched = []
  await db.query('delete from rate_limits; delete from source_responses')
})
afterAll(async () => {
  await outside.fetcher.close()
  await db.end()
  await internet.stop()
})

type Picture = Pictures['subject']

async function ask(provider: string, more: Partial<Picture> = {}) {
  const { url } = await serve({
    '/i/img_1.jpg': (request, response) => {
      fetched.push(request.url ?? '')
      const isSigned = request.url?.endsWith('?e=1&s=2') === true
      response.writeHead(isSigned ? 200 : 404).end(isSigned ? bytes : '')
    },
  })
  internet.serve(publicUrl, url)
  const text = createHash('sha1').update(originalPicture).digest('hex')
  return await runProvider(activityDeps(db, outside), {
    jobId: await makeJob(db),
    provider,
    questions: [{ kind: 'picture', text, address, bytes, ...more }],
    sources: pictureSources,
    signal: new AbortController().signal,
  })
}
const steps = (provider: string) => internet.requests(provider).map(({ method }) => method)

describe('a picture provider', () => {
  test.each([
    ['google_vision', ['https://bridges.example/one', 'https://gallery.example/scaled']],
    ['tineye', ['http://www.bridges.example/one?utm_source=copies']],
    ['serpapi', ['https://shop.example/print', 'https://alike.example/']],
    ['wikimedia_commons', ['https://commons.wikimedia.org/wiki/File:Hills.png']],
  ])(
    'the picture provider %s names pages by the signed address, or by the hash',
    async (provider, pages) => {
      const run = await ask(provider)
      expect(run).toMatchObject({ outcome: 'ok', message: null })
      const found = run.findings.map(({ pageUrl }) => pageUrl)
      expect(found).toEqual(expect.arrayContaining(pages))
      expect(fetched.length).toBe({ wikimedia_commons: 0, serpapi: 2 }[provider] ?? 1)
    },
  )

  test.each(['google_vision', 'tineye'])(
    '%s is sent the picture itself where the service cannot be reached from outside',
    async (provider) => {
      const run = await ask(provider, { address: null })
      expect(run).toMatchObject({ outcome: 'ok', calls: 1 })
      expect(steps(provider)).toEqual(['POST'])
      expect(fetched).toEqual([])
    },
  )

  test('a picture provider that takes addresses alone has nothing to be asked where there is none', async () => {
    expect(await ask('serpapi', { address: null })).toMatchObject({
      outcome: 'skipped',
      message: 'It takes the public address of a picture, and this service has none to give.',
    })
    expect(internet.requests()).toEqual([])
  })

  test.each([
    ['google_vision', 3_500],
    ['tineye', 40_000],
  ])(
    '%s that could not fetch the address is sent the picture once, and paid once',
    async (provider, price) => {
      internet.misbehave(provider, 'fetches-altered')
      const run = await ask(provider)
      expect(run).toMatchObject({ outcome: 'ok', calls: 1, microDollars: price })
      expect(steps(provider)).toHaveLength(2)
      expect(fetched).toHaveLength(1)
    },
  )

  test('a picture provider that is asked in two paid steps is asked only where the budget covers both', async () => {
    const reserve = { microDollars: 29_999, weekStart: new Date('2026-01-05T00:00:00Z') }
    const id = await makeJob(db, { accountId: await makeAccount(db), reserve })
    const job = { id, accountId: (await loadOpenJob(db, id)).accountId, deadlineAt: null }
    const attempt = () => ({
      number: 1,
      signal: new AbortController().signal,
      isLocal: false,
      waitedMs: 0,
    })
    const inquiry = {
      job,
      questions: [{ kind: 'picture' as const, text: 'a9993e', address, bytes }],
      sources: pictureSources,
      record: async () => undefined,
    }
    const report = await fetchAlone(activityDeps(db, { ...outside, attempt }), inquiry, 'serpapi')
    expect(report).toEqual({ provider: 'serpapi', outcome: 'skipped', overBudget: true })
    expect(internet.requests('serpapi')).toEqual([])
  })

  test('a paid picture provider whose answers are lost with their workers is asked four times in a job, then left out', async () => {
    const job = { id: await makeJob(db), accountId: null, deadlineAt: null }
    const recorded: { outcome: string; message: string | null }[] = []
    const inquiry = {
      job,
      questions: [{ kind: 'picture' as const, text: 'a9993e', address: null, bytes }],
      sources: pictureSources,
      record: async (runs: readonly (typeof recorded)[number][]) => void recorded.push(...runs),
    }
    const seen = () => internet.requests('tineye').length
    const ask = async (number: number, signal: AbortSignal) => {
      const attempt = () => ({ number, signal, isLocal: false, waitedMs: 0 })
      return await fetchAlone(activityDeps(db, { ...outside, attempt }), inquiry, 'tineye')
    }
    internet.misbehave('tineye', 'hang')
    for (const number of [1, 2, 3, 4]) {
      const worker = new AbortController()
      const lost = expect(ask(number, worker.signal)).rejects.toThrow()
      await eventually(() => expect(seen()).toBe(number))
      worker.abort(new Error('killed'))
      await lost
    }
    expect(recorded).toEqual([])
    internet.recover()
    const report = await ask(5, new AbortController().signal)
    expect(report).toEqual({ provider: 'tineye', outcome: 'error' })
    expect(seen()).toBe(4)
    expect(recorded).toMatchObject([
      { outcome: 'error', message: 'Its answers were lost: it is not asked and paid again.' },
    ])
    // an operator who has it asked once more may pay for it
    await reopenProvider(activityDeps(db, outside), job.id, 'tineye')
    expect(await ask(1, new AbortController().signal)).toEqual({
      provider: 'tineye',
      outcome: 'ok',
    })
    expect(seen()).toBeGreaterThan(4)
  })

  test.each(['fetches-late', 'fetches-twice'] as const)(
    'a picture provider that %s finds the same',
    async (mode) => {
      const { findings } = await ask('google_vision')
      internet.misbehave('google_vision', mode)
      expect((await ask('google_vision')).findings).toEqual(findings)
    },
  )

  test('a picture provider that names a person in the picture is not read, nor is its answer kept', async () => {
    const { findings } = await ask('google_vision')
    expect(JSON.stringify(findings).toLowerCase()).not.toContain(believed.toLowerCase())
    const { rowCount } = await db.query('select from source_responses')
    expect(rowCount).toBe(0)
  })

  test('a picture provider that has another file than the one with the hash has found nothing', async () => {
    internet.misbehave('wikimedia_commons', 'wrong-person')
    expect(await ask('wikimedia_commons', { text: '0'.repeat(40) })).toMatchObject({
      outcome: 'no_results',
      findings: [],
    })
  })

  test('a picture provider that has the file names it with the wikis that show it', async () => {
    const { findings } = await ask('wikimedia_commons')
    expect(findings.map(({ imageUrl }) => imageUrl)).toEqual(Array(3).fill(pictures.commons))
  })
})
