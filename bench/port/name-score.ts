import { z } from 'zod'
import type { NameScore } from '../../research/identity/names/name-signal.ts'
import { scoreCompanies } from '../../research/identity/names/score-companies.ts'
import { scoreNames } from '../../research/identity/names/score-names.ts'

/** Other kinds of things (ships, organisations) bear names like companies do. */
const Line = z.object({ a: z.string(), b: z.string(), kind: z.string().default('person') })

/** Op `name-score` of the bench port. */
export function answerNameScore(line: unknown): NameScore {
  const { a, b, kind } = Line.parse(line)
  return kind === 'person' ? scoreNames(a, b) : scoreCompanies(a, b)
}
