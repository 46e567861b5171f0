import { z } from 'zod'
import { type Scenario, scenarios } from '../../contract/errors/scenarios.ts'

const Subject = z.looseObject({
  query: z.string().optional(),
  person: z.looseObject({ name: z.string() }).optional(),
})

/** What every scenario's name begins with. */
const prefix = 'sandbox:'

/** The scenario that a request asks for with its magic input, if any. */
export function parseScenario(input: Readonly<Record<string, unknown>>): Scenario | null {
  const name = parseName(input).word
  return Object.hasOwn(scenarios, name) ? (scenarios[name] ?? null) : null
}

/** Where a request names a scenario that there is not, such as a misspelt one; null: nowhere. */
export function findUnknownScenario(input: Readonly<Record<string, unknown>>): string | null {
  const { place, word } = parseName(input)
  return word.startsWith(prefix) && !Object.hasOwn(scenarios, word) ? place : null
}

function parseName(input: Readonly<Record<string, unknown>>): { place: string; word: string } {
  const { query, person } = Subject.safeParse(input).data ?? {}
  const [place, text] = query === undefined ? ['person.name', person?.name] : ['query', query]
  return { place, word: (text ?? '').trim().toLowerCase() }
}
