import type { Finding } from '../../research/records/finding.ts'
import { insertAvatarChecks, loadAvatarChecks } from '../../store/avatar-checks.ts'
import type { ActivityDeps } from '../deps.ts'
import { FetchError } from '../fetch/fetcher.ts'
import { recordStep } from '../job/record-step.ts'
import { emitSafeAccounts } from '../person/emit-accounts.ts'
import { loadRecords } from '../person/load-people.ts'
import type { Search } from '../person/load-subject.ts'
import { type PictureHash, toPictureHash } from '../pictures/to-picture-hash.ts'

const most = 24
const pictureTimeoutMs = 4_000
const allTimeoutMs = 6_000
const maxBytes = 1_000_000

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
    open
      .slice(0, most)
      .map(async ({ id, url }) => ({ findingKey: id, ...(await look(deps, url, limit)) })),
  )
  signal.throwIfAborted()
  await recordStep(deps, jobId, async (tx, job) => {
    await insertAvatarChecks(tx, jobId, checks, deps.now())
    const emitting = { job, subject: search.subject, now: deps.now() }
    return { events: await emitSafeAccounts(tx, emitting) }
  })
}

type Look = { sha256: string | null; perceptualHash: string | null }
const unseen: Look = { sha256: null, perceptualHash: null }

async function look(
  { fetcher }: Pick<ActivityDeps, 'fetcher'>,
  url: NonNullable<Finding['avatarUrl']>,
  signal: AbortSignal,
): Promise<Look | PictureHash> {
  try {
    const { status, headers, body, truncated } = await fetcher.fetch({
      url,
      purpose: 'page',
      headers: { accept: 'image/*' },
      timeoutMs: pictureTimeoutMs,
      maxBytes,
      maxRedirects: 3,
      signal,
    })
    const isPicture =
      status === 200 &&
      !truncated &&
      body.length > 0 &&
      /^image\/(?!svg)/i.test(headers['content-type'] ?? '')
    return isPicture ? await toPictureHash(body) : unseen
  } catch (error) {
    if (error instanceof FetchError) return unseen
    throw error
  }
}
