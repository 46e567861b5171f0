import { insertAvatarChecks, loadAvatarChecks } from '../../store/images/avatar-checks.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from '../job/record-step.ts'
import { emitSafeAccounts } from '../person/emit-accounts.ts'
import { loadRecords } from '../person/load-people.ts'
import type { Search } from '../person/load-subject.ts'
import { fetchPictureHash } from '../pictures/fetch-picture-hash.ts'

/** Of a run. */
const maxAvatars = 72
const allTimeoutMs = 6_000

/**
 * Looks at the profile pictures that were found and not looked at yet: the same picture on two
 * accounts is a sign that they are one person's. What cannot be fetched is written down as such,
 * and not tried again.
 */
export async function recordAvatarChecks(
  deps: Pick<ActivityDeps, 'db' | 'fetcher' | 'now'>,
  search: Search,
  signal: AbortSignal,
): Promise<void> {
  const jobId = search.job.id
  const [{ records, hidden }, known] = await Promise.all([
    loadRecords(deps.db, jobId),
    loadAvatarChecks(deps.db, jobId),
  ])
  const seen = new Set(known.map(({ findingKey }) => findingKey))
  const open = records.flatMap(({ id, finding }) =>
    finding.avatarUrl === null || seen.has(id) || hidden.has(id)
      ? []
      : [{ id, url: finding.avatarUrl }],
  )
  if (open.length === 0) return
  const limit = AbortSignal.any([signal, AbortSignal.timeout(allTimeoutMs)])
  const checks = await Promise.all(
    open.slice(0, Math.max(0, maxAvatars - known.length)).map(async ({ id, url }) => ({
      findingKey: id,
      ...(await fetchPictureHash(deps.fetcher, url, limit)),
    })),
  )
  signal.throwIfAborted()
  await recordStep(deps, jobId, async (tx, job) => {
    await insertAvatarChecks(tx, jobId, checks, deps.now())
    const emitting = { job, subject: search.subject, now: deps.now() }
    return { events: await emitSafeAccounts(tx, emitting) }
  })
}
