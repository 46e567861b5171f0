import { places } from '../../../identity/places/tables/places.ts'
import { memoize } from '../../../text/memoize.ts'
import { memoizeOnce } from '../../../text/memoize-once.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { degreeNames, degreeWords } from '../tables/degree-words.ts'
import { isFirmName } from '../tables/firm-words.ts'
import {
  atWords,
  authorWords,
  awardSpans,
  frameAdverbs,
  longSpans,
  notFieldEnds,
  notFieldStarts,
  notInTitles,
  placeHeads,
  spanLinks,
  spanOpenings,
  frameSpans as spans,
  titleArticles,
} from '../tables/frame-words.ts'
import { unitWords } from '../tables/organization-words.ts'
import { isOpenRole } from './open-role.ts'
import { parseLocation } from './parse-location.ts'
import { isSchool, type OrganizationReading, parseOrganization } from './parse-organization.ts'
import { parseStatedName } from './parse-stated-name.ts'
import { isRoleWord, isTitle } from './roles.ts'

/**
 * `ROLE` is a title that need not be in the list of roles: for frames that nothing else fits.
 * `FIRM` is no place, `HOUSE` is called like an organisation, `FORMER` a firm that is left for
 * what the frame names as well.
 */
const slotNames = [
  'FORMER',
  'TITLE',
  'ROLE',
  'FIRM',
  'HOUSE',
  'ORG',
  'SCHOOL',
  'FIELD',
  'DEGREE',
  'PLACE',
  'NAME',
] as const
type Slot = (typeof slotNames)[number]
type OpenSlot = 'TITLE' | 'ROLE' | 'FIELD'

type Step = Slot | (() => RegExp)
type Steps = { steps: readonly Step[] }

/**
 * A frame of words around slots: `works as TITLE at ORG`. Literals are regular expressions, matched
 * in place; `{a}` and the like are macros.
 */
export type Frame = Steps & {
  /** The pattern in front of its first slot or macro; may be empty. */
  opening: string
}
export type Filled = {
  values: Partial<Record<Exclude<Slot, 'ROLE' | 'FIRM' | 'HOUSE'>, string>>
  end: number
}

const [opens, leadsOn] = [joinAlternatives(spanOpenings), joinAlternatives(spanLinks)]
const years = String.raw`${opens} \d{4}(?: ${leadsOn} \d{4})?`
const macros: Readonly<Record<string, string>> = {
  adv: `(?:(?:${joinAlternatives(frameAdverbs)}|${years}|${joinAlternatives(spans)}) )*`,
  a: `(?:${joinAlternatives(titleArticles)} |l[’'])?`,
  honours: '(?: (?:(?:summa |magna )?cum laude|with (?:\\p{Ll}+ )?honou?rs|with distinction))?',
  at: `(?: ${joinAlternatives(atWords)})[ ]?`,
}

const anySlot = slotNames.join('|')
const optional = '\\{(?:adv|a|honours)\\}'
/**
 * Macros that may be empty, in front of a slot, are steps of their own, which frames share: their
 * lists of words are dear to compile.
 */
const stepForm = new RegExp(`(${anySlot}|${optional}(?=(?:${optional})*(?:${anySlot}|$)))`)
const endOfOpening = new RegExp(`${anySlot}|\\{(?:adv|at|a|honours)\\}`)

const toPattern = memoize((text: string) => {
  const fill = () => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => macros[name] ?? all)
  return memoizeOnce(() => new RegExp(fill(), 'iuy'))
})

/**
 * A frame from its notation: slots by their names, patterns between them, macros such as `{at}`.
 * Alternatives of a pattern stand in brackets.
 */
export function toFrame(text: string): Frame {
  const written = text
    .replaceAll('(?:at|', '(?:(?:over )?at|')
    .replaceAll("(?:has|have|['’]ve)", "(?:has|have|having|['’]ve)")
    .replaceAll(/\bas \{a\}ROLE/g, '(?:as|in the (?:capacity|position) of) {a}ROLE')
  const steps = written
    .split(stepForm)
    .filter((part) => part !== '')
    .map((part) => slotNames.find((name) => name === part) ?? toPattern(part))
  const [opening = ''] = written.split(endOfOpening)
  return { steps, opening }
}

/** Of works, not of organisations: "author of Lenses at Night". */
const workOf = new RegExp(
  String.raw`\b${joinAlternatives(authorWords)} (?:of|von|de|du|di|van)\b`,
  'iu',
)

/** Words of a title or a field of study at most; what follows a word may be the next literal. */
const maxWords = 9

/**
 * Fills a frame that begins exactly at `at`, or null. Each open slot tries its ends once, so the
 * effort is bounded by the words of a sentence.
 */
export function fillFrame({ steps }: Steps, text: string, at: number, from = 0): Filled | null {
  const step = steps[from]
  if (step === undefined) return { values: {}, end: at }
  if (typeof step === 'function') {
    const found = matchAt(step(), text, at)
    return found === null ? null : fillFrame({ steps }, text, at + found[0].length, from + 1)
  }
  if (step === 'TITLE' || step === 'ROLE' || step === 'FIELD')
    return fillOpen({ steps }, text, at, from, step)
  if (step === 'FORMER') return fillFormer({ steps }, text, at, from)
  const read = parseSlot(step, text, at)
  if (read === null) return null
  const rest = fillFrame({ steps }, text, read.end, from + 1)
  const key = step === 'FIRM' || step === 'HOUSE' ? 'ORG' : step
  return rest === null ? null : { values: { [key]: read.value, ...rest.values }, end: rest.end }
}

/** Fills the first of the frames that begins at `at`. */
export function fillFirst(frames: readonly Steps[], text: string, at: number): Filled | null {
  for (const frame of frames) {
    const filled = fillFrame(frame, text, at)
    if (filled !== null) return filled
  }
  return null
}

/** "left Globex Museum for Initech": the name ends in front of what it is left for. */
function fillFormer(frame: Steps, text: string, at: number, from: number): Filled | null {
  const read = parseSlot('FIRM', text, at)
  const cut = read === null ? null : cutBeforeFor(read)
  for (const { value, end } of [read, cut].filter((one) => one !== null)) {
    // pupils and students leave a school as well
    if (isSchool(value)) continue
    const rest = fillFrame(frame, text, end, from + 1)
    if (rest !== null) return { values: { FORMER: value, ...rest.values }, end: rest.end }
  }
  return null
}

const unitAlone = new RegExp(String.raw`^(?:\S+ )?${joinAlternatives(unitWords)}$`, 'u')

function cutBeforeFor({ value, end }: OrganizationReading) {
  const at = value.lastIndexOf(' for ')
  const firm = value.slice(0, at)
  const rest = value.slice(at + ' for '.length)
  // "the National Center for Lamp Research"
  const isUnit = unitAlone.test(firm) && !isFirmName(rest)
  const isWhole = at === -1 || isUnit
  return isWhole ? null : { value: firm, end: end - (value.length - at) }
}

/**
 * Behind a title at the end: "in" goes on to what the post is about, unless a place, a time or an
 * article follows.
 */
const stops = new RegExp(
  unwrap`
    ^(?:[.,;)]|$| (?:and|from|since|who|und|et|y|e) | in (?:\p{Lu}|\d
    |${joinAlternatives(notInTitles)}\b)| for (?:[\p{L}\d-]+ ){1,3}?${joinAlternatives(longSpans)}
    | on (?:\p{Lu}\p{Ll}+ )?\d)`,
  'u',
)

function fillOpen(
  frame: Steps,
  text: string,
  at: number,
  from: number,
  slot: OpenSlot,
): Filled | null {
  let end = at
  const following = frame.steps[from + 1]
  for (let count = 0; count < maxWords; count += 1) {
    const next = /^ ?[\p{L}\p{N}&][\p{L}\p{M}\p{N}&’'/.-]*/u
      .exec(text.slice(end, end + 60))?.[0]
      .replace(/\.+$/, '')
    if (next === undefined || (count > 0 && !next.startsWith(' '))) return null
    end += next.length
    const value = text.slice(at, end).trim()
    // first what is cheap: a title is dearer to judge than what has to follow it
    if (!mayFollow(following, text, end) || !fits(slot, value)) continue
    if (following === undefined && slot !== 'FIELD' && isHalf(value, text.slice(end))) continue
    const rest = fillFrame(frame, text, end, from + 1)
    const key = slot === 'FIELD' ? slot : 'TITLE'
    if (rest !== null) return { values: { [key]: value, ...rest.values }, end: rest.end }
  }
  return null
}

/** Whether a frame can go on at `at`, as far as a pattern says. */
function mayFollow(step: Step | undefined, text: string, at: number): boolean {
  if (step === undefined) return stops.test(text.slice(at))
  return typeof step === 'string' || matchAt(step(), text, at) !== null
}

/** "audio and lighting technician", up to "and" */
function isHalf(value: string, rest: string): boolean {
  const next = /^ and ((?:\p{Ll}[\p{L}-]* ?){1,3})/u.exec(rest)?.[1] ?? ''
  return !isTitle(value) && next.trim().split(/\s+/).some(isRoleWord)
}

/** "Fellow in the American Academy": what follows "of" is a part of the academy's name. */
const inSociety = /\s(?:in|at) the \p{Lu}[\p{L} ]*(?:Academy|Society|Association|Institute)$/u

function fits(slot: OpenSlot, value: string): boolean {
  if (slot === 'FIELD') return isField(value)
  const isRole = slot === 'TITLE' ? isTitle(value) : isOpenRole(value)
  const isPost = !workOf.test(value) && !inSociety.test(value) && !award.test(value)
  // "ist gelernte Buchhändlerin und arbeitet bei …"
  if (/ und \p{Ll}+te?$/u.test(value)) return false
  return isRole && isPost && !hasPersonBehindRole(value)
}

/** "named Coach of the Year at Globex": a prize. */
const award = new RegExp(String.raw`\sof the ${joinAlternatives(awardSpans)}$`, 'iu')

/** "CEO Ada Example": the title goes with a name, and is that one's. */
export function hasPersonBehindRole(value: string): boolean {
  return [...value.matchAll(/(\p{L}+) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu)].some(
    ([, role]) => role !== undefined && isRoleWord(role),
  )
}

const fieldEnd = new RegExp(String.raw`\b${joinAlternatives(notFieldEnds)}$`, 'iu')
const fieldStart = new RegExp(String.raw`^${joinAlternatives(notFieldStarts)}\b`, 'iu')

function isField(value: string): boolean {
  return (
    value.length > 2 &&
    value.length <= 60 &&
    !/\b\d{4}\b/.test(value) &&
    !fieldEnd.test(value) &&
    !/(?:,| and) an? | und \p{Ll}/u.test(value) &&
    !fieldStart.test(value)
  )
}

const placeHead = new RegExp(String.raw`^${joinAlternatives(placeHeads)}\b`, 'u')

/** "came to Ulverby": one word, or words that open the names of towns, may be a place. */
export function mayBePlace(name: string): boolean {
  // acronyms, numbers and capitals inside are of names of firms
  const isMade = /^[\p{Lu}\d]{2,}$|\d|\p{Ll}\p{Lu}/u.test(name)
  // "Port of Globex" is a firm
  const hasPlaceHead = placeHead.test(name) && !name.startsWith('Port of ')
  // "St Brannoc’s Hospital", "New Ravstone Press" are firms
  return places.has(name) || (hasPlaceHead && !isFirmName(name)) || (!/\s/.test(name) && !isMade)
}

/** "BA, MSc and PhD degrees": a pattern of its own, since repeated names are dear to compile. */
const degrees = new RegExp(`(?:${joinAlternatives(degreeNames)},? (?:and |& )?){2,3}degrees`, 'uy')
const degree = new RegExp(
  unwrap`
    ${joinAlternatives(degreeNames)}(?![\p{L}\p{N}])(?: degree)?
    |${joinAlternatives(degreeWords)}(?!\p{L})`,
  'uy',
)

function parseSlot(
  slot: Exclude<Slot, OpenSlot | 'FORMER'>,
  text: string,
  at: number,
): OrganizationReading | null {
  switch (slot) {
    case 'ORG':
    case 'SCHOOL':
      return parseOrganization(text, at)
    case 'FIRM': {
      const firm = parseOrganization(text, at)
      const isFirm =
        firm !== null && !mayBePlace(firm.value) && !isRoleWord(firm.value.split(' ')[0] ?? '')
      return isFirm ? firm : null
    }
    case 'HOUSE': {
      const house = parseOrganization(text, at)
      return house !== null && (isFirmName(house.value) || isSchool(house.value)) ? house : null
    }
    case 'PLACE': {
      const place = parseLocation(text, at)
      return place === null || isFirmName(place.value) ? null : place
    }
    case 'NAME':
      return parseStatedName(text, at)
    case 'DEGREE': {
      const several = text.includes('degrees', at) ? matchAt(degrees, text, at) : null
      const value = (several ?? matchAt(degree, text, at))?.[0]
      return value === undefined ? null : { value, end: at + value.length }
    }
  }
}
