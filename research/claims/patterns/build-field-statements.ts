import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { Span } from '../../text/span.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { parseStudy } from './parse-study.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { mayBePlace } from './phrases/frame.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isOrganization, parseOrganization } from './phrases/parse-organization.ts'
import { parsePeriod, type ReadPeriod, toPeriodDate } from './phrases/parse-period.ts'
import { isTitle } from './phrases/roles.ts'
import { postRemarks } from './tables/card-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { authorWords, employerLinks } from './tables/frame-words.ts'
import type { LabelKind } from './tables/labels.ts'
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
export const maxSpanLength = 400

/** What labelled values state together: role, organisation and begin in a row are one post. */
export function buildFieldStatements(fields: readonly Field[], confidence: number): CardStated[] {
  const stated: CardStated[] = []
  let post: Field[] = []
  const close = () => {
    stated.push(...parsePost(post, confidence))
    post = []
  }
  for (const said of fields) {
    const field = isFirmBehindRole(said) ? { ...said, kind: 'employer' as const } : said
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

/** "Day job: Globex Ltd" */
function isFirmBehindRole({ kind, value, isLabelled }: Field): boolean {
  return (
    kind === 'role' &&
    isLabelled &&
    /^\p{Lu}\S*\s/u.test(value) &&
    // "Museum Registrar": in front of another noun a museum is none
    isFirmName(value.replace(/^.*\s(?=\S+$)/u, 'Aa ')) &&
    isOrganization(value) &&
    !(isTitle(value) || isTopic(value)) &&
    splitPost(value) === null
  )
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
export function splitPost(value: string): readonly string[] | null {
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
  if (/^\d/.test(title.text ?? '')) return []
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
  return isOrganization(name) && !places.has(name) ? name : null
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
