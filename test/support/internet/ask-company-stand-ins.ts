import type { CompanyPart } from '../../../research/companies/company-part.ts'
import { companySources } from '../../../sources/companies/index.ts'
import type { Companies } from '../../../sources/companies/shared/company-source.ts'
import { parseAnswer } from '../../../sources/shared/parse-answer.ts'
import type { Question } from '../../../sources/shared/source.ts'
import { createStandInCall } from './create-stand-in-call.ts'
import { people } from './people.ts'
import { createWorld } from './world.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const world = createWorld(people)

/**
 * What every provider of the stand-in world says of a company, asked through the sources
 * themselves, without a network.
 */
export function askCompanyStandIns(questions: readonly Question<Companies>[]): CompanyPart[] {
  const parts: CompanyPart[] = []
  const callStandIn = createStandInCall(world)
  const queue = questions.flatMap((question) =>
    companySources
      .filter(({ accepts }) => accepts.some((kind) => kind === question.kind))
      .map((source) => ({ source, question })),
  )
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { source, question } = next
    const answer = callStandIn(source, question)
    if (answer === null) continue
    const { evidence, outcome } = parseAnswer(source, answer, question, now)
    if (evidence === null) throw new Error(`${source.name}: ${outcome}`)
    parts.push(...evidence.findings)
    for (const { step, text: lead } of evidence.leads ?? []) {
      const led = companySources.find(({ name }) => name === step)
      if (led === undefined) throw new Error(`${source.name} leads to ${step}`)
      queue.push({ source: led, question: { kind: 'id', text: lead } })
    }
  }
  return parts
}
