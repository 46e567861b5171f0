import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '../../contract/operations/operations.ts'
import { WebhookEndpoint } from '../../contract/resources/webhooks.ts'
import { call } from '../support/calls/call.ts'
import { talk } from '../support/calls/chats.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { pictures } from '../support/internet/web/pages/pictures.ts'
import { type OpenAiStandIn, startOpenAi } from '../support/openai/start-openai.ts'
import { ended } from '../support/rows/jobs.ts'
import { type Receiver, startReceiver } from '../support/servers/receiver.ts'
import { type Service, startService } from '../support/service/service.ts'
import { startTestStack, type TestStack } from '../support/stack/start.ts'
import { expectReplays } from './expect-replays.ts'
import { expectBooksBalanced, expectSettled } from './expect-settled.ts'
import { type Fleet, type Strike, startFleet, targets } from './fleet.ts'
import { soak } from './soak.ts'
import { followToTheEnd, insist, type Ways } from './stubborn-caller.ts'

const strikesEach = 5
const withinMs = 6_000
/** Of the first strike; pauses.test.ts has longer ones. */
const [minPauseMs, maxPauseMs] = [5_000, 10_000]

/** Where the service is, for those who fetch a picture from it. */
const publicUrl = 'https://people.example.org'

const vins = ['1HGCM82633A004352', '1FTFW1ET5DFC10312', '5YJ3E1EA7KF317000', 'WBA3A5C51CF256551']
const company = { name: 'Halvorsen Tidal Energy ASA', id: 'lei:9845EXAMPLEHALV0NO77' }
const names = ['Quillon Featherby-Marsh', 'Zelda Quibbleworth', 'Ingo Fablestrom']

const Accepted = z.looseObject({ id: z.string() })
const AcceptedBatch = z.looseObject({ jobs: z.array(z.looseObject({ job: Accepted.nullable() })) })

describe('worker, API, PostgreSQL and Temporal killed or paused at random moments', () => {
  let stack: TestStack
  let internet: Internet
  let model: OpenAiStandIn
  let receiver: Receiver
  let service: Service
  let fleet: Fleet
  beforeAll(async () => {
    // without its usual care PostgreSQL may forget what it has just promised
    ;[stack, internet, model, receiver] = await Promise.all([
      startTestStack({ durable: true }),
      startInternet(),
      startOpenAi(),
      startReceiver(),
    ])
    service = await startService(stack, 'soak-everything', {
      ...internet.env,
      ...model.env,
      PUBLIC_URL: publicUrl,
      RECONCILE_EVERY_SECONDS: '1',
      EGRESS_ALLOW: `${internet.env.EGRESS_ALLOW},127.0.0.0/8`,
      // a busy machine takes long to bring all of them back: nothing is to be cut short by that
      DEADLINE_SECONDS: JSON.stringify(
        Object.fromEntries(Object.keys(operations).map((operation) => [operation, 600])),
      ),
      WEBHOOK_SCHEDULE_SECONDS: '0,0.5,0.5,1,1,2,2,4,4,8',
      LOG_LEVEL: 'fatal',
    })
    internet.serve(publicUrl, service.url)
    fleet = await startFleet(stack, service)
  })
  afterAll(async () => {
    await fleet.stop()
    await service.stop()
    await Promise.all([stack.stop(), internet.stop(), model.stop(), receiver.close()])
  })

  /**
   * Everything that a caller can begin, with keys that are repeated until there is an answer.
   * @returns the ids of the jobs
   */
  function beginAll(ways: Ways, pick: <Item>(items: readonly Item[]) => Item): Promise<string[]>[] {
    const insistOn = (path: string, body: unknown) => insist(ways, path, body, randomUUID())
    const job = async (operation: string, input: unknown) => {
      const response = await insistOn('/api/v1/jobs', { operation, input })
      return [Accepted.parse(await response.json()).id]
    }
    // an item may be refused while something is away; the same batch again begins only what was not
    // begun
    const batch = async (operations: readonly unknown[]) => {
      const idempotencyKey = randomUUID()
      return await eventually(async () => {
        const { jobs } = AcceptedBatch.parse(
          await (
            await insist(ways, '/api/v1/batch', { mode: 'async', operations }, idempotencyKey)
          ).json(),
        )
        return jobs.map(({ job }) => Accepted.parse(job).id)
      })
    }
    const vin = () => ({ operation: 'vin', input: { vin: pick(vins), refresh: true } })
    return [
      ...Array.from({ length: 4 }, () => job('vin', vin().input)),
      job('search', { query: pick(names) }),
      job('search', { query: 'zquib', type: 'username' }),
      job('dossier', { person: { name: pick(names) }, refresh: true }),
      job('search', { query: 'zelda@quibbleworth.org', type: 'email' }),
      job('search', { query: '+351 912 345 678', type: 'phone' }),
      job('chat', { person: { name: pick(names) }, messages: talk('Where do they work?') }),
      job('entity_search', { query: company.name }),
      job('entity_dossier', { company, refresh: true }),
      job('reverse_image', { imageUrl: pictures.original }),
      insistOn('/api/v1/search', { query: pick(names), format: 'json' }).then(jobOf),
      insistOn('/api/v1/vin', vin().input).then(jobOf),
      batch([vin(), vin()]),
    ]
  }

  test('each job ends once, is paid once and is reported once, without a gap', () => soak(live))

  async function live(random: () => number): Promise<void> {
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    }
    const account = randomUUID()
    // the first connections may be those that the last strikes have cut
    const { key, accountId } = await eventually(() => service.createKey({ account }))
    const path = `/${randomUUID()}`
    const ways = { urlOf: fleet.urlOf, key }
    const made = await call(fleet.urlOf(0), '/api/v1/webhooks', {
      key,
      body: { url: `${receiver.url}${path}` },
    })
    WebhookEndpoint.parse(await made.json())

    const strikes: Strike[] = Array.from({ length: strikesEach }, (_, nth) => {
      const isPause = nth === 0
      const downMs = isPause ? minPauseMs + random() * (maxPauseMs - minPauseMs) : random() * 1_000
      return { target: pick(targets), isPause, atMs: random() * withinMs, downMs }
    })
    const story = strikes
      .map(
        ({ target, isPause, atMs, downMs }) =>
          `${target} ${isPause ? 'paused' : 'killed'} at ${Math.round(atMs)} ms for ${Math.round(downMs)} ms`,
      )
      .join(', ')
    const striking = fleet.strike(strikes)
    const followed = beginAll(ways, pick).map(async (begun) => {
      const ids = await begun
      // who comes back often while things are away would use up the rate of one key
      const { key } = await eventually(() => service.createKey({ account }))
      return await Promise.all(
        ids.map(async (id) => [id, await followToTheEnd({ ...ways, key }, id)] as const),
      )
    })
    const seen = new Map((await Promise.all(followed)).flat())
    await striking
    for (const id of seen.keys()) await ended(service.db, id)
    for (const [id, blocks] of seen) await expectSettled(service.db, id, blocks)

    // no run was begun twice, whichever process was killed between its beginning and its answer
    const { rows: jobs } = await service.db.query<{ id: string; channel: string }>(
      'select id, channel from jobs where account_id = $1',
      [accountId],
    )
    expect(new Set(jobs.map(({ id }) => id)), story).toEqual(new Set(seen.keys()))
    await expectBooksBalanced(service.db, accountId)
    await expectReplays(stack, service, [...seen.keys()])
    const notified = jobs.filter(({ channel }) => channel !== 'sync').map(({ id }) => id)
    await eventually(
      async () => {
        const { rows } = await service.db.query<{ jobId: string; status: string }>(
          `select e.job_id as "jobId", d.status from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.account_id = $1`,
          [accountId],
        )
        expect(rows.map(({ jobId, status }) => `${jobId} ${status}`).sort(), story).toEqual(
          notified.map((id) => `${id} delivered`).sort(),
        )
      },
      { timeoutMs: 60_000, everyMs: 200 },
    )
    const arrived = Map.groupBy(receiver.at(path), ({ headers }) => String(headers['webhook-id']))
    expect(arrived.size).toBe(notified.length)
    for (const [id, times] of arrived)
      expect(new Set(times.map(({ body }) => body)).size, id).toBe(1)
  }
})

function jobOf(response: Response): string[] {
  const id = response.headers.get('x-service-job-id')
  if (id === null) throw new Error('the answer names no job')
  return [id]
}
