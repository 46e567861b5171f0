import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../config/read-config.ts'
import type { ErrorCode } from '../../../contract/errors/errors.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import { UsageReport } from '../../../contract/resources/usage-report.ts'
import { buildCacheKey } from '../../../research/cache-key.ts'
import { insertCachedResult } from '../../../store/cache/cache.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import {
  accountOf,
  endRun,
  giveCredits,
  putOnPlan,
  setBudget,
} from '../../support/rows/accounts.ts'
import { ledgerOf } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const estimate = 50_000
const allowance = 7.5 * estimate
const weekMs = 7 * 86_400_000
const vins = ['1HGCM82633A004352', '1FTMW1T88MFA00001'] as const
const files = await mkdtemp(path.join(os.tmpdir(), 'plans-'))
const plansFile = path.join(files, 'plans.json')
await writeFile(
  plansFile,
  JSON.stringify({
    tiny: { weeklyAllowanceMicroDollars: allowance },
    vehicles: { weeklyAllowanceMicroDollars: allowance, capabilities: ['vin'] },
    credits_only: { weeklyAllowanceMicroDollars: 0 },
  }),
)

let service: SharedService
beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent', PLANS_FILE: plansFile }
  // runs end when a test says so
  service = await useApi(env, { startWorkflow: () => Promise.resolve() })
})
afterAll(async () => {
  await service.stop()
  await rm(files, { recursive: true })
})

let accounts = 0
/** An account of its own on a plan, with a key. */
async function subscriber(
  plan: string,
  credits = 0,
): Promise<{ account: string; id: string; key: string }> {
  accounts += 1
  const account = `account ${accounts}`
  const created = await service.createKey({ account })
  await putOnPlan(service.db, account, plan)
  if (credits > 0) await giveCredits(service.db, account, credits)
  return { account, ...created }
}

const plans = () => readConfig(service.env).plans
const ask = (key: string, where: string, body: unknown, more: Call = {}) =>
  callAnew(service.url, where, { key, body, ...more })
const startSearch = (key: string, more: object = {}, url = service.url) =>
  callAnew(url, '/api/v1/jobs', {
    key,
    body: { operation: 'search', input: { query: 'Zelda Quibbleworth' }, ...more },
  })
const startVin = (key: string) =>
  ask(key, '/api/v1/jobs', { operation: 'vin', input: { vin: vins[1] } })
async function started(response: Response): Promise<string> {
  expect(response.status).toBe(202)
  return Job.parse(await response.json()).id
}
const jobsOf = async (account: string): Promise<number> => {
  const { rows } = await service.db.query<{ jobs: number }>(
    'select count(*)::integer as jobs from jobs where account_id = $1',
    [(await accountOf(service.db, account)).id],
  )
  return rows[0]?.jobs ?? 0
}
async function weekOf(account: string): Promise<{ reserved: number; spent: number }> {
  const { rows } = await service.db.query<{ reserved: number; spent: number }>(
    `select coalesce(sum(reserved_micro_dollars), 0)::bigint as reserved, coalesce(sum(spent_micro_dollars), 0)::bigint as spent
     from usage_weeks where account_id = $1`,
    [(await accountOf(service.db, account)).id],
  )
  return rows[0] ?? { reserved: 0, spent: 0 }
}
const usageOf = async (key: string, jobId: string) =>
  Job.parse(await (await ask(key, `/api/v1/jobs/${jobId}`, undefined)).json()).usage

async function expectRefused(
  response: Response,
  status: number,
  code: ErrorCode,
  action?: string,
): Promise<void> {
  expect(response.status).toBe(status)
  const error = await errorOf(response)
  expect(error).toMatchObject({ code, message: expect.stringMatching(/\w{3,}/) })
  if (action === undefined) return
  expect(error).toMatchObject({
    action,
    url: `http://service.test/portal#${action.replaceAll('_', '-')}`,
  })
}

describe('a plan', () => {
  const body = { query: 'Zelda Quibbleworth', format: 'json' }

  test('a plan without subscription refuses every live operation, whatever credits there are, and starts nothing', async () => {
    const { account, key } = await subscriber('none', 1_000_000)
    await expectRefused(await ask(key, '/api/v1/search', body), 402, 'not_subscribed', 'subscribe')
    await expectRefused(
      await ask(key, '/api/v1/vin', { vin: vins[0] }),
      402,
      'not_subscribed',
      'subscribe',
    )
    await expectRefused(await startSearch(key), 402, 'not_subscribed', 'subscribe')
    expect(await jobsOf(account)).toBe(0)
  })

  test('a plan that the configuration does not know is no subscription', async () => {
    const { key } = await subscriber('gold_of_2019')
    await expectRefused(await startVin(key), 402, 'not_subscribed', 'subscribe')
  })

  test('a plan without a capability refuses its operations, and credits do not add it', async () => {
    const { account, key } = await subscriber('vehicles', 1_000_000)
    await expectRefused(
      await ask(key, '/api/v1/search', body),
      402,
      'plan_upgrade_required',
      'upgrade_plan',
    )
    await expectRefused(await startSearch(key), 402, 'plan_upgrade_required', 'upgrade_plan')
    await expectRefused(
      await ask(key, '/api/v1/vin', { vin: vins[0], refresh: true }),
      402,
      'plan_upgrade_required',
      'upgrade_plan',
    )
    expect(await jobsOf(account)).toBe(0)
    await started(await startVin(key))
  })

  test('the plan of an account does not matter in the sandbox', async () => {
    const { key } = await subscriber('none')
    expect((await ask(key, '/api/v1/search', { ...body, sandbox: true })).status).toBe(200)
  })

  test('a change of plan counts at once', async () => {
    const { account, key } = await subscriber('none')
    await expectRefused(await startVin(key), 402, 'not_subscribed')
    await putOnPlan(service.db, account, 'tiny')
    await expect.poll(async () => (await startVin(key)).status, { timeout: 500 }).toBe(202)
  })

  test('an invalid request is reported before a missing capability of the plan', async () => {
    const { key } = await subscriber('none')
    expect((await ask(key, '/api/v1/search', { ...body, colour: 'red' })).status).toBe(400)
    expect((await startSearch(key, { input: { query: '' } })).status).toBe(400)
  })
})

describe('the week of an account', () => {
  const report = async (key: string) =>
    UsageReport.parse(await (await ask(key, '/api/v1/usage', undefined)).json())

  test('the usage of a week is listed by operation, key and day, with what is left of it', async () => {
    const { account, id, key } = await subscriber('tiny', 20_000)
    const second = await service.createKey({ account, name: 'second' })
    await endRun(service.db, plans(), await started(await startSearch(key)), estimate)
    await endRun(service.db, plans(), await started(await startVin(second.key)))
    const { by_day, ...week } = await report(key)
    expect(week).toMatchObject({
      object: 'usage',
      plan: 'tiny',
      remaining_percent: 100 - 13,
      credits: 2,
      credits_reserved: 0,
      by_operation: expect.arrayContaining([
        { operation: 'search', requests: 1, percentage: 13, credits: 5 },
        { operation: 'vin', requests: 1, percentage: 0, credits: 0 },
      ]),
      by_key: expect.arrayContaining([
        { key_id: id, name: '', requests: 1, percentage: 13, credits: 5 },
        { key_id: second.id, name: 'second', requests: 1, percentage: 0, credits: 0 },
      ]),
    })
    expect(Date.parse(week.reset_at) - Date.parse(week.week_start)).toBe(weekMs)
    expect(by_day.map(({ requests }) => requests)).toEqual([2])
  })

  test('a narrowed key sees the usage of its operations only', async () => {
    const { account, key } = await subscriber('tiny')
    const narrow = await service.createKey({ account, scopes: ['search'] })
    await endRun(service.db, plans(), await started(await startSearch(narrow.key)), estimate)
    await endRun(service.db, plans(), await started(await startVin(key)))
    const { by_operation, by_key } = await report(narrow.key)
    expect(by_operation.map(({ operation }) => operation)).toEqual(['search'])
    expect(by_key.map(({ key_id }) => key_id)).toEqual([narrow.id])
  })
})

describe('the allowance', () => {
  test('the allowance of an account is never exceeded by concurrent calls, and the last gets what is left', async () => {
    const { account, key } = await subscriber('tiny')
    const second = await service.startApi()
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        startSearch(key, {}, n % 2 === 0 ? service.url : second.url),
      ),
    )
    const ids = await Promise.all(responses.filter(({ status }) => status === 202).map(started))
    const reserves = await Promise.all(
      ids.map(async (id) => (await ledgerOf(service.db, id))[0]?.microDollars),
    )
    expect(reserves.sort()).toEqual([25_000, ...Array.from({ length: 7 }, () => estimate)])
    expect(await weekOf(account)).toEqual({ reserved: allowance, spent: 0 })
    const refused = responses.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(22)
    for (const response of refused)
      await expectRefused(response, 402, 'usage_exhausted', 'add_credits')
    expect(await jobsOf(account)).toBe(8)
  })

  test('an exhausted allowance refuses what costs, and neither what is free nor what is cached', async () => {
    const { account, key } = await subscriber('tiny')
    for (let left = allowance; left > 0; left -= estimate)
      await endRun(service.db, plans(), await started(await startSearch(key)), estimate)
    const error = await errorOf(await startSearch(key))
    expect(error).toMatchObject({
      code: 'usage_exhausted',
      message: expect.stringContaining('used up'),
    })
    await started(await startVin(key))
    const input = { person: { name: 'Zelda Quibbleworth' } }
    await expectRefused(
      await ask(key, '/api/v1/jobs', { operation: 'dossier', input }),
      402,
      'usage_exhausted',
    )
    await insertCachedResult(service.db, {
      operation: 'dossier',
      cacheKey: buildCacheKey('dossier', input, null) ?? '',
      result: '{"dossier":{"summary":"","sections":{},"sources":[]}}',
      events: '',
      builtAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    })
    const id = await started(await ask(key, '/api/v1/jobs', { operation: 'dossier', input }))
    expect(await ledgerOf(service.db, id)).toMatchObject([{ kind: 'reserve', microDollars: 0 }])
    await expectRefused(
      await ask(key, '/api/v1/jobs', { operation: 'dossier', input: { ...input, refresh: true } }),
      402,
      'usage_exhausted',
    )
    const cached = await ask(key, '/api/v1/dossier', { ...input, format: 'json' })
    expect(cached.status).toBe(200)
    expect(cached.headers.get('x-service-usage-remaining')).toBe('0')
    expect(await weekOf(account)).toEqual({ reserved: 0, spent: allowance })
  })

  test('a refusal says when the allowance is set aside for running jobs only', async () => {
    const { key } = await subscriber('tiny')
    for (let left = allowance; left > 0; left -= estimate) await started(await startSearch(key))
    expect((await errorOf(await startSearch(key))).message).toContain('set aside')
  })

  test('a job with a maximum percentage sets aside no more of the allowance', async () => {
    const { key } = await subscriber('tiny')
    const id = await started(await startSearch(key, { max_percentage: 10 }))
    expect(await ledgerOf(service.db, id)).toMatchObject([
      { kind: 'reserve', microDollars: 37_500 },
    ])
    await endRun(service.db, plans(), id, estimate)
    expect(await usageOf(key, id)).toMatchObject({ percentageCharged: 10, remainingPercent: 90 })
  })

  test('the allowance begins anew with the account’s own week; what was begun before is charged to the week before', async () => {
    const { account, key } = await subscriber('tiny')
    const anchor = (await accountOf(service.db, account)).anchorAt.getTime()
    let now = new Date(anchor + weekMs - 1)
    const api = await service.startApi({}, { now: () => now })
    const search = () => startSearch(key, {}, api.url)
    const open = await started(await search())
    for (let left = allowance - estimate; left > 0; left -= estimate)
      await endRun(service.db, plans(), await started(await search()), estimate)
    await expectRefused(await search(), 402, 'usage_exhausted')
    now = new Date(anchor + weekMs)
    await endRun(service.db, plans(), open, estimate, now)
    const id = await started(await search())
    await endRun(service.db, plans(), id, estimate, now)
    const usages = [await usageOf(key, open), await usageOf(key, id)]
    expect(usages.map((usage) => usage?.resetAt)).toEqual(
      [1, 2].map((weeks) => new Date(anchor + weeks * weekMs).toISOString()),
    )
    expect(usages).toMatchObject([
      { percentageCharged: 14, remainingPercent: 0 },
      { percentageCharged: 13, remainingPercent: 87 },
    ])
  })

  test('the allowance of an account is untouched when another account has used up its own', async () => {
    const [one, other] = [await subscriber('tiny'), await subscriber('tiny')]
    for (let left = allowance; left > 0; left -= estimate) await started(await startSearch(one.key))
    await started(await startSearch(other.key))
  })
})

describe('extra credits', () => {
  test('extra credits pay once included usage is spent: included, mixed, extra, and nothing at the end', async () => {
    const { account, key } = await subscriber('tiny', 1.5 * estimate)
    const usages = []
    for (let n = 0; n < 9; n += 1) {
      const id = await started(await startSearch(key))
      await endRun(service.db, plans(), id, estimate)
      usages.push(await usageOf(key, id))
    }
    expect(usages.map((usage) => usage?.source)).toEqual([
      ...Array.from({ length: 7 }, () => 'included'),
      'mixed',
      'extra',
    ])
    expect(usages.map((usage) => usage?.percentageCharged)).toEqual([
      13, 13, 14, 13, 13, 14, 13, 7, 0,
    ])
    expect(usages.at(-2)).toMatchObject({
      remainingPercent: 0,
      credits: 5,
      allowanceSource: 'weekly',
    })
    expect(usages.at(-1)).toMatchObject({
      metered: true,
      remainingPercent: 0,
      credits: 5,
      allowanceSource: 'coin',
    })
    expect(await accountOf(service.db, account)).toMatchObject({
      extraMicroDollars: 0,
      extraReservedMicroDollars: 0,
    })
    await expectRefused(await startSearch(key), 402, 'usage_exhausted', 'add_credits')
    await giveCredits(service.db, account, 1)
    await started(await startSearch(key))
  })

  test('extra credits that were set aside but not needed are available again', async () => {
    const { account, key } = await subscriber('credits_only', 60_000)
    const id = await started(await startSearch(key))
    expect(await accountOf(service.db, account)).toMatchObject({
      extraMicroDollars: 60_000,
      extraReservedMicroDollars: estimate,
    })
    await endRun(service.db, plans(), id, 5_000)
    expect(await accountOf(service.db, account)).toMatchObject({
      extraMicroDollars: 55_000,
      extraReservedMicroDollars: 0,
    })
    expect(await usageOf(key, id)).toMatchObject({
      percentageCharged: 0,
      remainingPercent: 0,
      source: 'extra',
      credits: 0.5,
    })
  })
})

describe('a plan without allowance', () => {
  test('a plan without allowance promises nothing of a new week when credits are used up', async () => {
    const { account, key } = await subscriber('credits_only', estimate)
    const id = await started(await startSearch(key))
    const reserved = await errorOf(await startSearch(key))
    expect(reserved).toMatchObject({
      code: 'usage_exhausted',
      message: expect.stringContaining('set aside'),
    })
    await endRun(service.db, plans(), id, estimate)
    const spent = await errorOf(await startSearch(key))
    expect(spent).toMatchObject({
      code: 'usage_exhausted',
      message: 'All extra credits are used up. Add credits to go on.',
    })
    expect(reserved.message).not.toContain('reset')
    expect(await jobsOf(account)).toBe(1)
  })
})

describe("a key's monthly budget", () => {
  test("a key's monthly budget ends its calls before the account's allowance does, for this key alone", async () => {
    const { account, id, key } = await subscriber('standard')
    const other = await service.createKey({ account })
    await setBudget(service.db, id, 8)
    const first = await started(await startSearch(key))
    const second = await started(await startSearch(key))
    expect(await ledgerOf(service.db, second)).toMatchObject([
      { kind: 'reserve', microDollars: 30_000 },
    ])
    const reserved = await startSearch(key)
    expect((await errorOf(reserved.clone())).message).toContain('set aside')
    await expectRefused(reserved, 402, 'api_key_budget_exceeded', 'raise_key_budget')
    await started(await startSearch(other.key))
    await started(await startVin(key))
    await endRun(service.db, plans(), first, 10_000)
    await endRun(service.db, plans(), second, 30_000)
    const third = await started(await startSearch(key))
    expect(await ledgerOf(service.db, third)).toMatchObject([
      { kind: 'reserve', microDollars: 40_000 },
    ])
    await setBudget(service.db, id, null)
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 500 }).toBe(202)
  })

  test("a key's monthly budget begins anew with the month, in UTC", async () => {
    let now = new Date('2030-01-31T23:59:59.000Z')
    const api = await service.startApi({}, { now: () => now })
    const { id, key } = await subscriber('standard')
    await setBudget(service.db, id, 5)
    await endRun(service.db, plans(), await started(await startSearch(key, {}, api.url)), estimate)
    expect(await errorOf(await startSearch(key, {}, api.url))).toMatchObject({
      code: 'api_key_budget_exceeded',
      message: expect.stringMatching(/is reached: .* begins at 2030-02-01T00:00:00\.000Z/),
    })
    now = new Date('2030-02-01T00:00:00.000Z')
    await started(await startSearch(key, {}, api.url))
  })
})

describe("the service's own cap", () => {
  // days that no other test spends on
  async function capped(
    env: Record<string, string>,
    day: string,
  ): Promise<{ url: string; set(now: string): void }> {
    let now = new Date(`${day}T18:00:00.000Z`)
    const api = await service.startApi(env, { now: () => now })
    return {
      url: api.url,
      set: (to) => {
        now = new Date(to)
      },
    }
  }

  test('the daily spend cap of the service refuses every account until the day is over, and lets free work pass', async () => {
    const { url, set } = await capped(
      { SPEND_CAP_DAILY_MICRO_DOLLARS: String(2.5 * estimate) },
      '2031-03-05',
    )
    const callers = await Promise.all(Array.from({ length: 6 }, () => subscriber('standard')))
    const responses = await Promise.all(callers.map(({ key }) => startSearch(key, {}, url)))
    const ids = await Promise.all(responses.filter(({ status }) => status === 202).map(started))
    expect(ids).toHaveLength(2)
    const [reserved] = responses.filter(({ status }) => status === 503)
    expect(reserved?.headers.get('retry-after')).toBe('30')
    const [caller] = callers
    if (caller === undefined) throw new Error('there are callers')
    const vin = await callAnew(url, '/api/v1/jobs', {
      key: caller.key,
      body: { operation: 'vin', input: { vin: vins[0] } },
    })
    expect(vin.status).toBe(202)
    // what is spent, not only set aside, is gone until midnight; what was not needed is free again
    for (const [n, id] of ids.entries())
      await endRun(service.db, plans(), id, n === 0 ? estimate : 40_000)
    const refused = await startSearch(caller.key, {}, url)
    expect(refused.headers.get('retry-after')).toBe(String(6 * 3_600))
    await expectRefused(refused, 503, 'spend_cap_reached')
    set('2031-03-06T00:00:00.000Z')
    await started(await startSearch(caller.key, {}, url))
  })

  test('the monthly spend cap of the service counts its days together', async () => {
    const { url, set } = await capped(
      { SPEND_CAP_MONTHLY_MICRO_DOLLARS: String(estimate) },
      '2031-05-30',
    )
    const { key } = await subscriber('standard')
    await endRun(service.db, plans(), await started(await startSearch(key, {}, url)), estimate)
    set('2031-05-31T12:00:00.000Z')
    const refused = await startSearch(key, {}, url)
    expect(refused.headers.get('retry-after')).toBe(String(12 * 3_600))
    await expectRefused(refused, 503, 'spend_cap_reached')
    set('2031-06-01T00:00:00.000Z')
    await started(await startSearch(key, {}, url))
  })
})

test.each(['/api/v1/usage', '/api/v1/keys/{id}', '/api/v1/webhooks/{id}'])(
  'a query parameter that %s does not know is refused by its name, not ignored',
  async (template) => {
    const { id, key } = await subscriber('standard')
    const path = template.replace('{id}', template.includes('keys') ? id : `we_${'0'.repeat(26)}`)
    const response = await callAnew(service.url, `${path}?windowDays=0`, { key })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'windowDays', message: 'is not a known property' }],
    })
  },
)
