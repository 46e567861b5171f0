/** The signals that end the stack. */
import { endProcess } from '../process/end-process.ts'
import { findParent, findProcess } from './processes.ts'

/**
 * npm passes on the Ctrl-C that the terminal has sent us already; only a later one is the person's
 * second.
 */
const sameKeyPressMs = 700
const parentCheckMs = 250

type Handlers = { first: () => Promise<void>; second: () => void }

/** Ends this process after `first`, or at once after a second signal. */
export function onStop({ first, second }: Handlers): void {
  let since: number | undefined
  const stop = async () => {
    if (since !== undefined) {
      if (performance.now() - since < sameKeyPressMs) return
      second()
      process.exit(1)
    }
    since = performance.now()
    await first()
    endProcess()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event !== undefined) watchNpm(stop)
}

/**
 * An npm that is killed with -9 cannot pass that on; its child would go on without a terminal,
 * unseen, and block the next start.
 */
async function watchNpm(stop: () => void): Promise<void> {
  const parent = process.ppid
  // npm runs scripts in a shell, which some shells then leave to the script.
  const throughShell = / -c /.test((await findProcess(parent))?.commandLine ?? '')
  const npm = throughShell ? await findParent(parent) : undefined
  const timer = setInterval(async () => {
    if (process.ppid === parent && (npm === undefined || (await findParent(parent)) === npm)) return
    clearInterval(timer)
    stop()
  }, parentCheckMs)
  timer.unref()
}
