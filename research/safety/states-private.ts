import { memoizeOnce } from '../text/memoize-once.ts'
import { toPersonPattern } from './holds-private.ts'
import { type GuardedPattern, toGuardedGroup } from './tables/guarded-pattern.ts'
import { stateRows } from './tables/states/index.ts'
import type { StateKind, StateRows } from './tables/states/state-rows.ts'

type Language = keyof typeof stateRows
const languages = [
  ...(['en', 'de', 'fr', 'es', 'it'] as const),
  ...(['pt', 'nl', 'pl', 'ru'] as const),
] as const satisfies readonly Language[]

/** Letters by their ranges, as `holds-private.ts` has them. */
const letter = '[A-Za-zÀ-ɏА-яЁё]'
const closing = String.raw`\s*(?:[.,;:!?()…\n–—|]|$)`

const kinds = ['health', 'sexuality', 'belief', 'ties', 'court', 'circumstances'] as const

const formsOnce = memoizeOnce(() => kinds.map((kind) => ({ kind, forms: listForms(kind) })))
/** One look for all kinds: most texts state nothing of any. */
const holdsAny = toGuardedGroup(() => formsOnce().flatMap(({ forms }) => forms))

function listForms(kind: StateKind): GuardedPattern[] {
  return languages.flatMap((language) => buildForms(language, kind, stateRows[language]))
}

function buildForms(
  language: Language,
  kind: StateKind,
  { fill, tail, rows }: StateRows,
): GuardedPattern[] {
  const behind = `(?!${letter}|-)(?=${closing}| (?:${tail})(?!${letter}))`
  const between = `(?: (?:${fill})){0,4}[ ’']`
  return rows
    .filter(([one]) => one === kind)
    .map(([, verbs, topics]) => {
      const said = verbs === '' ? ' ' : ` (?:${verbs})${between}`
      const begun = verbs.includes('NAME') ? `${verbs}${between}` : `PERSONWHEN${said}`
      return toPersonPattern({ language, kind, words: topics }, [`${begun}(?:${topics})${behind}`])
    })
}

/**
 * What private state a text says that a person is in: a person, a verb of being, having or
 * undergoing, and a topic, with nothing between them that makes the topic a field of work, a post
 * or a title. Ties to parties count as belief.
 */
export function findPrivateState(text: string): Exclude<StateKind, 'ties'> | null {
  if (!holdsAny(text)) return null
  const { kind } = formsOnce().find(({ forms }) => forms.some((form) => form.test(text))) ?? {}
  return kind === 'ties' ? 'belief' : (kind ?? null)
}
