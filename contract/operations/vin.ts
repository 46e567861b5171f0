import { z } from 'zod'
import { Coverage } from '../results/coverage.ts'
import { refresh } from '../results/envelope.ts'
import { partialFields } from '../results/events.ts'
import { Source } from '../results/source.ts'

const vinLength = 17
const notFitted = 'null means that the agency has no data, never that it is not fitted'
const text = z.string().nullable()

/** Trimmed and upper-cased before it is checked, so that a pasted VIN passes. */
export const Vin = z
  .string()
  .trim()
  .toUpperCase()
  .superRefine((vin, ctx) => {
    const signs = [...vin]
    if (signs.length !== vinLength)
      ctx.addIssue({
        code: 'custom',
        message: `must have ${vinLength} characters, has ${signs.length}`,
      })
    const at = signs.findIndex((sign) => !/^[A-HJ-NPR-Z0-9]$/.test(sign))
    if (at >= 0) ctx.addIssue({ code: 'custom', message: findIllegalSign(signs[at] ?? '', at + 1) })
  })
  .meta({
    description:
      '17 letters and digits without I, O and Q; lower case and surrounding spaces are accepted',
    pattern: '^ *[A-HJ-NPR-Za-hj-npr-z0-9]{17} *$',
    examples: ['1FTMW1T88MFA00001'],
  })

function findIllegalSign(sign: string, position: number): string {
  const instead = { I: '1', O: '0', Q: '0 or 9' }[sign]
  if (instead)
    return (
      `must not contain the letter ${sign} (position ${position}); a VIN never has it, look ` +
      `for ${instead}`
    )
  const code = sign.codePointAt(0) ?? 0
  // a letter of another script looks like the right one, and some signs like nothing
  const named = code < 128 ? '' : `U+${code.toString(16).toUpperCase().padStart(4, '0')}, `
  return (
    `must not contain ${JSON.stringify(sign)} (${named}position ${position}); only the letters ` +
    'A-Z without I, O and Q and the digits 0-9 are allowed'
  )
}

export const VinInput = z.strictObject({ vin: Vin, refresh }).meta({ id: 'VinInput' })
export type VinInput = z.infer<typeof VinInput>

/** Published for a make, model and year: there is no open list by VIN. */
export const Recall = z
  .looseObject({
    campaignNumber: z.string(),
    component: text,
    summary: text,
    consequence: text,
    remedy: text,
    reportReceivedDate: z.iso.date().nullable(),
    parkIt: z.boolean().nullable(),
    parkOutside: z.boolean().nullable(),
  })
  .meta({ id: 'Recall' })
export type Recall = z.infer<typeof Recall>

export const SafetyRating = z
  .looseObject({
    test: z.string(),
    stars: z.int().min(1).max(5).nullable(),
    variant: text,
    vehicleId: text,
  })
  .meta({ id: 'SafetyRating' })

const VehicleHistoryEvent = z
  .looseObject({ date: text, state: text, description: text, by: text })
  .meta({ id: 'VehicleHistoryEvent' })
const VehicleTitle = z
  .looseObject({ date: text, state: text, odometer: text, current: z.boolean().nullable() })
  .meta({ id: 'VehicleTitle' })
const OdometerReading = z
  .looseObject({ date: text, value: z.string(), unit: text })
  .meta({ id: 'OdometerReading' })

/** What a configured provider of titles and accidents says of a vehicle; it names no owners. */
export const VehicleHistory = z
  .looseObject({
    provider: z.string(),
    checkedAt: z.iso.datetime(),
    titles: z.array(VehicleTitle),
    brands: z.array(VehicleHistoryEvent).meta({ description: 'marks on a title, such as salvage' }),
    salvage: z.array(VehicleHistoryEvent),
    thefts: z.array(VehicleHistoryEvent),
    accidents: z.array(VehicleHistoryEvent),
    odometer: z.array(OdometerReading),
    notice: z
      .string()
      .meta({ description: 'what the record does not show: no record is not a clean record' }),
  })
  .meta({ id: 'VehicleHistory' })
export type VehicleHistory = z.infer<typeof VehicleHistory>

export const Engine = z
  .looseObject({
    cylinders: text.meta({ examples: ['6'] }),
    displacementL: text.meta({ examples: ['3.5'] }),
    fuelType: text.meta({ examples: ['Gasoline'] }),
    fuelTypeSecondary: text,
    displacementCC: text,
    configuration: text.meta({ examples: ['V-Shaped'] }),
    horsepower: text,
    horsepowerTo: text,
    powerKW: text,
    cycles: text,
    turbo: text,
    cooling: text,
    valveTrain: text,
    fuelInjection: text,
    electrification: text,
    model: text,
    manufacturer: text,
    otherInfo: text,
  })
  .meta({ id: 'Engine' })
export type Engine = z.infer<typeof Engine>

const VinDecode = z
  .looseObject({
    checkDigitValid: z.boolean().nullable().meta({
      description: 'null where position 9 is no check digit, as on many vehicles made for Europe',
    }),
    messages: z.array(z.string()),
    suggestedVin: text,
    modelYears: z.array(z.int()).meta({ description: 'what position 10 can mean' }),
    wmi: z.string(),
    region: text,
    possibleMakes: z.array(z.string()),
    source: z.enum(['vpic_online', 'vpic_offline']),
    datasetVersion: z.string(),
  })
  .meta({ id: 'VinDecode' })

const Plant = z
  .looseObject({ city: text, state: text, country: text, company: text })
  .meta({ id: 'Plant' })
const VehicleFeature = z
  .looseObject({ name: z.string(), value: z.string() })
  .meta({ id: 'VehicleFeature' })
const VehicleSafety = z
  .looseObject({
    airbags: z
      .array(z.string())
      .meta({ description: `places of air bags; empty means no data; ${notFitted}` }),
    features: z.array(VehicleFeature),
    ratings: z.array(SafetyRating),
  })
  .meta({ id: 'VehicleSafety' })

/** Values are the agency's own words; unknown ones are null. */
export const Vehicle = z
  .looseObject({
    vin: z.string(),
    year: z.int().nullable(),
    make: text.meta({ examples: ['FORD'] }),
    model: text.meta({ examples: ['F-150'] }),
    headline: z.string().meta({ examples: ['2021 Ford F-150'] }),
    trim: text,
    series: text,
    bodyClass: text,
    vehicleType: text,
    doors: z.int().nullable(),
    drivetrain: text,
    transmission: text,
    manufacturer: text,
    gvwr: text,
    gvwrTo: text,
    brakeSystem: text,
    batteryType: text,
    chargerLevel: text,
    basePrice: text,
    steering: text,
    engine: Engine,
    plant: Plant,
    safety: VehicleSafety,
    recalls: z.array(Recall).optional().meta({
      description:
        'newest first; empty: asked, and none is published; absent: not asked, or not answered',
    }),
    recallsScope: z
      .literal('make_model_year')
      .optional()
      .meta({ description: 'recalls are published for a model and year, not for one vehicle' }),
    recallModels: z
      .array(z.string())
      .optional()
      .meta({ description: "the agency's model names whose recalls these are" }),
    complaintsCount: z
      .int()
      .optional()
      .meta({ description: 'complaints that owners filed about this model and year' }),
    history: VehicleHistory.optional(),
    retrievedAt: z.iso
      .datetime()
      .optional()
      .meta({ description: 'when the online parts were asked; recalls may have come since' }),
    summary: z
      .string()
      .meta({ description: 'one to four sentences; [n] is the source with position n' }),
    decode: VinDecode,
    sources: z.array(Source),
    coverage: z.array(Coverage),
  })
  .meta({ id: 'Vehicle', description: notFitted })
export type Vehicle = z.infer<typeof Vehicle>

export const VinResult = z
  .looseObject({
    object: z.literal('vin_result'),
    request_id: z.string(),
    cached: z.boolean(),
    vehicle: Vehicle,
    ...partialFields,
  })
  .meta({ id: 'VinResult' })
export type VinResult = z.infer<typeof VinResult>
