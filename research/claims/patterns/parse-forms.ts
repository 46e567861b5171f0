import { dropPointing } from '../../text/drop-pointing.ts'
import { unwrap } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { type FoundGroups, toHome, toPost } from './state-groups.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'

/** A form of a clause; its groups are `title`, `firm`, `former`, `year`, `town` and `field`. */
export type ClauseForm = {
  kind: 'post' | 'home' | 'birth' | 'study'
  form: RegExp
  isCurrent: boolean
}

/** How a language without capitals builds its clauses. */
export type ClauseGrammar = {
  /** What may stand in front of a subject, with the verb in the group `verb`. */
  intro: RegExp
  /** Makes that no statement is read. */
  doubt: RegExp
  /** Parts of a name that make it two names. */
  notInName: RegExp
  /** A year of birth in brackets. */
  aside: RegExp
  forms: readonly ClauseForm[]
}

/** "(1900-1980)": what they did is over. */
const lifetime = /\(\D{0,30}\d{4}\D{0,30}[-–—]\D{0,30}\d{4}\D{0,30}\)/u
/** Behind a post in commas: of a list of people it may be the next one's. */
const goesOn = /^[،,]\s?[وו]/u
/** "مديرا", an object: the post is "مدير". */
const accusative = /(?<=(?<![ء-ي])(?!ال)[ء-ي]{3,})ا(?![ء-ي])/gu

/**
 * What a clause states of the person whose full name is its subject: the whole clause has to have
 * one of the forms. A verb in front of the subject is read as if it stood behind.
 */
export function parseForms(bound: BoundSentence, grammar: ClauseGrammar): WeighedStatement[] {
  const { intro, doubt, notInName, aside, forms } = grammar
  const text = dropPointing(bound.sentence.text)
  const ahead = intro.exec(dropPointing(bound.intro))
  if (bound.owned || bound.name === '' || ahead === null || doubt.test(text)) return []
  if (notInName.test(dropPointing(bound.name))) return []
  const verb = ahead.groups?.verb ?? ''
  const clause = `${verb === '' ? '' : ` ${verb}`}${dropPointing(bound.predicate)}`
  const isOver = lifetime.test(clause)
  const confidence = bindingConfidence.full - 6
  const year = isOver ? undefined : aside.exec(clause)?.groups?.year
  const stated: WeighedStatement[] =
    year === undefined
      ? []
      : [{ path: 'identity.birthYear', value: { year: Number(year) }, confidence }]
  for (const one of forms) {
    const found = one.form.exec(clause)
    if (found?.groups === undefined) continue
    if (/^[،,]/u.test(clause) && goesOn.test(clause.slice(found[0].length))) break
    const isCurrent = one.isCurrent && !isOver
    return [...stated, ...buildStatements(found.groups, { ...one, isCurrent }, confidence)]
  }
  return stated
}

/** The form of a year of birth in brackets, behind words for "born". */
export function buildBirthAside(born: string): RegExp {
  return new RegExp(
    unwrap`
      ^\s*\((?:${born})[^()\d]{0,30}(?:\d{1,2}\s[^()\d]{2,20})?(?<year>(?:18|19|20)\d\d)
      [^()\d]{0,20}\)`,
    'u',
  )
}

function buildStatements(
  groups: FoundGroups,
  { kind, isCurrent }: ClauseForm,
  confidence: number,
): WeighedStatement[] {
  const { town, year, firm, field, former, title } = groups
  if (kind === 'post') {
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
