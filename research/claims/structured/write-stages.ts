import { parsePlace } from '../../identity/places/parse-place.ts'
import type { LifeStage } from '../../records/finding.ts'
import { type AsOf, judgeStages } from '../../records/judge-stages.ts'
import { toLocation } from '../patterns/phrases/parse-location.ts'
import type { RecordWriter } from './record-text.ts'

const labels = { post: 'Post', study: 'Studies', home: 'Home' } as const

/** Writes the lines and the claims of what a record states with its years. */
export function writeStages(
  writer: RecordWriter,
  stages: readonly LifeStage[],
  asOf: AsOf,
  confidence: number,
): void {
  for (const stage of judgeStages(stages, asOf)) {
    const { kind, title, at, field } = stage
    const said = [title, field, at].filter((part) => part !== null).join(', ')
    const years = { from: toDate(stage.from), to: toDate(stage.to) }
    // without a year nothing says that it lasts: few records are kept up to date
    const current = stage.isOver === false && stage.from !== null
    const write = () => writer.line(labels[kind], `${said}${formatYears(stage)}`)
    if (kind === 'post' && (title !== null || at !== null)) {
      const value = { title, organization: at, ...years, current }
      writer.claim({ path: 'work.positions', value }, write(), confidence)
    } else if (kind === 'study' && at !== null) {
      const value = { school: at, degree: title, field, ...years }
      writer.claim({ path: 'education.items', value }, write(), confidence)
    } else if (kind === 'home' && at !== null && isTown(at)) {
      const value = { ...toLocation(at), ...years, current }
      writer.claim({ path: 'locations.items', value }, write(), confidence)
    }
  }
}

/** A house or an estate is more than a dossier says of a home. */
function isTown(label: string): boolean {
  return !/\d/.test(label) && parsePlace(label) !== null
}

function toDate(year: number | null): string | null {
  return year === null ? null : String(year).padStart(4, '0')
}

/** ` (2004–2008)`, ` (since 2019)`, ` (from 2008, ended)`, ` (from 2008)` */
function formatYears({ kind, from, to, isOver }: LifeStage): string {
  if (from !== null && to !== null) return from === to ? ` (${from})` : ` (${from}–${to})`
  if (to !== null) return kind === 'study' ? ` (${to})` : ` (until ${to})`
  if (from === null) return ''
  return isOver === null
    ? ` (from ${from})`
    : isOver
      ? ` (from ${from}, ended)`
      : ` (since ${from})`
}
