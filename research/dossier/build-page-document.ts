import type { ClaimDraft } from '../claims/claim.ts'
import { bindSentences } from '../claims/patterns/binding/bind-sentences.ts'
import { mayBeName } from '../claims/patterns/binding/entry-lines.ts'
import { parseWholePage, type WholePage } from '../claims/patterns/binding/parse-seen-page.ts'
import { findPatternClaims } from '../claims/patterns/find-pattern-claims.ts'
import { isPageHeading } from '../claims/patterns/is-page-heading.ts'
import { isRoleLine } from '../claims/patterns/phrases/open-role.ts'
import { isSchool } from '../claims/patterns/phrases/parse-organization.ts'
import { isTitle } from '../claims/patterns/phrases/roles.ts'
import { isHistoryHeading } from '../claims/patterns/tables/card-words.ts'
import { buildPagePersonLines } from '../claims/structured/build-page-person-lines.ts'
import {
  buildBareLinkLines,
  buildMarkedLinkLines,
  buildNamedLinkLines,
  buildPlacedLinkLines,
} from '../claims/structured/link-lines.ts'
import type { RecordText } from '../claims/structured/record-text.ts'
import { toShiftedClaims } from '../claims/structured/to-shifted-claims.ts'
import { listNameWords, parsePersonName } from '../identity/names/person-name.ts'
import { scoreNames } from '../identity/names/score-names.ts'
import { isGivenName } from '../identity/names/tables/nicknames.ts'
import type { PageReading } from '../pages/page-reading.ts'
import type { PersonProfile } from '../records/person-profile.ts'
import { memoizeOnce } from '../text/memoize-once.ts'
import { unwrap } from '../text/patterns/unwrap.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { foldWord } from '../text/words/fold.ts'
import type { OwnPart } from './own-part.ts'
import { chooseNamedPerson } from './page-finding.ts'

/** Characters: what is behind this of a page is seldom about one person. */
const maxTextLength = 200_000

/** `own`: what else it takes to read it as a page of the person's own site; null where nothing. */
export type PageDocument = { text: string; drafts: ClaimDraft[]; own: OwnPart | null }

/**
 * A page as a document that claims can quote: its text, then what its structured data states about
 * a person of the name, line by line; with the drafts of both. The owner of its site is known only
 * when all pages are read.
 */
export function buildPageDocument(reading: PageReading, person: PersonProfile): PageDocument {
  const text = reading.text.slice(0, maxTextLength).toWellFormed()
  const stated = chooseNamedPerson(reading, person)
  const isTheirs = stated?.isMain === true || isTitledBy(reading, person)
  const further = reading.links.filter(({ url }) => stated?.urls.includes(url) !== true)
  const whole = parseWholePage(text, person)
  const appended = appendTexts(text, [
    stated === null ? nothingSaid : buildPagePersonLines(stated),
    text.includes(person.name)
      ? buildNamedLinkLines(further, [person.name, ...person.aliases])
      : nothingSaid,
    buildMarkedLinkLines(further),
    buildBareLinkLines(further),
    buildPlacedLinkLines(further, text, placeAccounts(whole)),
  ])
  const [said = [], named = [], marked = [], bare = [], placed = []] = appended.claims
  const drafts = [
    ...findPatternClaims({ text, person, isOwnPage: isTheirs, whole }),
    ...said,
    ...named,
    ...(isTheirs ? marked : []),
    ...placed,
  ]
  // links to the firm's accounts stand on every page of a firm: a bare one is the person's on the
  // person's own site only
  const links = [...(isTheirs ? [] : marked), ...bare]
  const isRead = isTheirs && links.length === 0
  const own = isRead ? null : { textLength: isTheirs ? null : text.length, links }
  return { text: appended.text, drafts, own }
}

/** Lines below the person's name in which a link is the person's. */
const maxLinesToLinks = 8

/**
 * @returns whether a place of the page is in a sentence about the person and no other, or in
 * brackets right behind the person's name
 */
function placeAccounts(whole: WholePage): Parameters<typeof buildPlacedLinkLines>[2] {
  // few pages have a link in their text that asks for them
  const bindOnce = memoizeOnce(() => bindSentences(whole, false))
  const chooseOnce = memoizeOnce(() =>
    bindOnce().filter(
      ({ binding, others, owned, unsure, under }) =>
        !(unsure || owned || others.length > 0 || binding === 'named') &&
        (binding !== 'card' || under <= maxLinesToLinks),
    ),
  )
  const isTheirs = (at: number) =>
    chooseOnce().some(({ sentence }) => sentence.start <= at && at < sentence.end)
  const isBeside = (at: number) =>
    bindOnce().some(({ sentence: { start, text }, intro, name, owned }) => {
      const end = intro.length + name.length
      return (
        name !== '' && !owned && /^ ?[([<]@?$/u.test(text.slice(end, Math.max(end, at - start)))
      )
    })
  return { isTheirs, isBeside }
}

const nothingSaid: RecordText = { text: '', claims: [] }

/**
 * @returns the texts one after the other, an empty line between them, and the claims of each where
 * they then stand
 */
function appendTexts(
  text: string,
  parts: readonly RecordText[],
): { text: string; claims: ClaimDraft[][] } {
  let whole = text
  const claims = parts.map((part) => {
    const gap = whole === '' || part.text === '' ? '' : '\n\n'
    const at = whole.length + gap.length
    whole = `${whole}${gap}${part.text}`
    return toShiftedClaims(part.claims, at)
  })
  return { text: whole, claims }
}

/** Nearly all pairs of spellings of one name score so. */
const sameName = 85
const maxHeadLength = 100

/** What pages about one person are called. */
const generic = parseWordSet(`
  about bio biography cv resume curriculum vitae vita profile portrait page homepage home contact
  contacts contributor contributors author authors
  member members staff team people person expert experts speaker speakers our the of meet details
  facts info information entry record card
  visiting business personal official website site web who is in brief short lebenslauf kontakt
  profil über zur person steckbrief à propos
`)

/**
 * Whether a page is titled by the person's name and nothing else, titles and degrees apart: what it
 * says without a subject is about them.
 */
function isTitledBy({ title, text }: PageReading, { name, aliases }: PersonProfile): boolean {
  const titled = (title ?? '').split(/\s+[|·•–—-]\s+|\s*\|\s*|:+\s+/)
  const [first = '', ...lines] = text.split('\n')
  const isName = (written: string) => {
    const head = withoutGeneric(written)
    if (head.length > maxHeadLength) return false
    const words = listNameWords(parsePersonName(head)).length
    return [name, ...aliases].some((one) => {
      const whole = listNameWords(parsePersonName(one)).length
      // a family name alone may be a relative's, and "NAME Academy" is a school
      return (
        (words <= whole || !isSchool(head)) &&
        words >= Math.min(2, whole) &&
        words <= whole + 1 &&
        scoreNames(head, one).score >= sameName
      )
    })
  }
  // a list of people opens with a name as well
  return titled.some(isName) || (isName(first) && !hasOthers(lines, name))
}

/** Whether names of others head lines of their own, or cards with their posts. */
function hasOthers(lines: readonly string[], name: string): boolean {
  return (
    lines.filter((line) => headsOther(line, name)).length >= minOthers ||
    lines.some((line, at) => headsCard(line, lines[at + 1] ?? '', name))
  )
}

/** One other name on a line may be of a friend or of a photographer. */
const minOthers = 2
/** "Otto Rank", "Otto Rank, Treasurer" */
const nameLine =
  /^(?:\p{L}{2,4}\. )?(\p{Lu}\p{Ll}+) (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+(?:, \p{L}[^,.]{2,40})?$/u

/** Whether a line is the name of another person, alone or with a post. */
function headsOther(line: string, name: string): boolean {
  const given = nameLine.exec(line.trim())?.[1]
  return (
    given !== undefined &&
    isGivenName(foldWord(given)) &&
    scoreNames(line.split(',')[0] ?? '', name).score < sameName
  )
}

/** "Otto Rank" above "Farrier, Initech": the card of a neighbour. */
function headsCard(line: string, next: string, name: string): boolean {
  const post = (next.split(/,|\s(?:at|for|with|of)\s/u)[0] ?? '').trim()
  const isPost = isRoleLine(post) || isTitle(post)
  return (
    isPost && mayBeName(line) && !isPageHeading(line) && !isHistoryHeading(line) && line !== name
  )
}

/** "Hello, I am NAME" */
const introduction = new RegExp(
  unwrap`
    ^(?:(?:hello|hi|hey|welcome|hallo)\b[,!.]*\s+)?(?:I am|I['’]m|my name is|ich bin|je suis|soy
    |sono)\s+`,
  'iu',
)

/** "CV of NAME" without what only says that it is one. */
function withoutGeneric(head: string): string {
  return head
    .replace(introduction, '')
    .split(/\s+/)
    .filter((word) => !generic.has(word.toLowerCase().replace(/[^\p{L}]+/gu, '')))
    .join(' ')
}
