import { isObject } from '../../contract/fields/is-object.ts'
import { parseAskedPerson } from '../identity/queries/asked-person.ts'
import { toAskedText } from '../identity/queries/to-asked-text.ts'
import { foldWords } from '../text/words/fold.ts'

type Person = Readonly<Record<string, unknown>>

const fields = ['headline', 'primaryUsername', 'location'] as const
/** The share of the newly given words about the person that the dossier has to contain. */
const minShare = 0.5

/**
 * Whether an earlier dossier is about the person of this question: the same hit, or the same name,
 * with every further fact of the question given before or stated in the dossier. A chat may give
 * fewer facts than the dossier's request, but a namesake's dossier never grounds an answer.
 * @param known what the dossier says of the person, in any order
 */
export function isSamePerson(before: unknown, now: Person, known: readonly string[]): boolean {
  if (!isObject(before)) return false
  if (toAskedText(before.name) !== toAskedText(now.name)) return false
  if (typeof before.id === 'string' && before.id === now.id) return true
  const words = new Set(known.flatMap(foldWords))
  const stated = (text: string, share: number) => {
    const asked = foldWords(text)
    return (
      asked.length > 0 && asked.filter((word) => words.has(word)).length >= share * asked.length
    )
  }
  const handle = toAskedText(now.primaryUsername)
  const place = typeof now.location === 'string' ? (now.location.split(',')[0] ?? '') : ''
  const saidBefore = parseAskedPerson(before).hints.words
  const news = parseAskedPerson(now).hints.words.filter((word) => !saidBefore.includes(word))
  return (
    (handle === '' ||
      handle === toAskedText(before.primaryUsername) ||
      known.some((text) => toAskedText(text) === handle)) &&
    (toAskedText(now.location) === toAskedText(before.location) ||
      stated(place, 1) ||
      place === '') &&
    (news.length === 0 || stated(news.join(' '), minShare))
  )
}

/** Whether two requests say the same of a person: then one dossier is as good as the other. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return (
    isObject(one) &&
    isObject(other) &&
    fields.every((field) => toAskedText(one[field]) === toAskedText(other[field]))
  )
}
