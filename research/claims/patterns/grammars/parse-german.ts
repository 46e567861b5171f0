import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from '../binding/statement.ts'
import { maySayGerman } from '../phrases/says-language.ts'
import { type GermanClause, parseClause } from './german/parse-clause.ts'
import { parseStudyParts } from './german/study-parts.ts'
import * as table from './tables/german-words.ts'

const word = (text: string, flags = 'u') => new RegExp(`(?<!\\p{L})(?:${text})(?!\\p{L})`, flags)
const finite = [table.germanAuxiliaries, ...table.germanVerbs.map(({ verb }) => verb)].join('|')
const anyFinite = word(finite, 'iu')

const address = '(?:(?:Frau|Herrn?|Dr\\.|Prof\\.) ){0,3}'
/** "§" stands for the name or the pronoun that a sentence is bound by. */
const asSubject = new RegExp(
  unwrap`
    ^(?:(?:und|auch) )?(?:(?:${table.germanJoints}) )?${address}§
    |(?<!\p{L})(?:${finite}) (?:(?:sich|dort|hier|nun|damals|heute|jetzt) )?${address}§`,
  'iu',
)
const resumed = word('sie|er|ich')
const ofSubject = /^(?:der|die) (?!\p{Lu})/u
const ownSubject = new RegExp(
  unwrap`
    ^(?:(?:${table.germanSubordinators}) )?(?!${table.germanOpenings})\p{Lu}
    |(?:^(?:(?:${table.germanSubordinators}) )?|(?:${finite}) )
    (?:der|die|das|den|eine?|seine?|ihre?|es|man|wir) `,
  'u',
)
const denied = word(table.germanDenials)
/** In front of the name of an entry: nothing or a label. */
const entryOpening = /^(?:[^.,;:]{2,40}:\s)?$/u
const maxLength = 400
const maxClauses = 12
const less = 6

/**
 * What German sentences state: a clause is read by its verb and by the parts around it in any
 * order: "ist seit 2019 als Redakteurin für … tätig", "der zuvor bei … gearbeitet hatte", and
 * without a verb "seit 2019 Redakteurin bei …".
 */
export function parseGerman(bound: BoundSentence): WeighedStatement[] {
  const { sentence, binding, intro, predicate, owned, others } = bound
  const isLine = binding === 'line' || binding === 'card'
  if (owned || sentence.text.length > maxLength) return []
  if (others.some((place) => place < 0 || isLine)) return []
  if (!maySayGerman(sentence.text)) return []
  const behind = predicate.slice(0, Math.min(predicate.length, ...others)).trimStart()
  const gap = /^[,;:.)]/u.test(behind) ? '' : ' '
  const whole = (isLine ? sentence.text : `${intro}§${gap}${behind}`).replace(/\.$/u, '')
  const confidence = bindingConfidence[binding === 'named' ? 'short' : binding] - less
  const clauses = chooseClauses(splitClauses(whole), bound)
  const study = isLine && clauses.every(({ hasVerb }) => !hasVerb) ? parseStudyParts(whole) : []
  return [...study, ...clauses.flatMap(parseClause)].map((one) => ({ ...one, confidence }))
}

/** Brackets are left out; "und" parts two clauses that have a verb each. */
function splitClauses(text: string): string[] {
  return text
    .replace(/\s?\([^()]{0,120}\)/gu, '')
    .split(/[,;:]\s|\s[–—|·]\s|(?<=GmbH|AG|KG)\.\s(?=\p{Lu})/u)
    .flatMap(splitAnd)
    .map((part) => part.trim())
    .slice(0, maxClauses)
}

const opensAnew = new RegExp(`^(?:seit|ab|bis|${table.germanPast}) `, 'u')

const times = [table.germanPast, table.germanThen, table.germanNow].join('|')
const opensTimed = new RegExp(`^(?:(?:seit|ab|bis|von|dort|\\d{4}|${times}) |§)`, 'iu')

function splitAnd(text: string): string[] {
  const joined: string[] = []
  for (const part of text.split(' und ')) {
    const last = joined.at(-1)
    const isApart = last !== undefined && anyFinite.test(part) && anyFinite.test(last)
    if (last === undefined || isApart || opensAnew.test(part)) joined.push(part)
    else joined[joined.length - 1] = `${last} und ${part}`
  }
  return joined
}

/** The clauses whose subject is the person, or that stand in its apposition. */
function chooseClauses(parts: readonly string[], bound: BoundSentence): GermanClause[] {
  const { binding, intro } = bound
  const isLine = binding === 'line' || binding === 'card'
  const chosen: GermanClause[] = []
  let isTheirs = binding !== 'named' || parts.some((part) => asSubject.test(part))
  let isNamed = isLine
  let isApposed = isLine
  let before = ''
  for (const text of parts) {
    const hasVerb = anyFinite.test(text)
    const hasName = text.includes('§')
    if (hasName) isTheirs = binding !== 'named' || asSubject.test(text)
    isNamed ||= hasName
    // in front of the name only what has no verb, and so no other subject, is said
    let isSaid = isTheirs && isNamed && (hasName || resumed.test(text) || !ownSubject.test(text))
    if (!hasName && hasVerb && ofSubject.test(text)) isSaid = before.endsWith('§')
    // "sprach mit Lena, 34, Lehrerin am …": further on only a time shows that it is the person's
    if (!hasVerb) isSaid = isApposed || (isTheirs && opensTimed.test(text))
    if (denied.test(text)) isTheirs &&= hasName
    else if (isSaid && text !== '§')
      chosen.push({
        text,
        hasVerb,
        isApposed,
        before,
        isEntry: before === '§' && entryOpening.test(intro),
      })
    isApposed = text.endsWith('§') || (isApposed && !hasVerb && !hasName) || isLine
    before = text
  }
  return chosen
}
