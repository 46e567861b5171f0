import { parseStatement } from '../../research/claims/claim.ts'
import type { Finding } from '../../research/records/finding.ts'
import {
  buildInputsFromClaims,
  buildInputsFromRecords,
  isOnePerson,
} from '../../research/safety/suppressions/linked-inputs.ts'
import {
  normaliseSuppression,
  type SuppressionInput,
} from '../../research/safety/suppressions/normalise-suppression.ts'
import { suppressesClaims, suppressesGroup } from '../../research/safety/suppressions/suppresses.ts'
import {
  type Suppression,
  toSuppressionKey,
} from '../../research/safety/suppressions/suppression.ts'
import { listCachedResults } from '../../store/cache/cache.ts'
import type { Db } from '../../store/database/open.ts'
import { findJob, type JobRow } from '../../store/jobs/jobs.ts'
import { type KeptJob, listKeptJobs } from '../../store/opt-outs/erase.ts'
import { SharedDossier } from '../person/build-cached-answer.ts'
import { loadPeople, loadRecords } from '../person/load-people.ts'
import { interpretJob, parsePersonJob } from '../person/load-subject.ts'

const maxBatchRows = 50
/** An identifier may lead to a group that holds further ones; a chain is not followed for ever. */
const maxRounds = 3
/** More identifiers than one person has: a link to that many joins several people. */
const maxLinked = 200

/**
 * Finds the identifiers that what is stored links to the person of these entries: those of the same
 * group of records, and those that a dossier about them states.
 */
export async function findLinked(db: Db, entries: readonly Suppression[]): Promise<Suppression[]> {
  const known = new Map(entries.map((entry) => [toSuppressionKey(entry), entry]))
  for (let round = 0; round < maxRounds; round += 1) {
    const before = known.size
    for (const input of await listInputsAbout(db, [...known.values()])) {
      const entry = normaliseSuppression(input)
      if (!('reason' in entry) && known.size < maxLinked)
        known.set(toSuppressionKey(entry), known.get(toSuppressionKey(entry)) ?? entry)
    }
    if (known.size === before) break
  }
  return [...known.values()].slice(entries.length)
}

async function listInputsAbout(
  db: Db,
  entries: readonly Suppression[],
): Promise<SuppressionInput[]> {
  const found: SuppressionInput[] = []
  for (let after = ''; ; ) {
    const jobs = await listKeptJobs(db, {
      operations: ['search', 'dossier', 'chat'],
      after,
      limit: maxBatchRows,
    })
    for (const job of jobs) found.push(...(await listJobInputs(db, job, entries)))
    const last = jobs.at(-1)
    if (last === undefined || jobs.length < maxBatchRows) break
    after = last.id
  }
  for (const result of await listCachedResults(db, 'dossier'))
    found.push(...listResultInputs(result, entries))
  return found
}

async function listJobInputs(
  db: Db,
  { id, operation, result }: KeptJob,
  entries: readonly Suppression[],
): Promise<SuppressionInput[]> {
  const stated = operation === 'dossier' && result !== null ? listResultInputs(result, entries) : []
  return [...stated, ...(await findMeantGroups(db, id, entries)).flatMap(buildInputsFromRecords)]
}

/**
 * The records of the groups that the entries mean. A search joins what texts or usernames have in
 * common: a group that is too uncertain may be of several people, so that each of its records
 * counts alone.
 */
async function findMeantGroups(
  db: Db,
  jobId: string,
  entries: readonly Suppression[],
): Promise<Finding[][]> {
  const job = await findJob(db, jobId)
  const { records } = await loadRecords(db, jobId)
  if (job === null || records.length === 0) return []
  const subject = parseSubject(job)
  if (subject === null) return []
  const findings = new Map(records.map(({ id, finding }) => [id, finding]))
  const { groups } = await loadPeople(db, jobId, subject, records)
  const names = subject.kind === 'name' ? [subject.text] : []
  return groups.flatMap(({ confidence, recordIds }) => {
    const members = recordIds.flatMap((id) => findings.get(id) ?? [])
    if (isOnePerson(confidence, members))
      return suppressesGroup(entries, members, names) ? [members] : []
    // the name that was asked for may be another person's
    return members.filter((one) => suppressesGroup(entries, [one])).map((one) => [one])
  })
}

/** Null for an input that an older release has stored. */
function parseSubject(job: JobRow) {
  try {
    return interpretJob(parsePersonJob(job)).subject
  } catch {
    return null
  }
}

function listResultInputs(result: string, entries: readonly Suppression[]): SuppressionInput[] {
  const parsed = SharedDossier.safeParse(JSON.parse(result))
  if (!parsed.success) return []
  const { claims, focus } = parsed.data.dossier
  const name = focus?.name ?? null
  if (name === null) return []
  const statements = claims.flatMap(({ path, value }) => parseStatement(path, value) ?? [])
  return suppressesClaims(entries, { name, aliases: [] }, statements)
    ? buildInputsFromClaims(name, claims)
    : []
}
