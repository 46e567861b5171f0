import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { isFirmName } from '../../claims/patterns/tables/firm-words.ts'
import { givenWords } from '../../claims/patterns/tables/open-role-words.ts'
import { streetEndings, streetWords } from '../../claims/patterns/tables/place-words.ts'
import { isRoleMailbox } from '../../identity/contacts/build-email-facts.ts'
import { type AskedAddress, findAskedAddress } from '../../identity/contacts/find-asked-address.ts'
import { dropPhoneLabel } from '../../identity/contacts/phone-labels.ts'
import { toPlainText } from '../../identity/contacts/plain-text.ts'
import { commonCompanyWords } from '../../identity/names/tables/company-words.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { writtenParticles } from '../../identity/names/tables/titles.ts'
import { isCityName } from '../../identity/places/find-cities.ts'
import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { isCommonGivenName } from '../candidates/name-prior.ts'
import { type FullName, toFullName } from './full-name.ts'
import { joiners, nameLinks } from './tables/name-links.ts'

const alsoWords = parseWordSet(givenWords)

/** "y" and "e" join two people as well. */
const inside = writtenParticles.filter((word) => word.length > 1)
/** Two to four words with capitals, with particles between them. */
const nameRun = new RegExp(
  unwrap`
    (?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}'’-]+
    (?: (?:(?:${inside.join('|')}) ){0,2}\p{Lu}(?:[\p{L}\p{M}'’-]+|\.)){1,3}`,
  'gu',
)
/** Between a name and the address: another address, whose name it is, or the number of a house. */
const otherContact = /@|\d{3,}|^ \d/
/** From a name to its address: no sentence about the person, "Anna Fink writes to". */
const beside = /^(?:\s?[,:;|·•–—(/-][^.!?]{0,38}|\s*\p{L}*\s*)$/u
/** In front of a name: "team of Anna Fink", "photo by Anna Fink". */
const ofAnother = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(nameLinks)}(?: \p{Lu}\p{L}+\.?)? $`,
  'iu',
)
/** Another name in front of a name: the address is of both. */
const joined = new RegExp(
  unwrap`
    \p{Lu}[\p{L}\p{M}'’-]+ ?(?:\([^()]*\) ?)?(?:[&\/+]|,? ${joinAlternatives(joiners)}) $`,
  'u',
)
/** The same behind a comma, which also parts names from posts and towns. */
const listed = / ?(?:\([^()]*\))?, $/
const street = new RegExp(
  String.raw`(?: ${joinAlternatives(streetWords)}|\p{Ll}${joinAlternatives(streetEndings)})$`,
  'u',
)
/** The number in front is the firm's. */
const extension = /^,? ?(?:\(\d|e?xt\b|extension|x ?\d|durchw|dw\b|poste)/i
const emailLabel = /(?<!\p{L})(?:e-?)?mail:? ?$/iu

/** @property isSpelled the mailbox is called like the name */
export type Holder = { name: FullName; isSpelled: boolean }

/**
 * The holder of the address that was asked for, as a page gives it: a name that the mailbox spells,
 * else the last name in front of the address. That one counts where it begins with a known given
 * name, the title has it or it stands beside the address, and no second name is given with it; what
 * stands before "<" is a name in any case.
 * @returns null where that is open, as on a page of the firm
 */
export function findHolder(
  texts: readonly { title: string; snippet: string }[],
  asked: AskedAddress,
): Holder | null {
  for (const { title, snippet } of texts) {
    const [head, body] = [toPlainText(title), toPlainText(snippet)]
    const spelled = asked.kind === 'email' ? findSpelled([body, head], asked.canonical) : null
    if (spelled !== null) return { name: spelled, isSpelled: true }
    const beforeAddress = findAskedAddress(body, asked)
      .filter(({ end }) => !extension.test(body.slice(end)))
      .map(({ start }) => body.slice(0, start))
    for (const text of beforeAddress) {
      const name = findLastName(dropPhoneLabel(text).replace(emailLabel, ''), head)
      if (name !== null) return { name, isSpelled: false }
    }
  }
  return null
}

/** A mailbox that spells several people belongs to an unknown one of them. */
function findSpelled(texts: readonly string[], canonical: string): FullName | null {
  const local = canonical.slice(0, canonical.lastIndexOf('@'))
  const letters = toLetters(local)
  const names = texts
    .flatMap((text) => [...text.matchAll(nameRun)].flatMap(([run]) => list(run)))
    .filter((window) => spell(window).includes(letters))
    // "Sun Flower": sunflower
    .filter((window) => /\p{L}[._]\p{L}/u.test(local) || isOfPerson(window, letters))
    .flatMap((window) => toPerson(window) ?? [])
  const given = new Set(names.map(({ text }) => foldWords(text)[0]))
  return given.size === 1 ? (names[0] ?? null) : null
}

function isOfPerson(window: string, letters: string): boolean {
  return beginsWithGiven(window) || !letters.includes(toLetters(foldWords(window)[0] ?? ''))
}

/** "Ada von Example": adavonexample, aexample, examplea and so on. */
function spell(window: string): string[] {
  const [given = '', ...rest] = foldWords(window)
  return [rest.join(''), rest.at(-1) ?? ''].flatMap((family) =>
    [given, given.slice(0, 1)].flatMap((first) => [first + family, family + first].map(toLetters)),
  )
}

/** Letters alone, with one form for `ö` and `oe`. */
function toLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/([aou])e/g, '$1')
}

function findLastName(text: string, title: string): FullName | null {
  const runs = [...text.matchAll(nameRun)]
  const last = runs.at(-1)
  if (last === undefined) return null
  const gap = text.slice(last.index + last[0].length)
  if (otherContact.test(gap)) return null
  if (/ ?<$/.test(gap)) return toPerson(last[0])
  const before = runs.at(-2)
  const between =
    before === undefined ? '' : text.slice(before.index + before[0].length, last.index)
  const front = text.slice(0, last.index)
  const isListed = listed.test(between) && beginsWithGiven(before?.[0] ?? '')
  if (isListed || joined.test(front) || ofAnother.test(front)) return null
  const name = list(last[0]).find((window) => beginsWithGiven(window) && !endsInRole(window))
  if (name === undefined || !(beside.test(gap) || title.includes(name))) return null
  // "Martin Berg GmbH"
  return toPerson(last[0].slice(last[0].indexOf(name))) === null ? null : toPerson(name)
}

function beginsWithGiven(window: string): boolean {
  const [given = ''] = foldWords(window)
  return (isGivenName(given) || isCommonGivenName(given)) && !alsoWords.has(given)
}

/** "Anna Fink Cashier", where "Anna Fink" is a name already; "Matthew Baker" is a name. */
function endsInRole(window: string): boolean {
  const words = window.split(' ')
  return words.length > 2 && isRoleWord(words.at(-1) ?? '')
}

/** The runs of two and more words within a run, the longest first. */
function list(run: string): string[] {
  const words = run.split(' ')
  const spans = words.flatMap((_, from) =>
    words.flatMap((__, to) => (to > from ? [words.slice(from, to + 1)] : [])),
  )
  return spans
    .filter((span) => /^\p{Lu}/u.test(span[0] ?? '') && /^\p{Lu}/u.test(span.at(-1) ?? ''))
    .sort((a, b) => b.length - a.length)
    .map((span) => span.join(' '))
}

/** @returns null for what is called like a firm, a place, a post or a mailbox */
function toPerson(window: string): FullName | null {
  const isOther =
    isFirmName(window) ||
    list(window).some((part) => places.has(part) || isCityName(part)) ||
    places.has(window.slice(window.lastIndexOf(' ') + 1)) ||
    street.test(window) ||
    foldWords(window).some((word) => commonCompanyWords.has(word) || isRoleMailbox(word))
  return isOther ? null : toFullName(window)
}
