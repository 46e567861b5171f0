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
  /** How long a task waits for a thread that is at work before a further one starts. */
  patienceMs: number
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
 * alive. A new thread takes a second or two to load and to compile what another has ready, so there
 * is a second one only where tasks are slow. One that takes too long is ended, whatever it does,
 * and the next task gets a new one. A thread has no configuration; its script posts a message when
 * it is ready, and one for each task.
 * @returns what runs a task, whose answer is of the kind that the caller names; throws ThreadError
 */
export function createThreads<Task, Result>(
  script: string,
  limits: Limits,
): <Answer extends Result = Result>(task: Task) => Promise<Answer> {
  const takeTurn = createUnitTurns(limits.threads)
  const pool = createPool(script, limits)
  return <Answer extends Result>(task: Task) =>
    takeTurn(async () => {
      const thread = await pool.take()
      const done = new AbortController()
      thread.ref()
      try {
        const usedBefore = await thread.cpuUsage()
        const answer = waitForMessage<Answer>(thread)
        thread.postMessage(task)
        const overrun = watch(thread, usedBefore, limits, done.signal)
        const result = await Promise.race([answer, overrun])
        pool.give(thread)
        return result
      } catch (cause) {
        void thread.terminate()
        pool.give(null)
        throw cause instanceof ThreadError ? cause : new ThreadError('The thread ended.', { cause })
      } finally {
        done.abort()
        thread.unref()
      }
    })
}

/** The threads of one script, as many as tasks take at the same time. */
function createPool(script: string, { maxMegabytes, patienceMs }: Limits) {
  const idle = new Set<Worker>()
  const waiting = new Set<(given: Worker | null) => void>()
  let taken = 0
  let started: Promise<unknown> = Promise.resolve()

  async function start(): Promise<Worker> {
    const thread = new Worker(script, {
      env: listEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    thread.on('error', () => undefined)
    thread.on('exit', () => idle.delete(thread))
    started = waitForMessage(thread)
    await started
    return thread
  }

  /** The next thread that is given back; null where one has ended, or where that takes too long. */
  async function waitForThread(): Promise<Worker | null> {
    const { promise, resolve } = Promise.withResolvers<Worker | null>()
    const end = new AbortController()
    const { signal } = end
    waiting.add(resolve)
    // one that still loads is not slow
    const timer = started
      .catch(() => undefined)
      .then(() => setTimeout(patienceMs, null, { signal }))
      .then(() => {
        waiting.delete(resolve)
        resolve(null)
      })
    timer.catch(() => undefined)
    const given = await promise
    end.abort()
    return given
  }

  async function find(): Promise<Worker> {
    // the one that worked last has compiled most of its code
    const last = [...idle].at(-1)
    if (last !== undefined) {
      idle.delete(last)
      return last
    }
    return (taken > 1 ? await waitForThread() : null) ?? (await start())
  }

  return {
    /** @throws ThreadError when a thread does not start */
    async take(): Promise<Worker> {
      taken += 1
      try {
        return await find()
      } catch (error) {
        taken -= 1
        throw error
      }
    },
    /** @param thread null where it was ended */
    give(thread: Worker | null) {
      taken -= 1
      const [next] = waiting
      if (next === undefined) {
        if (thread !== null) idle.add(thread)
      } else {
        waiting.delete(next)
        next(thread)
      }
    },
  }
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
