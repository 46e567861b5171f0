import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createUnitTurns } from '../pictures/create-unit-turns.ts'

/** A thread did not answer within its time, or ended: out of memory, or by an error. */
export class ThreadError extends Error {
  override name = 'ThreadError'
  /** Whether the task itself took too much processor time, and would again. */
  readonly isOverrun: boolean

  constructor(message: string, { cause, isOverrun = false }: ErrorOptions & Overrun = {}) {
    super(message, { cause })
    this.isOverrun = isOverrun
  }
}

type Overrun = { isOverrun?: boolean }

type Limits = {
  /** At the same time; further tasks wait for their turn. */
  threads: number
  /** Of processor time, for one task: on a busy machine it lasts longer. */
  processorMs: number
  /** Wall time of one task: a machine may be suspended for seconds. */
  timeoutMs: number
  /** The size of each thread's heap. */
  maxMegabytes: number
}

/** Where a thread finds the compiled modules of the process; Node adds its own version. */
function listEnvironment(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) }
}

/** How often a thread is asked for the time that it has used. */
const checkMs = 100

/**
 * Runs tasks on threads of their own, which start when they are needed and do not keep the process
 * alive. One that takes too long is ended, whatever it does, and the next task gets a new one. A
 * thread has no configuration; its script posts a message when it is ready, and one for each task.
 * @returns what runs a task; throws ThreadError
 */
export function createThreads<Task, Result>(
  script: string,
  limits: Limits,
): (task: Task) => Promise<Result> {
  const takeTurn = createUnitTurns(limits.threads)
  const idle = new Set<Worker>()
  const start = async () => {
    const thread = new Worker(script, {
      env: listEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: limits.maxMegabytes },
    })
    thread.on('error', () => undefined)
    thread.on('exit', () => idle.delete(thread))
    await waitForMessage(thread)
    return thread
  }
  return (task) =>
    takeTurn(async () => {
      // the one that worked last has compiled most of its code
      const thread = [...idle].at(-1) ?? (await start())
      idle.delete(thread)
      const done = new AbortController()
      thread.ref()
      try {
        const usedBefore = await thread.cpuUsage()
        const answer = waitForMessage<Result>(thread)
        thread.postMessage(task)
        const overrun = watch(thread, usedBefore, limits, done.signal)
        const result = await Promise.race([answer, overrun])
        idle.add(thread)
        return result
      } catch (cause) {
        void thread.terminate()
        throw cause instanceof ThreadError ? cause : new ThreadError('The thread ended.', { cause })
      } finally {
        done.abort()
        thread.unref()
      }
    })
}

/** @throws ThreadError when a thread has used up its time */
async function watch(
  thread: Worker,
  usedBefore: NodeJS.CpuUsage,
  { processorMs, timeoutMs }: Limits,
  signal: AbortSignal,
): Promise<never> {
  const endsAt = performance.now() + timeoutMs
  while (performance.now() < endsAt) {
    const pause = setTimeout(checkMs, null, { signal })
    // a thread inside of one long call does not say
    const used = await Promise.race([thread.cpuUsage(usedBefore), pause])
    await pause
    if (used !== null && (used.user + used.system) / 1_000 > processorMs - checkMs)
      throw new ThreadError('The task takes too much processor time.', { isOverrun: true })
  }
  throw new ThreadError('The thread took too long.')
}

/** The next message of a thread. */
function waitForMessage<Message>(thread: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (conclude: () => void) => {
      thread.off('message', succeed).off('error', fail).off('exit', end)
      conclude()
    }
    const succeed = (message: Message) => settle(() => resolve(message))
    const fail = (cause: unknown) =>
      settle(() => reject(new ThreadError('The thread failed.', { cause })))
    const end = () => settle(() => reject(new ThreadError('The thread ended.')))
    thread.once('message', succeed).once('error', fail).once('exit', end)
  })
}
