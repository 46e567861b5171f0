import { z } from 'zod'
import { type FoundPicture, PicturePart } from '../../research/pictures/picture-part.ts'
import type { StoredFinding } from '../../store/findings/findings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { parseRunPlan } from '../job/run-plan.ts'

const partKind = 'picture_part'

/** The looks of a picture that a release before 2026-11-26 took are a finding of this kind. */
const formerLooksKind = 'picture_looks'
const FormerLooks = z.object({ sha256: z.string(), perceptualHash: z.string().nullable() })

/** What distinguishes the original picture from others. */
type Looks = z.infer<typeof FormerLooks>

/** A place of the picture as its provider names it, the nth of them. */
export function buildPictureFinding(provider: string, part: PicturePart, n: number) {
  const dedupeKey = `${provider}:${String(n).padStart(4, '0')}`
  return { provider, kind: partKind, payload: JSON.stringify(part), dedupeKey }
}

/**
 * What a run knows; null before it has its picture.
 * @param asked in the order of their answers
 */
export function parseFound(
  job: Pick<JobRow, 'operation' | 'plan'>,
  findings: readonly StoredFinding[],
  asked: readonly string[],
): { looks: Looks; found: FoundPicture[] } | null {
  const looks = parseLooks(job, findings)
  if (looks === null) return null
  const parts = findings.filter(({ kind }) => kind === partKind)
  const found = asked.flatMap((provider) =>
    parts
      .filter((part) => part.provider === provider)
      .map(({ payload }) => ({ provider, part: PicturePart.parse(payload) })),
  )
  return { looks, found }
}

function parseLooks(
  job: Pick<JobRow, 'operation' | 'plan'>,
  findings: readonly StoredFinding[],
): Looks | null {
  const plan = parseRunPlan(job)
  if (plan?.operation === 'reverse_image' && plan.looks !== undefined) return plan.looks
  const former = findings.find(({ kind }) => kind === formerLooksKind)
  return former === undefined ? null : FormerLooks.parse(former.payload)
}
