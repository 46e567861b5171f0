/**
 * What the person at the terminal sees while the stack starts: one line for each step, with how
 * long it took.
 */

type Progress = (text: string) => void

export type Report = {
  /** Runs a step; its line may be extended by what came of it. */
  step<Result>(
    name: string,
    action: (progress: Progress) => Promise<Result>,
    outcome?: (result: Result) => string,
  ): Promise<Result>
  /** A line of its own. */
  say(line: string): void
}

type Terminal = { isTTY?: boolean; write(text: string): unknown }

const nameWidth = 58
const progressEveryMs = { terminal: 200, file: 10_000 }

/**
 * On a terminal the running step's line is rewritten; elsewhere a long step says every ten seconds
 * how far it is.
 */
export function createReport(out: Terminal): Report {
  const terminal = out.isTTY === true
  let showRunning: (() => void) | undefined
  const print = (line: string) => {
    out.write(terminal ? `\r\x1b[K${line}\n` : `${line}\n`)
    if (terminal) showRunning?.()
  }
  return {
    say: (line) => print(`  ${line}`),
    async step(name, action, outcome) {
      const started = performance.now()
      const elapsed = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
      let state = ''
      showRunning = () => {
        const line = `  ${name}${state === '' ? '' : `: ${state}`} (${elapsed()})`
        out.write(terminal ? `\r\x1b[K${line}` : `${line}\n`)
      }
      if (terminal) showRunning()
      const timer = setInterval(
        showRunning,
        terminal ? progressEveryMs.terminal : progressEveryMs.file,
      )
      const end = (line?: string) => {
        clearInterval(timer)
        showRunning = undefined
        if (line !== undefined) print(line)
        else if (terminal) out.write('\r\x1b[K')
      }
      try {
        const result = await action((text) => {
          state = text
        })
        const extra = outcome?.(result) ?? ''
        end(
          `  ${`${name}${extra === '' ? '' : ` (${extra})`}`.padEnd(nameWidth)} ` +
            `${elapsed().padStart(8)}`,
        )
        return result
      } catch (error) {
        end()
        throw error
      }
    },
  }
}

/** `24 of 44 MB`, or `24 MB` when the whole is not known. */
export function formatMegabytes(received: number, total: number): string {
  const of = (bytes: number) => Math.round(bytes / 1e6)
  return total > 0 ? `${of(received)} of ${of(total)} MB` : `${of(received)} MB`
}
