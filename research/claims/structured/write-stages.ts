import { parsePlace } from '../../identity/places/parse-place.ts'
import type { LifeStage } from '../../records/finding.ts'
import { toLocation } from '../patterns/phrases/parse-location.ts'
import type { RecordWriter } from './record-text.ts'

const labels = { post: 'Post', study: 'Studies', home: 'Home' } as const

/** Years; longer than a working life, so that the record's silence about an end says nothing. */
const maxTenure = 50

/** Whether nothing lasts until now, and the year in which the record was read. */
type AsOf = { isDead: boolean; year: number }

/** Writes the lines and the claims of what a record states with its years. */
export function writeStages(
  writer: RecordWriter,
  stages: readonly LifeStage[],
  asOf: AsOf,
  confidence: number,
): void {
  const held = stages.map(withoutTurnedYears)
  for (const stage of held.map((one) => ({ ...one, isOver: judgeEnd(one, held, asOf) }))) {
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

/** An end in front of the beginning is a slip of the record: neither year stands. */
function withoutTurnedYears(stage: LifeStage): LifeStage {
  const { from, to } = stage
  return from !== null && to !== null && to < from ? { ...stage, from: null, to: null } : stage
}

/**
 * A beginning without an end says that a stage lasts, for as long as that can be: not of the dead,
 * not before it begins, not for longer than a working life, not past the next of its kind.
 */
function judgeEnd(stage: LifeStage, held: readonly LifeStage[], { isDead, year }: AsOf) {
  const { from, isOver } = stage
  if (isOver !== false || from === null) return isOver
  const canLast = !isDead && from <= year && year - from <= maxTenure
  return canLast && !held.some((next) => (next.from ?? 0) > from && succeeds(next, stage))
    ? false
    : null
}

/** A later home, a later post at the same body, or the same one again. */
function succeeds(next: LifeStage, stage: LifeStage): boolean {
  if (next.kind !== stage.kind) return false
  if (stage.kind === 'home') return true
  return next.at === stage.at && (stage.at !== null || next.title === stage.title)
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
