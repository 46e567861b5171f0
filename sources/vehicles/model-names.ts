import { z } from 'zod'
import { matchModels } from '../../research/vin/match-models.ts'
import { items, optionalText } from '../shared/lenient.ts'
import type { Lead, Question } from '../shared/source.ts'
import { defineVehicleSource, parseModelQuestion, type Vehicles } from './vehicle-source.ts'

/** Every name of a model of one make and year. */
const maxModels = 10_000

/** What the national vehicle-safety agency's sources share. */
export const agency = {
  baseUrl: 'https://api.nhtsa.gov',
  // no limit is documented; this is far below what the agency's own pages ask for
  limit: { requests: 50, seconds: 10 },
  termsUrl: 'https://www.nhtsa.gov/nhtsa-datasets-and-apis',
  licence: 'US Government work, public domain',
  absent: [400, 404],
} as const

/** The make, model and year that a list by model needs; null where one is unknown. */
export function parseModel(
  question: Question<Vehicles>,
): { make: string; model: string; year: number } | null {
  if (question.kind !== 'vehicle') return null
  const { make, model, year } = question
  return make === null || model === null || year === null ? null : { make, model, year }
}

/**
 * Leads to a list by model, one for each of the agency's names that fit; the decoded name itself
 * where none does.
 */
export function buildModelLeads(
  step: string,
  names: readonly string[],
  question: Question<Vehicles>,
): Lead[] {
  const asked = parseModel(question)
  if (asked === null) return []
  const { make, year } = asked
  const fitting = matchModels(asked.model, names)
  const models = fitting.length === 0 ? [asked.model] : fitting
  return models.map((model) => ({ step, text: JSON.stringify({ make, year, model, models }) }))
}

/**
 * The request for what the agency lists under one of its names.
 * @param url of the list
 * @returns null for a question that names no model
 */
export function buildModelRequest(
  question: { kind: string; text: string },
  url: string,
): { url: string } | null {
  const asked = parseModelQuestion(question)
  if (asked === null) return null
  const { make, model, year } = asked
  const query = new URLSearchParams({ make, model, modelYear: String(year) })
  return { url: `${url}?${query}` }
}

type ModelNames = {
  name: string
  provider: string
  /** The agency's lists have their own names: of recalls, of complaints. */
  issueType: 'r' | 'c'
  /** The source that is asked about each name. */
  byModel: string
}

/** A source of the names under which the agency lists something about a make and year. */
export function createModelNames({ name, provider, issueType, byModel }: ModelNames) {
  return defineVehicleSource({
    ...agency,
    name,
    provider,
    accepts: ['vehicle'],
    request: (question, { base }) => {
      const asked = parseModel(question)
      if (asked === null) return null
      const { make, year } = asked
      const query = new URLSearchParams({ modelYear: String(year), make, issueType })
      return { url: `${base}/products/vehicle/models?${query}` }
    },
    body: z.object({
      results: items(
        z.object({ model: z.string(), make: optionalText, modelYear: optionalText }),
        maxModels,
      ),
    }),
    evidence: ({ results }, question) => {
      const asked = parseModel(question)
      const own = results.filter(
        ({ make, modelYear }) =>
          (make ?? asked?.make)?.toUpperCase() === asked?.make.toUpperCase() &&
          Number(modelYear ?? asked?.year) === asked?.year,
      )
      const names = own.map(({ model }) => model)
      return { findings: [], leads: buildModelLeads(byModel, names, question) }
    },
    absence: (question) => ({ findings: [], leads: buildModelLeads(byModel, [], question) }),
  })
}
