import { type Dossier, DossierResult } from '../../../contract/operations/dossier.ts'
import { ended } from '../rows/jobs.ts'
import type { SharedService } from '../service/service.ts'
import { call } from './call.ts'

type Built = { status: number; result: DossierResult; headers: Headers }

/** One dossier as a caller asks for it, with a key of its own unless the test has one. */
export async function dossier(
  service: SharedService,
  person: Record<string, unknown>,
  {
    key,
    refresh = false,
    url = service.url,
  }: { key?: string; refresh?: boolean; url?: string } = {},
): Promise<Built> {
  const own = key ?? (await service.createKey()).key
  const response = await call(url, '/api/v1/dossier', {
    key: own,
    body: { person, refresh, format: 'json' },
  })
  const json: unknown = await response.json()
  const parsed = DossierResult.safeParse(json)
  if (!parsed.success)
    throw new Error(
      `${response.status}: ${JSON.stringify(json).slice(0, 2_000)} ${parsed.error.message}`,
    )
  return { status: response.status, result: parsed.data, headers: response.headers }
}

/** The result of a dossier's job, once it has ended; throws for one that did not succeed. */
export async function finishedDossier(
  { db }: Pick<SharedService, 'db'>,
  jobId: string,
  timeoutMs = 50_000,
): Promise<DossierResult> {
  const job = await ended(db, jobId, timeoutMs)
  if (job.result === null)
    throw new Error(`${jobId} ended ${job.status}, ${job.stopReason}: ${JSON.stringify(job.error)}`)
  return DossierResult.parse(JSON.parse(job.result))
}

/**
 * Everything that a dossier says, as one text; not what it was asked, nor where it looked, nor the
 * letters that ids happen to have.
 */
export function said({ summary, sections, claims, sources }: Dossier): string {
  return JSON.stringify({ summary, sections, claims, sources }).replace(
    /\b(?:src|clm|acc|cl|ev|hit)_[0-9A-Z]{26}\b/g,
    '',
  )
}
