/** What the headers of an answer say of its price, through the whole service. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SearchResult } from '../../../contract/operations/search.ts'
import { events } from '../../support/calls/call.ts'
import { callAnew } from '../../support/calls/callers.ts'
import { giveCredits, putOnPlan } from '../../support/rows/accounts.ts'
import plans from '../../support/service/plans.json' with { type: 'json' }
import type { SharedService } from '../../support/service/service.ts'
import { type Research, useResearch } from '../../support/service/use-research.ts'

const vin = '1HGCM82633A004352'
const allowance = plans.medium.weeklyAllowanceMicroDollars

let research: Research
let service: SharedService
beforeAll(async () => {
  research = await useResearch({}, { TRUSTED_PROXIES: '1' })
  ;({ service } = research)
})
afterAll(() => research?.stop())
beforeEach(async () => {
  await research.renew()
  // the engine that costs nothing is asked first: without it, each search pays for one look-up
  research.internet.misbehave('searxng', 'not-json')
})

let accounts = 0
/** The key of an account of its own on a plan. */
async function subscriber(plan: keyof typeof plans, credits = 0): Promise<string> {
  accounts += 1
  const account = `account ${accounts}`
  const { key } = await service.createKey({ account })
  await putOnPlan(service.db, account, plan)
  if (credits > 0) await giveCredits(service.db, account, credits)
  return key
}

const ask = (key: string, path: string, body: unknown) => callAnew(service.url, path, { key, body })

describe('the metering headers', () => {
  const metering = (response: Response) =>
    Object.fromEntries(
      [
        'operation',
        'metered',
        'percentage-charged',
        'usage-remaining',
        'usage-source',
        'credits-charged',
        'allowance-source',
      ].map((name) => [name, response.headers.get(`x-service-${name}`)]),
    )
  const search = { query: 'Zelda Quibbleworth', format: 'json' }

  test('the metering headers state the charge of a run, equal to its body', async () => {
    const key = await subscriber('medium')
    const response = await ask(key, '/api/v1/search', search)
    const { usage } = SearchResult.parse(await response.json())
    expect(usage).toMatchObject({ metered: true, source: 'included', credits: 0.5 })
    expect(usage.percentageCharged).toBe(Math.floor(500_000 / allowance))
    expect(metering(response)).toEqual({
      operation: 'search',
      metered: 'true',
      'percentage-charged': String(usage.percentageCharged),
      'usage-remaining': String(usage.remainingPercent),
      'usage-source': 'included',
      'credits-charged': '0.5',
      'allowance-source': 'weekly',
    })
    expect(response.headers.get('x-service-usage-reset')).toBe(usage.resetAt)
    expect(usage.remainingPercent + usage.percentageCharged).toBe(100)
  })

  test('the metering headers of a stream are those of its beginning; its usage event settles', async () => {
    const key = await subscriber('credits_only', 100_000)
    const response = await ask(key, '/api/v1/search', { ...search, format: 'sse' })
    expect(metering(response)).toMatchObject({
      metered: 'true',
      'percentage-charged': '0',
      'usage-remaining': '0',
    })
    const usageEvent = (await events(response)).find(({ type }) => type === 'usage')
    expect(usageEvent).toMatchObject({
      usage: { source: 'extra', allowanceSource: 'coin', credits: 0.5, percentageCharged: 0 },
      final: true,
    })
  })

  test('the metering headers of a cached answer say that it was free, and what is left', async () => {
    const key = await subscriber('medium')
    await ask(key, '/api/v1/search', search)
    await ask(key, '/api/v1/vin', { vin })
    const response = await ask(key, '/api/v1/vin', { vin })
    expect(await response.json()).toMatchObject({ cached: true })
    const used = Math.floor(500_000 / allowance)
    expect(metering(response)).toMatchObject({
      metered: 'false',
      'percentage-charged': '0',
      'usage-remaining': String(100 - used),
    })
  })

  test('a run that is left too little stops paying for more and says so', async () => {
    const key = await subscriber('credits_only', 500)
    const response = await ask(key, '/api/v1/search', search)
    const result = SearchResult.parse(await response.json())
    expect(result.usage).toMatchObject({ credits: 0, remainingPercent: 0 })
    expect(result.events.at(-1)).toMatchObject({
      type: 'done',
      partial: true,
      stopReason: 'budget_reached',
    })
    expect(result.coverage).toContainEqual(
      expect.objectContaining({ provider: 'brave', outcome: 'skipped' }),
    )
  })
})
