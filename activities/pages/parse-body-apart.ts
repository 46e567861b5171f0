import path from 'node:path'
import type { BodyReading, PageBody } from './parse-body.ts'
import { createThreads } from './threads.ts'

/**
 * Reads a page on a thread of its own, since a page that is made to be slow would hold every
 * activity of the process. Pages are read by turns.
 * @throws ThreadError when it takes nearly a second of processor time
 */
export const parseBodyApart = createThreads<PageBody, BodyReading>(
  path.join(import.meta.dirname, 'page-thread.ts'),
  { threads: 2, processorMs: 900, timeoutMs: 4_000, maxMegabytes: 512 },
)
