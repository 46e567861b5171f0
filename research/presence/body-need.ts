import type { Site } from '../sites/site.ts'

/** How much of an answer's body a fetch should keep for the rule to be judged, in bytes: texts may stand far down, titles and walls do not. */
export function bodyNeed({ rule }: Site): number {
  const readsText = rule.kind === 'two-sided' || rule.by.includes('text')
  return readsText ? 1_500_000 : 300_000
}
