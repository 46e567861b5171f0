import { Client, Connection } from '@temporalio/client'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { openOutside } from '../../activities/providers/open-outside.ts'
import { buildQuota, countFailure } from '../../activities/providers/provider-limits.ts'
import { readConfig } from '../../config/read-config.ts'
import { github } from '../../sources/github/github.ts'
import { openStore } from '../../store/database/open.ts'
import { startWorkflow } from '../../temporal/runs.ts'
import { addSharedGauges } from '../../worker/gauges.ts'
import { eventually } from '../support/eventually.ts'
import { makeJob, rowOf } from '../support/rows/jobs.ts'
import { useStack } from '../support/stack/use-stack.ts'

const stack = useStack()

test('an open circuit is shown by a worker whose machine is two hours ahead of the database', async () => {
  const db = openStore(await stack.createTestDatabase('gauges'), { max: 2 })
  const now = () => new Date(Date.now() - 7_200_000)
  const { draws, fetcher } = openOutside(readConfig({}), db, now)
  onTestFinished(async () => {
    await Promise.all([fetcher.close(), db.end()])
  })
  const quota = buildQuota(github, github.baseUrl ?? '', github.baseUrl ?? '')
  for (let n = 0; n < 5; n += 1) await countFailure({ db, draws, now }, quota)
  const registry = new Registry()
  addSharedGauges(registry, { client: {} as never, db, now })
  const text = await registry.getSingleMetricAsString('prs_provider_circuit_open')
  expect(text).toContain('prs_provider_circuit_open{provider="github"} 1')
})

test('the tasks of sandbox runs that wait are set apart from those of other runs', async () => {
  const db = openStore(await stack.createTestDatabase('gauges'))
  const connection = await Connection.connect({ address: stack.temporalAddress })
  onTestFinished(async () => {
    await Promise.all([connection.close(), db.end()])
  })
  const client = new Client({ connection, namespace: await stack.createTestNamespace('gauges') })
  const registry = new Registry()
  addSharedGauges(registry, { client, db, now: () => new Date() })
  // without a worker, tasks wait
  for (const sandbox of [true, true, false])
    await startWorkflow(client, await rowOf(db, await makeJob(db, { sandbox })))

  await eventually(async () => {
    const text = await registry.metrics()
    const queue = 'queue="research",kind="workflow"'
    expect(text).toContain(`prs_queue_depth{${queue},sandbox="true"} 2`)
    expect(text).toContain(`prs_queue_depth{${queue},sandbox="false"} 1`)
    expect(text).toContain(`prs_queue_depth{queue="webhooks",kind="activity",sandbox="false"} 0`)
    for (const sandbox of [true, false])
      expect(text).toMatch(
        new RegExp(`prs_queue_oldest_seconds\\{${queue},sandbox="${sandbox}"\\} [1-9]`),
      )
  })
})
