import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { optionalId } from '../shared/optional-fields.ts'
import type { Question } from '../shared/source.ts'
import { agency, buildModelLeads, parseModel } from './model-names.ts'
import { defineVehicleSource, parseModelQuestion, type Vehicles } from './vehicle-source.ts'

const provider = 'ratings'
const variants = 'rating-variants'
const vehicle = 'rating-vehicle'

/** The names under which the agency has tested vehicles of a make and year. */
export const ratingModels = defineVehicleSource({
  ...agency,
  name: 'rating-models',
  provider,
  accepts: ['vehicle'],
  request: (question, { base }) => {
    const asked = parseModel(question)
    if (asked === null) return null
    const { year, make } = asked
    return { url: `${base}/SafetyRatings/modelyear/${year}/make/${encodeURIComponent(make)}` }
  },
  body: z.object({ Results: items(z.object({ Model: z.string() })) }),
  evidence: ({ Results }, question) => ({
    findings: [],
    leads: buildModelLeads(
      variants,
      Results.map(({ Model }) => Model),
      question,
    ),
  }),
  absence: (question) => ({ findings: [], leads: buildModelLeads(variants, [], question) }),
})

/** The variants of one of those names that were tested. */
export const ratingVariants = defineVehicleSource({
  ...agency,
  name: variants,
  provider,
  accepts: [],
  request: (question, { base }) => {
    const asked = parseModelQuestion(question)
    if (asked === null) return null
    const [make, model] = [asked.make, asked.model].map(encodeURIComponent)
    return { url: `${base}/SafetyRatings/modelyear/${asked.year}/make/${make}/model/${model}` }
  },
  body: z.object({
    Results: items(z.object({ VehicleId: z.int(), VehicleDescription: optionalText })),
  }),
  evidence: ({ Results }, question) => ({
    findings: [],
    leads: Results.filter(({ VehicleDescription }) =>
      isAskedYear(VehicleDescription, question),
    ).map(({ VehicleId }) => ({ step: vehicle, text: String(VehicleId) })),
  }),
})

/** Our names of the tests by the agency's. */
const tests = {
  OverallRating: 'overall',
  OverallFrontCrashRating: 'front',
  FrontCrashDriversideRating: 'front_driver',
  FrontCrashPassengersideRating: 'front_passenger',
  OverallSideCrashRating: 'side',
  SideCrashDriversideRating: 'side_driver',
  SideCrashPassengersideRating: 'side_passenger',
  SidePoleCrashRating: 'side_pole',
  RolloverRating: 'rollover',
} as const

const Rated = z.looseObject({
  VehicleId: optionalId,
  VehicleDescription: optionalText,
  OverallRating: z.string(),
})

/** The stars of one variant. */
export const ratingVehicle = defineVehicleSource({
  ...agency,
  name: vehicle,
  provider,
  accepts: [],
  request: ({ kind, text }, { base }) =>
    kind === 'id' ? { url: `${base}/SafetyRatings/VehicleId/${text}` } : null,
  body: z.object({ Results: items(Rated) }),
  evidence: ({ Results }, { text: asked }) => ({
    findings: Results.filter(({ VehicleId }) => VehicleId === asked).map((row) => {
      const { VehicleDescription: variant, VehicleId: vehicleId } = row
      const ratings = Object.entries(tests).flatMap(([field, test]) =>
        field in row ? [{ test, stars: parseStars(row[field]), variant, vehicleId }] : [],
      )
      return { kind: 'ratings', variant, ratings }
    }),
  }),
})

/** A variant is named after its model year. */
function isAskedYear(variant: string | null, question: Question<Vehicles>): boolean {
  const [, year] = /^\s*(\d{4})\b/.exec(variant ?? '') ?? []
  return year === undefined || Number(year) === parseModelQuestion(question)?.year
}

/** "Not Rated" is no zero. */
function parseStars(value: unknown): number | null {
  return /^[1-5]$/.test(String(value)) ? Number(value) : null
}
