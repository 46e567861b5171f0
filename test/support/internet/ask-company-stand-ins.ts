import type { Companies } from '../../../activities/sources/companies/company-source.ts'
import { companySources } from '../../../activities/sources/companies/index.ts'
import { parseAnswer } from '../../../activities/sources/parse-answer.ts'
import type { Question } from '../../../activities/sources/source.ts'
import type { CompanyPart } from '../../../research/companies/company-part.ts'
import { people } from './people.ts'
import { standIns } from './providers/index.ts'
import { createWorld } from './world.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const world = createWorld(people)

/**
 * What every provider of the stand-in world says of a company, asked through the sources themselves,
 * without a network.
 */
export function askCompanyStandIns(questions: readonly Question<Companies>[]): CompanyPart[] {
  const parts: CompanyPart[] = []
  const seen = new Set<string>()
  const queue = questions.flatMap((question) =>
    companySources
      .filter(({ accepts }) => accepts.some((kind) => kind === question.kind))
      .map((source) => ({ source, question })),
  )
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { source, question } = next
    const standIn = standIns[source.provider]
    const base = `https://stand-in.example/${source.provider}`
    const request = source.request(question, { base, key: 'key' })
    const key = JSON.stringify([source.name, request])
    if (standIn === undefined || request === null || seen.has(key)) continue
    seen.add(key)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(pathname.indexOf('/', 1))
    const body: Record<string, unknown> =
      request.body === undefined ? {} : JSON.parse(String(request.body))
    const said = standIn.answer({ base, path, query: searchParams, body }, world)
    const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
    const answer = { status: said.status, headers: said.headers, text }
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
