import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { parseLabelledLine } from '../phrases/labelled-line.ts'
import { kinNouns } from '../tables/role-words.ts'
import {
  attachedPeople,
  ownPossessives,
  ownPronouns,
  relatedPeople,
} from '../tables/subject-words.ts'
import type { NameSpan } from './locate-names.ts'
import type { SeenSentence } from './parse-seen-page.ts'
import { introducesSelf, parseIntro } from './subjects.ts'

/** "My name is Otto Rank", of the next who speaks */
export function isIntroducingAnother({ sentence, others }: SeenSentence): boolean {
  const [first] = others
  return first !== undefined && introducesSelf.test(sentence.text.slice(0, first))
}

const speaker = /^(\p{Lu}[\p{L}\p{M}'’-]+)(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,2}:\s/u

/** "Otto: I work at Globex", a comment: its label is a given name, or another's whole name. */
export function isSpokenByAnother({ sentence, spans, others }: SeenSentence): boolean {
  const label = speaker.exec(sentence.text)
  const isTheirs = spans.some(({ start }) => start < (label?.[0].length ?? 0))
  return (
    label !== null && !isTheirs && (others.includes(0) || isGivenName(foldWord(label[1] ?? '')))
  )
}

/** "Name: Otto", the next entry of a list. */
export function isEntryOfAnother(text: string): boolean {
  const label = parseLabelledLine(text)
  return label !== null && label.kind === 'name' && label.value !== ''
}

const oneWord = /^[\s•*·–—-]*\p{Lu}[\p{L}\p{M}’'-]+ $/u

/**
 * "Ottoline Marsh, cellist": a line about a relative whose given name no table knows. A part of the
 * name behind another word with a capital has to be a subject first.
 */
export function isOfRelative(text: string, { kind, start, end }: NameSpan): boolean {
  const before = text.slice(0, start)
  return (
    kind === 'family' &&
    oneWord.test(before) &&
    parseIntro(before) === null &&
    /^(?:,\s| ?\()/.test(text.slice(end))
  )
}

const theirs = [kinNouns, relatedPeople, attachedPeople].map(joinAlternatives).join('|')
const theirsInFront = new RegExp(
  unwrap`
    (?<!\p{L})(?:${theirs}) (?:(?:of|von|de[rs]?|del|do|da|du|di|della|van) |d['’])
    (?:[\p{L}'’-]+ ){0,3}$`,
  'iu',
)

/** "Le mari de l'écrivaine NAME, directeur de …": what follows may be said of either. */
export function isOfAttached(before: string): boolean {
  return theirsInFront.test(before.slice(-maxTheirs))
}
const maxTheirs = 90

const ownWords = [ownPronouns, ownPossessives].map(joinAlternatives).join('|')

const writerBehind = new RegExp(String.raw`^,\s(?:${ownWords})(?!\p{L})`, 'iu')

/** "Dear NAME, I am the head of Globex": the writer speaks of another than the one addressed. */
export function isAddressed(text: string, { start, end }: NameSpan): boolean {
  const before = text.slice(0, start)
  return before.trim() !== '' && !introducesSelf.test(before) && writerBehind.test(text.slice(end))
}
