import { findWholeDegree } from '../claims/to-degree-key.ts'
import {
  buildAccountPhrase,
  buildClaimSentence,
  buildEducationPhrase,
  buildWebsitePhrase,
  buildWorkPhrase,
} from './claim-phrase.ts'
import type { QuotedClaim } from './quoted-claim.ts'

/**
 * What may stand as proof of a sentence about a claim: its excerpts, and its value in plain words,
 * since values were checked against the excerpts when the claim was made (`8/2019` in an excerpt is
 * `August 2019` in words).
 */
export function buildQuotes(claim: QuotedClaim): string[] {
  return [
    ...new Set([
      ...claim.citations.map(({ excerpt }) => excerpt),
      // "a source writes" would say that the person writes, and a label would hide the beginning
      // of a sentence, where "Não" is no name
      ...(claim.path === 'mentions.items'
        ? [claim.value.text]
        : [`${buildClaimSentence(claim, 'the person')}.`, ...collectValues(claim)]),
    ]),
  ]
}

/** The value's parts as they are written, one line. */
function collectValues(claim: QuotedClaim): string[] {
  const parts = Object.entries(claim.value).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${String(value)}`],
  )
  const phrase = derivePhrase(claim)
  return [
    parts.join('; '),
    ...(phrase === null ? [] : [phrase]),
    ...listDegreeNames(claim),
    ...listAcronyms(claim),
  ]
}

/** `CFO` for a chief financial officer. */
function listAcronyms({ path, value }: QuotedClaim): string[] {
  const title = path === 'work.positions' ? (value.title ?? '') : ''
  const isOffice = /^chief(?: \p{L}+){1,2} officer$/iu.test(title)
  return isOffice ? [title.replace(/(\p{L})\p{L}* ?/gu, '$1').toUpperCase()] : []
}

/** `MEng`: `master's degree, Master of Engineering`. */
function listDegreeNames({ path, value }: QuotedClaim): string[] {
  if (path !== 'education.items' || value.degree === null) return []
  const key = findWholeDegree(value.degree) ?? ''
  if (key === 'doctor') return ['doctorate, Doctor of Philosophy, PhD']
  if (key === 'mba') return ["master's degree, Master of Business Administration, MBA"]
  const [, level = '', field = ''] = /^(master|bachelor)(?: (\w+))?$/.exec(key) ?? []
  if (level === '') return []
  const name = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const whole = field === '' ? [] : [`${name(level)} of ${name(field)}`]
  return [[`${level}'s degree`, ...whole].join(', ')]
}

function derivePhrase(claim: QuotedClaim): string | null {
  switch (claim.path) {
    case 'work.positions':
      return buildWorkPhrase(claim)
    case 'education.items':
      return buildEducationPhrase(claim)
    case 'social.accounts':
      return buildAccountPhrase(claim)
    case 'contact.websites':
      return buildWebsitePhrase(claim)
    default:
      return null
  }
}
