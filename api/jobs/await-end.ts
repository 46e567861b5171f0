import { isOpenJob } from '../../store/jobs.ts'
import { isUnavailable } from '../../store/open.ts'
import { createWaker, type EventSource } from './waker.ts'

/**
 * Resolves once the job has ended or was erased, or `signal` aborts. It reads no events, and those
 * before the last one do not wake it.
 * @param silenceMs how often it looks for itself
 */
export async function awaitEnd(
  { db, listener }: EventSource,
  jobId: string,
  { signal, silenceMs }: { signal: AbortSignal; silenceMs: number },
): Promise<void> {
  using waker = createWaker(listener, jobId, signal, 'end')
  while (!signal.aborted) {
    waker.arm()
    const isOpen = await isOpenJob(db, jobId).catch((error: unknown) => {
      if (isUnavailable(error)) return null
      throw error
    })
    if (isOpen === false) return
    await waker.wait(silenceMs, { isBlind: isOpen === null })
  }
}
