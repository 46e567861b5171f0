import { z } from 'zod'
import { items } from '../lenient.ts'
import { agency, buildModelLeads, parseModel } from './model-names.ts'
import { defineVehicleSource, parseModelQuestion } from './vehicle-source.ts'

const provider = 'complaints'
const byModel = 'complaints-by-model'

/** The names under which the agency lists complaints about a make and year. */
export const complaintModels = defineVehicleSource({
  ...agency,
  name: 'complaint-models',
  provider,
  accepts: ['vehicle'],
  request: (question, { base }) => {
    const asked = parseModel(question)
    if (asked === null) return null
    const query = new URLSearchParams({
      modelYear: String(asked.year),
      make: asked.make,
      issueType: 'c',
    })
    return { url: `${base}/products/vehicle/models?${query}` }
  },
  body: z.object({ results: items(z.object({ model: z.string() })) }),
  evidence: ({ results }, question) => ({
    findings: [],
    leads: buildModelLeads(
      byModel,
      results.map(({ model }) => model),
      question,
    ),
  }),
  absence: (question) => ({ findings: [], leads: buildModelLeads(byModel, [], question) }),
})

/**
 * How many complaints there are about one of those names. Owners' stories and parts of their VINs
 * are in the answer, so it is not kept and nothing but the number is read.
 */
export const complaintsByModel = defineVehicleSource({
  ...agency,
  name: byModel,
  provider,
  accepts: [],
  cacheSeconds: 0,
  // the whole list in one answer, a kilobyte or two for each
  maxBytes: 16_000_000,
  request: (question, { base }) => {
    const asked = parseModelQuestion(question)
    if (asked === null) return null
    const { make, model, year } = asked
    const query = new URLSearchParams({ make, model, modelYear: String(year) })
    return { url: `${base}/complaints/complaintsByVehicle?${query}` }
  },
  body: z.object({ count: z.int().min(0) }),
  evidence: ({ count }, question) => {
    const asked = parseModelQuestion(question)
    if (asked === null) return { findings: [] }
    const { model, models } = asked
    return { findings: [{ kind: 'complaints', model, models, count }] }
  },
  absence: (question) => {
    const asked = parseModelQuestion(question)
    if (asked === null) return { findings: [] }
    const { model, models } = asked
    return { findings: [{ kind: 'complaints', model, models, count: 0 }] }
  },
})
