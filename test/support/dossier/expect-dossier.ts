import { expect } from 'vitest'
import type { Dossier } from '../../../contract/operations/dossier.ts'
import { parseStatement } from '../../../research/claims/claim.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { toPageKey } from '../../../research/text/addresses/page-key.ts'
import { splitSentences } from '../../../research/text/sentences/split-sentences.ts'
import { buildQuotes } from '../../../research/writing/build-quotes.ts'
import type { Db } from '../../../store/database/open.ts'
import type { Expectations, ExpectedFact } from '../internet/web/expectations/expectations.ts'

/**
 * How a fact is missing, or null: it is claimed with all its values, from one of the pages that say
 * it.
 */
export function missing(dossier: Dossier, { path, has, on }: ExpectedFact): string | null {
  const wanted = new Set(on.map(pageOf))
  const urlOf = new Map(dossier.sources.map(({ id, url }) => [id, pageOf(url)]))
  const fits = dossier.claims.filter((claim) => claim.path === path && holds(claim.value, has))
  if (fits.length === 0) return `${path} ${JSON.stringify(has)}: not claimed`
  const cites = fits.some(({ citations }) =>
    citations.some(({ sourceId }) => wanted.has(urlOf.get(sourceId) ?? '')),
  )
  return cites ? null : `${path} ${JSON.stringify(has)}: not cited from ${on.join(' or ')}`
}

/** Texts that must not be there, as far as they are; a number may be a part of an id. */
export function leaked(text: string, { never }: Expectations): string[] {
  const lower = text.toLowerCase()
  const has = (one: string) =>
    /^\d+$/.test(one)
      ? new RegExp(`(?<![a-z0-9])${one}(?![a-z0-9])`).test(lower)
      : lower.includes(one.toLowerCase())
  return never.filter((one) => has(one.text)).map((one) => `${one.text}: ${one.why}`)
}

/**
 * Every `[n]` of a text is a source, in the order of first citation, and every source has its
 * place.
 */
export function expectCited({ summary, sources }: Pick<Dossier, 'summary' | 'sources'>): void {
  const cited = [...new Set([...summary.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)))]
  expect(cited).toEqual(cited.map((_, place) => place + 1))
  expect(sources.map(({ position }) => position)).toEqual(sources.map((_, place) => place + 1))
  expect(sources.length).toBeGreaterThanOrEqual(cited.length)
  for (const { url, domain } of sources) expect(new URL(url).hostname.endsWith(domain)).toBe(true)
}

/**
 * Every quote stands word for word at its place in the text that was read.
 * @param jobId whose pages count; else those of every job do
 * @returns how many were compared
 */
export async function expectQuoted(
  db: Db,
  { claims, sources }: Pick<Dossier, 'claims' | 'sources'>,
  jobId: string | null = null,
): Promise<number> {
  const { rows } = await db.query<{ text: string; url: string }>(
    `select text, final_url as url from pages
    where $1::text is null or id in (select page_id from job_pages where job_id = $1)`,
    [jobId],
  )
  const texts = Map.groupBy(rows, ({ url }) => url)
  const urlOf = new Map(sources.map(({ id, url }) => [id, url]))
  let checked = 0
  for (const { citations } of claims) {
    expect(citations.length).toBeGreaterThan(0)
    for (const { sourceId, excerpt, start, end } of citations) {
      // a record of a provider, or the lines of a search engine about a page that the job did not
      // read, are no page; of a page there may be several versions
      const versions = texts.get(urlOf.get(sourceId) ?? '')
      if (versions === undefined) continue
      expect(versions.map(({ text }) => text.slice(start, end))).toContain(excerpt)
      checked += 1
    }
  }
  return checked
}

/**
 * Every sentence of the summary cites sources whose quotes, or the values that these carry, say it.
 * @returns how many sentences there are
 */
export function expectCarried(
  { summary, sources, claims }: Pick<Dossier, 'summary' | 'sources' | 'claims'>,
  name: string,
): number {
  const sentences = splitSentences(summary).map(({ text }) => text)
  for (const sentence of sentences) {
    const places = new Set([...sentence.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)))
    const ids = new Set(
      sources.flatMap(({ id, position }) => (places.has(Number(position)) ? id : [])),
    )
    const cited = claims.filter(({ citations }) =>
      citations.some(({ sourceId }) => ids.has(sourceId)),
    )
    const quotes = cited.flatMap(proofOf)
    const plain = sentence.replace(/\s*\[\d+\]/g, '')
    expect({ sentence, ...judge(plain, quotes, name) }).toEqual({
      sentence,
      ok: true,
      reason: null,
    })
  }
  return sentences.length
}

/** Dossiers of one person repeat most sentences, and a verdict takes milliseconds. */
const verdicts = new Map<string, ReturnType<typeof supportsSentence>>()

function judge(sentence: string, quotes: readonly string[], name: string) {
  const key = JSON.stringify([sentence, name, quotes])
  const verdict = verdicts.get(key) ?? supportsSentence(sentence, quotes, { given: [name] })
  verdicts.set(key, verdict)
  return verdict
}

function proofOf({ path, value, ...claim }: Dossier['claims'][number]): string[] {
  const statement = parseStatement(path, value)
  return statement === null ? [] : buildQuotes({ ...claim, ...statement })
}

function pageOf(url: string): string {
  return toPageKey(url) ?? url
}

function holds(value: unknown, has: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const said = new Map(Object.entries(value))
  return Object.entries(has).every(([name, wanted]) => same(said.get(name), wanted))
}

function same(said: unknown, wanted: unknown): boolean {
  if (typeof said === 'string' && typeof wanted === 'string')
    return pageOf(said).toLowerCase() === pageOf(wanted).toLowerCase()
  return said === wanted
}
