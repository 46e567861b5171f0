import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { buildWebhookRules } from '../../../activities/webhooks/rules.ts'
import { readConfig } from '../../../config/read-config.ts'
import { WebhookEvent } from '../../../contract/resources/webhooks.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import { buildEventBody } from '../../../research/webhooks/event-body.ts'
import { judgeWebhookUrl } from '../../../research/webhooks/judge-webhook-url.ts'
import { computeBusyWaitMs, computeRetryWaitMs } from '../../../research/webhooks/retry-wait.ts'
import { buildWebhookHeaders, secretPrefix } from '../../../research/webhooks/sign.ts'

const newSecret = () => `${secretPrefix}${randomBytes(32).toString('base64')}`
const secret = newSecret()
const at = new Date('2026-11-21T12:00:00.250Z')
const eventId = 'evt_01J0000000000000000000000'
const job = {
  id: 'job_01J0000000000000000000000',
  operation: 'dossier',
  sandbox: false,
  status: 'succeeded',
  partial: false,
  stop_reason: 'completed',
  error: null,
  metadata: { crm_id: '42', name: 'Zoë 🙂' },
  usage: null,
  created_at: '2026-11-21T11:59:00.000Z',
  completed_at: at.toISOString(),
} as const
const body = buildEventBody(eventId, job, { at })

function sign(more: Partial<Parameters<typeof buildWebhookHeaders>[0]> = {}) {
  return buildWebhookHeaders({
    eventId,
    type: 'job.succeeded',
    attempt: 1,
    body,
    at: new Date(),
    secrets: [secret],
    ...more,
  })
}

const stripe = new Stripe('sk_test_unused')
const byStripe = (text: string, headers: Record<string, string>, key = secret) =>
  stripe.webhooks.constructEvent(text, headers['X-Service-Signature'] ?? '', key)
const byStandard = (text: string, headers: Record<string, string>, key = secret) =>
  new Webhook(key).verify(text, headers)

describe.each([
  ['stripe', byStripe],
  ['standardwebhooks', byStandard],
])('the official library %s', (_, verify) => {
  test('a webhook receiver accepts what was sent, and reads the event out of it', () => {
    expect(verify(body, sign())).toEqual(JSON.parse(body))
  })

  test('a verifier of signatures refuses a changed body', () => {
    expect(() =>
      verify(body.replace('"status":"succeeded"', '"status":"cancelled"'), sign()),
    ).toThrow()
    expect(() => verify(`${body} `, sign())).toThrow()
  })

  test('a verifier of signatures refuses what was signed six minutes ago', () => {
    expect(() => verify(body, sign({ at: new Date(Date.now() - 360_000) }))).toThrow()
  })

  test('a verifier of signatures refuses another secret', () => {
    expect(() => verify(body, sign(), newSecret())).toThrow()
  })

  test('a webhook receiver accepts either secret while one is being rotated, and no third', () => {
    const next = newSecret()
    const headers = sign({ secrets: [next, secret] })
    expect(verify(body, headers, next)).toEqual(verify(body, headers, secret))
    expect(() => verify(body, headers, newSecret())).toThrow()
  })
})

describe('the headers', () => {
  test('the webhook headers are our own and those of Standard Webhooks, with one time for both', () => {
    const headers = sign({ at, attempt: 3 })
    expect(headers).toEqual({
      'X-Service-Event': 'job.succeeded',
      'X-Service-Delivery': eventId,
      'X-Service-Attempt': '3',
      'X-Service-Signature': expect.stringMatching(/^t=1795262400,v1=[0-9a-f]{64}$/),
      'webhook-id': eventId,
      'webhook-timestamp': '1795262400',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    })
  })

  test('the webhook headers hold a signature for each of two secrets', () => {
    const headers = sign({ secrets: [newSecret(), secret] })
    expect(headers['X-Service-Signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
    expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  })
})

describe('the body', () => {
  test('the body of a webhook is thin, and what the contract says', () => {
    const event = WebhookEvent.parse(JSON.parse(body))
    expect(event).toEqual({
      id: eventId,
      type: 'job.succeeded',
      api_version: 'v1',
      timestamp: at.toISOString(),
      sandbox: false,
      data: {
        job: expect.objectContaining({
          id: job.id,
          object: 'job',
          operation: 'dossier',
          status: 'succeeded',
          metadata: job.metadata,
        }),
        result_url: `/api/v1/jobs/${job.id}`,
        events_url: `/api/v1/jobs/${job.id}/events`,
      },
    })
  })

  test.each(['failed', 'cancelled'] as const)(
    'the webhook of a job that is %s is job.failed with that status',
    (status) => {
      const event = WebhookEvent.parse(
        JSON.parse(buildEventBody(eventId, { ...job, status }, { at })),
      )
      expect(event).toMatchObject({ type: 'job.failed', data: { job: { status } } })
    },
  )
})

describe('where a webhook may be', () => {
  const judge = (url: string, allow: readonly string[] = []) =>
    judgeWebhookUrl(url, {
      allow: parseEgressAllow(allow),
      denied: [{ host: 'denied.example.com', reason: 'terms' }],
    })

  test.each([
    ['https://example.com/hook', []],
    ['https://example.com/hook?a=1', []],
    ['http://127.0.0.1:8080/hook', ['127.0.0.1:8080']],
    ['http://localhost:8080/hook', ['localhost:8080']],
    ['http://[::1]:8080/', ['::1/128']],
    ['https://backend.corp:8443/hook', ['backend.corp:8443']],
  ])('the address of a webhook: %s with EGRESS_ALLOW %j is a place', (url, allow) => {
    expect(judge(url, allow)).toBeNull()
  })

  test.each([
    ['http://example.com/hook', [], 'scheme'],
    ['http://example.com/hook', ['example.com'], 'scheme'],
    ['http://searxng:8080/', ['searxng:8080'], 'scheme'],
    ['http://10.1.2.3/', ['10.0.0.0/8'], 'scheme'],
    ['http://127.0.0.1:8080/hook', [], 'loopback_address'],
    ['http://127.0.0.1:8081/hook', ['127.0.0.1:8080'], 'loopback_address'],
    ['https://localhost/hook', [], 'loopback_address'],
    ['https://10.1.2.3/', [], 'private_address'],
    ['https://[::ffff:10.1.2.3]/', [], 'private_address'],
    ['https://169.254.169.254/latest', ['169.254.169.254'], 'metadata_address'],
    ['https://metadata.google.internal/', ['metadata.google.internal'], 'metadata_address'],
    ['https://intranet/', [], 'local_name'],
    ['https://user:pass@example.com/', [], 'credentials'],
    ['https://example.com:8443/', [], 'port'],
    ['https://sub.denied.example.com/', [], 'host_denied_by_terms'],
    ['ftp://example.com/', [], 'scheme'],
    ['/hook', [], 'not_a_url'],
  ])('the address of a webhook: %s with EGRESS_ALLOW %j is none: %s', (url, allow, reason) => {
    expect(judge(url, allow)).toBe(reason)
  })
})

describe('the schedule', () => {
  test('the default webhook schedule is that of the docs: three days, 15 seconds an attempt, 120 hours to be disabled', () => {
    const [minute, hour] = [60, 3_600]
    expect(buildWebhookRules(readConfig({}))).toMatchObject({
      schedule: [
        0,
        5,
        5 * minute,
        30 * minute,
        2 * hour,
        5 * hour,
        10 * hour,
        14 * hour,
        20 * hour,
        24 * hour,
      ],
      timeoutMs: 15_000,
      disableAfterMs: 120 * hour * 1_000,
    })
  })

  const schedule = [0, 5, 300, 1_800]
  const wait = (attempt: number, retryAfterSeconds: number | null = null, deliveryId = 'whd_1') =>
    computeRetryWaitMs({ deliveryId, attempt, schedule, retryAfterSeconds })

  test('the webhook schedule is kept within a tenth, and ends', () => {
    for (let n = 0; n < 200; n += 1) {
      for (const [attempt, seconds] of [5, 300, 1_800].entries()) {
        const ms = wait(attempt + 1, null, `whd_${n}`) ?? 0
        expect(Math.abs(ms - seconds * 1_000)).toBeLessThanOrEqual(seconds * 100)
      }
    }
    expect(wait(4)).toBeNull()
  })

  test('the webhook schedule spreads what failed together, and is constant for one delivery', () => {
    const waits = Array.from({ length: 100 }, (_, n) => wait(2, null, `whd_${n}`))
    expect(new Set(waits).size).toBeGreaterThan(90)
    expect(Array.from({ length: 100 }, (_, n) => wait(2, null, `whd_${n}`))).toEqual(waits)
  })

  test('waits for a turn at a busy endpoint begin with a second, grow to a minute or so, and are spread', () => {
    const waits = (look: number) =>
      Array.from({ length: 100 }, (_, n) => computeBusyWaitMs(`whd_${n}`, look))
    for (const [look, ms] of [
      [1, 1_000],
      [2, 2_000],
      [6, 32_000],
      [7, 60_000],
      [2_000, 60_000],
    ] as const) {
      expect(Math.min(...waits(look))).toBeGreaterThanOrEqual(ms / 2)
      expect(Math.max(...waits(look))).toBeLessThanOrEqual(ms * 1.5)
      expect(new Set(waits(look)).size).toBeGreaterThan(80)
    }
  })

  test('the webhook schedule waits as long as the endpoint asks, up to a day, and no shorter than it would have', () => {
    expect(wait(1, 60)).toBe(60_000)
    expect(wait(1, 1_000_000)).toBe(86_400_000)
    expect(wait(3, 1)).toBe(wait(3))
    expect(wait(4, 60)).toBeNull()
  })
})
