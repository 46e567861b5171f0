import { z } from 'zod'
import { type Scenario, scenarios } from '../../contract/errors/scenarios.ts'

const Subject = z.looseObject({
  query: z.string().optional(),
  person: z.looseObject({ name: z.string() }).optional(),
})

/** The scenario that a request asks for with its magic input, if any. */
export function parseScenario(input: Readonly<Record<string, unknown>>): Scenario | null {
  const subject = Subject.safeParse(input)
  const word = subject.data?.query ?? subject.data?.person?.name ?? ''
  const name = word.trim().toLowerCase()
  return Object.hasOwn(scenarios, name) ? (scenarios[name] ?? null) : null
}
