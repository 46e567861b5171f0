import { z } from 'zod'
import { claimMethods, type Sections } from '../../contract/operations/dossier.ts'
import { type ClaimDraft, parseStatement } from '../claims/claim.ts'
import type { Judgement } from '../entity-resolution/pages/candidate-scene.ts'
import type { Document } from '../records/document.ts'
import type { PersonProfile } from '../records/person-profile.ts'
import { isLikelyMinor } from '../safety/is-likely-minor.ts'
import { toPageKey } from '../text/addresses/page-key.ts'
import { parseHost } from '../text/addresses/parse-host.ts'
import { admitClaim } from './focus/admit-claim.ts'
import type { Focused } from './focus/choose-focus-person.ts'
import { collectDocuments, type OwnPage } from './focus/collect-documents.ts'
import { createModelCheck, toLasting } from './focus/create-model-check.ts'
import { listOwnHosts } from './focus/list-own-hosts.ts'
import { mayBeMinor } from './focus/may-be-minor.ts'
import { toOwnPageDocumentKey, toPageDocumentKey } from './focus/page-keys.ts'
import { parseVerdict } from './focus/page-verdict.ts'
import { settleFocus } from './focus/settle-focus.ts'
import { weighDoubtedAccounts } from './focus/weigh-doubted-accounts.ts'
import { hasDied } from './has-died.ts'
import { buildConflicts, type Conflict } from './merging/build-conflicts.ts'
import { mergeClaims } from './merging/merge-claims.ts'
import type { MergedClaim } from './merging/merged-claim.ts'
import { buildBareSections } from './sections/build-bare-sections.ts'
import { composeSections } from './sections/compose-sections.ts'
import type { SectionKey } from './sections/section-keys.ts'
import { weighUnconfirmed } from './sections/unconfirmed-readings.ts'

/** A dossier so far, without its summary. */
export type Composed = Focused & {
  documents: Document[]
  claims: MergedClaim[]
  conflicts: Conflict[]
  sections: Sections
  /** A dossier about a minor holds nothing else. */
  isMinor: boolean
  /** Of documents that are pages which were read: the names that their claims are stored under. */
  pageKeys: ReadonlyMap<string, string>
  /** Whether each page that was found is about the person, and why, by its address. */
  evidence: ReadonlyMap<string, Judgement>
}

/**
 * What one document says of the person, as it is stored; `documentKey` names the finding or the
 * page.
 */
export type StoredClaim = { documentKey: string; draft: Readonly<Record<string, unknown>> }

type Given = {
  /** All pages that were read. */
  pages: readonly OwnPage[]
  claims: readonly StoredClaim[]
  /** The current year. */
  year: number
  /** Sections that something was asked for. */
  attempted: readonly SectionKey[]
  idOf: (prefix: 'src' | 'clm' | 'acc', key: string) => string
}

const Place = z.object({
  start: z.int(),
  end: z.int(),
  method: z.enum(claimMethods),
  confidence: z.number(),
})
const Stored = z.looseObject({ path: z.string(), value: z.unknown() })

function parseDraft(row: StoredClaim['draft']): ClaimDraft[] {
  const [said, place] = [Stored.safeParse(row), Place.safeParse(row)]
  const statement = said.success ? parseStatement(said.data.path, said.data.value) : null
  return statement === null || !place.success ? [] : [{ ...statement, ...place.data }]
}

/**
 * Without a model's claims that the page does not carry, or that may be about another person that
 * it names.
 */
function keepTheirs(
  drafts: readonly ClaimDraft[],
  { text, finalUrl }: OwnPage,
  person: PersonProfile,
  ownHosts: ReadonlySet<string>,
): ClaimDraft[] {
  if (!drafts.some(({ method }) => method === 'model')) return [...drafts]
  const isOwnPage = ownHosts.has(parseHost(finalUrl) ?? finalUrl)
  const isTheirs = createModelCheck({ text, isOwnPage }, person)
  const names = [person.name, ...person.aliases]
  return drafts
    .map((draft) => toLasting(draft, text))
    .filter((one) => one.method !== 'model' || (admitClaim(one, text, names) && isTheirs(one)))
}

type RowsAt = (documentKey: string) => StoredClaim['draft'][]

/**
 * The claims of a page. On one of the person's own sites those that were read as such replace the
 * others, except what the model read; both stay stored.
 */
function choosePageRows({ id, finalUrl }: OwnPage, sites: ReadonlySet<string>, rowsAt: RowsAt) {
  const asOwn = sites.has(parseHost(finalUrl) ?? finalUrl) ? rowsAt(toOwnPageDocumentKey(id)) : []
  const plain = rowsAt(toPageDocumentKey(id))
  return asOwn.length === 0
    ? plain
    : [...asOwn, ...plain.filter(({ method }) => method === 'model')]
}

/**
 * Makes the dossier that what was found and read supports. The same input gives the same dossier.
 */
export function buildDossier(
  grouped: Focused,
  { pages: allPages, claims: stored, year, attempted, idOf }: Given,
): Composed {
  const rows = Map.groupBy(stored, ({ documentKey }) => documentKey)
  const rowsAt: RowsAt = (key) => (rows.get(key) ?? []).map(({ draft }) => draft)
  const ownHosts = listOwnHosts(grouped.own)
  const draftsOf = (page: OwnPage) =>
    keepTheirs(
      rowsAt(toPageDocumentKey(page.id)).flatMap(parseDraft),
      page,
      grouped.profile,
      ownHosts,
    )
  const verdictOf = ({ id }: OwnPage) => parseVerdict(rowsAt(toPageDocumentKey(id)))
  const judged = settleFocus(grouped, { pages: allPages, draftsOf, verdictOf })
  const { focused, isTheirs, evidence } = judged
  const { focus, own, people, profile, records } = focused
  const ids = new Set(focus?.recordIds ?? [])
  const theirs = new Set(own.flatMap(({ url }) => toPageKey(url) ?? []))
  const sites = listOwnHosts(own)
  const pages = allPages.filter(isTheirs)
  const readClaims = (page: OwnPage) => {
    const read = choosePageRows(page, sites, rowsAt).flatMap(parseDraft)
    const kept = keepTheirs(read, page, profile, sites)
    // a model that finds nothing which the page carries has not shown that it reads
    const isRead = kept.some(({ method }) => method === 'model')
    return isRead ? keepTheirs(weighUnconfirmed(read, verdictOf(page)), page, profile, sites) : kept
  }
  const accounts = people.accounts.filter(({ url }) => theirs.has(toPageKey(url) ?? ''))
  const doubted = weighDoubtedAccounts(accounts)
  const gathered = collectDocuments({
    records: records.filter(({ id }) => ids.has(id)),
    pages,
    claims: new Map(pages.map((page) => [page.id, readClaims(page)])),
    profile,
    doubted,
    idOf,
  })
  const drafts = gathered.drafts.map(({ draft }) => draft)
  const { documents } = gathered
  const texts = documents.map(({ text }) => text)
  const birthYears = [
    ...profile.birthYears,
    ...drafts.flatMap((one) => (one.path === 'identity.birthYear' ? one.value.year : [])),
  ]
  const names = [profile.name, ...profile.aliases]
  const isMinor =
    isLikelyMinor({ birthYears, texts, names, year }) ||
    (birthYears.length === 0 &&
      mayBeMinor({ focused, own, evidence, pages: allPages, draftsOf, drafts, texts, year }))
  if (isMinor) return withholdMinor(focused, evidence)
  const asOf = { year, isDead: hasDied(own, drafts) }
  // no page of the person's own, which would be good for what it says by itself
  const urls = profile.urls.filter((url) => !doubted.has(toPageKey(url) ?? ''))
  const claims = mergeClaims({ ...gathered, person: { ...profile, urls }, idOf, asOf })
  const sections = composeSections({
    claims,
    documents,
    accounts,
    attempted: new Set(attempted),
    person: profile,
    year,
    // a death that a later post refutes is reason enough to state no age
    isDead: own.some((finding) => finding.isDead),
    idOf,
  })
  return {
    ...focused,
    documents,
    claims,
    conflicts: buildConflicts(claims),
    sections,
    isMinor: false,
    pageKeys: new Map(
      pages.map(({ id }) => [idOf('src', toPageDocumentKey(id)), toPageDocumentKey(id)]),
    ),
    evidence,
  }
}

/** A dossier about a minor holds the name alone. */
function withholdMinor(focused: Focused, evidence: Composed['evidence']): Composed {
  return {
    ...focused,
    documents: [],
    claims: [],
    conflicts: [],
    sections: buildBareSections(focused.profile.name, ['identity']),
    isMinor: true,
    pageKeys: new Map(),
    evidence,
  }
}
