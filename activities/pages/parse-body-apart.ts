import path from 'node:path'
import type { BodyReading, PageBody } from './parse-body.ts'
import { createThreads, ThreadError } from './threads.ts'

const parse = createThreads<PageBody, BodyReading>(
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
  try {
    return await parse(body)
  } catch (error) {
    if (!(error instanceof ThreadError) || error.isOverrun) throw error
    return await parse(body)
  }
}
