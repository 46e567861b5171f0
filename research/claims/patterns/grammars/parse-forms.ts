import { toLazyPattern } from '../../../text/patterns/lazy-pattern.ts'
import { unwrap } from '../../../text/patterns/unwrap.ts'
import { foldCase } from '../../../text/patterns/word-scan.ts'
import { dropPointing } from '../../../text/signs/drop-pointing.ts'
import { toBaseForm } from '../../../text/words/to-base-form.ts'
import { toSmall } from '../../../text/words/to-small.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from '../binding/statement.ts'
import { isOrganization } from '../phrases/parse-organization.ts'
import { type FoundGroups, toHome, toPost } from './state-groups.ts'

/**
 * A form of a clause; the groups of what it finds are `title`, `firm`, `former`, `year`, `town`,
 * `field`, and `inTown` for a town whose name is declined.
 */
export type ClauseForm = {
  kind: 'post' | 'home' | 'birth' | 'study'
  /** @param folded the same clause, its letters as `foldCase` makes them */
  find: (clause: string, folded: string) => RegExpExecArray | null
  isCurrent: boolean
}

/**
 * A form of a clause out of the text of its pattern, which is made for the first clause that holds
 * one of the words that it needs.
 */
export function toForm(kind: ClauseForm['kind'], text: string, isCurrent = false): ClauseForm {
  const form = toLazyPattern(text, 'u')
  return { kind, find: (clause, folded) => form(folded)?.exec(clause) ?? null, isCurrent }
}

/** How a language builds its clauses. */
export type ClauseGrammar = {
  /**
   * What may stand in front of a subject, with the verb in the group `verb`, a year from which on
   * something lasts in the group `since`, a post in the groups `title`, `firm` and `former`.
   */
  intro: RegExp
  /** Makes that no statement is read. */
  doubt: RegExp
  /** Parts of a name that make it two names. */
  notInName: RegExp
  /** A year of birth in brackets. */
  aside: RegExp
  forms: readonly ClauseForm[]
  /** The language whose words are stated as dictionaries list them. */
  declines?: string
}

/** "(1900-1980)": what they did is over. */
const lifetime = new RegExp(
  unwrap`
    \(\D{0,30}\d{4}\D{0,30}[-–—]\D{0,30}\d{4}\D{0,30}\)
    |[（(][^（）()\d]{0,40}\d{4}[^（）()]{0,12}[-－–—~～]\s?\d{4}[^（）()]{0,12}[)）]`,
  'u',
)
/** Behind a post in commas: of a list of people it may be the next one's. */
const goesOn = /^[،,]\s?[וو]/u
/** "مديرا", an object: the post is "مدير". */
const accusative = /(?<=(?<![ء-ي])(?!ال)[ء-ي]{3,})ا(?![ء-ي])/gu

/**
 * What a clause states of the person whose full name is its subject: the whole clause has to have
 * one of the forms. A verb in front of the subject is read as if it stood behind.
 */
export function parseForms(bound: BoundSentence, grammar: ClauseGrammar): WeighedStatement[] {
  const { intro, doubt, notInName, aside, forms, declines } = grammar
  const text = dropPointing(bound.sentence.text)
  const before = dropPointing(bound.intro)
  const isOther = bound.owned || bound.binding === 'line'
  const ahead = isOther ? null : (intro.exec(before) ?? intro.exec(toSmall(before)))
  if (ahead === null || doubt.test(text) || notInName.test(dropPointing(bound.name))) return []
  const { verb = '', since } = ahead.groups ?? {}
  const clause = `${verb === '' ? '' : ` ${verb}`}${dropPointing(bound.predicate)}`
  const isOver = lifetime.test(clause)
  const confidence = bindingConfidence[bound.binding === 'named' ? 'full' : bound.binding] - 6
  const stated: WeighedStatement[] = []
  const build = (kind: ClauseForm['kind'], groups: FoundGroups, isCurrent: boolean) =>
    buildStatements(declines === undefined ? groups : toListed(groups, declines), {
      kind,
      isCurrent: isCurrent && !isOver,
      confidence,
    })
  if (ahead.groups?.title !== undefined) stated.push(...build('post', ahead.groups, true))
  const born = isOver ? null : aside.exec(clause)
  if (born?.groups !== undefined) {
    const year = toAsciiDigits(born.groups.year)
    stated.push(...build('birth', { ...born.groups, year }, false))
  }
  const read = (clause: string): { stated: WeighedStatement[]; end: number } | null => {
    const folded = foldCase(clause)
    for (const one of forms) {
      const found = one.find(clause, folded)
      if (found?.groups === undefined) continue
      const end = found[0].length
      if (/^[،,]/u.test(clause) && goesOn.test(clause.slice(end))) return null
      const year = toAsciiDigits(found.groups.year) ?? (one.isCurrent ? since : undefined)
      const firm = found.groups.firm ?? ahead.groups?.firm
      return { stated: build(one.kind, { ...found.groups, firm, year }, one.isCurrent), end }
    }
    return null
  }
  let rest = clause
  for (let count = 0; count < maxClauses; count += 1) {
    const one = read(rest)
    if (one === null) break
    stated.push(...one.stated)
    rest = rest.slice(one.end)
    if (!goesOnBehind.test(rest)) break
    rest = rest.replace(/^,/u, '')
  }
  return stated
}

/** "۱۹۷۱" */
function toAsciiDigits(year: string | undefined): string | undefined {
  return year?.replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/** "was born in Bonn, lives in …": clauses without a subject of their own. */
const goesOnBehind = /^(?:, \p{Ll}|，)/u
const maxClauses = 4

/** The groups as dictionaries list their words; without a town whose name is not known so. */
function toListed(groups: FoundGroups, language: string): FoundGroups {
  const { title, firm, town, inTown } = groups
  return {
    ...groups,
    title: title === undefined ? undefined : (toBaseForm(title, language) ?? title),
    firm: firm === undefined ? undefined : (toBaseForm(firm, language) ?? firm),
    town: inTown === undefined ? town : (toBaseForm(inTown, language) ?? undefined),
  }
}

const townName = String.raw`\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?`

/** The form of a year of birth in brackets, behind words for "born". */
export function buildBirthAside(born: string): RegExp {
  return new RegExp(
    unwrap`
      ^\s*\((?:${born})[^()\d]{0,30}(?:\d{1,2}\.?\s[^()\d]{2,20})?(?<year>(?:18|19|20)\d\d)
      (?![-–—]\p{L})(?:\.?,?\s(?:(?:we?|ve?|[ву])\s(?<inTown>${townName})
      |(?:(?:i|på|la|în)\s)?(?<town>${townName}))\)
      |[^()\d]{0,20}\))`,
    'u',
  )
}

function buildStatements(
  groups: FoundGroups,
  { kind, isCurrent, confidence }: Pick<ClauseForm, 'kind' | 'isCurrent'> & { confidence: number },
): WeighedStatement[] {
  const { town, year, firm, field, former, title } = groups
  if (kind === 'post') {
    // "is the lawyer of Otto Rank"
    if (firm !== undefined && !isOrganization(firm)) return []
    const post = { ...groups, title: title?.replace(accusative, '') }
    return [toPost(post, isCurrent && former === undefined, confidence)]
  }
  if (kind === 'study') {
    if (firm === undefined) return []
    const value = { school: firm, degree: null, field: field ?? null, from: null, to: null }
    return [{ path: 'education.items', value, confidence }]
  }
  const stated: WeighedStatement[] = []
  if (kind === 'birth' && year !== undefined)
    stated.push({ path: 'identity.birthYear', value: { year: Number(year) }, confidence })
  if (town !== undefined) stated.push(toHome(town, isCurrent, confidence))
  return stated
}
