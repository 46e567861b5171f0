import type { Source } from '../../contract/results/source.ts'
import { chooseOwnMaterial } from '../../research/chat/choose-own-material.ts'
import { parseStatement } from '../../research/claims/claim.ts'
import type { PersonProfile } from '../../research/records/person-profile.ts'
import { suppressesStored } from '../../research/safety/suppressions/suppresses.ts'
import { toPageKey } from '../../research/text/addresses/page-key.ts'
import type { QuotedClaim } from '../../research/writing/quoted-claim.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadGrounding } from '../../store/findings/groundings.ts'
import { loadPages, type PageRow } from '../../store/findings/pages.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import { ActivityError } from '../failures/failure.ts'
import { type CaseFile, loadCaseFile } from '../person/load-case-file.ts'
import { Grounding } from './grounding.ts'

/** A source that has no number yet. */
type Citable = { id: string; url: string; title: string; domain: string }

/** What a chat may answer from. */
export type Material = {
  profile: PersonProfile
  claims: QuotedClaim[]
  /** Texts that may be quoted. */
  documents: { id: string; url: string; title: string; text: string }[]
  /** All that can be cited, by id; positions are given when the answer is written. */
  sources: ReadonlyMap<string, Citable>
  isMinor: boolean
}

/**
 * Everything that a chat's run has: its dossier's claims, and what it has looked up itself. The
 * same page from both is one source.
 * @throws ActivityError `subject_suppressed` when the person has opted out
 */
export async function loadMaterial(db: Queryable, job: JobRow, now: Date): Promise<Material> {
  // one after the other: they may share a connection
  const grounding = Grounding.nullable().parse(await loadGrounding(db, job.id))
  const { composed } = await loadCaseFile(db, job, now)
  const stored = [{ name: composed.profile.name }, grounding]
  if (grounding !== null && suppressesStored(await loadSuppressions(db), stored, true))
    throw new ActivityError('subject_suppressed')
  const pages = await loadPages(db, job.id)
  return buildMaterial({ grounding, composed, pages })
}

type Loaded = {
  grounding: Grounding | null
  composed: CaseFile['composed']
  pages: readonly Pick<PageRow, 'finalUrl' | 'text'>[]
}

function buildMaterial({ grounding, composed, pages }: Loaded): Material {
  const known = grounding?.sources ?? []
  const dossier = parseClaims(grounding)
  const looked = chooseOwnMaterial(composed, dossier)
  const toSharedId = shareIds([...known, ...looked.documents])
  const grounded = dossier.map((claim) => citeBy(toSharedId, claim))
  const said = new Set(grounded.map(deriveSaying))
  const added = looked.claims.filter((claim) => !said.has(deriveSaying(claim)))
  const fresh = looked.documents.map(({ id, url, title, domain, text }) => ({
    id: toSharedId(id),
    url,
    title,
    domain,
    text,
  }))
  const taken = new Set(fresh.map(({ id }) => id))
  const reread = listCitedPages(pages, known)
    .map(({ id, ...page }) => ({ ...page, id: toSharedId(id) }))
    .filter(({ id }) => !taken.has(id))
  return {
    profile: composed.profile,
    claims: [...grounded, ...added.map((claim) => citeBy(toSharedId, claim))],
    documents: composed.isMinor ? [] : [...fresh, ...reread],
    sources: new Map([
      ...fresh.map(({ title, ...source }) =>
        bySource({ ...source, title: title || source.domain }),
      ),
      ...known.map(bySource),
    ]),
    isMinor: composed.isMinor || grounding?.withheld === 'minor',
  }
}

/** @returns the id of the first source with the address of the one whose id is given */
function shareIds(sources: readonly Pick<Citable, 'id' | 'url'>[]): (id: string) => string {
  // the last entry of a map wins
  const idAt = new Map(sources.toReversed().map(({ id, url }) => [toAddressKey(url), id]))
  const shared = new Map(sources.map(({ id, url }) => [id, idAt.get(toAddressKey(url)) ?? id]))
  return (id) => shared.get(id) ?? id
}

function toAddressKey(url: string): string {
  return toPageKey(url) ?? url
}

function citeBy(toId: (id: string) => string, claim: QuotedClaim): QuotedClaim {
  const citations = claim.citations.map((one) => ({ ...one, sourceId: toId(one.sourceId) }))
  return { ...claim, citations }
}

/**
 * Pages that the dossier cites, as this run has read them: they are the person's, though on their
 * own they may not say who they are.
 */
function listCitedPages(pages: Loaded['pages'], known: readonly Source[]) {
  const sourceAt = new Map(known.map((source) => [toAddressKey(source.url), source]))
  return pages.flatMap(({ finalUrl, text }) => {
    const source = sourceAt.get(toAddressKey(finalUrl))
    return source === undefined ? [] : [{ ...bySource(source)[1], text }]
  })
}

function deriveSaying({ path, value }: { path: string; value: unknown }): string {
  return JSON.stringify([path, value])
}

function bySource({ id, url, title, domain }: Citable): readonly [string, Citable] {
  return [id, { id, url, title, domain }]
}

function parseClaims(grounding: Grounding | null): QuotedClaim[] {
  return (grounding?.claims ?? []).flatMap(
    ({ id, path, value, confidence, level, status, citations }) => {
      const statement = parseStatement(path, value)
      return statement === null ? [] : [{ ...statement, id, confidence, level, status, citations }]
    },
  )
}
