/** The children's log files. */
import { readFile, rename } from 'node:fs/promises'

/** Keeps the log of the start before this one, and of the two before that. */
export async function rotateLog(file: string): Promise<void> {
  for (const [from, to] of [
    [`${file}.2`, `${file}.3`],
    [`${file}.1`, `${file}.2`],
    [file, `${file}.1`],
  ] as const) {
    await rename(from, to).catch(() => {})
  }
}

const maxLines = 20

/** The end of a log, to say why its writer gave up. */
export async function readLastLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-maxLines)
}
