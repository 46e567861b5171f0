import { z } from 'zod'
import type { Question, SourceEvidence } from '../shared/source.ts'
import { agency, buildModelRequest, createModelNames } from './model-names.ts'
import { defineVehicleSource, parseModelQuestion, type Vehicles } from './vehicle-source.ts'

const provider = 'complaints'
const byModel = 'complaints-by-model'

/** The names under which the agency lists complaints about a make and year. */
export const complaintModels = createModelNames({
  name: 'complaint-models',
  provider,
  issueType: 'c',
  byModel,
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
  request: (question, { base }) =>
    buildModelRequest(question, `${base}/complaints/complaintsByVehicle`),
  body: z.object({ count: z.int().min(0) }),
  evidence: ({ count }, question) => buildCount(question, count),
  absence: (question) => buildCount(question, 0),
})

function buildCount(question: Question<Vehicles>, count: number): SourceEvidence<Vehicles> {
  const asked = parseModelQuestion(question)
  if (asked === null) return { findings: [] }
  const { model, models } = asked
  return { findings: [{ kind: 'complaints', model, models, count }] }
}
