import type { LifeStage } from './finding.ts'

/** Years; longer than a working life, so that the record's silence about an end says nothing. */
const maxTenure = 50

/** The year in which it is asked what lasts, and whether the person has died: nothing does then. */
export type AsOf = { isDead: boolean; year: number }

/** The stages of a record, each with whether it is over, lasts, or may be either. */
export function judgeStages(stages: readonly LifeStage[], asOf: AsOf): LifeStage[] {
  const all = stages.map(withoutTurnedYears)
  return all.map((stage) => ({ ...stage, isOver: judgeEnd(stage, all, asOf) }))
}

/** An end in front of the beginning is a slip of the record: neither year stands. */
function withoutTurnedYears(stage: LifeStage): LifeStage {
  const { from, to } = stage
  return from !== null && to !== null && to < from ? { ...stage, from: null, to: null } : stage
}

/**
 * A beginning without an end says that a stage lasts, for as long as that can be: not of the dead,
 * not before it begins, not for longer than a working life, not past the next of its kind. An end
 * in a later year, such as that of a term, has not come.
 */
function judgeEnd(stage: LifeStage, all: readonly LifeStage[], { isDead, year }: AsOf) {
  const { from, to, isOver } = stage
  const endsLater = to !== null && to > year && !isDead
  if ((isOver !== false && !endsLater) || from === null) return endsLater ? false : isOver
  const canLast = !isDead && from <= year && year - from <= maxTenure
  const isFollowed = all.some((next) => (next.from ?? 0) > from && succeeds(next, stage))
  return canLast && (endsLater || !isFollowed) ? false : null
}

/** A later home, a later post at the same body, or the same one again. */
function succeeds(next: LifeStage, stage: LifeStage): boolean {
  if (next.kind !== stage.kind) return false
  if (stage.kind === 'home') return true
  return next.at === stage.at && (stage.at !== null || next.title === stage.title)
}
