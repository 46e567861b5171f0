import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { VehicleDataset } from '../../../activities/deps.ts'
import { openVehicleDataset } from '../../../activities/vehicle/dataset.ts'
import { answerLines } from '../../../bench/port/answer-lines.ts'
import { openVin } from '../../../bench/port/vin.ts'
import { Vehicle } from '../../../contract/operations/vin.ts'
import rows from '../../../fixtures/vin/known.json' with { type: 'json' }
import { buildVehicle } from '../../../research/vin/vin.ts'
import { testDataDir } from '../../support/runner/test-data-dir.ts'

const known = z
  .array(z.tuple([z.string(), z.string(), z.record(z.string(), z.unknown())]))
  .parse(rows)
const now = new Date('2026-11-21T00:00:00Z')
let dataset: VehicleDataset

beforeAll(async () => {
  dataset = await openVehicleDataset(testDataDir)
}, 120_000)
afterAll(() => dataset?.close())

const decode = (vin: string) => buildVehicle(dataset, vin, now)

describe('VINs whose vehicle is known', () => {
  test.each(known)('VINs whose vehicle is known: %s is a %s', (vin, headline, fields) => {
    const vehicle = Vehicle.parse(decode(vin))
    expect(vehicle.headline).toBe(headline)
    for (const [name, value] of Object.entries(fields))
      expect(vehicle).toHaveProperty(name.split('.'), value)
    expect(vehicle.decode.checkDigitValid).toBe(true)
    expect(vehicle.coverage.map(({ provider, outcome }) => [provider, outcome])).toEqual([
      ['vpic_offline', 'ok'],
      ['recalls', 'not_configured'],
      ['ratings', 'not_configured'],
      ['history', 'not_configured'],
    ])
  })
})

describe('VINs with something wrong', () => {
  test('a wrong check digit decodes with a warning and the corrected VIN', () => {
    const { headline, decode: how, summary } = decode('5YJSA1E26HF000337')
    expect(headline).toBe('2017 Tesla Model S')
    expect(how).toMatchObject({ checkDigitValid: false, suggestedVin: '5YJSA1E27HF000337' })
    expect(how.messages).toEqual([
      'The check digit (position 9) is 6 and should be 7: the VIN may be mistyped.',
    ])
    expect(summary).toContain('check digit')
  })

  test('one mistyped sign is found where only one correction agrees with the check digit', () => {
    expect(decode('1FTMW1T88MFA00001').decode.suggestedVin).toBeNull()
    expect(decode('1FTMW1T88MZA00001').decode).toMatchObject({
      checkDigitValid: false,
      suggestedVin: '1FTMW1T88MFA00001',
    })
  })

  test('a VIN made for Europe has no check digit, which is no fault', () => {
    const { make, year, plant, decode: how } = decode('WVWZZZ1JZXW000001')
    expect({ make, year, country: plant.country }).toEqual({
      make: 'VOLKSWAGEN',
      year: 1999,
      country: 'GERMANY',
    })
    expect(how).toMatchObject({ checkDigitValid: null, suggestedVin: null, region: 'Europe' })
    expect(how.messages.join(' ')).toContain('Check digits are mandatory in North America only.')
  })

  test.each([
    ['1ZZZZ9ZZ4Z0123456', '1ZZ'],
    ['1Z9AA1231FB999123', '1Z9999'],
    ['MR0FR22GX00123456', 'MR0'],
  ])(
    'VINs with something wrong: %s of the unknown maker %s gives a result that says what is unknown',
    (vin, wmi) => {
      const vehicle = Vehicle.parse(decode(vin))
      expect(vehicle).toMatchObject({
        year: null,
        make: null,
        model: null,
        manufacturer: null,
        headline: 'Vehicle of an unknown maker (model year unknown)',
      })
      expect(vehicle.decode.messages[0]).toContain(
        `The maker code ${wmi} is not in the agency's data`,
      )
      expect(vehicle.coverage[0]).toMatchObject({ provider: 'vpic_offline', outcome: 'no_results' })
    },
  )

  test.each([
    ['JTDBR32E720123456', 'Toyota (model year and model unknown)'],
    ['YV1BZ8256C1234567', 'Volvo (model year and model unknown)'],
    ['XTA210930Y2712345', 'Vehicle of an unknown maker (model year unknown)'],
  ])('outside North America position 10 of %s need not be a model year', (vin, headline) => {
    const { year, headline: said, decode: how, engine } = decode(vin)
    expect([said, year, how.suggestedVin]).toEqual([headline, null, null])
    expect(engine.displacementL).toBeNull()
    expect(how.messages.join(' ')).toContain('which it need not be outside North America')
  })

  test('a slip in a VIN from abroad is corrected where the check digit then agrees', () => {
    const { year, decode: how } = decode('KNDJNXA27F7123456')
    expect([year, how.suggestedVin]).toEqual([2015, 'KNDJN2A27F7123456'])
  })

  test('makes that share a maker code stay unknown without a model, and are named', () => {
    const { make, decode: how } = decode('JN1BJ1AW5PW109661')
    expect(make).toBeNull()
    expect(how.possibleMakes).toEqual(expect.arrayContaining(['NISSAN', 'INFINITI']))
  })

  test('the year of a car made for Europe is not settled by position 7, which is free there', () => {
    const { make, year, headline, decode: how } = decode('WAUZZZ8K9BA123456')
    expect({ make, year, headline }).toEqual({
      make: 'AUDI',
      year: null,
      headline: 'Audi (model year and model unknown)',
    })
    expect(how.messages).toContain(
      'Position 10 (B) means 1981 or 2011, and the data does not show which.',
    )
  })

  test('a maker without patterns for the year still gives maker and year', () => {
    const { year, make, model, decode: how } = decode('TRUUT28N211012345')
    expect([make, model === null && how.messages.length === 0, year]).toEqual(['AUDI', false, 2001])
  })

  test('a model year that fits both cycles is said to be doubtful', () => {
    expect(decode('1XPBDP9XXGD123456').decode.messages.join(' ')).toContain(
      'The model year may be 1986 instead of 2016',
    )
  })
})

describe('what every answer keeps to', () => {
  test('recalls are absent, not empty, while no provider is asked', () => {
    const vehicle = decode('1HGCM82633A004352')
    expect(vehicle).not.toHaveProperty('recalls')
    expect(vehicle).not.toHaveProperty('recallsScope')
  })

  test.each(known)('every sentence about %s cites a source that is listed', (vin) => {
    const { summary, sources } = decode(vin)
    const sentences = summary.split(/(?<=\[\d+\]\.) /)
    expect(sentences.length).toBeGreaterThanOrEqual(1)
    expect(sentences.length).toBeLessThanOrEqual(4)
    for (const sentence of sentences) {
      const cited = Number(/\[(\d+)\]\.$/.exec(sentence)?.[1])
      expect(sources.map(({ position }) => position)).toContain(cited)
    }
    expect(summary).toContain(
      'Recalls, safety ratings and title or accident history were not looked up',
    )
  })

  test('any 17 legal characters give an answer of the published shape', () => {
    const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
    let seed = 1
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed
    }
    const wmis = ['1FT', '1HD', '5YJ', 'WVW', '1C9', 'JH2', '']
    for (let i = 0; i < 700; i += 1) {
      const vin =
        (wmis[i % wmis.length] ?? '') +
        Array.from({ length: 17 }, () => signs[next() % signs.length]).join('')
      expect(() => Vehicle.parse(decode(vin.slice(0, 17)))).not.toThrow()
    }
  })

  test('the decode of a VIN takes milliseconds', () => {
    const vins = known.map(([vin]) => vin)
    for (const vin of vins) decode(vin)
    // processor time: the clock also counts what other processes take on a busy machine
    const begun = process.cpuUsage()
    for (const vin of vins) decode(vin)
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1_000 / vins.length).toBeLessThan(5)
  })

  test('the bench port answers a line with the vehicle or a refusal', async () => {
    const lines = [{ vin: ' 1hgcm82633a004352 ' }, { vin: '1HGCM82633A00435' }]
    const input = Readable.from(lines.map((line) => Buffer.from(`${JSON.stringify(line)}\n`)))
    const answers = await Array.fromAsync(answerLines(await openVin(testDataDir), input))
    expect(answers.map((answer) => JSON.parse(answer))).toEqual([
      expect.objectContaining({ vin: '1HGCM82633A004352', year: 2003 }),
      {
        error: {
          code: 'invalid_request',
          message: 'must have 17 characters, has 16',
          path: 'vin',
        },
      },
    ])
  })
})
