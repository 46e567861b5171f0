import type { Worker as Thread } from 'node:worker_threads'
import { WorkerThreadClient } from '@temporalio/worker/lib/workflow/threaded-vm.js'

type ThreadClient = InstanceType<typeof WorkerThreadClient>
type Input = Parameters<ThreadClient['send']>[0]
type Output = Awaited<ReturnType<ThreadClient['send']>>
type SinkCalls = Extract<Output, { type: 'sink-calls' }>

/** More is no limit for a timer of Node, but none at all. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Speaks with a thread that runs workflows (`workflow-thread.cjs`), and ends it when it says
 * nothing for `2 * silenceMs` while it is asked, and works for half of the second: a workflow
 * loops. A thread that hardly works is waited for: the process was paused, or others take the
 * processor. The worker then ends with an error, another one goes on with its runs, and the run
 * that loops waits longer before each further try.
 */
export class GuardedThreadClient extends WorkerThreadClient {
  readonly #thread: Thread
  readonly #silenceMs: number
  #asked = 0
  /** How many answers have come. */
  #answered = 0
  /** What the thread had worked when it was first found silent; null while it is not. */
  #workedMs: number | null = null
  #timer: NodeJS.Timeout | undefined
  /** What came with the last activation of a run, until it is asked for. */
  readonly #calls = new Map<string, SinkCalls>()

  constructor(
    thread: Thread,
    logger: ConstructorParameters<typeof WorkerThreadClient>[1],
    silenceMs: number,
  ) {
    super(thread, logger)
    this.#thread = thread
    this.#silenceMs = Math.min(silenceMs, maxTimerMs)
  }

  override async send(input: Input): Promise<Output> {
    if (input.type === 'extract-sink-calls') {
      const calls = this.#takeCalls(input.runId)
      if (calls !== undefined) return calls
    }
    if (input.type === 'dispose-workflow') this.#takeCalls(input.runId)
    const output = await this.#ask(input)
    if (input.type === 'activate-workflow') this.#keepCalls(input.runId, output)
    return output
  }

  async #ask(input: Input): Promise<Output> {
    this.#asked += 1
    if (this.#asked === 1) this.#listen()
    try {
      return await super.send(input)
    } finally {
      this.#asked -= 1
      this.#answered += 1
      this.#workedMs = null
      if (this.#asked === 0) clearTimeout(this.#timer)
      else this.#timer?.refresh()
    }
  }

  #keepCalls(runId: string, output: Output): void {
    if (output?.type !== 'activation-completion') return
    const calls: SinkCalls['calls'] | undefined = Reflect.get(output.completion, 'sinkCalls')
    if (calls === undefined) return
    Reflect.deleteProperty(output.completion, 'sinkCalls')
    this.#calls.set(runId, { type: 'sink-calls', calls })
  }

  #takeCalls(runId: string): SinkCalls | undefined {
    const calls = this.#calls.get(runId)
    this.#calls.delete(runId)
    return calls
  }

  #listen(): void {
    this.#workedMs = null
    this.#timer = setTimeout(() => void this.#judgeSilence(), this.#silenceMs)
  }

  async #judgeSilence(): Promise<void> {
    const answered = this.#answered
    // null: it has not begun to work, or has ended
    const worked = await this.#thread.cpuUsage().catch(() => null)
    if (this.#asked === 0 || this.#answered > answered) return
    const workedMs = worked === null ? 0 : (worked.user + worked.system) / 1_000
    this.#workedMs ??= workedMs
    if (workedMs - this.#workedMs < this.#silenceMs / 2) return void this.#timer?.refresh()
    this.logger.error(
      `A workflow keeps its thread for more than ${2 * this.#silenceMs} ms: the thread is ended`,
    )
    await this.#thread.terminate()
  }
}
