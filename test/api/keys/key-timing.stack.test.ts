import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAnew } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a wrong secret takes as long for an id that exists, and is in use, as for one that does not', async () => {
  const known = `${service.key.slice(0, -43)}${'x'.repeat(43)}`
  const unknown = known.replace(/^(prs_live_.{20}).{6}/, '$1000000')
  const took = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 150; round += 1) {
    // its owner uses the key all the time, so that the process remembers it
    expect((await callAnew(service.url, '/api/v1/jobs', { key: service.key })).status).toBe(200)
    for (const [name, key] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      const asked = performance.now()
      const { status } = await callAnew(service.url, '/api/v1/jobs', { key })
      took[name].push(performance.now() - asked)
      expect(status).toBe(401)
    }
  }
  const ratio = median(took.unknown) / median(took.known)
  expect(ratio).toBeGreaterThan(0.75)
  expect(ratio).toBeLessThan(1.33)
})
