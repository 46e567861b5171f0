import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import {
  hasFixtures,
  operationNames,
  toOperation,
} from '../../../contract/operations/operations.ts'
import { SandboxContract } from '../../../contract/resources/platform.ts'
import { events } from '../../support/calls/call.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const key = 'prs_test_idempotency'
let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop())

describe.each(operationNames.filter(hasFixtures))(
  'the sandbox rehearses Idempotency-Key for %s',
  (name) => {
    const ask = (word: string, format: 'json' | 'sse') => {
      const body =
        name === 'search' ? { query: word } : { ...requestExamples[name], person: { name: word } }
      return callAnew(service.url, toOperation(name).path, {
        key,
        body: { ...body, format },
        headers: { 'idempotency-key': 'mine' },
      })
    }

    test('a sandbox answer is replayed for its Idempotency-Key as JSON', async () => {
      const answer = await ask('sandbox:idempotency_replayed', 'json')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('idempotent-replayed')).toBe('true')
      const first = answer.headers.get('idempotent-original-request-id')
      expect(first).toMatch(/^req_/)
      expect(first).not.toBe(answer.headers.get('x-request-id'))
      expect(await answer.json()).toMatchObject({
        request_id: first,
        metadata: { request_id: first },
      })
    })

    test('a sandbox answer is replayed for its Idempotency-Key as a stream', async () => {
      const answer = await ask('sandbox:idempotency_replayed', 'sse')
      expect(answer.headers.get('idempotent-replayed')).toBe('true')
      expect((await events(answer)).map(({ type }) => type)).toEqual(['usage', 'done'])
    })

    test.each(['json', 'sse'] as const)(
      'the sandbox rehearses a conflicting key and a running request, as %s',
      async (format) => {
        const conflict = await ask('sandbox:idempotency_conflict', format)
        expect([conflict.status, (await errorOf(conflict)).code]).toEqual([
          409,
          'idempotency_conflict',
        ])
        const running = await ask('sandbox:idempotency_in_progress', format)
        expect([running.status, (await errorOf(running)).code]).toEqual([
          409,
          'idempotency_in_progress',
        ])
        expect(Number(running.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      },
    )
  },
)

test('the sandbox contract lists the three cases', async () => {
  const contract = SandboxContract.parse(
    await (await callAnew(service.url, '/api/v1/sandbox')).json(),
  )
  const words = contract.scenarios
    .map(({ input }) => input)
    .filter((input) => input.startsWith('sandbox:idempotency_'))
  expect(words.toSorted()).toEqual([
    'sandbox:idempotency_conflict',
    'sandbox:idempotency_in_progress',
    'sandbox:idempotency_replayed',
  ])
})
