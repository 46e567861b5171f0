import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutside } from '../../activities/providers/open-outside.ts'
import { buildQuota, countFailure } from '../../activities/providers/provider-limits.ts'
import { readConfig } from '../../config/read-config.ts'
import { github } from '../../sources/github/github.ts'
import { type Db, openStore } from '../../store/database/open.ts'
import { addSharedGauges } from '../../worker/gauges.ts'
import { useStack } from '../support/stack/use-stack.ts'

let db: Db
beforeAll(async () => {
  db = openStore(await useStack().createTestDatabase('gauges'), { max: 2 })
})
afterAll(() => db.end())

test('an open circuit is shown by a worker whose machine is two hours ahead of the database', async () => {
  const now = () => new Date(Date.now() - 7_200_000)
  const { draws, fetcher } = openOutside(readConfig({}), db, now)
  const quota = buildQuota(github, github.baseUrl ?? '', github.baseUrl ?? '')
  for (let n = 0; n < 5; n += 1) await countFailure({ db, draws, now }, quota)
  const registry = new Registry()
  addSharedGauges(registry, { client: {} as never, db, now })
  const text = await registry.getSingleMetricAsString('prs_provider_circuit_open')
  expect(text).toContain('prs_provider_circuit_open{provider="github"} 1')
  await fetcher.close()
})
