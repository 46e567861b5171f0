import type { ClaimDraft } from '../../claims/claim.ts'
import { findPatternClaims } from '../../claims/patterns/find-pattern-claims.ts'
import { recordDocument } from '../../claims/structured/record-document.ts'
import { toShiftedClaims } from '../../claims/structured/to-shifted-claims.ts'
import type { Document } from '../../records/document.ts'
import type { Finding } from '../../records/finding.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { toOwnShownOrNull } from '../../safety/to-own-shown-or-null.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { memoize } from '../../text/memoize.ts'
import { admitClaim } from './admit-claim.ts'

type OwnRecord = { id: string; finding: Finding; retrievedAt: string }
export type OwnPage = {
  id: string
  finalUrl: string
  title: string | null
  text: string
  publishedAt: string | null
  fetchedAt: string
}
type Gathered = {
  documents: Document[]
  drafts: { documentId: string; draft: ClaimDraft }[]
}

/** A page that a search engine only showed two lines of. */
const snippetTrust = 35
/** Trust in personal sites, which are reliable about their owner. */
const ownTrust = 80

type Given = {
  records: readonly OwnRecord[]
  /** The pages of the run that are the person's by their grouping. */
  pages: readonly OwnPage[]
  /** What was read out of a page, by its id. */
  claims: ReadonlyMap<string, readonly ClaimDraft[]>
  profile: PersonProfile
  /** How sure it is that an account is the person's, by its page, where it is doubted. */
  doubted: ReadonlyMap<string, number>
  idOf: (prefix: 'src', key: string) => string
}

/**
 * Everything that speaks of the person as documents, with the statements that may be taken from
 * each: pages that were read, providers' records, and of pages that could not be read what the
 * search engine showed.
 */
export function collectDocuments({
  records,
  pages,
  claims,
  profile,
  doubted,
  idOf,
}: Given): Gathered {
  const read = new Set(pages.flatMap(({ finalUrl }) => toPageKey(finalUrl) ?? []))
  const own = new Set(profile.urls.flatMap((url) => toPageKey(url) ?? []))
  const names = [profile.name, ...profile.aliases]
  const gathered: Gathered = { documents: [], drafts: [] }
  const byPage = new Map<string, Document>()
  const add = (document: Document, drafts: readonly ClaimDraft[]) => {
    const admitted = drafts.filter((draft) => admitClaim(draft, document.text, names))
    // what several providers say of one page is one source: a reader opens it once
    const page = toPageKey(document.url) ?? document.id
    const known = byPage.get(page)
    const whole = known === undefined ? document : joinDocuments(known, document)
    const by = whole.text.length - document.text.length
    byPage.set(page, whole)
    gathered.drafts.push(
      ...toShiftedClaims(admitted, by).map((draft) => ({ documentId: whole.id, draft })),
    )
  }
  for (const page of pages) {
    const document = {
      id: idOf('src', `page:${page.id}`),
      url: page.finalUrl,
      title: toOwnShownOrNull(page.title) ?? parseHost(page.finalUrl) ?? page.finalUrl,
      domain: parseHost(page.finalUrl) ?? page.finalUrl,
      text: page.text,
      kind: 'page',
      publishedAt: page.publishedAt,
      retrievedAt: page.fetchedAt,
      trust: own.has(toPageKey(page.finalUrl) ?? '') ? ownTrust : 60,
    } as const
    add(document, claims.get(page.id) ?? [])
  }
  for (const { id, finding, retrievedAt } of records) {
    // a page that was fetched itself replaces search snippets about it
    if (
      finding.method === 'page_text' ||
      (finding.method === 'search_result' && read.has(toPageKey(finding.url) ?? ''))
    )
      continue
    const isSnippet = finding.method === 'search_result' && finding.kind === 'page'
    const { text, claims: drafts } = isSnippet
      ? buildSnippetDocument(finding, profile)
      : buildRecordDocument({ finding, year: Number(retrievedAt.slice(0, 4)) })
    const sureness = doubted.get(toPageKey(finding.url) ?? '') ?? 1
    const document = {
      id: idOf('src', id),
      url: finding.url,
      title: toOwnShownOrNull(finding.title) ?? parseHost(finding.url) ?? finding.url,
      domain: parseHost(finding.url) ?? finding.url,
      text,
      kind: isSnippet ? 'page' : 'record',
      publishedAt: null,
      retrievedAt,
      trust: isSnippet ? snippetTrust : Math.round(finding.trust * sureness),
    } as const
    add(document, drafts)
  }
  return { ...gathered, documents: [...byPage.values()] }
}

/** Appends the text of the second document to the first. */
function joinDocuments(first: Document, second: Document): Document {
  return {
    ...first,
    text: `${first.text}\n\n${second.text}`,
    trust: Math.max(first.trust, second.trust),
  }
}

function buildSnippetDocument({ title, snippet }: Finding, person: PersonProfile): SnippetDocument {
  const text = `${title}\n${snippet}`
  return { text, claims: snippetClaims({ text, person, isOwnPage: false }) }
}

/** Records seldom differ from one build of a dossier to the next. */
const buildRecordDocument = memoize(
  ({ finding, year }: { finding: Finding; year: number }) => recordDocument(finding, year),
  { keyOf: (given) => JSON.stringify(given), max: 500, maxKeyLength: 10_000 },
)

type SnippetDocument = { text: string; claims: readonly ClaimDraft[] }

const snippetClaims = memoize(
  (given: Parameters<typeof findPatternClaims>[0]): readonly ClaimDraft[] =>
    findPatternClaims(given),
  {
    keyOf: (given) => JSON.stringify(given),
    max: 500,
    maxKeyLength: 10_000,
  },
)
