import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { alsoInFront, cleanTitle } from './phrases/clean-title.ts'
import { findDegree } from './phrases/degree-line.ts'
import { parseLabelledLine } from './phrases/labelled-line.ts'
import { isRoleLine, isTradeLine } from './phrases/open-role.ts'
import { isOrganization, isSchool } from './phrases/parse-organization.ts'
import { parsePeriod, type ReadPeriod } from './phrases/parse-period.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { isFirmName } from './tables/firm-words.ts'
import { employedWords, employerLinks } from './tables/frame-words.ts'

/** Where a period may begin: a year, a month before it, or the words in front of both. */
const periodStart = new RegExp(
  unwrap`
    (?:since |seit |depuis |desde |dal |from |between |until )?(?:\p{L}{3,9}\.? )?
    (?:(?:0?[1-9]|1[0-2])[/.])?(?:19[3-9]\d|20[0-4]\d)`,
  'giu',
)
const separators = new RegExp(
  unwrap`
    \s+[·•|–—-]\s+|\s*\t\s*|\s*[;:]\s+|,\s+
    |\s+(?:@|${joinAlternatives(employerLinks)})\s+(?:the\s+)?`,
  'u',
)

const maxLength = 160
const confidence = 70

/**
 * One line of a list of posts or studies: a period at either end, a title and an organisation in
 * either order. Null for whatever else.
 * @param isWhole no line beside it holds its other part
 */
export function parseTimeline(line: string, isWhole = false): WeighedStatement | null {
  const text = spellYears(line.replace(/^[\s•*·▪–—-]+/u, '').replace(/\.$/, ''))
  if (text.length > maxLength || text.length < 8 || !/(?:19|20)\d\d/.test(text)) return null
  // a label says what its value is
  if (parseLabelledLine(text) !== null) return null
  const cut = cutPeriod(text)
  if (cut === null) return null
  const parts = cut.rest
    // "employed as farrier by Globex"
    .replace(employedAs, '$1, ')
    // "PhD (Eldgate College)"
    .replace(/\s\(([^()]+)\)$/, ', $1')
    // "Botany, degree: MSc"
    .replace(/([|,] )(?:final )?(?:degree|qualification|award)\s?:\s/iu, '$1')
    .split(separators)
    .map((part) => part.replace(/^[([]|[)\]]$/g, '').replace(alsoInFront, ''))
    .filter((part) => part !== '')
  const [only] = parts
  if (isWhole && parts.length === 1 && only !== undefined) return parseAlone(only, cut.period)
  if (parts.length < 2 || parts.length > 3) return null
  return parseStudies(parts, cut.period) ?? parsePost(parts, cut.period, text.includes('\t'))
}

const employedAs = new RegExp(
  unwrap`
    ^${joinAlternatives(employedWords)}\s(?:an?\s)?([^,;|]{3,60}?)\s(?:by|with|at|for)\s(?:the\s)?
    (?=\p{Lu})`,
  'u',
)

/** "Since 2004: Globex Ltd", "Since 2004: stage manager": what lasts needs no second part. */
function parseAlone(part: string, period: ReadPeriod): WeighedStatement | null {
  const isOne = isTitle(part) && !isFirm(part) && !isOfSeveral(part)
  const isPost = isOne && part.split(/\s+/).length <= maxTitleWords
  const isHouse =
    isFirm(part) &&
    !isSchool(part) &&
    !isTitle(part) &&
    /^\p{Lu}/u.test(part) &&
    !/\s\p{Ll}+$/u.test(part)
  if (!period.isPresent || period.from === null || isPost === isHouse) return null
  const { text, isOver } = isPost ? cleanTitle(part) : { text: null, isOver: false }
  const value = {
    title: text,
    organization: isHouse ? part : null,
    from: period.from,
    to: null,
    current: !isOver,
  }
  return { path: 'work.positions', value, confidence: confidence - 10 }
}
const maxTitleWords = 5

/** "1993–96" and "1996–" at the end of a line. */
function spellYears(text: string): string {
  return text
    .replace(/\b(19|20)(\d\d)([–-])(\d\d)\.?$/u, '$1$2$3$1$4')
    .replace(/(\d[–-])\.?$/u, '$1present')
}

function cutPeriod(text: string): { period: ReadPeriod; rest: string } | null {
  for (const match of text.matchAll(periodStart)) {
    const period = parsePeriod(text, match.index, true)
    if (period === null) continue
    const [before, behind] = [text.slice(0, match.index), text.slice(period.end)]
    if (before.trim() !== '' && !/^[)\].\s]*$/.test(behind)) continue
    const rest = (before.trim() === '' ? behind : before).replace(
      /^[\s:,·•|)–—-]+|[\s:,·•|(–—-]+$/gu,
      '',
    )
    return { period, rest }
  }
  return null
}

function parsePost(
  parts: readonly string[],
  period: ReadPeriod,
  isRow: boolean,
): WeighedStatement | null {
  const plain = parts.filter((part) => isTitle(part) && !isFirm(part))
  const isFirmBeside = parts.some((part) => isFirm(part) && !endsInRole(part))
  const known =
    plain.length === 0 && isFirmBeside && period.form !== 'once'
      ? parts.filter((part) => isTitle(part) && endsInRole(part))
      : plain
  // a role that no list has is one where the rest of the line is an organisation
  const open = known.length > 0 ? known : parts.filter((part) => isRoleLine(part) && !isFirm(part))
  const titles = open.length > 0 ? open : parts.filter((part) => isTradeBeside(part, parts))
  const [written] = titles
  // with two titles in a line, or none, no rule separates the title from the organisation
  if (written === undefined || titles.length > 1) return null
  // "The Runner, Globex House, 1985", "Small World: An Academic Romance, 1984": a novel
  if (/^(?:The|An?) \p{Lu}/u.test(written)) return null
  const at = parts.indexOf(written)
  const organization = parts[at === 0 ? 1 : at - 1]
  if (
    organization === undefined ||
    (known.length === 0 && !isFirmName(organization) && !/\s/.test(organization)) ||
    !isOrganization(organization) ||
    !/^[\p{Lu}\p{Lo}\p{N}]|^\p{Ll}\p{Lu}/u.test(organization)
  )
    return null
  const { text, isOver } = cleanTitle(written)
  const isSpan = period.form !== 'once'
  // "Branded - Dart - Salute the Soldier (1965)": works have one year as well
  if (!isSpan && (!isFirmName(organization) || isRow)) return null
  return {
    path: 'work.positions',
    value: {
      title: text,
      organization,
      from: isSpan ? period.from : null,
      to: period.to,
      current: period.isPresent && !isOver,
    },
    confidence: isSpan ? confidence : confidence - 10,
  }
}

/** "Marine Engineer": a word of names of firms in front makes a post no firm. */
function endsInRole(part: string): boolean {
  return isRoleWord(part.split(/\s+/).at(-1)?.toLowerCase() ?? '')
}

/** "Head of Communications" is a post, though firms are called so as well. */
function isFirm(part: string): boolean {
  return isFirmName(part) && isOrganization(part)
}

/** "Lamp Restorer": no list has it, and what stands beside it is called like a firm. */
function isTradeBeside(part: string, parts: readonly string[]): boolean {
  return (
    parts.length === 2 &&
    parts.some((one) => one !== part && isFirm(one) && !isSchool(one)) &&
    !isFirmName(part) &&
    !places.has(part) &&
    isTradeLine(part)
  )
}

function parseStudies(parts: readonly string[], period: ReadPeriod): WeighedStatement | null {
  const school = parts.find(isSchool)
  if (school === undefined || !/^\p{Lu}|^\p{Lo}/u.test(school) || school.split(/\s+/).length > 8)
    return null
  const read = findDegree(parts.filter((part) => part !== school))
  if (read === null) return null
  const once = period.form === 'once'
  const [from, to] = once ? [null, period.from] : [period.from, period.to]
  return { path: 'education.items', value: { school, ...read, from, to }, confidence }
}
