/**
 * The activities of a dossier, called as Temporal calls them after a worker died or stalled: the
 * result does not depend on it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createFetcher } from '../../../activities/fetch/create-fetcher.ts'
import { FetchError, type Fetcher } from '../../../activities/fetch/fetcher.ts'
import { createActivities } from '../../../activities/index.ts'
import { SharedDossier } from '../../../activities/person/build-cached-answer.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { readConfig } from '../../../config/read-config.ts'
import { Dossier } from '../../../contract/operations/dossier.ts'
import { buildCacheKey } from '../../../research/cache-key.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import { buildFinding } from '../../../research/records/finding.ts'
import { releaseBuild } from '../../../store/cache/builds.ts'
import { insertCachedResult } from '../../../store/cache/cache.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import { loadClaims } from '../../../store/findings/claims.ts'
import { loadOutcomes } from '../../../store/findings/findings.ts'
import { loadJobPages } from '../../../store/findings/pages.ts'
import type { DossierPlan } from '../../../workflows/ports.ts'
import { eventually } from '../../support/eventually.ts'
import { type Internet, startInternet } from '../../support/internet/start-internet.ts'
import { insertGithubAnswer } from '../../support/rows/insert-github-answer.ts'
import { insertPageFinding } from '../../support/rows/insert-page-finding.ts'
import { logOf, makeAccount, makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const Section = z.looseObject({ key: z.string(), data: z.unknown() })

describe('a dossier whose worker dies', () => {
  let db: Db
  let internet: Internet
  let fetcher: Fetcher
  let outside: ReturnType<typeof openOutside>
  beforeAll(async () => {
    internet = await startInternet()
    const { BRAVE_API_KEY, TAVILY_API_KEY, SERPER_API_KEY, ...env } = internet.env
    db = openStore(await useDatabase(), { max: 10 })
    const config = readConfig(env)
    outside = openOutside(config, db)
    const allow = parseEgressAllow(config.egressAllow)
    const pagesThrough = internet.baseOf('web_pages')
    fetcher = createFetcher({
      allow,
      denied: [],
      userAgent: 'test',
      connectionsPerHost: 8,
      pageGapMs: 1,
      pagesThrough,
    })
  })
  afterAll(async () => {
    await Promise.all([fetcher.close(), outside.fetcher.close()])
    await db.end()
    await internet.stop()
  })

  /**
   * A worker that dies when it asks for the page behind `pages` others; what it had read by then
   * is written.
   */
  function worker(pages = Number.POSITIVE_INFINITY) {
    const dying = new AbortController()
    let asked = 0
    const mortal: Fetcher = {
      ...fetcher,
      async fetch(request) {
        if (request.purpose !== 'page') return await fetcher.fetch(request)
        asked += 1
        if (asked > pages) {
          await sleep(350)
          dying.abort(new Error('the worker died'))
        }
        return await fetcher.fetch({ ...request, signal: dying.signal })
      },
    }
    return createActivities(
      activityDeps(db, {
        ...outside,
        fetcher: mortal,
        attempt: () => ({ number: 1, signal: dying.signal, isLocal: false, waitedMs: 0 }),
      }),
    )
  }

  /** A dossier of which the sources have answered. */
  async function asked(name: string): Promise<string> {
    const input = { person: { name }, refresh: true }
    const job = await makeJob(db, { operation: 'dossier', input, accountId: await makeAccount(db) })
    const { together } = await worker().planDossier(job)
    await worker().askSources(job, together)
    return job
  }

  async function readBy(job: string) {
    const claims = (await loadClaims(db, job)).map(
      ({ documentKey, draft }) => `${documentKey.slice(0, 12)} ${JSON.stringify(draft)}`,
    )
    const pages = (await loadJobPages(db, job)).map(
      ({ url, outcome, reason }) => `${url} ${outcome} ${reason}`,
    )
    return {
      claims: claims.sort(),
      pages: pages.sort(),
      outcome: (await loadOutcomes(db, job)).find(({ provider }) => provider === 'web_pages'),
    }
  }

  /** Fails for any other reason, such as a database that closed when the test was given up. */
  async function diesReading(job: string, pages: number): Promise<boolean> {
    try {
      await worker(pages).readPages(job)
      return false
    } catch (error) {
      expect(error).toMatchObject({ fault: 'aborted' })
      return true
    }
  }

  async function factsOf(job: string) {
    await worker().composeDossier(job, 'completed')
    const { claims, conflicts, sections } = SharedDossier.parse(
      JSON.parse((await rowOf(db, job)).result ?? ''),
    ).dossier
    const facts = claims.map(({ path, value, level, status, confidence }) =>
      JSON.stringify([path, value, level, status, confidence]),
    )
    return {
      facts: facts.sort(),
      conflicts: conflicts.map(({ path }) => path),
      sections: Object.keys(sections),
    }
  }

  test.each([
    ['Zelda Quibbleworth', [1]],
    ['Quillon Featherby-Marsh', [6]],
  ] as const)(
    'a dossier whose worker dies reads the same of %s, however often that happens',
    async (name, counts) => {
      const whole = await asked(name)
      await worker().readPages(whole)
      const undisturbed = await readBy(whole)
      expect(undisturbed.pages.length).toBeGreaterThan(2)
      const facts = await factsOf(whole)
      for (const pages of counts) {
        const job = await asked(name)
        let deaths = 0
        while (await diesReading(job, pages)) deaths += 1
        expect(deaths).toBeGreaterThan(0)
        expect(await readBy(job)).toEqual(undisturbed)
        expect(await factsOf(job)).toEqual(facts)
      }
    },
    120_000,
  )

  const own = 'https://petra-vale.example/'
  const cv = 'https://petra-vale.example/papers'
  const namesake = 'https://harbour-news.example/petra-vale'
  const web: Readonly<Record<string, string>> = {
    [own]: `<title>Petra Vale</title><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Petra Vale',
        url: own,
        birthDate: '1971-03-01',
        jobTitle: 'Cartographer',
      },
    })}</script><h1>Petra Vale</h1><p>I draw maps of salt marshes, and I have done so for as long as I can think.</p>`,
    [cv]: `<title>Curriculum</title><h1>Curriculum</h1><p>I was educated at the University of Aldervale.</p>
      <p>I worked as a surveyor at Hollow Maps Ltd from 2001 to 2005, and drew what I had measured.</p>`,
    [namesake]: `<title>Harbour news</title><p>Petra Vale, born in 1930, was well known at the harbour.</p>
      <p>Petra Vale worked as a harbour master at Saltport Authority from 1960 to 1980.</p>`,
  }

  /**
   * Of these pages, each answered when those before it are written down, unless the worker dies
   * before.
   */
  async function readInOrder(order: readonly string[], { dies = false } = {}) {
    const job = await makeJob(db, {
      operation: 'dossier',
      input: { person: { name: 'Petra Vale', headline: 'Cartographer' }, refresh: true },
    })
    await worker().planDossier(job)
    for (const url of Object.keys(web)) {
      await insertPageFinding(db, job, { url, snippet: 'Petra Vale' })
    }
    const tries = dies ? order : [order.at(-1)]
    for (const last of tries) {
      const dying = new AbortController()
      const allowed = order.slice(0, order.indexOf(last ?? '') + 1)
      const fetcherOf: Fetcher = {
        ...fetcher,
        async fetch({ url }) {
          const before = order.slice(0, order.indexOf(url))
          while (!before.every((one) => seen.has(one))) {
            await sleep(20)
            seen = new Set((await loadJobPages(db, job)).map((page) => page.url))
            if (allowed.every((one) => seen.has(one)) && last !== order.at(-1))
              dying.abort(new Error('the worker died'))
            dying.signal.throwIfAborted()
          }
          const body = Buffer.from(`<!doctype html><html><body>${web[url] ?? ''}</body></html>`)
          return {
            status: url in web ? 200 : 404,
            headers: { 'content-type': 'text/html' },
            body,
            finalUrl: url,
            truncated: false,
          }
        },
      }
      let seen = new Set((await loadJobPages(db, job)).map((page) => page.url))
      const deps = activityDeps(db, {
        fetcher: fetcherOf,
        attempt: () => ({ number: 1, signal: dying.signal, isLocal: false, waitedMs: 0 }),
      })
      const reading = createActivities(deps).readPages(job)
      if (last === order.at(-1)) await reading
      else await expect(reading).rejects.toThrow('the worker died')
    }
    return { ...(await readBy(job)), ...(await factsOf(job)) }
  }

  test('a dossier is the same whichever page answers first, and whatever was known when its worker died', async () => {
    const first = await readInOrder([own, cv, namesake])
    expect(first.facts.join()).toContain('Hollow Maps')
    expect(await readInOrder([cv, namesake, own])).toEqual(first)
    expect(await readInOrder([own, namesake, cv], { dies: true })).toEqual(first)
    expect(await readInOrder([cv, own, namesake], { dies: true })).toEqual(first)
  }, 60_000)

  test('a dossier emits nothing about a person whose page shows a minor', async () => {
    const input = { person: { name: 'Pip Underling', primaryUsername: 'pipunder' }, refresh: true }
    const job = await makeJob(db, { operation: 'dossier', input })
    await worker().planDossier(job)
    const account = {
      kind: 'account',
      platform: 'github',
      username: 'pipunder',
      url: 'https://github.com/pipunder',
      name: 'Pip Underling',
    } as const
    const said = {
      location: 'Saltport',
      organizations: ['Saltport Chess Club'],
      bio: 'Chess player at Saltport Chess Club',
    }
    const site = 'https://pip-underling.example/'
    const payload = buildFinding({
      ...account,
      ...said,
      title: 'pipunder',
      method: 'api',
      matchedOn: ['username'],
      links: [{ url: site, proof: 'none' }],
    })
    await insertGithubAnswer(db, job, payload)
    const person = {
      '@type': 'Person',
      name: 'Pip Underling',
      url: site,
      sameAs: [account.url],
      birthDate: `${new Date().getFullYear() - 13}-01-01`,
    }
    const page = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: person })}</script>`
    const body = Buffer.from(
      `<!doctype html><title>Pip Underling</title>${page}<h1>Pip Underling</h1><p>I like chess, and I write about it here.</p>`,
    )
    const loadSections = async () => {
      const events = (await logOf(db, job))
        .filter(({ type }) => type === 'section')
        .map(({ payload: text }) => Section.parse(JSON.parse(text)))
      return new Map(events.map(({ key, data }) => [key, JSON.stringify(data)]))
    }
    const answer = {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body,
      finalUrl: site,
      truncated: false,
    }
    const onePage: Fetcher = { ...fetcher, fetch: async () => answer }
    await createActivities(activityDeps(db, { fetcher: onePage })).readPages(job)
    // nor does it say what the dossier before knew
    const [builtAt, expiresAt] = [new Date(0), new Date(1)]
    const known = {
      id: 'clm_1',
      path: 'locations.items',
      value: {
        label: 'Saltport',
        city: null,
        country: null,
        countryCode: null,
        from: null,
        to: null,
        current: true,
      },
      confidence: 80,
      level: 'medium',
      status: 'supported',
      citations: [],
    }
    const before = {
      summary: '',
      sections: {},
      sources: [],
      claims: [known],
      conflicts: [],
      coverage: [],
      builtAt: builtAt.toISOString(),
      notice: '',
      focus: null,
    }
    const stored = JSON.stringify({ dossier: Dossier.parse(before) })
    await insertCachedResult(db, {
      operation: 'dossier',
      cacheKey: buildCacheKey('dossier', input, null) ?? '',
      result: stored,
      events: null,
      builtAt,
      expiresAt,
    })
    const { facts } = await factsOf(job)
    expect(facts).toEqual([])
    const last = await loadSections()
    expect([...last.keys()]).toEqual(['identity'])
    expect([...last.values()].join()).not.toMatch(/pipunder|Saltport/i)
    expect((await rowOf(db, job)).result).not.toMatch(/pipunder|Saltport/i)
  })

  test("an operator's retry asks again for the pages of a dossier that did not answer, and for no others", async () => {
    const job = await makeJob(db, {
      operation: 'dossier',
      input: { person: { name: 'Petra Vale' }, refresh: true },
    })
    await worker().planDossier(job)
    for (const url of [own, cv]) {
      await insertPageFinding(db, job, { url })
    }
    let isUp = false
    const asked: string[] = []
    const flaky: Fetcher = {
      ...fetcher,
      async fetch({ url }) {
        asked.push(url)
        if (url === cv && !isUp) throw new FetchError('timeout')
        return {
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: Buffer.from(web[url] ?? ''),
          finalUrl: url,
          truncated: false,
        }
      },
    }
    const activities = createActivities(activityDeps(db, { fetcher: flaky }))
    await activities.readPages(job)
    expect((await readBy(job)).outcome?.message).toContain('1 did not answer (timeout)')
    isUp = true
    await activities.reopenProvider(job, 'web_pages')
    await activities.readPages(job)
    expect((await readBy(job)).outcome?.message).toBe('2 pages read')
    expect(asked.sort()).toEqual([own, cv, cv])
  })

  test('a dossier is answered from the cache when the equal build that it waits for ends at that very moment', async () => {
    const input = { person: { name: 'Wendeline Tollgate-Ashby' } }
    const accountId = await makeAccount(db)
    await db.query('delete from cache')
    const earlier = await makeJob(db, { operation: 'dossier', input, accountId })
    const { together } = await worker().planDossier(earlier)
    await worker().askSources(earlier, together)
    await worker().composeDossier(earlier, 'completed')
    const result = JSON.stringify(
      SharedDossier.parse(JSON.parse((await rowOf(db, earlier)).result ?? '')),
    )
    await db.query('delete from cache')
    const builder = await makeJob(db, { operation: 'dossier', input, accountId })
    expect(await worker().planDossier(builder)).toMatchObject({ state: 'build' })
    const late = await makeJob(db, { operation: 'dossier', input, accountId })
    const planned: Promise<DossierPlan>[] = []
    // the end of the build, as far as it concerns others, is written but not committed: the late
    // one finds nothing in the cache and waits here
    await inTransaction(db, async (tx) => {
      const [builtAt, expiresAt] = [new Date(), new Date(Date.now() + 60_000)]
      const key = buildCacheKey('dossier', input, null) ?? ''
      await insertCachedResult(tx, {
        operation: 'dossier',
        cacheKey: key,
        result,
        events: null,
        builtAt,
        expiresAt,
      })
      await releaseBuild(tx, builder)
      planned.push(worker().planDossier(late))
      await eventually(async () => {
        const { rowCount } = await db.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rowCount).toBe(1)
      })
    })
    expect(await planned[0]).toMatchObject({ state: 'cached' })
  }, 60_000)
})
