import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Sections } from '../../contract/dossier.ts'
import { type ClaimDraft, claimMethods, readStatement } from '../../research/claims/claim.ts'
import type { SourceDocument } from '../../research/documents/document.ts'
import { bareSections } from '../../research/dossier/bare-sections.ts'
import { composeSections } from '../../research/dossier/compose-sections.ts'
import { type Conflict, conflictsOf } from '../../research/dossier/conflicts-of.ts'
import { gatherDocuments } from '../../research/dossier/gather-documents.ts'
import { mergeClaims } from '../../research/dossier/merge-claims.ts'
import type { MergedClaim } from '../../research/dossier/merged-claim.ts'
import { type SectionKey, sectionKeys } from '../../research/dossier/section-keys.ts'
import { canonicalUrl } from '../../research/pages/canonical-url.ts'
import { looksLikeMinor } from '../../research/safety/looks-like-minor.ts'
import { type ClaimRow, claimsOf } from '../../store/claims.ts'
import { type OutcomeRow, outcomesOf } from '../../store/findings.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'
import { type PageRow, pagesOf } from '../../store/pages.ts'
import { createBoundedCache } from '../fetch/bounded-cache.ts'
import { ownPageKey, pageKey } from '../pages/record-pages.ts'
import { idsOf } from '../search/ids.ts'
import { engines, ownEngine } from '../search/plan.ts'
import { type Focused, focusOf } from './focus.ts'
import { modelProvider, pagesProvider } from './providers.ts'

/** A dossier so far, without its summary. */
export type Composed = Focused & {
  documents: SourceDocument[]
  claims: MergedClaim[]
  conflicts: Conflict[]
  sections: Sections
  /** Then there is nothing in it. */
  isMinor: boolean
  /** Of documents that are pages which were read: the names that their claims are stored under. */
  pageKeys: ReadonlyMap<string, string>
}

const Place = z.object({ start: z.int(), end: z.int(), method: z.enum(claimMethods), confidence: z.number() })
const Stored = z.looseObject({ path: z.string(), value: z.unknown() })

function draftOf(row: Readonly<Record<string, unknown>>): ClaimDraft[] {
  const [said, place] = [Stored.safeParse(row), Place.safeParse(row)]
  const statement = said.success ? readStatement(said.data.path, said.data.value) : null
  return statement === null || !place.success ? [] : [{ ...statement, ...place.data }]
}

/** What was composed last, by what it was composed of: what is told of a step is what the next one, the model and the result begin with. */
const composed = createBoundedCache<Composed>(64, () => 1)

/** Everything that is stored of a run, as the dossier that it makes today. Pure but for reading: the same rows give the same dossier. */
export async function composedOf(db: Queryable, job: Pick<JobRow, 'id' | 'operation' | 'input' | 'plan'>, now: Date): Promise<Composed> {
  // one after the other: a transaction's connection answers one statement at a time
  const focused = await focusOf(db, job)
  const pages = await pagesOf(db, job.id)
  const rows = await claimsOf(db, job.id)
  const attempted = attemptedBy(await outcomesOf(db, job.id), pages.length)
  const year = now.getUTCFullYear()
  const { focus, profile, records, people } = focused
  // a page's id is the hash of its text
  const texts = pages.map(({ text: _, ...page }) => page)
  const key = hash('sha256', JSON.stringify([job.id, year, attempted, focus, profile, records, people.accounts, texts, rows]))
  const known = composed.get(key)
  if (known !== undefined) return known
  const made = compose(job.id, focused, { allPages: pages, rows, year, attempted })
  composed.set(key, made)
  return made
}

/** What somebody who may know of it has answered; the rest is left out, so that "not found" is never said of what nobody could look at (design 7.4). */
function attemptedBy(outcomes: readonly OutcomeRow[], pages: number): SectionKey[] {
  const answered = outcomes.filter(({ outcome }) => outcome === 'ok' || outcome === 'no_results').map(({ provider }) => provider)
  const sources = answered.filter((provider) => provider !== pagesProvider && provider !== modelProvider)
  const searchesWeb = pages > 0 || sources.some((provider) => provider === ownEngine || engines.includes(provider))
  return sectionKeys.filter((key) => key === 'identity' || (key === 'mentions' ? searchesWeb : searchesWeb || sources.length > 0))
}

type Rows = { allPages: readonly PageRow[]; rows: readonly ClaimRow[]; year: number; attempted: readonly SectionKey[] }

function compose(jobId: string, focused: Focused, { allPages, rows, year, attempted }: Rows): Composed {
  const { focus, own, people, profile, records } = focused
  const idOf = idsOf(jobId)
  const ids = new Set(focus?.recordIds ?? [])
  const theirs = new Set(own.flatMap(({ url }) => canonicalUrl(url) ?? []))
  const drafts = Map.groupBy(rows, ({ documentKey }) => documentKey)
  const sites = new Set(own.flatMap(({ kind, method, url }) => (kind === 'person' && method === 'page_text' ? hostOf(url) : [])))
  // a page of the person's own site is theirs, though it may not say who they are
  const pages = allPages.filter(({ finalUrl }) => theirs.has(canonicalUrl(finalUrl) ?? '') || sites.has(hostOf(finalUrl)))
  const said = ({ id, finalUrl }: PageRow) => {
    // what it says as one of the person's own replaces what it says anywhere else; both stay as they were read
    const own = sites.has(hostOf(finalUrl)) ? (drafts.get(ownPageKey(id)) ?? []) : []
    const plain = drafts.get(pageKey(id)) ?? []
    return own.length === 0 ? plain : [...own, ...plain.filter(({ draft }) => draft.method === 'model')]
  }
  const gathered = gatherDocuments({
    records: records.filter(({ id }) => ids.has(id)),
    pages: pages.map((page) => ({ ...page, fetchedAt: page.fetchedAt.toISOString() })),
    claims: new Map(pages.map((page) => [page.id, said(page).flatMap(({ draft }) => draftOf(draft))])),
    profile,
    idOf,
  })
  const isMinor = looksLikeMinor({
    birthYears: [
      ...profile.birthYears,
      ...gathered.drafts.flatMap(({ draft }) => (draft.path === 'identity.birthYear' ? draft.value.year : [])),
    ],
    texts: gathered.documents.map(({ text }) => text),
    names: [profile.name, ...profile.aliases],
    year,
  })
  if (isMinor) {
    const sections = bareSections(profile.name, ['identity'])
    return { ...focused, documents: [], claims: [], conflicts: [], sections, isMinor, pageKeys: new Map() }
  }
  const { documents } = gathered
  const claims = mergeClaims({ ...gathered, person: profile, idOf, year })
  const accounts = people.accounts.filter(({ url }) => theirs.has(canonicalUrl(url) ?? ''))
  const isDead = own.some(({ deathYear }) => deathYear !== null)
  const sections = composeSections({ claims, documents, accounts, attempted: new Set(attempted), person: profile, year, isDead, idOf })
  return {
    ...focused,
    documents,
    claims,
    conflicts: conflictsOf(claims),
    sections,
    isMinor,
    pageKeys: new Map(pages.map(({ id }) => [idOf('src', pageKey(id)), pageKey(id)])),
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
