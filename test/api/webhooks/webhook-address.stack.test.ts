import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../support/calls/call.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

test.each([
  ['http://127.0.0.1:8000/hooks', '127.0.0.1:8000'],
  ['https://10.0.0.7:8443/hooks', '10.0.0.7:8443'],
  ['http://localhost:8000/hooks', 'localhost:8000'],
])('the refusal of %s names the entry for EGRESS_ALLOW', async (url, entry) => {
  const response = await call(service.url, '/api/v1/webhooks', {
    key: service.key,
    body: { url, events: ['job.succeeded'] },
  })
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).toContain(
    `the operator adds ${entry} to EGRESS_ALLOW`,
  )
})

test('the refusal of an address that no operator opens names no entry', async () => {
  const response = await call(service.url, '/api/v1/webhooks', {
    key: service.key,
    body: { url: 'http://169.254.169.254/hooks', events: ['job.succeeded'] },
  })
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).not.toContain('EGRESS_ALLOW')
})

test.each([
  ['http://backend.example.com/hooks', 'must begin with https://'],
  ['https://backend.example.com:444/hooks', 'must not name a port other than 443'],
  ['https://ada:secret@backend.example.com/', 'must not contain a user name or password'],
])('the refusal of %s says what the address must be', async (url, message) => {
  const response = await call(service.url, '/api/v1/webhooks', {
    key: service.key,
    body: { url, events: ['job.succeeded'] },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { message: `url ${message}.` } })
})
