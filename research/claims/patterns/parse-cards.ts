import { postNominals, titles } from '../../identity/names/tables/titles.ts'
import { findCities } from '../../identity/places/find-cities.ts'
import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { hasSeveralSentences } from '../../text/sentences/split-sentences.ts'
import type { Span } from '../../text/span.ts'
import { foldWord, foldWords } from '../../text/words/fold.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasHeadingEnd, hasHeadingOpening, isPageHeading } from './is-page-heading.ts'
import { degreeFrames, parseTimeline } from './parse-timeline.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFrame, mayBePlace, toFrame } from './phrases/frame.ts'
import { parseLabelledLine } from './phrases/labelled-line.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isOrganization, isSchool, parseOrganization } from './phrases/parse-organization.ts'
import { parsePeriod, type ReadPeriod, toPeriodDate } from './phrases/parse-period.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import {
  capitalisedWords,
  fieldEnds,
  homeWords,
  postRemarks,
  schoolHeads,
  sinceOpenings,
  sinceTeams,
} from './tables/card-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { formerOpenings } from './tables/fragment-words.ts'
import { authorWords, employerLinks } from './tables/frame-words.ts'
import { accountLabels, isHeadingRow, type LabelKind } from './tables/labels.ts'
import { tradeEnds } from './tables/open-role-words.ts'
import { joinPeriodWords } from './tables/period-words.ts'
import { isTopic } from './tables/topic-words.ts'

/** A value and what it says; offsets are in the page's text. */
export type Field = Span & {
  kind: LabelKind | 'period'
  value: string
  isLabelled: boolean
}
export type CardStated = WeighedStatement & Span

/** A longer span of lines is no quotation. */
const maxSpanLength = 400
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
  return (binding === 'line' || binding === 'card') && sentence.isLine && !unsure
}

/** Labels of an account on the page's own site: what it joined is the site, and it has a rank. */
const ofAccount = new RegExp(String.raw`^${joinAlternatives(accountLabels)}\s*[:\t]`, 'iu')

function parseCard(lines: readonly BoundSentence[]): CardStated[] {
  const isAccount = lines.some(({ sentence }) => ofAccount.test(sentence.text))
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

/** What labelled values state together: role, organisation and begin in a row are one post. */
export function buildFieldStatements(fields: readonly Field[], confidence: number): CardStated[] {
  const stated: CardStated[] = []
  let post: Field[] = []
  const close = () => {
    stated.push(...parsePost(post, confidence))
    post = []
  }
  for (const field of fields) {
    const { kind, start, end } = field
    if (kind === 'past role' || kind === 'past employer') {
      close()
      const past = choosePast(field)
      if (past !== null)
        stated.push(...parsePost([{ ...field, kind: past }], confidence).map(asPast))
    } else if (kind === 'role' || kind === 'employer' || kind === 'since' || kind === 'period') {
      const from = post[0]?.start ?? start
      if (post.some((one) => one.kind === kind) || end - from > maxSpanLength) close()
      post.push(field)
    } else {
      for (const one of parseValue(field)) stated.push({ ...one, confidence, start, end })
    }
  }
  close()
  return stated
}

/** "Previously: Globex Ltd", "Before that: clerk", but not "Before that: a thunderstorm" */
function choosePast({ kind, value }: Field): 'role' | 'employer' | null {
  const head = value.split(/,|\s(?:at|with|for|of)\s/u)[0] ?? ''
  const isRole = isTitle(head) || isRoleLine(head) || splitPost(value) !== null
  if (kind === 'past role' && isRole) return 'role'
  return kind === 'past employer' || isFirmName(value) ? 'employer' : null
}

function asPast(stated: CardStated): CardStated {
  return stated.path === 'work.positions'
    ? { ...stated, value: { ...stated.value, current: false } }
    : stated
}

function parseFields(lines: readonly BoundSentence[]): Field[] {
  const fields: Field[] = []
  let value = -1
  for (const [at, { sentence, under }] of lines.entries()) {
    const { text, start, end } = sentence
    if (isHeadingRow(text) || at <= value) continue
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

/**
 * Under "Education" a school and its degree may stand on a line each, in either order: where the
 * two end.
 */
function studyEnd(lines: readonly BoundSentence[], at: number): number {
  const [first = '', second = ''] = [at, at + 1].map((place) => lines[place]?.sentence.text ?? '')
  const isPair =
    (isSchool(first) && isDegree(second) && !isSchool(second)) ||
    (isDegree(first) && !isSchool(first) && isSchool(second))
  return isPair && parseLabelledLine(second) === null ? at + 1 : at
}

/** "B.S. Botany Eldgate College": nothing parts the school from the field. */
function opensDegree(school: string): boolean {
  return fillFrame(degreeAlone, school, 0) !== null && /^\S+\s\p{Lu}/u.test(school)
}
const degreeAlone = toFrame('DEGREE')

/** "MSc, Botany, 1998" */
function isDegree(line: string): boolean {
  const head = line.split(/\s*[,(–—|·]/u)[0] ?? ''
  return degreeFrames.some((frame) => fillFrame(frame, head, 0)?.values.DEGREE !== undefined)
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
  if (area !== undefined && under <= maxNetworkLines)
    return [{ kind: 'place', value: area, start, end, isLabelled: false }]
  if (/\t|^\d/.test(text)) return []
  const [role = '', home = '', ...others] = text.split(' / ')
  // "Farrier / Halifax"
  if (others.length === 0 && isKnownTown(home) && isRoleLine(role))
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
  return under <= 4 && isFirm && isOrganization(text)
    ? [{ kind: 'employer', value: text, start, end, isLabelled: false }]
    : []
}

const maxStudyLines = 3
/** "B.A. (Botany), …" */
const ofField = /^(\S{2,8}) \(([^()]{2,40})\),/u

/** "PhD, Eldgate College" right under a name */
function opensWithDegree(text: string): boolean {
  const [head = '', ...rest] = text.replace(ofField, '$1,').split(/,\s/u)
  return (
    text.length <= maxStudyLength &&
    fillFrame(degreeAlone, head, 0) !== null &&
    isDegree(head) &&
    rest.length > 0 &&
    rest.length <= 3 &&
    rest.filter((part) => isSchool(part)).length === 1
  )
}
const maxStudyLength = 120

function isKnownTown(text: string): boolean {
  return findCities(text).some(({ start, end }) => start === 0 && end === text.length)
}

/** "Halifax and surrounding area · 397 connections", as networks write under a name */
const networkPlace = new RegExp(
  unwrap`
    ^(?:Greater )?(\p{Lu}[\p{L}.'’ -]{1,40}?(?:, \p{Lu}[\p{L}.'’ -]{1,40}?){0,2})
    (?: and surrounding area| and the surrounding area| Metropolitan Area| Metro Area| Area)?
    \s[·•|]\s(?:[\d.,]+[Kk]?\+? (?:connections|followers|contacts)|Contact info)`,
  'u',
)
const maxNetworkLines = 4

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
    if (opensFormer.test(part)) return null
    if (isFirmName(part) && isOrganization(part) && splitPost(part) === null) return 'employer'
    return isTitle(part) || isRoleLine(part) ? 'role' : null
  }
  const kinds = parts.map(kindOf)
  // beside a role alone a single name is a firm as well as a town; menus have more parts
  const isPost = kinds.includes('employer') && (kinds.length === 2 || kinds.includes('role'))
  return parts.flatMap((value, at): Field[] => {
    const isTown = at > 0 && isPost && !standsByNames(value) && !opensFormer.test(value)
    const kind = kinds[at] ?? (isTown ? 'place' : null)
    return kind === null ? [] : [{ kind, value, start, end, isLabelled: false }]
  })
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

const postSplit = new RegExp(
  unwrap`
    ^(.{2,60}?)\s*(?:,|@|–|—|(?<=\s)-|\||\b${joinAlternatives(employerLinks)}\b)\s+(?:the )?
    (\p{Ll}?\p{Lu}.{1,60})$`,
  'u',
)

/** "Professor - Emeritus", "Vice President - North America" */
const remark = new RegExp(`^${joinAlternatives(postRemarks)}$`, 'iu')

/**
 * "Lawyer in Halifax, Nova Scotia", "Professor, Information Studies" and "Professor - Emeritus"
 * name no firm.
 */
function splitPost(value: string): readonly string[] | null {
  const found = postSplit.exec(value)
  const firm = found?.[2] ?? ''
  // "Author, The Lamp"
  const isWork = author.test(found?.[1] ?? '') && !isFirmName(firm)
  if (found === null || isWork || places.has(firm) || isNoFirm(firm)) return null
  // "Director, Administration and Finance, Globex": what is directed, then where
  const parts = firm.split(', ')
  const start = parts.findIndex((part) => !isTopic(part))
  const where = parts.slice(start).join(', ')
  if (isNoFirm(where)) return null
  return start === 0 ? found : [value, [found[1], ...parts.slice(0, start)].join(', '), where]
}

function isNoFirm(text: string): boolean {
  return (isTitle(text) && !isFirmName(text)) || isTopic(text) || remark.test(text)
}

const author = new RegExp(String.raw`(?:^|\s)${joinAlternatives(authorWords)}$`, 'iu')

function parsePost(fields: readonly Field[], confidence: number): CardStated[] {
  const first = fields[0]
  const last = fields.at(-1)
  const role = fields.find(({ kind }) => kind === 'role')
  const employer = fields.find(({ kind }) => kind === 'employer')
  if (first === undefined || last === undefined || (role === undefined && employer === undefined))
    return []
  const both =
    employer === undefined
      ? (splitPost(role?.value ?? '') ?? parseBracketed(role?.value ?? ''))
      : null
  const title = cleanTitle(
    (both?.[1] ?? role?.value ?? '').replace(/[.,;]$/, '').replace(/\s*\([^()]*\)$/, '') || null,
  )
  const organization = parseFirm(both?.[2] ?? employer?.value ?? '')
  const period =
    periodIn(employer?.value ?? '') ?? periodIn(role?.value ?? '') ?? parseSince(fields)
  if (title.text === null && organization === null) return []
  // a firm alone under a name may be its publisher, its club or the library that has its letters
  const isBacked = period !== null || fields.some(({ isLabelled }) => isLabelled)
  if (role === undefined && !isBacked) return []
  // "Knierer", alone under a name: the next name of a list
  if (employer === undefined && !isBacked && isOneName(role?.value ?? '')) return []
  if (
    title.text !== null &&
    (title.text.split(/\s+/).length > 9 ||
      hasSeveralSentences(title.text) ||
      /^\d/.test(title.text))
  )
    return []
  const value = {
    title: title.text,
    organization,
    from: period?.from ?? null,
    to: period?.to ?? null,
    current: !title.isOver && (period === null || period.to === null),
  }
  return [{ path: 'work.positions', value, confidence, start: first.start, end: last.end }]
}

/** One word with a capital that no list of occupations has, and that does not end as trades do. */
export function isOneName(text: string): boolean {
  return /^\p{Lu}\S+$/u.test(text) && !isTitle(text) && !trade.test(text)
}
const trade = new RegExp(String.raw`\p{Ll}${joinAlternatives(tradeEnds)}$`, 'u')

const bracketed = /^([^()]{2,60})\s\(([^()]{2,60})\)$/u

/** "Farrier (Grenmere Museum)": a firm in brackets, where it is no place and no remark. */
function parseBracketed(value: string): RegExpExecArray | null {
  const found = bracketed.exec(value)
  const inside = found?.[2] ?? ''
  const firm = found === null ? null : parseOrganization(inside, 0)
  return firm === null || firm.end !== inside.length || mayBePlace(firm.value) ? null : found
}

function parseSince(fields: readonly Field[]): Pick<ReadPeriod, 'from' | 'to'> | null {
  const column = fields.find(({ kind }) => kind === 'period')
  if (column !== undefined) return parsePeriod(column.value, 0, true)
  const from = toPeriodDate(fields.find(({ kind }) => kind === 'since')?.value)
  return from === null ? null : { from, to: null }
}

const behindName = new RegExp(
  unwrap`
    \s*[(;|–—]|,\s+(?!(?:Inc|Ltd|LLC|LLP|GmbH|AG|Corp)\b)|\s+${joinPeriodWords('since')}\s`,
  'u',
)

/** The name of a value such as `Grenmere Museum (since 2006), Halifax`. */
function parseFirm(value: string): string | null {
  const name = value.split(behindName)[0]?.trim().replace(/\.$/, '') ?? ''
  return isOrganization(name) && !places.has(name) && name.split(/\s+/).length <= 9 ? name : null
}

const periodStart = new RegExp(String.raw`\b(?:${joinPeriodWords('since')}|(?:19|20)\d\d)\b`, 'iu')

function periodIn(value: string): Pick<ReadPeriod, 'from' | 'to'> | null {
  const at = value.search(periodStart)
  const period = at === -1 ? null : parsePeriod(value, at, true)
  if (period === null) return null
  return period.form === 'once' ? { from: period.from, to: null } : period
}

function parseValue({ kind, value }: Field): WeighedStatement[] {
  const confidence = 0
  switch (kind) {
    case 'place': {
      const place = parseLocation(value, 0)
      const isWhole = place !== null && /^[.\s]*(?:$|[(,;])/.test(value.slice(place.end))
      if (!isWhole) return []
      return [
        {
          path: 'locations.items',
          value: { ...toLocation(place.value), from: null, to: null, current: true },
          confidence,
        },
      ]
    }
    case 'birth': {
      const year = /(?<!\d)(1[89]\d\d|20[0-2]\d)(?!\d)/.exec(value)?.[1]
      return year === undefined
        ? []
        : [{ path: 'identity.birthYear', value: { year: Number(year) }, confidence }]
    }
    case 'education':
      return parseStudy(value)
    default:
      return []
  }
}

/** How names of schools begin: nothing else stands between the degree and the school then. */
const opensSchool = new RegExp(
  unwrap`
    ^(?:(?!\p{L}+${joinAlternatives(fieldEnds)}\s)[\p{L}’'-]+\s)?
    ${joinAlternatives(schoolHeads)}\b`,
  'u',
)

/** "MSc University of Eldgate", "BA Queen's College Eldgate" */
function parseUnparted(value: string, to: string | null): WeighedStatement[] {
  const filled = fillFrame(degreeAlone, value, 0)
  const school = filled === null ? '' : value.slice(filled.end).trim()
  const degree = filled?.values.DEGREE
  if (degree === undefined || !opensSchool.test(school) || !isSchool(school)) return []
  if (isTopic(school.split(' ')[0] ?? '')) return []
  const study = { school, degree, field: null, from: null, to }
  return [{ path: 'education.items', value: study, confidence: 0 }]
}

const studySeparators = new RegExp(
  unwrap`
    \s*[,;|]\s*|\s+(?:${joinAlternatives(employerLinks)}|from|na|à la)\s+(?:the )?
    |\s+à l['’]`,
  'u',
)

const behindDegree = /^([^()]{2,60}?)\s\(([^()]{3,80})\)(?:,?\s\(?((?:19|20)\d\d)\)?)?\.?$/u

/** A school, with the degree and its year around it: "Eldgate College (PhD 1998)" */
export function parseStudy(value: string): WeighedStatement[] {
  const year = /\(?\b((?:19|20)\d\d)\)?\.?$/.exec(value)
  // "Eldgate College (PhD 1998)"
  const inside = /\(([^()]+?),?\s((?:19|20)\d\d)\)$/.exec(value)
  if (inside !== null)
    return parseStudy(`${inside[1]}, ${value.slice(0, inside.index).trim()} (${inside[2]})`)
  // "PhD (Eldgate College), 1998"
  const [, degree = '', college = '', end] = behindDegree.exec(value) ?? []
  if (isSchool(college) && !isSchool(degree) && isDegree(degree))
    return parseStudy(`${college}, ${degree}${end === undefined ? '' : ` (${end})`}`)
  const rest = year === null ? value : value.slice(0, year.index).replace(/[\s,(–—-]+$/, '')
  const parts = rest.split(studySeparators).filter((part) => part !== '')
  const school = parts.find(isSchool)
  const name = school?.replace(/\s*\(.*$/u, '') ?? ''
  if (school === undefined || !/^\p{Lu}|^\p{Lo}/u.test(school)) return []
  if (opensDegree(school)) return parseUnparted(school, year?.[1] ?? null)
  for (const part of parts) {
    if (part === school) continue
    for (const frame of degreeFrames) {
      const filled = fillFrame(frame, part, 0)
      if (filled?.values.DEGREE === undefined) continue
      const { DEGREE, FIELD } = filled.values
      return [
        {
          path: 'education.items',
          value: {
            school: name,
            degree: DEGREE,
            field: FIELD ?? null,
            from: null,
            to: year?.[1] ?? null,
          },
          confidence: 0,
        },
      ]
    }
  }
  return [
    {
      path: 'education.items',
      value: { school: name, degree: null, field: null, from: null, to: year?.[1] ?? null },
      confidence: 0,
    },
  ]
}
