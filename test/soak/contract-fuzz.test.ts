import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createRateLimits, type RateLimits } from '../../api/limits/rate-limits.ts'
import { hasFixtures } from '../../contract/operations/operations.ts'
import { fuzz, installFuzzer } from '../support/contract/fuzzer.ts'
import { type Service, startService } from '../support/service/service.ts'
import './soak.ts'
import { keylessEnv, useSurroundings } from '../support/service/use-service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const timeout = 600_000

/** Limits that count nothing: a fuzzer sends more than a minute allows. */
const consume: RateLimits['consume'] = ({ policy, limit }) =>
  Promise.resolve({
    policy,
    limit,
    remaining: limit,
    resetsAtMs: Date.now() + 60_000,
    exceeded: false,
  })

let service: Service
let url: string
beforeAll(async () => {
  // operations without fixtures ask providers: those of the invented internet
  const outside = keylessEnv(await useSurroundings(), { hasModel: false })
  service = await startService(useStack(), 'contract-fuzz', {
    ...outside,
    LOG_LEVEL: 'silent',
    RECONCILE_EVERY_SECONDS: '1',
  })
  const api = await service.startApi(
    {},
    { rateLimits: { ...createRateLimits(service.db), consume, consumeAtOnce: consume } },
  )
  url = api.url
  await service.startWorker()
})
afterAll(() => service.stop())

const parts = ['fixtures with a test key', 'everything else with an ordinary key']

test.each(parts)(
  'a public fuzzer finds no 5xx, no undocumented answer and no wrong refusal: %s',
  { timeout },
  async (part) => {
    const fuzzer = await installFuzzer()
    if (fuzzer === null)
      return console.warn('Not fuzzed: Python or its package registry cannot be reached.')
    const isRehearsal = part === parts[0]
    const { seed, secondsEach } = inject('soak')
    const found = await fuzz(fuzzer, {
      url,
      key: isRehearsal ? 'prs_test_fuzz' : service.key,
      seed,
      seconds: Math.max(1, Math.floor(secondsEach / parts.length)),
      only: ({ operation }) => (operation !== null && hasFixtures(operation)) === isRehearsal,
    })
    expect(found, `seed ${seed}`).toBeNull()
  },
)
