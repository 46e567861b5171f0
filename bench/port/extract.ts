import path from 'node:path'
import { z } from 'zod'
import { createThreads, ThreadError } from '../../activities/pages/threads.ts'
import type { PageReading } from '../../research/pages/page-reading.ts'

const Line = z.object({ url: z.string(), html: z.string() })
type Line = z.infer<typeof Line>

type Extract = {
  title: string | null
  author: string | null
  date: string | null
  text: string
  links: string[]
}

const parse = createThreads<Line, PageReading>(
  path.join(import.meta.dirname, 'contents-thread.ts'),
  { threads: 1, patienceMs: 0, processorMs: 900, timeoutMs: 1_800, maxMegabytes: 1_000 },
)

/**
 * Op `extract` of the bench port: what is read of a page; nothing of a page that takes longer than
 * the service waits. A page's wish not to be stored is judged by the fetcher, not by this op.
 */
export async function extract(line: unknown): Promise<Extract> {
  try {
    const { title, author, date, text, links } = await parse(Line.parse(line))
    return { title, author, date, text, links: links.map(({ url }) => url) }
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    return { title: null, author: null, date: null, text: '', links: [] }
  }
}
