import { cut } from './terminal-text.ts'

type Terminal = { isTTY?: boolean; columns?: number; write(text: string): unknown }

export type Screen = {
  /** A line of the answer. */
  print(line: string): void
  /** What is going on now: one line that is rewritten on a terminal, else a line of its own; never part of the answer. */
  status(text: string | null): void
  close(): void
}

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const frameMs = 100

/** The answer goes to `out` and what is going on to `aside`, so that an answer can be piped. */
export function createScreen(out: Terminal, aside: Terminal): Screen {
  const live = aside.isTTY === true
  let [shown, turn]: [string | null, number] = [null, 0]
  const erase = () => live && shown !== null && aside.write('\r\x1b[K')
  const draw = () => {
    if (!live || shown === null) return
    aside.write(`\r\x1b[K${frames[turn % frames.length]} ${cut(shown, (aside.columns ?? 80) - 3)}`)
  }
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
    close() {
      clearInterval(timer)
      erase()
      shown = null
    },
  }
}
