import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../commands/request.ts'
import { call } from '../support/calls/call.ts'
import { runAsProcess, runInProcess } from '../support/processes/run-command.ts'
import type { SharedService } from '../support/service/service.ts'
import { useService } from '../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useService()
})
afterAll(() => service.stop())

const run = (...args: string[]) => runInProcess(request, args, service.env)

/**
 * Sends a request and waits until it is recorded.
 * @returns its id
 */
async function send(body: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await call(service.url, '/api/v1/vin', { key: service.key, body, headers })
  await response.text()
  const id = response.headers.get('x-request-id') ?? ''
  await service.apis[0]?.deps.requestLog.flush()
  return id
}

test('an operator sees what happened to a request: status, job, providers, costs', async () => {
  const id = await send({ vin: '1HGCM82633A004352', refresh: true })
  const { stdout, status } = await runAsProcess('request.ts', [id, '--json'], service.env)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    requests: [{ endpoint: 'vin', httpStatus: 200, outcome: 'succeeded' }],
    jobs: [
      {
        operation: 'vin',
        status: 'succeeded',
        stopReason: 'completed',
        providers: [{ provider: 'vpic_offline', outcome: 'ok' }],
        costs: [{ kind: 'tool', name: 'vpic_offline', microDollars: 0 }],
      },
    ],
  })
  const text = (await run(id)).stdout
  expect(text).toMatch(/^Request at 20/)
  expect(text).toContain('vpic_offline')
  expect(text).not.toContain('1HGCM82633A004352')
})

test('a refused request shows its code, under the id that its caller chose', async () => {
  const id = await send({ vin: 'nonsense' }, { 'X-Request-Id': 'ticket-4711' })
  expect(id).toBe('ticket-4711')
  expect(JSON.parse((await run(id, '--json')).stdout)).toMatchObject({
    requests: [
      { endpoint: 'vin', httpStatus: 400, outcome: 'refused', errorCode: 'invalid_request' },
    ],
    jobs: [],
  })
})

test('an unknown id is one sentence and exit code 1; none at all shows the usage and exit code 2', async () => {
  const unknown = await run('req_01J8Z3TQ0000000000000000ZZ')
  expect(unknown).toMatchObject({ stdout: '', status: 1 })
  expect(unknown.stderr).toMatch(/^No request req_01J8Z3TQ0000000000000000ZZ is recorded\./)
  expect(await run()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run request -- ID'),
  })
})

test.each([
  'req_7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  'req_00000000000000000000000000',
  'req_ZZZZZZZZZZZZZZZZZZZZZZZZZZ',
])('the id %s, of a time that no request is of, is an unknown one', async (id) => {
  const unknown = await run(id)
  expect(unknown).toMatchObject({ stdout: '', status: 1 })
  expect(unknown.stderr).toMatch(/^No request req_\w+ is recorded\./)
})
