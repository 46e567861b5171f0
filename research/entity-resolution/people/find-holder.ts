import { type AskedAddress, findAskedAddress } from '../../identity/contacts/find-asked-address.ts'
import { toPlainText } from '../../identity/contacts/plain-text.ts'
import { commonCompanyWords } from '../../identity/names/tables/company-words.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { particles } from '../../identity/names/tables/titles.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import { type FullName, toFullName } from './full-name.ts'

/** Two to four words with capitals, with particles between them. */
const nameRun = new RegExp(
  unwrap`
    (?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}'’-]+
    (?: (?:(?:${[...particles].join('|')}) ){0,2}\p{Lu}(?:[\p{L}\p{M}'’-]+|\.)){1,3}`,
  'gu',
)
/** Another address between a name and the one that was asked for: the name is the other's. */
const otherContact = /@|\d{3,}/
/** From a name to its address, within one sentence. */
const beside = /^[^.!?]{0,40}$|^ ?<$/

/** Shorter family names stand in many words. */
const minFamilyLength = 4

/** @property isSpelled the mailbox is called like the name */
export type Holder = { name: FullName; isSpelled: boolean }

/**
 * The holder of the address that was asked for, as a page gives it: a name that the mailbox spells,
 * else the last name in front of the address. That one counts where the title has it as well, the
 * mailbox holds its family name, or it begins with a known given name beside the address.
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
    const beforeAddress = findAskedAddress(body, asked).map(({ start }) => body.slice(0, start))
    for (const text of beforeAddress) {
      const name = findLastName(text, head, asked)
      if (name !== null) return { name, isSpelled: false }
    }
  }
  return null
}

function findSpelled(texts: readonly string[], canonical: string): FullName | null {
  const local = toLetters(canonical.slice(0, canonical.lastIndexOf('@')))
  const windows = texts.flatMap((text) => [...text.matchAll(nameRun)].flatMap(([run]) => list(run)))
  return toName(windows.find((window) => spell(window).includes(local)))
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

function findLastName(text: string, title: string, asked: AskedAddress): FullName | null {
  const last = [...text.matchAll(nameRun)].at(-1)
  if (last === undefined) return null
  const gap = text.slice(last.index + last[0].length)
  if (otherContact.test(gap)) return null
  const windows = list(last[0])
  const inTitle = windows.find((window) => title.includes(window))
  if (inTitle !== undefined) return toName(inTitle)
  if (!beside.test(gap)) return null
  if (asked.kind === 'email' && isInMailbox(last[0], asked.canonical)) return toName(last[0])
  return toName(
    / ?<$/.test(gap) ? last[0] : windows.find((window) => isGivenName(foldWords(window)[0] ?? '')),
  )
}

/** The family name stands in the mailbox: `familie.example`. */
function isInMailbox(name: string, canonical: string): boolean {
  const family = toLetters(foldWords(name).at(-1) ?? '')
  const local = toLetters(canonical.slice(0, canonical.lastIndexOf('@')))
  return family.length >= minFamilyLength && local.includes(family)
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

function toName(window: string | undefined): FullName | null {
  return window === undefined || foldWords(window).some((word) => commonCompanyWords.has(word))
    ? null
    : toFullName(window)
}
