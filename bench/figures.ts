import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Measured figures by their names; the last committed ones are in `bench/figures.json`. */
export type Figures = Record<string, number>

const file = path.join(import.meta.dirname, 'figures.json')
/** Less is the noise of a run. */
const notableShare = 0.1
/** Below this a figure is noise whatever its share: a tenth of a statement, of a millisecond. */
const notableBy = 0.2

/** Figures that moved by more than a tenth, as lines to print. */
export function listMoves(before: Figures, after: Figures): string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const was = before[name]
    if (was === undefined) return [`new     ${name}: ${format(now)}`]
    const by = now - was
    if (Math.abs(by) < notableBy || Math.abs(by) <= notableShare * was) return []
    const percent = was === 0 ? '' : ` (${by > 0 ? '+' : ''}${Math.round((100 * by) / was)} %)`
    return [`${by > 0 ? 'rose  ' : 'fell  '}  ${name}: ${format(was)} → ${format(now)}${percent}`]
  })
}

/** The committed figures by name; none where the file is missing. */
export async function loadFigures(): Promise<Figures> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return z.record(z.string(), z.number()).parse(JSON.parse(text))
}

/** Replaces the committed figures by rounded ones. */
export async function writeFigures(figures: Figures): Promise<void> {
  const rounded = Object.entries(figures).map(([name, value]) => [name, Number(format(value))])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}

function format(value: number): string {
  return String(Math.round(value * 10) / 10)
}
