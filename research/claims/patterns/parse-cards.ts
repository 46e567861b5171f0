import { postNominals, titles } from '../../identity/names/tables/titles.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord, foldWords } from '../../text/words/fold.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { isLabelledEntry } from './binding/entry-lines.ts'
import { bindingConfidence } from './binding/statement.ts'
import {
  buildFieldStatements,
  type CardStated,
  type Field,
  maxSpanLength,
  splitPost,
} from './build-field-statements.ts'
import { hasHeadingEnd, hasHeadingOpening, isPageHeading } from './is-page-heading.ts'
import { degreeAlone } from './parse-study.ts'
import { parseTimeline } from './parse-timeline.ts'
import { isDegree } from './phrases/degree-line.ts'
import { fillFrame } from './phrases/frame.ts'
import { isKnownTown } from './phrases/is-region.ts'
import { parseLabelledLine } from './phrases/labelled-line.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { isOrganization, isSchool } from './phrases/parse-organization.ts'
import { isPeriodLine } from './phrases/parse-period.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { capitalisedWords, homeWords, sinceOpenings, sinceTeams } from './tables/card-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { formerOpenings } from './tables/fragment-words.ts'
import {
  accountCounts,
  accountLabels,
  accountTimes,
  isHeadingRow,
  type LabelKind,
} from './tables/labels.ts'
import { joinPeriodWords } from './tables/period-words.ts'

const labelledBonus = 4

/**
 * What the lines of a card state: labelled lines and rows of tables, and under a name the line of
 * the post, of the organisation, and of when it began. One post of one organisation is one claim.
 */
export function parseCards(bound: readonly BoundSentence[]): CardStated[] {
  return groupLines(bound).flatMap(parseCard)
}

/** Lines without a subject that follow each other. */
export function groupLines(bound: readonly BoundSentence[]): BoundSentence[][] {
  const groups: BoundSentence[][] = []
  let last: BoundSentence | null = null
  for (const one of bound) {
    if (!isCardLine(one)) {
      last = null
      continue
    }
    const follows = last !== null && one.sentence.line - last.sentence.line <= 2
    if (follows) groups.at(-1)?.push(one)
    else groups.push([one])
    last = one
  }
  return groups
}

function isCardLine({ binding, sentence, unsure }: BoundSentence): boolean {
  const isUnder = (binding === 'line' || binding === 'card') && !unsure
  return isUnder && (sentence.isLine || isLabelledEntry(sentence.text))
}

/**
 * "Posts: 312", "last seen yesterday", "4,512 reputation": what an account on the page's own site
 * counts. What it joined is the site, and it has a rank.
 */
const ofAccount = new RegExp(
  unwrap`
    ^${joinAlternatives(accountLabels)}\s*[:\t]|(?<![^·•|\s])${joinAlternatives(accountTimes)}\s
    |(?<![\d.,])\d[\d.,]*k?\s${joinAlternatives(accountCounts)}(?!\p{L})`,
  'iu',
)

/** The lines of the cards of such accounts. */
export function findAccountLines(bound: readonly BoundSentence[]): ReadonlySet<BoundSentence> {
  return new Set(groupLines(bound).filter(isAccountCard).flat())
}

function isAccountCard(lines: readonly BoundSentence[]): boolean {
  return lines.some(({ sentence }) => ofAccount.test(sentence.text))
}

function parseCard(lines: readonly BoundSentence[]): CardStated[] {
  const isAccount = isAccountCard(lines)
  // "steward" in front of "Posts: 312" is a rank
  const fields = joinStudies(parseFields(lines)).filter(
    ({ kind, isLabelled }) =>
      !(isAccount && (kind === 'since' || (kind === 'role' && !isLabelled))),
  )
  const bonus = fields.some(({ isLabelled }) => isLabelled) ? labelledBonus : 0
  return buildFieldStatements(fields, bindingConfidence[lines[0]?.binding ?? 'card'] + bonus)
}

/**
 * "Awarding institution: Eldgate College", "Qualification: PhD", "Year of graduation: 1998": rows
 * of one study, where only one of them names a school.
 */
function joinStudies(fields: readonly Field[]): Field[] {
  const rows = fields.filter(({ kind }) => kind === 'education')
  const schools = rows.filter(({ value }) => value.split(/[,(]/u).some((part) => isSchool(part)))
  const [school] = schools
  const [first, last] = [rows[0], rows.at(-1)]
  if (schools.length !== 1 || school === undefined || first === undefined || last === undefined)
    return [...fields]
  const further = rows.filter((row) => row !== school && isPartOfStudy(row.value))
  if (further.length === 0 || last.end - first.start > maxSpanLength) return [...fields]
  const years = further.filter(({ value }) => /\d{4}$/.test(value))
  const value = [school, ...further.filter((row) => !years.includes(row)), ...years]
    .map((row) => row.value)
    .join(', ')
  const whole = { ...school, value, start: first.start, end: last.end }
  return fields.flatMap((field) =>
    field === school ? whole : further.includes(field) ? [] : field,
  )
}

/** A degree, or nothing but a year. */
function isPartOfStudy(value: string): boolean {
  return isDegree(value) || /^(?:\p{L}{3,9}\s)?(?:19|20)\d\d$/u.test(value)
}

function parseFields(lines: readonly BoundSentence[]): Field[] {
  const fields: Field[] = []
  let value = -1
  for (const [at, { sentence, under }] of lines.entries()) {
    const { text, start, end } = sentence
    if (isHeadingRow(text) || at <= value) continue
    const year = isBirthOfYear(lines, at) ? lines[at - 1]?.sentence : undefined
    if (year !== undefined) {
      const value = year.text
      fields.push({ kind: 'birth', value, start: year.start, end, isLabelled: true })
      continue
    }
    const label = parseLabelledLine(text)
    const below = lines[at + 1]?.sentence
    // a row of a table is no value of the line above
    const next = below?.text.includes('\t') ? undefined : below
    if (label !== null && label.value !== '')
      fields.push({ kind: label.kind, value: label.value, start, end, isLabelled: true })
    else if (
      label !== null &&
      next !== undefined &&
      !next.text.endsWith(':') &&
      parseLabelledLine(next.text) === null &&
      parseTimeline(next.text) === null
    ) {
      const last = label.kind === 'education' ? studyEnd(lines, at + 1) : at + 1
      const values = lines.slice(at + 1, last + 1).map((line) => line.sentence.text)
      fields.push({
        kind: label.kind,
        value: values.join(', '),
        start,
        end: lines[last]?.sentence.end ?? next.end,
        isLabelled: true,
      })
      value = last
    } else if (label === null && under > 1 && under <= headLines)
      fields.push(...parseHeadLine(text, start, end, under))
  }
  return fields
}

/** "1970", above "born", at the head of a list that dates what stands below each year. */
export function isBirthOfYear(lines: readonly BoundSentence[], at: number): boolean {
  const [above, said, below] = [at - 1, at, at + 1].map((one) => lines[one]?.sentence.text ?? '')
  const label = parseLabelledLine(said ?? '')
  return (
    label?.kind === 'birth' &&
    label.value === '' &&
    !(said ?? '').endsWith(':') &&
    yearAlone.test(above ?? '') &&
    (isPeriodLine(below ?? '') || below === '') &&
    parseLabelledLine(lines[at - 2]?.sentence.text ?? '')?.value !== ''
  )
}
const yearAlone = /^(?:18|19|20)\d\d$/

/**
 * Under "Education" a school and its degree may stand on a line each, in either order: where the
 * two end.
 */
function studyEnd(lines: readonly BoundSentence[], at: number): number {
  const [first = '', second = ''] = [at, at + 1].map((place) => lines[place]?.sentence.text ?? '')
  const isPair =
    (isSchool(first) && isDegree(second)) ||
    (isDegree(first) && !isSchool(first) && isSchool(second))
  return isPair ? at + 1 : at
}

/** Whether a line stands right below a label of an earlier post: what it names is over. */
export function isPastValue(line: BoundSentence, before: BoundSentence | undefined): boolean {
  const label =
    before === undefined || !isCardLine(line) ? null : parseLabelledLine(before.sentence.text)
  return (
    label !== null &&
    label.value === '' &&
    (label.kind === 'past role' || label.kind === 'past employer')
  )
}

/** Lines right under a name that say who the bearer is; the name's own line counts. */
const headLines = 7

/** "* 1970" alone on a line. */
const bornMark = /^(?:\*|b\.|geb\.|born)\s?((?:18|19|20)\d\d)$/iu

const homeLine = new RegExp(String.raw`^${joinAlternatives(homeWords)} in (\p{Lu}.{1,60})$`, 'iu')

/** "Here since 2004", alone on a line. */
export const begun = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(sinceOpenings)}
    |${joinAlternatives(sinceTeams)}?${joinPeriodWords('since')})
    \s+(?:since |in )?((?:\p{L}{3,9}\.? )?(?:19|20)\d\d)\.?$`,
  'iu',
)

function parseHeadLine(text: string, start: number, end: number, under: number): Field[] {
  const since = begun.exec(text)?.[1]
  const born = bornMark.exec(text)?.[1]
  if (born !== undefined) return [{ kind: 'birth', value: born, start, end, isLabelled: false }]
  if (since !== undefined) return [{ kind: 'since', value: since, start, end, isLabelled: false }]
  const town = homeLine.exec(text)?.[1]
  if (town !== undefined) return [{ kind: 'place', value: town, start, end, isLabelled: false }]
  const area = networkPlace.exec(text)?.[1]
  if (area !== undefined) return [{ kind: 'place', value: area, start, end, isLabelled: false }]
  if (/\t|^\d/.test(text)) return []
  const [, post, seat] = romanceTown.exec(text) ?? []
  const [role = '', home = ''] =
    post === undefined || seat === undefined || isFirmName(seat) ? text.split(' / ') : [post, seat]
  const isTown = seat === home || isKnownTown(home)
  // "Farrier / Halifax", "Libraire à Halifax"
  if (isTown && isRoleLine(role))
    return [
      { kind: 'role', value: role, start, end, isLabelled: false },
      { kind: 'place', value: home, start, end, isLabelled: false },
    ]
  if (under <= maxStudyLines && opensWithDegree(text))
    return [
      {
        kind: 'education',
        value: text.replace(ofField, '$1 in $2,'),
        start,
        end,
        isLabelled: false,
      },
    ]
  const parts = text.split(/\s+[·•|–—]\s+/u)
  if (parts.length > 1) return parts.length <= 3 ? parseParts(parts, start, end) : []
  const isHeading = hasHeadingOpening(text) || hasHeadingEnd(text) || opensWork.test(text)
  if (under === 2 && isRoleLine(text) && !isHeading && !isOfSeveral(text))
    return [{ kind: 'role', value: text, start, end, isLabelled: false }]
  const isFirm =
    text.length <= 60 &&
    isFirmName(text.replace(/ & /gu, ' ')) &&
    /^\p{Lu}/u.test(text) &&
    !/[.!?:;\t,]|\s-\s/.test(text) &&
    !ofWork.test(text) &&
    !postcodeEnd.test(text) &&
    !postParticles.test(text) &&
    !isRoleWord(text.split(' ')[0] ?? '') &&
    !isPageHeading(text)
  return under <= 4 && isFirm
    ? [{ kind: 'employer', value: text, start, end, isLabelled: false }]
    : []
}

const romanceTown =
  /^(.{3,50}?) (?:en|em|à) (\p{Lu}[\p{L}’'-]*(?: (?:(?:de|do|da|del) )?\p{Lu}[\p{L}’'-]*){0,2})$/u
const maxStudyLines = 3

/** "B.A. (Botany), …" */
const ofField = /^(\S{2,8}) \(([^()]{2,40})\),/u

/** "PhD, Eldgate College" right under a name */
function opensWithDegree(text: string): boolean {
  const [head = '', ...rest] = text.replace(ofField, '$1,').split(/,\s/u)
  return (
    text.length <= maxStudyLength &&
    fillFrame(degreeAlone, head, 0) !== null &&
    rest.filter((part) => isSchool(part)).length === 1
  )
}

const maxStudyLength = 120

/** "Halifax and surrounding area · 397 connections", as networks write under a name */
const networkPlace = new RegExp(
  unwrap`
    ^(?:Greater )?(\p{Lu}[\p{L}.'’ -]{1,40}?(?:, \p{Lu}[\p{L}.'’ -]{1,40}?){0,2})
    (?: and surrounding area| and the surrounding area| Metropolitan Area| Metro Area| Area)?
    \s[·•|]\s(?:[\d.,]+[Kk]?\+? (?:connections|followers|contacts)|Contact info)`,
  'u',
)

/** "Life In Army Basic Training": small words with a capital are of titles of works. */
const ofWork = new RegExp(String.raw`\s${joinAlternatives(capitalisedWords)}\s`, 'u')

/** "Halifax BT18 9AB" */
const postcodeEnd = /\s\d\p{Lu}{2}$|\d{4,}$/u

/** "The Runner": a novel */
const opensWork = /^The (?:\p{Lu}|\S+$)/u

/** Words that stand with a post, not in the name of a firm. */
const postParticles = /\b(?:since|seit|depuis|desde|at|bei|chez|as|als)\b/iu

const maxPartWords = 7

/** "PhD · Stage manager", "Grenmere Museum · Halifax": parts of a line under a name. */
function parseParts(parts: readonly string[], start: number, end: number): Field[] {
  if (parts.some((part) => part.split(/\s+/).length > maxPartWords)) return []
  const kindOf = (part: string): LabelKind | null => {
    if (opensFormer.test(part) || isHandlePart(part)) return null
    if (isFirmName(part) && isOrganization(part) && splitPost(part) === null) return 'employer'
    return isTitle(part) || isRoleLine(part) ? 'role' : null
  }
  const kinds = parts.map(kindOf)
  // beside a role alone a single name is a firm as well as a town; menus have more parts
  const isPost = kinds.includes('employer') && (kinds.length === 2 || kinds.includes('role'))
  return parts.flatMap((value, at): Field[] => {
    const isTown = at > 0 && isPost && !standsByNames(value)
    const kind = kinds[at] ?? (isTown ? 'place' : null)
    return kind === null ? [] : [{ kind, value, start, end, isLabelled: false }]
  })
}

/** "gh/qx7", but not "writer/editor" */
function isHandlePart(part: string): boolean {
  return /^\S+\/\S+$/.test(part) && !part.split('/').some(isRoleWord)
}

/** "ex Globex" */
const opensFormer = new RegExp(
  String.raw`^${joinAlternatives(formerOpenings)}(?:[.:\s-]\s?)\S`,
  'iu',
)

/** A degree or a title alone. */
function standsByNames(text: string): boolean {
  return postNominals.has(foldWord(text)) || foldWords(text).every((word) => titles.has(word))
}
