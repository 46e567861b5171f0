import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { agency, buildModelRequest, createModelNames } from './model-names.ts'
import { defineVehicleSource, parseModelQuestion } from './vehicle-source.ts'

const provider = 'recalls'
const byModel = 'recalls-by-model'

/** The names under which the agency lists recalls of a make and year. */
export const recallModels = createModelNames({
  name: 'recall-models',
  provider,
  issueType: 'r',
  byModel,
})

const RecallRow = z.object({
  Make: optionalText,
  Model: optionalText,
  ModelYear: optionalText,
  NHTSACampaignNumber: z.string().min(1),
  parkIt: optionalFlag,
  parkOutSide: optionalFlag,
  overTheAirUpdate: optionalFlag,
  ReportReceivedDate: optionalText,
  Component: optionalText,
  Summary: optionalText,
  Consequence: optionalText,
  Remedy: optionalText,
})

/** Recalls of one of those names; the agency publishes them for a model, not for a vehicle. */
export const recallsByModel = defineVehicleSource({
  ...agency,
  name: byModel,
  provider,
  accepts: [],
  // recalls age: an answer is as old as it says
  cacheSeconds: 0,
  maxBytes: 4_000_000,
  request: (question, { base }) => buildModelRequest(question, `${base}/recalls/recallsByVehicle`),
  body: z.object({ results: items(RecallRow) }),
  evidence: ({ results }, question) => {
    const asked = parseModelQuestion(question)
    if (asked === null) return { findings: [] }
    const own = results.filter((row) => isAskedModel(row, asked))
    if (own.length === 0 && results.length > 0) return null
    const recalls = own.map((row) => ({
      campaignNumber: row.NHTSACampaignNumber,
      component: row.Component,
      summary: row.Summary,
      consequence: row.Consequence,
      remedy: row.Remedy,
      reportReceivedDate: parseDayFirst(row.ReportReceivedDate),
      parkIt: row.parkIt,
      parkOutside: row.parkOutSide,
      overTheAir: row.overTheAirUpdate,
    }))
    const { model, models } = asked
    return { findings: [{ kind: 'recalls', model, models, recalls }] }
  },
  absence: (question) => {
    const asked = parseModelQuestion(question)
    if (asked === null) return { findings: [] }
    const { model, models } = asked
    return { findings: [{ kind: 'recalls', model, models, recalls: [] }] }
  },
})

/** Whether a row is of the model that was asked; one that names none is taken for it. */
function isAskedModel(
  { Make, Model, ModelYear }: z.infer<typeof RecallRow>,
  { make, model, year }: { make: string; model: string; year: number },
): boolean {
  const named = [Make ?? make, Model ?? model, ModelYear ?? String(year)]
  return named.join().toUpperCase() === [make, model, year].join().toUpperCase()
}

/** DD/MM/YYYY; null for anything else, and for a day that no calendar has. */
function parseDayFirst(date: string | null): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date ?? '') ?? []
  const iso = `${year}-${month}-${day}`
  return z.iso.date().safeParse(iso).success ? iso : null
}
