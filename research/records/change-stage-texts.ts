import type { LifeStage } from './finding.ts'

/** A stage whose texts have passed through a function. */
export function changeStageTexts(stage: LifeStage, change: (text: string) => string): LifeStage {
  const changed = (text: string | null) => (text === null ? null : change(text))
  return {
    ...stage,
    title: changed(stage.title),
    at: changed(stage.at),
    field: changed(stage.field),
  }
}
