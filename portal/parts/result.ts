import { html } from 'hono/html'
import { z } from 'zod'
import { CompanyHit } from '../../contract/operations/entity-search.ts'
import { ReverseImageMatch, verificationWords } from '../../contract/operations/reverse-image.ts'
import { Coverage } from '../../contract/results/coverage.ts'
import { PersonHit } from '../../contract/results/person.ts'
import { Source } from '../../contract/results/source.ts'
import type { Html } from '../page.ts'
import { listAddresses } from './found-at.ts'
import { buildSample, buildSentence, buildTable } from './text.ts'

const Inside = z.looseObject({})
const WithCoverage = z.looseObject({ coverage: z.array(Coverage) })
const WithHits = z.looseObject({
  hits: z.array(PersonHit),
  events: z.array(z.unknown()).default([]),
})
const WithCompanies = z.looseObject({ companies: z.array(CompanyHit) })
const WithAlternatives = z.looseObject({ alternatives: z.array(CompanyHit) })
const WithMatches = z.looseObject({ matches: z.array(ReverseImageMatch) })
const WithSources = z.looseObject({ sources: z.array(Source) })
const WithText = z.union([
  z.looseObject({ summary: z.string() }).transform(({ summary }) => summary),
  z.looseObject({ answer: z.string() }).transform(({ answer }) => answer),
])

/** In characters, some 200 lines: longer JSON is folded, so that the page stays short. */
const maxOpenedLength = 8_000

/** What a job found, first as people read it, then as programs do. */
export function buildResult(result: unknown): Html {
  if (result === null || result === undefined) return html``
  const [text = ''] = parseParts(result, WithText)
  const [covered] = parseParts(result, WithCoverage)
  const [cited] = parseParts(result, WithSources)
  const json = JSON.stringify(result, null, 2)
  const opened = json.length > maxOpenedLength ? '' : ' open'
  return html`<h2>Result</h2>
${text === '' ? '' : html`<p class="answer">${text}</p>`}
${buildFound(result)}
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
        covered.coverage.map((one) => [
          one.provider,
          one.outcome,
          buildSentence(one.message ?? ''),
        ]),
      )
}
<details${opened}><summary>JSON</summary>${buildSample(json, 'Result')}</details>`
}

/** What a search found, or that it found nothing; nothing for other operations. */
function buildFound(result: unknown): Html {
  const people = WithHits.safeParse(result).data
  if (people !== undefined) return buildCandidates(people)
  const companies = WithCompanies.safeParse(result).data?.companies
  if (companies !== undefined)
    return buildList(companies.map(toRow), 'Companies', namedHead, 'No company was found.')
  const [profile] = parseParts(result, WithAlternatives)
  if (profile !== undefined)
    return profile.alternatives.length === 0
      ? html``
      : buildTable('Others of this name', namedHead, profile.alternatives.map(toRow))
  const [pages] = parseParts(result, WithMatches)
  if (pages === undefined) return html``
  return buildList(
    pages.matches.map((match) => [
      buildLink(match),
      match.sourceDomain,
      verificationWords[match.verification],
    ]),
    'Pages that show it',
    ['Title', 'Site', 'Compared'],
    'No page that shows it was found.',
  )
}

/** The number separates people of one name. */
function buildCandidates({ hits, events }: z.infer<typeof WithHits>): Html {
  const rows = hits.map((hit, index) => [index + 1, ...toRow(hit)])
  const addresses = listAddresses(hits, events)
  return html`${buildList(rows, 'Candidates', ['Number', ...namedHead], 'No candidate was found.')}
${
  addresses.length === 0
    ? ''
    : buildTable(
        'Accounts and pages',
        ['Candidate', 'Site', 'Address', 'Confidence'],
        addresses.map(({ rank, site, url, sureness }) => [
          rank,
          site,
          buildLink({ url, title: '' }),
          sureness,
        ]),
      )
}`
}

const namedHead = ['Name', 'Who', 'Confidence']

function toRow({
  name,
  headline,
  confidence,
}: Pick<PersonHit, 'name' | 'headline' | 'confidence'>) {
  return [name, buildSentence(headline), `${Math.round(confidence)} %`]
}

function buildList(
  rows: Parameters<typeof buildTable>[2],
  caption: string,
  head: readonly string[],
  none: string,
): Html {
  return rows.length === 0 ? html`<p>${none}</p>` : buildTable(caption, head, rows)
}

function buildLink({ url, title }: Pick<Source, 'url' | 'title'>): Html {
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
