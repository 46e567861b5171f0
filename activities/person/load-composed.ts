import { hash } from 'node:crypto'
import { assembleDossier, type Composed } from '../../research/dossier/assemble-dossier.ts'
import { type SectionKey, sectionKeys } from '../../research/dossier/section-keys.ts'
import {
  suppressesClaims,
  suppressesGroup,
  suppressesText,
} from '../../research/safety/suppressions/suppresses.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import { loadClaims } from '../../store/claims.ts'
import { loadOutcomes, type OutcomeRow } from '../../store/findings.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'
import { loadPages } from '../../store/pages.ts'
import { loadSuppressions } from '../../store/suppressions.ts'
import { ActivityError } from '../failures/failure.ts'
import { createBoundedCache } from '../fetch/bounded-cache.ts'
import { createIds } from '../job/ids.ts'
import { modelProvider, ownEngine, pagesProvider } from '../job/providers.ts'
import { chooseFocus } from './choose-focus.ts'
import { engines } from './choose-sources.ts'

export type { Composed } from '../../research/dossier/assemble-dossier.ts'

/**
 * What was composed last, by its input: the next step, the model and the result begin with the
 * same.
 */
const composed = createBoundedCache<Composed>(64, () => 1)

/**
 * Everything that is stored of a run, as the dossier that it makes today. Pure but for reading: the
 * same rows give the same dossier.
 * @throws ActivityError `subject_suppressed` when it describes a person who has opted out
 */
export async function loadComposed(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'input' | 'plan'>,
  now: Date,
): Promise<Composed> {
  const made = await assemble(db, job, now)
  if (isSuppressed(await loadSuppressions(db), made)) throw new ActivityError('subject_suppressed')
  return made
}

/** A page's text may hold an identifier that no record has. */
function isSuppressed(
  entries: readonly Suppression[],
  { asked, own, profile, claims, documents }: Composed,
): boolean {
  // what pages say may have added records that grouping did not put with the person
  if (suppressesGroup(entries, own, [asked.name])) return true
  if (suppressesClaims(entries, profile, claims)) return true
  const names = [profile.name, ...profile.aliases]
  return documents.some(({ text }) => suppressesText(entries, text, names))
}

async function assemble(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'input' | 'plan'>,
  now: Date,
): Promise<Composed> {
  // one after the other: a transaction's connection answers one statement at a time
  const focused = await chooseFocus(db, job)
  const pages = await loadPages(db, job.id)
  const claims = await loadClaims(db, job.id)
  const attempted = attemptedBy(await loadOutcomes(db, job.id), pages.length)
  const year = now.getUTCFullYear()
  const { focus, profile, records, people } = focused
  // a page's id is the hash of its text
  const texts = pages.map(({ text: _, ...page }) => page)
  const key = hash(
    'sha256',
    JSON.stringify([
      job.id,
      year,
      attempted,
      focus,
      profile,
      records,
      people.accounts,
      texts,
      claims,
    ]),
  )
  const known = composed.get(key)
  if (known !== undefined) return known
  const made = assembleDossier(focused, {
    pages: pages.map((page) => ({ ...page, fetchedAt: page.fetchedAt.toISOString() })),
    claims,
    year,
    attempted,
    idOf: createIds(job.id),
  })
  composed.set(key, made)
  return made
}

/**
 * Sections that an answered source may know of; the others are left out, so that "not found" is
 * never said of them (docs/agents.md).
 */
function attemptedBy(outcomes: readonly OutcomeRow[], pages: number): SectionKey[] {
  const answered = outcomes
    .filter(({ outcome }) => outcome === 'ok' || outcome === 'no_results')
    .map(({ provider }) => provider)
  const sources = answered.filter(
    (provider) => provider !== pagesProvider && provider !== modelProvider,
  )
  const searchesWeb =
    pages > 0 || sources.some((provider) => provider === ownEngine || engines.includes(provider))
  return sectionKeys.filter(
    (key) =>
      key === 'identity' || (key === 'mentions' ? searchesWeb : searchesWeb || sources.length > 0),
  )
}
