import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { Span } from '../../text/span.ts'
import { foldWord } from '../../text/words/fold.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { locateOtherPeople } from './binding/locate-other-people.ts'
import { parseWords } from './binding/words.ts'
import type { ContactLine } from './parse-contacts.ts'
import { addressWords } from './tables/address-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { ownPossessives, ownPronouns } from './tables/subject-words.ts'
import {
  careOfWords,
  contactNouns,
  deathWords,
  obituaryWords,
  pressWords,
  siteWords,
  undertakerWords,
  writerWords,
} from './tables/website-words.ts'

/** Lines under a name that still belong to it, as on a card. */
const maxCardLines = 4
const [maxLineLength, maxCardLineLength, maxLines] = [400, 100, 120]

const mayHold = /@|\b(?:at|dot)\b|\d[\d ()./–-]{5,}\d|\.\p{L}{2}/iu

/** "My website is …", but not "My assistant: …". */
const theirContact = new RegExp(
  `^(?:(?:own|personal|work|private) )?${joinAlternatives(contactNouns)}`,
  'iu',
)
const nameAlone = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(addressWords)}\.? )*\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\. )?
    \p{Lu}[\p{L}'’-]+$`,
  'u',
)

/** Lines below "Press contact" that are of those who answer for the person. */
const maxPressLines = 3
const pressLabel = new RegExp(`^${joinAlternatives(pressWords)}(?=\\s*(?:[:：]|$))`, 'iu')

/** "Press: Otto Rank, +44 20 7946 0018", "c/o Otto Rank, …": the name in front has the contact. */
const heldByAnother = new RegExp(
  unwrap`
    (?<![\p{L}\d])(?:${joinAlternatives(pressWords)}\s?[:：]|${joinAlternatives(careOfWords)})\s
    (?:${joinAlternatives(addressWords)}\.?\s)?(?=\p{Lu})`,
  'iu',
)

/**
 * The lines that may hold the person's contacts: those that name them, the lines of a card under
 * their name, and on their own page every line.
 */
export function findContactBlocks({
  text,
  bound,
  isOwnPage,
}: {
  text: string
  bound: readonly BoundSentence[]
  isOwnPage: boolean
}): (ContactLine & Span)[] {
  if (isObituary(text)) return []
  const lines = new Set(bound.map(({ sentence }) => sentence.line))
  const crowded = new Set(
    bound
      .filter(
        ({ owned, others, predicate }) =>
          others.length > 0 || (owned && !(isOwnPage && theirContact.test(predicate))),
      )
      .map(({ sentence }) => sentence.line),
  )
  const found: (ContactLine & Span)[] = []
  for (const { line, said, start, one, isOnCard, isBelowOther } of listLines(text, bound)) {
    const isNamed =
      one !== undefined &&
      (one.binding === 'full' || one.binding === 'short' || one.binding === 'named')
    // a line of their own page that is not bound names others, or is not to be believed
    if (isOwnPage ? !lines.has(line) : !isNamed && !(isOnCard && lines.has(line))) continue
    const others =
      (isOwnPage && isBelowOther) ||
      crowded.has(line) ||
      isHeldByAnother(said, one?.name ?? '') ||
      (one === undefined && (isContactOfAnother(said) || isOfSite(said)))
    const shared = { isNamed, others, isOwnPage }
    const entry = isNamed && one.name !== '' ? cutEntry(said, one.name) : null
    if (entry !== null) {
      const isShared = namesOther(entry.text.replace(one?.name ?? '', ''))
      found.push({ ...toLine(entry.text, start + entry.start), ...shared, others: isShared })
      continue
    }
    const cut = isNamed && !isOwnPage ? Math.max(0, one.sentence.start - start) : 0
    // what stands in sentences before theirs is another's where it names one
    const front = said.slice(0, cut)
    if (namesOther(front)) {
      found.push({ ...toLine(front, start), ...shared, others: true })
      found.push({ ...toLine(said.slice(cut), start + cut), ...shared })
    } else found.push({ ...toLine(said, start), ...shared })
    if (found.length >= maxLines) break
  }
  return found
}

/**
 * @property said the line without blanks around it
 * @property one the first sentence of the line that names the person
 * @property isOnCard it is below the person's name, as on a card
 * @property isBelowOther it is of the entry of another
 */
type PlacedLine = {
  line: number
  said: string
  start: number
  one: BoundSentence | undefined
  isOnCard: boolean
  isBelowOther: boolean
}

/** The lines that may hold a contact, without those of a press office or of doubtful sentences. */
function* listLines(text: string, bound: readonly BoundSentence[]): Generator<PlacedLine> {
  const named = new Map<number, BoundSentence>()
  for (const one of bound)
    if (one.binding !== 'line' && one.binding !== 'card' && !one.owned)
      named.set(one.sentence.line, named.get(one.sentence.line) ?? one)
  let [at, card, below, press] = [0, 0, 0, -1]
  for (const [line, whole] of text.split('\n').entries()) {
    const said = whole.trim()
    const start = at + (whole.length - whole.trimStart().length)
    at += whole.length + 1
    const one = named.get(line)
    const isLong = said.length > maxCardLineLength
    if (isPressLabel(said))
      press = line + (/[:：]?$/u.test(said) && !mayHold.test(said) ? maxPressLines : 0)
    if (one?.binding === 'full' && !isLong) card = maxCardLines
    else card = isLong || (one === undefined && namesPerson(said)) ? 0 : card - 1
    below = one !== undefined ? 0 : headsEntry(said) ? maxEntryLines : below - 1
    if (said === '' || said.length > maxLineLength || !mayHold.test(said)) continue
    if (one?.unsure === true || press >= line) continue
    yield { line, said, start, one, isOnCard: card > 0, isBelowOther: below > 0 }
  }
}

/** Lines below the name of another that are of that one's entry. */
const maxEntryLines = 6
const entryHead = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(addressWords)}\.? )*(\p{Lu}[\p{L}'’-]+) (?:\p{Lu}\.? )?
    (\p{Lu}[\p{L}'’-]+)(?: \([\p{L} ]{3,30}\))?$`,
  'u',
)

/** "Carl Rank", "Carl Rank (Candidate)": the next entry of a list that their page holds. */
function headsEntry(line: string): boolean {
  const [, given = '', family = ''] = entryHead.exec(line) ?? []
  const isOfSite = isFirmName(family) || /^(?:House|Garden|Hall)s?$/u.test(family)
  return isGivenName(foldWord(given)) && !isOfSite && !places.has(line)
}

const obituary = new RegExp(joinAlternatives(obituaryWords), 'iu')
const undertaker = new RegExp(joinAlternatives(undertakerWords), 'iu')
const death = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(deathWords)}(?!\p{L})`, 'iu')

/** Whether a page mourns: the numbers on it are of an undertaker or of those who sell flowers. */
function isObituary(text: string): boolean {
  return obituary.test(text) || (undertaker.test(text) && death.test(text))
}

function isHeldByAnother(line: string, name: string): boolean {
  const label = heldByAnother.exec(line)
  if (label === null) return false
  return name === '' || !line.startsWith(name, label.index + label[0].length)
}

const asksToContact = new RegExp(
  unwrap`
    \b(?:[Cc]ontact|[Ee]-?mail|[Cc]all|[Rr]each|[Ww]rite to)\s(?:(staff)\b
    |(?:${joinAlternatives(addressWords)}\.?\s)?(\p{Lu}\p{Ll}+)\s(?:\p{Lu}\.\s)?\p{Lu}\p{Ll}+)`,
  'u',
)

/** "To contact Otto Brewer send email to …", whatever the family name means as a word. */
function isContactOfAnother(line: string): boolean {
  const [, staff, given] = asksToContact.exec(line) ?? []
  return staff !== undefined || (given !== undefined && isGivenName(foldWord(given)))
}

/**
 * "Order by fax or write to info@…", "Call us at …": prose that asks a reader to contact a site; a
 * person writes of themselves, or is written of by name.
 */
function isOfSite(line: string): boolean {
  const isProse = (line.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L}|@)/gu) ?? []).length >= minProseWords
  return ofSite.test(line) || (isProse && !ofWriter.test(line))
}
const minProseWords = 8
const ofSite = new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(siteWords)})(?!\p{L})`, 'iu')
const ofWriters = [ownPronouns, ownPossessives, writerWords].map(joinAlternatives).join('|')
const ofWriter = new RegExp(String.raw`(?<!\p{L})(?:${ofWriters})(?!\p{L})`, 'iu')

/**
 * "Otto Rank, Initech, 555 0100; NAME, Globex, 555 0123": of several entries of a line, each with
 * contacts, the one that names the person.
 * @returns null where the line has no such entries
 */
function cutEntry(line: string, name: string): { text: string; start: number } | null {
  const entries = [...line.matchAll(/[^;\s][^;]*/gu)].filter(([text]) => mayHold.test(text))
  const own = entries.find(([text]) => text.includes(name))
  return entries.length < 2 || own === undefined ? null : { text: own[0], start: own.index }
}

/** "Press contact", at the begin of a line: what follows is not the person's. */
export function isPressLabel(line: string): boolean {
  return pressLabel.test(line)
}

function namesOther(text: string): boolean {
  return locateOtherPeople(text, parseWords(text), []).length > 0
}

function toLine(whole: string, start: number): Span & { text: string } {
  const text = whole.trimEnd()
  return { text, start, end: start + text.length }
}

/** A line that is a name, or looks like one: the next card. */
function namesPerson(line: string): boolean {
  return nameAlone.test(line)
}
