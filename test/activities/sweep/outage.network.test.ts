import { describe, expect, test } from 'vitest'
import { FetchError, type Fetcher } from '../../../activities/fetch/fetcher.ts'
import { buildSweepCoverage, isSweepOffline } from '../../../activities/job/sweep-coverage.ts'
import { createOutageWatch } from '../../../activities/sweep/outage.ts'
import { runSweep } from '../../../activities/sweep/run-sweep.ts'
import type { SiteOutcome } from '../../../activities/sweep/site-outcome.ts'
import { parseSiteList } from '../../../research/usernames/sites/parse-site-list.ts'

const sites = parseSiteList({
  sites: Array.from({ length: 300 }, (_, n) => ({
    name: `Site ${n}`,
    uri_check: `https://site-${n}.example/{account}`,
    e_code: 200,
    e_string: 'profile of',
    m_code: 404,
    m_string: 'not found',
    known: ['ada'],
    cat: 'social',
  })),
}).sites

/** A network where each request to a host ends in the fault that `faultFor` names. */
async function sweep(faultFor: (asked: number) => FetchError) {
  const outcomes: SiteOutcome[] = []
  let asked = 0
  const fetcher: Fetcher = {
    fetch: async () => {
      asked += 1
      throw faultFor(asked)
    },
    close: async () => {},
  }
  const started = performance.now()
  await runSweep(sites, 'ada', {
    fetcher,
    denied: [],
    seed: '2026-01-01',
    signal: new AbortController().signal,
    atOnce: 40,
    report: (outcome) => outcomes.push(outcome),
  })
  return { outcomes, ms: performance.now() - started }
}

describe('a sweep without a network', () => {
  test.each([
    ['DNS fails', new FetchError('dns', { code: 'ETIMEOUT' })],
    ['no network is reachable', new FetchError('connection', { code: 'ENETUNREACH' })],
  ])(
    'a sweep without a network stops with that cause when %s for ten hosts in a row',
    async (_, fault) => {
      const { outcomes, ms } = await sweep(() => fault)
      expect(ms).toBeLessThan(5_000)
      expect(outcomes).toHaveLength(sites.length)
      const offline = outcomes.filter(({ reason }) => reason === 'offline')
      expect(offline.length).toBeGreaterThan(sites.length - 80)
      expect(offline[0]).toMatchObject({ outcome: 'error', finding: null })
      const coverage = buildSweepCoverage(outcomes, sites.length)
      expect(coverage).toMatchObject({
        outcome: 'error',
        message: expect.stringMatching(
          /^The sweep stopped early, .*; \d+ of 300 sites answered: 0 know the name/,
        ),
      })
      expect(isSweepOffline([coverage])).toBe(true)
    },
  )

  test('a sweep continues when sites refuse connections: a machine that answers is reachable', async () => {
    const { outcomes } = await sweep(() => new FetchError('connection', { code: 'ECONNREFUSED' }))
    expect(outcomes.map(({ reason }) => reason)).not.toContain('offline')
  })

  test('names that time out together do not end a sweep whose other hosts answered meanwhile', () => {
    let isOut = false
    const watch = createOutageWatch(() => {
      isOut = true
    })
    const startedAt = performance.now()
    const late = { fault: 'dns', reason: null, code: 'ETIMEOUT' } as const
    watch.observe('answers.example', { ...late, fault: 'tls' }, startedAt)
    const observeMany = (at: number) => {
      for (let n = 0; n < 12; n += 1) watch.observe(`late-${n}.example`, late, at)
    }
    observeMany(startedAt - 1)
    expect(isOut).toBe(false)
    observeMany(performance.now())
    expect(isOut).toBe(true)
  })

  test('a sweep continues when other faults come between those of the network', async () => {
    const { outcomes } = await sweep((asked) => new FetchError(asked % 8 === 0 ? 'tls' : 'dns'))
    expect(outcomes.map(({ reason }) => reason)).not.toContain('offline')
  })
})
