import { buildDossier, type Composed } from '../../research/case/build-dossier.ts'
import { parseCase, renderCase } from '../../research/case/case-json.ts'
import { type SectionKey, sectionKeys } from '../../research/case/sections/section-keys.ts'
import type { People } from '../../research/entity-resolution/people/compose-people.ts'
import {
  suppressesClaims,
  suppressesGroup,
  suppressesText,
} from '../../research/safety/suppressions/suppresses.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import { engines } from '../../sources/choice/choose-sources.ts'
import { modelProvider, ownEngine, pagesProvider } from '../../sources/choice/providers.ts'
import type { Queryable } from '../../store/database/open.ts'
import {
  type CaseVersions,
  findCaseFile,
  loadCaseVersions,
  recordCaseFile,
} from '../../store/findings/case-files.ts'
import { loadClaims } from '../../store/findings/claims.ts'
import { loadOutcomes, type OutcomeRow } from '../../store/findings/findings.ts'
import { loadPages } from '../../store/findings/pages.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import { ActivityError } from '../failures/failure.ts'
import { createIds } from '../job/ids.ts'
import { loadFocused } from './load-focused.ts'

/** Raised when what `renderCase` keeps gets another form. */
const form = 2

/** The people, claims and sections of a run, built once and handed on. */
export type CaseFile = { versions: CaseVersions; composed: Composed }

type Job = Pick<JobRow, 'id' | 'operation' | 'input' | 'plan'>

/**
 * Everything that is stored of a run, as the dossier that it makes today: the one that was handed
 * on or kept, as long as nothing was stored since, else built anew and kept for the next. The same
 * rows give the same case file.
 * @param known handed on within an activity
 * @throws ActivityError `subject_suppressed` when it describes a person who has opted out
 */
export async function loadCaseFile(
  db: Queryable,
  job: Job,
  now: Date,
  known: CaseFile | null = null,
): Promise<CaseFile> {
  const year = now.getUTCFullYear()
  const ignored = [pagesProvider, modelProvider]
  // opt-outs are part of the version: what was built under the same ones needs no second look
  const versions = await loadCaseVersions(db, job.id, { form, year, ignored })
  if (known?.versions.whole === versions.whole) return known
  const stored = await findCaseFile(db, job.id, versions)
  const kept = stored === null ? null : parseCase(stored.composed)
  if (kept !== null && stored?.isCurrent === true) return { versions, composed: kept }
  const { isWhole, composed } = await loadCase(db, job, year, kept?.people ?? null)
  if (isSuppressed(await loadSuppressions(db), composed))
    throw new ActivityError('subject_suppressed')
  await recordCaseFile(db, job.id, {
    versions: { ...versions, people: isWhole ? versions.people : null },
    composed: renderCase(composed),
    now,
  })
  return { versions, composed }
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

/** @param kept the people of the same findings */
async function loadCase(
  db: Queryable,
  job: Job,
  year: number,
  kept: People | null,
): Promise<{ isWhole: boolean; composed: Composed }> {
  // one after the other: a transaction's connection answers one statement at a time
  const { isWhole, focused } = await loadFocused(db, job, { kept })
  const pages = await loadPages(db, job.id)
  const claims = await loadClaims(db, job.id)
  const attempted = chooseAttempted(await loadOutcomes(db, job.id), pages.length)
  const composed = buildDossier(focused, {
    pages: pages.map((page) => ({ ...page, fetchedAt: page.fetchedAt.toISOString() })),
    claims,
    year,
    attempted,
    idOf: createIds(job.id),
  })
  return { isWhole, composed }
}

/**
 * Sections that an answered source may know of; the others are left out, so that "not found" is
 * never said of them (docs/agents.md).
 */
function chooseAttempted(outcomes: readonly OutcomeRow[], pages: number): SectionKey[] {
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
