import { isFreemail } from '../../identity/contacts/build-email-facts.ts'
import { hasEmailForm } from '../../text/addresses/has-email-form.ts'
import { listHostLabels } from '../../text/addresses/parse-host.ts'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { hintWeights } from './build-hint-marks.ts'
import type { Portrait } from './portrait.ts'
import { type Mark, weighMarks } from './weigh-match.ts'

/**
 * What the caller says, as the pages write it: an employer with a slip in its name is the only one
 * of the pages that differs by a slip of typing, and a mailbox is of the employer whose name is its
 * domain.
 */
export function matchHints(hints: readonly Mark[], pages: readonly Portrait[]): Mark[] {
  if (!hints.some((hint) => isMailbox(hint) || hint.kind === 'employer')) return [...hints]
  const houses = new Set(pages.flatMap(listHouses))
  const names = [...houses.union(new Set(pages.flatMap(({ phrases }) => [...phrases])))]
  return hints.flatMap((hint) => {
    if (isMailbox(hint)) return [hint, ...findHouse(hint, houses)]
    const isSlip =
      hint.kind === 'employer' && !pages.some((page) => weighMarks(page, [hint]).length > 0)
    const key = isSlip ? chooseOnly(names.filter((name) => areAlike(name, hint.key))) : null
    return key === null ? [hint] : [{ ...hint, key }]
  })
}

function isMailbox({ kind, key }: Mark): boolean {
  return kind === 'link' && hasEmailForm(key)
}

/** Of all names in capitals many are of towns, inns or people, which a domain may have as well. */
function listHouses({ employers, pastEmployers, firms }: Portrait): string[] {
  return [...employers, ...pastEmployers].map(({ key }) => key).concat(...firms)
}

/** Shorter names of domains are initials more often, shorter words differ by a letter. */
const minNameLength = 5

/** Mailboxes of people that a school does not employ. */
const ofStudents = /^(?:alum(?:ni)?|stud(?:ents?)?)\./

/** The employer whose whole name the domain of a mailbox is: `ada@quayclinic.example`. */
function findHouse({ key, label }: Mark, houses: ReadonlySet<string>): Mark[] {
  const host = key.slice(key.lastIndexOf('@') + 1)
  const domain = toRegistrableDomain(host, { arePrivate: true })
  const sought = (listHostLabels(`https://${domain}`)[0] ?? '').replaceAll('-', '')
  if (isFreemail(domain) || ofStudents.test(host) || sought.length < minNameLength) return []
  const house = chooseOnly([...houses].filter((name) => listTelling(name).join('') === sought))
  if (house === null) return []
  return [{ kind: 'employer', key: house, label, weight: hintWeights.organization }]
}

/** Whether two names differ by their spaces, or by the spelling of one longer word. */
function areAlike(a: string, b: string): boolean {
  const [x, y] = [listTelling(a), listTelling(b)]
  if (x.join('') === y.join('')) return true
  const others = x.flatMap((word, at) => (word === y[at] ? [] : [[word, y[at] ?? ''] as const]))
  const [[word, other] = ['', ''], ...rest] = others
  const isLong = Math.min(word.length, other.length) >= minNameLength
  return x.length === y.length && rest.length === 0 && isLong && isSlip(word, other)
}

/**
 * Whether a letter behind the first is missing, or two are exchanged. With another letter in its
 * place a word is another name more often: Marten, Martin.
 */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const at = [...short].findIndex((letter, place) => letter !== long[place])
  const place = at === -1 ? short.length : at
  if (place === 0) return false
  if (long.length === short.length + 1) return short.slice(place) === long.slice(place + 1)
  const exchanged = `${long[place + 1] ?? ''}${long[place] ?? ''}${long.slice(place + 2)}`
  return long.length === short.length && short.slice(place) === exchanged
}

function listTelling(name: string): string[] {
  return name.split(' ').filter((word) => !joiningWords.has(word))
}

function chooseOnly(names: readonly string[]): string | null {
  const [first, ...others] = names
  return first !== undefined && others.length === 0 ? first : null
}
