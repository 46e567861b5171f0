import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VehicleDataset } from '../../../activities/deps.ts'
import { openVehicleDataset } from '../../../activities/vehicle/dataset.ts'
import batch from '../../../fixtures/vin/DecodeVINValuesBatch.json' with { type: 'json' }
import partial from '../../../fixtures/vin/DecodeVinValues.partial-vin.json' with { type: 'json' }
import extended from '../../../fixtures/vin/DecodeVinValuesExtended.1FTMW1T88MFA00001.json' with {
  type: 'json',
}
import { computeCheckDigit } from '../../../research/vin/structure.ts'
import { buildVehicle } from '../../../research/vin/vin.ts'
import { root } from '../../support/code/root.ts'

let dataset: VehicleDataset

beforeAll(async () => {
  dataset = await openVehicleDataset(path.join(root, '.local', 'data'))
}, 120_000)
afterAll(() => dataset?.close())

/**
 * The recorded partial VINs end before the serial number, `*` stands for the check digit: nothing
 * that the patterns look at is missing.
 */
function completed(vin: string): string {
  const whole = vin.replace('*', '0').padEnd(17, '0')
  return vin.includes('*') ? whole.slice(0, 8) + computeCheckDigit(whole) + whole.slice(9) : whole
}

const answers = [...extended.Results, ...batch.Results, ...partial.Results].map((answer) => ({
  ...answer,
  vin: completed(answer.VIN),
}))
const fields = {
  year: 'ModelYear',
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
  series: 'Series',
  bodyClass: 'BodyClass',
  vehicleType: 'VehicleType',
  doors: 'Doors',
  drivetrain: 'DriveType',
  transmission: 'TransmissionStyle',
  manufacturer: 'Manufacturer',
  gvwr: 'GVWR',
  brakeSystem: 'BrakeSystemType',
  'engine.cylinders': 'EngineCylinders',
  'engine.displacementL': 'DisplacementL',
  'engine.fuelType': 'FuelTypePrimary',
  'engine.configuration': 'EngineConfiguration',
  'engine.model': 'EngineModel',
  'engine.manufacturer': 'EngineManufacturer',
  'engine.horsepower': 'EngineHP',
  'plant.city': 'PlantCity',
  'plant.state': 'PlantState',
  'plant.country': 'PlantCountry',
  'plant.company': 'PlantCompanyName',
} as const

/** Elements that the offline snapshot leaves out for these makers. */
const leftOut = new Set(['drivetrain', 'transmission', 'engine.horsepower', 'plant.company'])
/** What the agency has changed since the recording; null = withdrawn. */
const changedSince = new Map<string, string | null>([
  ['1FTMW1T88MFA00001 trim', null],
  ['1FTMW1T88MFA00001 manufacturer', 'FORD MOTOR COMPANY'],
  ['5YJSA3DS*EF trim', null],
])
const now = new Date('2026-11-21T00:00:00Z')

describe.each(answers)('the recorded official answer for $VIN', (answer) => {
  test.each(Object.entries(fields))(
    '%s is what the agency says, or null where the snapshot has no data',
    (ours, theirs) => {
      const vehicle: object = buildVehicle(dataset, answer.vin, now)
      const value = ours
        .split('.')
        .reduce<unknown>(
          (part, name) => (part instanceof Object ? Reflect.get(part, name) : undefined),
          vehicle,
        )
      const recorded = leftOut.has(ours) ? null : answer[theirs].trim() || null
      const changed = changedSince.get(`${answer.VIN} ${ours}`)
      const expected = changed === undefined ? recorded : changed
      expect(value === null ? null : String(value)).toBe(expected)
    },
  )

  test('no air bag or safety feature is claimed that the agency does not list', () => {
    const { safety } = buildVehicle(dataset, answer.vin, now)
    const official = answer.OtherRestraintSystemInfo.replaceAll(/\s+/g, ' ')
    for (const statement of safety.airbags) expect(official).toContain(statement)
    for (const { value } of safety.features) expect(official).toContain(value)
  })
})
