import type { Source } from '../../contract/source.ts'
import { chooseOwnMaterial } from '../../research/chat/choose-own-material.ts'
import { parseStatement } from '../../research/claims/claim.ts'
import type { PersonProfile } from '../../research/records/person-profile.ts'
import { toPageKey } from '../../research/text/page-key.ts'
import type { QuotedClaim } from '../../research/writing/quoted-claim.ts'
import { loadGrounding } from '../../store/groundings.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'
import { loadPages } from '../../store/pages.ts'
import { loadCaseFile } from '../person/load-case-file.ts'
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
 */
export async function loadMaterial(db: Queryable, job: JobRow, now: Date): Promise<Material> {
  // one after the other: they may share a connection
  const grounding = Grounding.nullable().parse(await loadGrounding(db, job.id))
  const { composed } = await loadCaseFile(db, job, now)
  const pages = await loadPages(db, job.id)
  const known = grounding?.sources ?? []
  const dossier = parseClaims(grounding)
  const looked = chooseOwnMaterial(composed, dossier)
  const all = [...known, ...looked.documents]
  // of one address the first wins: the last entry of a map does
  const idOfPage = new Map(all.toReversed().map(({ id, url }) => [toPageKey(url) ?? url, id]))
  const idOf = new Map(all.map(({ id, url }) => [id, idOfPage.get(toPageKey(url) ?? url) ?? id]))
  const rename = (id: string) => idOf.get(id) ?? id
  const renamed = (claim: QuotedClaim): QuotedClaim => ({
    ...claim,
    citations: claim.citations.map((citation) => ({
      ...citation,
      sourceId: rename(citation.sourceId),
    })),
  })
  const grounded = dossier.map(renamed)
  const said = new Set(grounded.map(deriveSaying))
  const fresh = looked.documents.map(({ id, url, title, domain, text }) => ({
    id: rename(id),
    url,
    title,
    domain,
    text,
  }))
  // a page that the dossier cites is the person's, though on its own it may not say who they are
  const sourceAt = new Map(known.map((source) => [toPageKey(source.url) ?? source.url, source]))
  const taken = new Set(fresh.map(({ id }) => id))
  const reread = pages.flatMap(({ finalUrl, text }) => {
    const source = sourceAt.get(toPageKey(finalUrl) ?? finalUrl)
    return source === undefined || taken.has(rename(source.id))
      ? []
      : [{ ...bySource(source)[1], id: rename(source.id), text }]
  })
  return {
    profile: composed.profile,
    claims: [
      ...grounded,
      ...looked.claims.filter((claim) => !said.has(deriveSaying(claim))).map(renamed),
    ],
    documents: composed.isMinor ? [] : [...fresh, ...reread],
    sources: new Map([
      ...fresh.map(
        ({ id, url, title, domain }) => [id, { id, url, title: title || domain, domain }] as const,
      ),
      ...known.map(bySource),
    ]),
    isMinor: composed.isMinor || grounding?.withheld === 'minor',
  }
}

function deriveSaying({ path, value }: { path: string; value: unknown }): string {
  return JSON.stringify([path, value])
}

function bySource({ id, url, title, domain }: Source): readonly [string, Citable] {
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
