import { cut } from './terminal-text.ts'

type Terminal = { isTTY?: boolean; columns?: number; rows?: number; write(text: string): unknown }

export type Screen = {
  /** A line of the answer. */
  print(line: string): void
  /**
   * What is going on now: one line that is rewritten on a terminal, else a line of its own; never
   * part of the answer.
   */
  status(text: string | null): void
  /** Lines above that, to be replaced by the next ones; shown on a terminal only. */
  live(lines: readonly string[]): void
  close(): void
}

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const frameMs = 100

/** The answer goes to `out` and what is going on to `aside`, so that an answer can be piped. */
export function createScreen(out: Terminal, aside: Terminal): Screen {
  const live = aside.isTTY === true
  let [shown, turn]: [string | null, number] = [null, 0]
  let [above, drawn]: [readonly string[], number] = [[], 0]
  const up = () => (drawn === 0 ? '' : `\x1b[${drawn}A\r\x1b[J`)
  const erase = () => {
    if (!live || (shown === null && drawn === 0)) return
    aside.write(`\r\x1b[K${up()}`)
    drawn = 0
  }
  const draw = () => {
    if (!live || shown === null) return
    const line = `\r\x1b[K${frames[turn % frames.length]} ${cut(shown, (aside.columns ?? 80) - 3)}`
    // taller than the terminal could not be taken back
    const fits = above.length < (aside.rows ?? 24) - 1 ? above : []
    aside.write(
      drawn === fits.length && !changed
        ? line
        : `\r\x1b[K${up()}${fits.map((text) => `${text}\n`).join('')}${line}`,
    )
    drawn = fits.length
    changed = false
  }
  let changed = false
  const timer = live
    ? setInterval(() => {
        turn += 1
        draw()
      }, frameMs)
    : undefined
  timer?.unref()
  return {
    print(line) {
      erase()
      out.write(`${line}\n`)
      draw()
    },
    status(text) {
      if (text === shown) return
      if (text === null) erase()
      shown = text
      if (!live && text !== null) aside.write(`${text}\n`)
      draw()
    },
    live(lines) {
      if (lines.join('\n') === above.join('\n')) return
      erase()
      above = lines
      changed = true
      draw()
    },
    close() {
      clearInterval(timer)
      above = []
      erase()
      shown = null
    },
  }
}
