import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lookUpVin, startVehicleService } from '../../support/calls/look-up-vin.ts'
import { ledgerOf } from '../../support/rows/jobs.ts'
import type { Service } from '../../support/service/service.ts'

const price = 900_000

const sellers = [
  { provider: 'vinaudit', key: { VEHICLE_HISTORY_KEY: 'key' }, sale: /pullreport/ },
  { provider: 'clearvin', key: {}, sale: /vendor\/report/ },
] as const

describe.each(sellers)(
  'POST /api/v1/vin with a history of $provider',
  ({ provider, key, sale }) => {
    let service: Service
    let vehicles: Awaited<ReturnType<typeof startVehicleService>>
    beforeAll(async () => {
      vehicles = await startVehicleService(`vin-history-${provider}`, {
        VEHICLE_HISTORY_PROVIDER: provider,
        ...key,
        VEHICLE_HISTORY_USER: 'buyer',
        VEHICLE_HISTORY_PASSWORD: 'secret',
        VEHICLE_HISTORY_PRICE_MICRO_DOLLARS: String(price),
      })
      service = vehicles.service
    })
    beforeEach(() => vehicles.renew())
    afterAll(() => service.stop())

    async function look(vin: string) {
      const { vehicle, jobId } = await lookUpVin(service, vin)
      const ledger = await ledgerOf(service.db, jobId)
      return { vehicle, charged: ledger.find(({ kind }) => kind === 'settle')?.microDollars }
    }

    test('titles and brands are part of the vehicle, and the price is charged', async () => {
      const { vehicle, charged } = await look('1FTMW1T88MFA00001')
      expect(vehicle.history).toMatchObject({
        provider,
        titles: [{ date: '2022-03-02', state: 'TX', odometer: '41230', current: true }],
        brands: [{ description: 'Salvage', by: 'TEXAS' }],
        thefts: [],
        odometer: [{ value: '41230', unit: 'mi' }],
      })
      expect(vehicle.history?.notice).toContain('no record is not a clean record')
      expect(vehicle.summary).toContain(
        'The history provider lists titles: 1, brands: 1 (Salvage);',
      )
      expect(charged).toBe(price)
    })

    test('a VIN without a record has an empty history that is not called clean and costs nothing', async () => {
      const { vehicle, charged } = await look('1HGCM82633A004352')
      expect(vehicle.history).toMatchObject({ provider, titles: [], brands: [] })
      expect(vehicle.coverage).toContainEqual(
        expect.objectContaining({ provider: 'history', outcome: 'no_results' }),
      )
      expect(vehicle.summary).toContain('which does not mean that its history is clean')
      expect(charged).toBe(0)
    })

    test('a report about another VIN is refused', async () => {
      vehicles.internet.misbehave(provider, 'wrong-person')
      const { vehicle } = await look('1FTMW1T88MFA00001')
      expect(vehicle).not.toHaveProperty('history')
      expect(vehicle.coverage).toContainEqual(
        expect.objectContaining({ provider: 'history', outcome: 'changed' }),
      )
    })

    test.each(['half', 'reset'] as const)(
      'a report whose answer is lost (%s) is not bought a second time',
      async (mode) => {
        vehicles.internet.misbehave(provider, mode, { only: sale })
        const { vehicle } = await look('1FTMW1T88MFA00001')
        expect(vehicle).not.toHaveProperty('history')
        const asked = vehicles.internet.requests(provider).map(({ path }) => path)
        expect(asked.filter((path) => sale.test(path))).toHaveLength(1)
      },
    )

    test('a provider that is down leaves the history out, and costs nothing', async () => {
      vehicles.internet.misbehave(provider, 'down')
      const { vehicle, charged } = await look('1FTMW1T88MFA00001')
      expect(vehicle).not.toHaveProperty('history')
      expect(vehicle.coverage).toContainEqual(
        expect.objectContaining({ provider: 'history', outcome: 'error' }),
      )
      expect(charged).toBe(0)
    })
  },
)
