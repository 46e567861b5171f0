import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { toCapital } from '../../text/words/to-capital.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasNoSubject } from './binding/subjects.ts'
import { isTrade } from './parse-being.ts'
import { parseStudy } from './parse-study.ts'
import { parseTimeline } from './parse-timeline.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { mayBePlace } from './phrases/frame.ts'
import { isKnownTown } from './phrases/is-region.ts'
import { parseLabelledLine } from './phrases/labelled-line.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isOrganization, isSchool } from './phrases/parse-organization.ts'
import { toPeriodDate } from './phrases/parse-period.ts'
import { isTitle } from './phrases/roles.ts'
import { isFirmName } from './tables/firm-words.ts'
import { formerOpenings, nowLabels, thenLabels } from './tables/fragment-words.ts'
import { atWords } from './tables/frame-words.ts'
import { isTopic } from './tables/topic-words.ts'

const maxLength = 300
const maxFragments = 12
const maxFragmentLength = 100
const less = 5

/** What parts the fragments of a profile; the pin of a place belongs to what stands beside it. */
const marks = new RegExp(
  unwrap`
    \s*(?:[|·•;]|(?<=\p{L}{3})\.(?=\s\p{Ll})|\s\/\/?\s
    |(?!📍)\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]?)\s*`,
  'u',
)
/** In front of who employs. */
const atWork = /(?:🏢|💼|🏛)\u{fe0f}?\s?/gu
const pin = '📍'

type Post = { title: string | null; organization: string | null }
type Fragment = (text: string) => WeighedStatement[] | null

/**
 * What the fragments of a line without a subject state, as profiles and short entries write them:
 * "ex farrier @ Globex 🛠️ class of 2012, Eldgate College", "First stop: farrier, Globex".
 */
export function parseFragments({
  sentence,
  binding,
  predicate,
  owned,
  others,
  under,
}: BoundSentence): WeighedStatement[] {
  const { isLine } = sentence
  // "Farrier. Halifax." right under the name
  const isHead = binding === 'line' && under === 2 && !isLine
  const text = binding === 'full' ? (colonEntry.exec(predicate)?.[1] ?? '') : sentence.text
  if (text.length > maxLength || /\t/.test(text)) return []
  if (binding === 'full' && (owned || others.length > 0)) return []
  if (isLine && parseLabelledLine(text) !== null) return []
  const parts = splitPins(text.replace(/\.$/, '').replace(atWork, '| at work: '))
  if (parts.length > maxFragments) return []
  const confidence = bindingConfidence[binding] - less
  const near = toHome(besideCount.exec(text)?.[1] ?? '') ?? []
  if (near.length > 0) return near.map((one) => ({ ...one, confidence }))
  return parts.flatMap((part) => {
    if (part.length > maxFragmentLength) return []
    // a whole line is read with those around it
    const read =
      [...readers, ...(isLine ? [] : [parsePlain]), ...(isHead ? [parseHead] : [])]
        .map((reader) => reader(part))
        .find((one) => one !== null) ?? []
    return read.map((one) => ({ ...one, confidence }))
  })
}

/** "Halifax, Canada · 500+ connections" */
const besideCount =
  /^(\p{Lu}[^·|•\d]{1,60}?)\s[·|•]\s\d[\d,.]*[kK]?\+?\s(?:connections|contacts)(?!\p{L})/u

/** "NAME: farrier from Halifax" */
const colonEntry = /^:\s(\p{Ll}.*)$/u

/** Fragments, with the pin in front of the one that is a place. */
function splitPins(text: string): string[] {
  return text.split(marks).flatMap((part) => {
    const [before = '', behind] = part.split(pin).map((one) => one.trim())
    if (behind === undefined) return [part.trim()]
    if (isPlace(behind)) return [before, `${pin}${behind}`]
    const town = lastSentence(before)
    return isPlace(town) ? [`${pin}${town}`, behind] : [before, behind]
  })
}

function lastSentence(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf(', ')) + 1).trim()
}

function isPlace(text: string): boolean {
  const read = parseLocation(text, 0)
  return read !== null && read.end === text.length
}

const then = new RegExp(`^${joinAlternatives(thenLabels)}\\s?(?::|[–—])\\s+(?=\\S)`, 'iu')
const now = new RegExp(`^${joinAlternatives(nowLabels)}\\s?(?::|[–—])\\s+(?=\\S)`, 'iu')
const formerly = new RegExp(`^${joinAlternatives(formerOpenings)}(?:[.:]\\s?|-|\\s+)(?=\\S)`, 'iu')
const since = /^(.{3,60}?)\s?[,(]\s?since (?:the year )?((?:\p{L}{3,9}\.? )?(?:19|20)\d\d)\)?$/iu
const classFirst = new RegExp(
  unwrap`
    ^(?:alum(?:n[aiu]s?)?,? )?class of ((?:19|20)\d\d|['’]\d\d),?\s(?:at |of |from |@ ?)?
    (?:the )?(\p{Lu}.{2,70})$`,
  'iu',
)
const classLast =
  /^(?:the )?(\p{Lu}.{2,70}?)(?:,? class of (?:the )?((?:19|20)\d\d|['’]\d\d)|,? (['’]\d\d))$/u
const alumnus = new RegExp(
  unwrap`
    ^(?:(?:proud )?alum(?:n[ai]|nus)?|graduate) (?:of|@) (?:the )?(\p{Lu}.{2,70})$
    |^(?:the )?(\p{Lu}.{2,70}?) (?:alum(?:n[ai]|nus)?|graduate|grad)$`,
  'u',
)
const born = /^(?:b\.|born)\s(?:in\s)?((?:18|19|20)\d\d)$/u
const home = /^(?:home(?: is|:)|(?:now )?(?:based|living) in|lives in) (\p{Lu}.{1,60})$/iu

/** "farrier from the Halifax area writing about lamps" */
const roleFrom = new RegExp(
  unwrap`
    ^(?:an?\s)?(.{3,50}?)(?:\sbased)?\s(?:from|in|out of)\s(?:the\s)?(\p{Lu}.{1,40}?)
    (?:\s(?:area|region))?(?:,?\s(?:who|with|and|\p{Ll}+ing)\s.*)?$`,
  'u',
)

/** "Halifax and surrounding area", "Greater Halifax Area" */
const around = new RegExp(
  unwrap`
    ^(\p{Lu}.{1,40}?) and (?:the )?(?:surrounding areas?|surroundings|environs)$
    |^Greater (\p{Lu}.{1,40}?)(?: (?:[Mm]etropolitan )?[Aa]rea)?$
    |^(?:the )?(\p{Lu}.{1,40}?) (?:[Mm]etropolitan|[Mm]etro) [Aa]rea$`,
  'u',
)

const readers: readonly Fragment[] = [
  (text) => (text.startsWith(pin) ? toHome(text.slice(pin.length)) : null),
  (text) => toHome(home.exec(text)?.[1] ?? ''),
  (text) =>
    toHome(
      around
        .exec(text)
        ?.slice(1)
        .find((town) => town !== undefined) ?? '',
    ),
  (text) => {
    const year = born.exec(text)?.[1]
    return year === undefined
      ? null
      : [{ path: 'identity.birthYear', value: { year: Number(year) }, confidence: 0 }]
  },
  parseClass,
  (text) => labelled(now, text, true) ?? labelled(then, text, false),
  (text) => {
    const found = formerly.exec(text)
    return found === null ? null : toPost(text.slice(found[0].length), false)
  },
  (text) => {
    const [, role = '', day] = since.exec(text) ?? []
    const from = toPeriodDate(day)
    const post = from === null ? null : parseFragmentPost(role)
    return post === null
      ? null
      : [
          {
            path: 'work.positions',
            value: { ...post, from, to: null, current: true },
            confidence: 0,
          },
        ]
  },
  (text) => {
    const entry = parseTimeline(text)
    return entry === null ? null : [entry]
  },
  (text) => {
    const [, role = '', town = ''] = roleFrom.exec(text) ?? []
    if (!isRole(role) || !/\p{Ll}/u.test(role.charAt(0))) return null
    const homes = toHome(town)
    return homes === null ? null : [...(toPost(role, true) ?? []), ...homes]
  },
]

function parsePlain(text: string): WeighedStatement[] | null {
  const post = parseFragmentPost(text)
  const firm = post?.organization ?? ''
  return post?.title == null || !isFirmName(firm) ? null : toPost(text, true)
}

/** A town, or a role, which is a headline as well. */
function parseHead(text: string): WeighedStatement[] | null {
  if (isKnownTown(text)) return toHome(text)
  // "Danach Dramaturgin" is what a person was next; a post with its firm is read as one
  const hasFirm = parseFragmentPost(text)?.organization != null
  const isWork = isTitle(text) && isTrade(text)
  const isPost = isWork && !hasNoSubject(text) && !hasFirm
  const title = isPost ? cleanTitle(text) : null
  if (title?.text == null || title.isOver) return null
  const value = { title: title.text, organization: null, from: null, to: null, current: true }
  return [
    { path: 'work.positions', value, confidence: 0 },
    { path: 'identity.headline', value: { value: text }, confidence: 0 },
  ]
}

function labelled(label: RegExp, text: string, isNow: boolean): WeighedStatement[] | null {
  const found = label.exec(text)
  return found === null ? null : toPost(text.slice(found[0].length), isNow)
}

function toPost(text: string, isNow: boolean): WeighedStatement[] | null {
  const post = parseFragmentPost(text)
  if (post === null) return null
  const value = { ...post, from: null, to: null, current: isNow }
  return [{ path: 'work.positions', value, confidence: 0 }]
}

const at = joinAlternatives({ en: atWords.en })
const split = new RegExp(
  unwrap`
    ^(?:an?\s|the\s)?([^,]{3,60}?)(?:,\s|\s?@\s?|\s${at}\s)(?:the\s)?
    (\p{Lu}[^,;:]{1,60})$`,
  'u',
)

/** "farrier @ Globex", "farrier, Globex Museum", a role alone, or what is called like a firm. */
function parseFragmentPost(text: string): Post | null {
  const value = text.replace(/,\s(?:so|and|but|where|who)\s.*$/u, '').replace(/^(?:an?|the)\s/u, '')
  if (isFirm(value)) return { title: null, organization: value }
  const [, role = '', firm = ''] = split.exec(value) ?? []
  if (isRole(role) && (isFirmName(firm) || !(mayBePlace(firm) || isTopic(firm))))
    return { title: cleanTitle(role).text, organization: firm }
  // "Director, Globex": a name in commas is none of a post's words
  return isRole(value) && !/,\s\p{Lu}/u.test(value)
    ? { title: cleanTitle(value).text, organization: null }
    : null
}

function isFirm(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) && !/[.,:!?]\s/.test(text) && isFirmName(text) && isOrganization(text)
  )
}

function isRole(text: string): boolean {
  return (isTitle(text) || isRoleLine(toCapital(text))) && text.split(/\s+/).length <= 8
}

function toHome(text: string): WeighedStatement[] | null {
  if (!isPlace(text)) return null
  const value = { ...toLocation(text), from: null, to: null, current: true }
  return [{ path: 'locations.items', value, confidence: 0 }]
}

function parseClass(text: string): WeighedStatement[] | null {
  const first = classFirst.exec(text)
  const last = first === null ? classLast.exec(text) : null
  const alum = first === null && last === null ? alumnus.exec(text) : null
  const school = (first?.[2] ?? last?.[1] ?? alum?.[1] ?? alum?.[2] ?? '').trim()
  if (!isSchool(school)) return null
  const year = toYear(first?.[1] ?? last?.[2] ?? last?.[3])
  return parseStudy(school).map((one) =>
    one.path === 'education.items' ? { ...one, value: { ...one.value, to: year } } : one,
  )
}

/** "'82" of a class is the year of this century only where it may be over. */
function toYear(written: string | undefined): string | null {
  if (written === undefined) return null
  if (/^\d{4}$/.test(written)) return written
  const short = Number(written.slice(1))
  return String(short > shortYears ? 1900 + short : 2000 + short)
}
const shortYears = 30
