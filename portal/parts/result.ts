import { html } from 'hono/html'
import { z } from 'zod'
import { Coverage } from '../../contract/results/coverage.ts'
import { PersonHit } from '../../contract/results/person.ts'
import { Source } from '../../contract/results/source.ts'
import type { Html } from '../page.ts'
import { buildSample, buildTable } from './text.ts'

const Inside = z.looseObject({})
const WithCoverage = z.looseObject({ coverage: z.array(Coverage) })
const WithHits = z.looseObject({ hits: z.array(PersonHit) })
const WithSources = z.looseObject({ sources: z.array(Source) })
const WithText = z.union([
  z.looseObject({ summary: z.string() }).transform(({ summary }) => summary),
  z.looseObject({ answer: z.string() }).transform(({ answer }) => answer),
])

/** What a job found, first as people read it, then as programs do. */
export function buildResult(result: unknown): Html {
  if (result === null || result === undefined) return html``
  const hits = WithHits.safeParse(result).data?.hits ?? []
  const [text = ''] = parseParts(result, WithText)
  const [covered] = parseParts(result, WithCoverage)
  const [cited] = parseParts(result, WithSources)
  return html`<h2>Result</h2>
${text === '' ? '' : html`<p class="answer">${text}</p>`}
${
  hits.length === 0
    ? ''
    : buildTable(
        'Candidates',
        ['Name', 'Who', 'Confidence'],
        hits.map((hit) => [hit.name, hit.headline, `${Math.round(hit.confidence)} %`]),
      )
}
${
  cited === undefined || cited.sources.length === 0
    ? ''
    : buildTable(
        'Sources',
        ['Number', 'Title', 'Site'],
        cited.sources.map((one) => [`[${one.position}]`, buildLink(one), one.domain]),
      )
}
${
  covered === undefined
    ? ''
    : buildTable(
        'Coverage',
        ['Provider', 'Outcome', 'Meaning'],
        covered.coverage.map((one) => [one.provider, one.outcome, one.message ?? '']),
      )
}
<details open><summary>JSON</summary>${buildSample(JSON.stringify(result, null, 2), 'Result')}</details>`
}

function buildLink({ url, title }: Source): Html {
  const label = title === '' ? url : title
  return /^https?:/i.test(url)
    ? html`<a href="${url}" rel="noreferrer">${label}</a>`
    : html`${label}`
}

/** A search has it at the top; a dossier, a company and a vehicle have it one level deeper. */
function parseParts<Value>(result: unknown, schema: z.ZodType<Value>): Value[] {
  const parts = [result, ...Object.values(Inside.safeParse(result).data ?? {})]
  return parts.flatMap((part) => schema.safeParse(part).data ?? [])
}
