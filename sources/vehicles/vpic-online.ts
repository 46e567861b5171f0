import { z } from 'zod'
import { optionalText } from '../shared/lenient.ts'
import { defineVehicleSource, isSameVin } from './vehicle-source.ts'

/** Fields of a vehicle by the agency's names. */
const facts = {
  trim: 'Trim',
  series: 'Series',
  bodyClass: 'BodyClass',
  drivetrain: 'DriveType',
  gvwr: 'GVWR',
  gvwrTo: 'GVWR_to',
  brakeSystem: 'BrakeSystemType',
  batteryType: 'BatteryType',
  chargerLevel: 'ChargerLevel',
  basePrice: 'BasePrice',
  steering: 'SteeringLocation',
} as const

const engine = {
  cylinders: 'EngineCylinders',
  displacementL: 'DisplacementL',
  displacementCC: 'DisplacementCC',
  fuelType: 'FuelTypePrimary',
  fuelTypeSecondary: 'FuelTypeSecondary',
  configuration: 'EngineConfiguration',
  horsepower: 'EngineHP',
  horsepowerTo: 'EngineHP_to',
  powerKW: 'EngineKW',
  cycles: 'EngineCycles',
  turbo: 'Turbo',
  cooling: 'CoolingType',
  valveTrain: 'ValveTrainDesign',
  fuelInjection: 'FuelInjectionType',
  electrification: 'ElectrificationLevel',
  model: 'EngineModel',
  manufacturer: 'EngineManufacturer',
} as const

const airbags = {
  Front: 'AirBagLocFront',
  Side: 'AirBagLocSide',
  Curtain: 'AirBagLocCurtain',
  Knee: 'AirBagLocKnee',
  'Seat cushion': 'AirBagLocSeatCushion',
} as const

const features = {
  'Anti-lock Braking System (ABS)': 'ABS',
  'Electronic Stability Control (ESC)': 'ESC',
  'Traction Control': 'TractionControl',
  'Tire Pressure Monitoring System (TPMS)': 'TPMS',
  'Forward Collision Warning (FCW)': 'ForwardCollisionWarning',
  'Crash Imminent Braking (CIB)': 'CIB',
  'Dynamic Brake Support (DBS)': 'DynamicBrakeSupport',
  'Lane Departure Warning (LDW)': 'LaneDepartureWarning',
  'Lane Keeping Assistance (LKA)': 'LaneKeepSystem',
  'Lane Centering Assistance': 'LaneCenteringAssistance',
  'Blind Spot Warning (BSW)': 'BlindSpotMon',
  'Blind Spot Intervention (BSI)': 'BlindSpotIntervention',
  'Rear Cross Traffic Alert': 'RearCrossTrafficAlert',
  'Rear Automatic Emergency Braking': 'RearAutomaticEmergencyBraking',
  'Rear Visibility System': 'RearVisibilitySystem',
  'Parking Assist': 'ParkAssist',
  'Pedestrian Automatic Emergency Braking (PAEB)': 'PedestrianAutomaticEmergencyBraking',
  'Adaptive Cruise Control (ACC)': 'AdaptiveCruiseControl',
  'Automatic Pedestrian Alerting Sound': 'AutomaticPedestrianAlertingSound',
  'Daytime Running Light (DRL)': 'DaytimeRunningLight',
  'Keyless Ignition': 'KeylessIgnition',
  'Event Data Recorder (EDR)': 'EDR',
  'Advanced Automatic Crash Notification': 'CAN_AACN',
} as const

/** The agency could not decode the VIN: incomplete, of an unknown maker, with illegal signs. */
const undecoded = ['6', '7', '400']

const Row = z.looseObject({
  VIN: optionalText,
  Make: z.string(),
  Model: z.string(),
  ModelYear: z.string(),
  ErrorCode: z.string(),
})
type Row = z.infer<typeof Row>

/** The agency's full decoder: the offline snapshot leaves out most equipment. */
export const vpicOnline = defineVehicleSource({
  name: 'vpic-online',
  provider: 'vpic_online',
  baseUrl: 'https://vpic.nhtsa.dot.gov',
  accepts: ['vehicle'],
  limit: { requests: 25, seconds: 5 },
  termsUrl: 'https://vpic.nhtsa.dot.gov/api/',
  licence: 'US Government work, public domain',
  request: ({ kind, text }, { base }) =>
    kind === 'vehicle'
      ? { url: `${base}/api/vehicles/DecodeVinValuesExtended/${text}?format=json` }
      : null,
  body: z.object({ Results: z.array(Row).min(1) }),
  evidence: ({ Results: [row] }, { text: vin }) => {
    if (!isSameVin(row?.VIN ?? null, vin)) return null
    if (row === undefined || !isDecoded(row)) return { findings: [] }
    const style = findValue(row, 'TransmissionStyle')
    const speeds = findValue(row, 'TransmissionSpeeds')
    const transmission = style === null || speeds === null ? style : `${style}, ${speeds} speeds`
    const year = Number(row.ModelYear)
    return {
      findings: [
        {
          kind: 'decode',
          make: findValue(row, 'Make'),
          model: findValue(row, 'Model'),
          year: Number.isInteger(year) && year > 0 ? year : null,
          facts: {
            ...pick(row, facts),
            ...(transmission === null ? {} : { transmission }),
          },
          engine: pick(row, engine),
          airbags: Object.entries(pick(row, airbags)).map(([place, rows]) => `${place}: ${rows}`),
          features: Object.entries(pick(row, features)).map(([name, value]) => ({ name, value })),
          notes: listNotes(row),
        },
      ],
    }
  },
})

function isDecoded(row: Row): boolean {
  const codes = row.ErrorCode.split(',').map((code) => code.trim())
  return (
    [row.Make, row.Model, row.ModelYear].every((value) => value.trim() !== '') &&
    !codes.some((code) => undecoded.includes(code))
  )
}

/** What the agency says of faults that it decoded in spite of; 0 is none, 1 is the check digit. */
function listNotes(row: Row): string[] {
  const known = ['0', '1']
  return (findValue(row, 'ErrorText') ?? '').split(/;\s*(?=\d+ - )/).flatMap((note) => {
    const [, code = '', said = ''] = /^(\d+) - (.*)$/.exec(note.trim()) ?? []
    return said === '' || known.includes(code) ? [] : [said]
  })
}

/** Blank means that the agency does not know, never that it is not fitted. */
function findValue(row: Row, field: string): string | null {
  const value = row[field]
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
  return text === '' || /^not applicable$/i.test(text) ? null : text
}

function pick(row: Row, fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = findValue(row, field)
      return value === null ? [] : [[name, value]]
    }),
  )
}
