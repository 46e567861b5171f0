import path from 'node:path'
import type { ClaimDraft } from '../../research/claims/claim.ts'
import type { BodyReading, OwnBody, PageBody } from './parse-body.ts'
import { createThreads, ThreadError } from './threads.ts'

const run = createThreads<PageBody | OwnBody, BodyReading | ClaimDraft[]>(
  path.join(import.meta.dirname, 'page-thread.ts'),
  { threads: 2, patienceMs: 1_000, processorMs: 900, timeoutMs: 8_000, maxMegabytes: 512 },
)

/**
 * Reads a page on a thread of its own, since a page that is made to be slow would hold every
 * activity of the process. Pages are read by turns; one that a busy machine did not come to in
 * time, or whose thread ended, is read once more.
 * @throws ThreadError when it takes nearly a second of processor time, or fails twice
 */
export async function parseBodyApart(body: PageBody): Promise<BodyReading> {
  return await runTwice<BodyReading>(body)
}

/** The same for a page that turned out to stand on the person's own site. */
export async function parseOwnBodyApart(body: OwnBody): Promise<ClaimDraft[]> {
  return await runTwice<ClaimDraft[]>(body)
}

async function runTwice<Answer extends BodyReading | ClaimDraft[]>(
  task: PageBody | OwnBody,
): Promise<Answer> {
  try {
    return await run<Answer>(task)
  } catch (error) {
    if (!(error instanceof ThreadError) || error.isOverrun) throw error
    return await run<Answer>(task)
  }
}
