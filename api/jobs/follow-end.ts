import { isEnded } from '../../contract/resources/jobs.ts'
import { isUnavailable } from '../../store/database/errors.ts'
import type { Db } from '../../store/database/open.ts'
import { findJob, type JobRow, updateAnnounced } from '../../store/jobs/jobs.ts'
import { createWaker, type EventFeed } from './waker.ts'

type Watch = {
  signal: AbortSignal
  /** How often it looks for itself. */
  silenceMs: number
}

/**
 * Listens for the end of a job from now on. It reads no events, and those before the last one do
 * not wake it.
 */
export function followEnd(
  { db, listener }: EventFeed,
  jobId: string,
  { signal, silenceMs }: Watch,
) {
  const waker = createWaker(listener, jobId, signal, 'end')
  return {
    /**
     * @param isNew the job was made meanwhile: before something is heard there is nothing to see
     * @returns the ended job; null when it is gone, or `signal` aborted
     */
    async job({ isNew = false } = {}): Promise<JobRow | null> {
      if (isNew) await waker.wait(silenceMs)
      while (!signal.aborted) {
        waker.arm()
        const job = await findWatched(db, jobId).catch((error: unknown) => {
          if (isUnavailable(error)) return undefined
          throw error
        })
        if (job === null || (job !== undefined && isEnded(job.status))) return job
        await waker.wait(silenceMs, { isBlind: job === undefined })
      }
      return null
    },
    [Symbol.dispose]: () => waker[Symbol.dispose](),
  }
}

/** An open job that announces nothing is made to announce its end, then looked at. */
async function findWatched(db: Db, jobId: string): Promise<JobRow | null> {
  const job = await findJob(db, jobId)
  if (job === null || isEnded(job.status) || job.announced !== 'nothing') return job
  await updateAnnounced(db, jobId, 'end')
  return await findJob(db, jobId)
}
