/** The tools beyond people: companies, pictures, vehicles. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sandboxKey } from '../../contract/fields/keys.ts'
import { toolResult } from '../support/mcp/clients.ts'
import { request } from '../support/mcp/messages.ts'
import type { SharedService } from '../support/service/service.ts'
import { useService } from '../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useService()
})
afterAll(() => service.stop())

async function callTool(name: string, args: Record<string, unknown>, key = service.key) {
  const result = toolResult(
    await request(service.url, 'tools/call', { name, arguments: args }, { key }),
  )
  const [first] = z.array(z.looseObject({ text: z.string().optional() })).parse(result.content)
  return { ...result, text: first?.text ?? '' }
}

test('a company is found, and its hit is the input for its profile', async () => {
  const found = await callTool('find_companies', { query: 'Halvorsen Tidal Energy ASA' })
  expect(found.text).toMatch(/^1\. \*\*Halvorsen Tidal Energy ASA\*\* \(\d+ %\): /)
  const { companies } = z
    .looseObject({ companies: z.array(z.looseObject({ id: z.string() })) })
    .parse(found.structuredContent)
  const profile = await callTool('profile_company', { company: companies[0] })
  expect(profile.structuredContent).toMatchObject({
    object: 'entity_dossier_result',
    company: { entityId: companies[0]?.id, status: 'active' },
  })
  expect(profile.text).toMatch(/^# Halvorsen Tidal Energy ASA/)
  expect(profile.text).toMatch(/\n1\. \[.+\]\(http/)
  expect(profile.text).not.toContain('undefined')
})

test('a vehicle is looked up by its number, and a wrong number is refused in words', async () => {
  const found = await callTool('look_up_vehicle', { vin: '1FTMW1T88MFA00001' })
  expect(found.structuredContent).toMatchObject({ vehicle: { make: 'FORD' } })
  expect(found.text).toMatch(
    /^# 2021 Ford F-150 \(1FTMW1T88MFA00001\)\n\nVIN 1FTMW1T88MFA00001 stands for: .*\n\n- /,
  )
  const wrong = await callTool('look_up_vehicle', { vin: 'SHORT' })
  expect(wrong).toMatchObject({
    isError: true,
    structuredContent: { error: { code: 'invalid_request' } },
  })
  expect(wrong.text).toContain('17 characters')
})

test('a picture on a private address is refused', async () => {
  const refused = await callTool('find_picture', { imageUrl: 'https://10.0.0.1/a.jpg' })
  expect(refused).toMatchObject({ isError: true, structuredContent: { error: {} } })
})

test.each([
  ['find_companies', { query: 'Example' }],
  ['profile_company', { company: { name: 'Example' } }],
  ['find_picture', { imageUrl: 'https://example.org/a.jpg' }],
  ['look_up_vehicle', { vin: '1FTMW1T88MFA00001' }],
])(
  '%s has no fixtures, as its operation, so the sandbox key gets that error',
  async (name, args) => {
    const result = await callTool(name, args, sandboxKey)
    expect(result.structuredContent).toMatchObject({ error: { code: 'sandbox_unsupported' } })
  },
)
