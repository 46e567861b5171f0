import { memoize } from '../../text/memoize.ts'
import type { Statement } from '../claim.ts'
import { denies } from './denies.ts'
import {
  type ExcerptWords,
  parseExcerpt,
  parseExcerptWords,
  saysName,
  saysWords,
} from './excerpt-words.ts'
import { saysEmail, saysPhone, saysUrl } from './says-address.ts'
import {
  saysBirth,
  saysHandle,
  saysOver,
  saysPeriod,
  saysPlace,
  saysPlatform,
  saysPosition,
  saysRelation,
} from './says-facts.ts'

/**
 * Whether an excerpt says all that is specific in a statement: its names, words, years, months,
 * addresses and numbers, spelt alike but for case, accents and ways to write dates and numbers; and
 * does not deny it. What a value adds by convention need not be said: kinds, a country beside its
 * city, `current`, except against a `former`.
 * @param around the whole sentences that the excerpt is part of: a `never` may stand in front of it
 */
export function carries(excerpt: string, statement: Statement, around = excerpt): boolean {
  return carriesOnce({ excerpt, statement, around })
}

type Said = { excerpt: string; statement: Statement; around: string }

/** A dossier is put together a few times while it grows, mostly out of the same claims. */
const carriesOnce = memoize(saysAll, {
  keyOf: ({ excerpt, statement: { path, value }, around }: Said) =>
    JSON.stringify([excerpt, path, value, around]),
})

function saysAll({ excerpt, statement, around }: Said): boolean {
  if (!says(parseExcerpt(excerpt), statement)) return false
  const value = valueText(statement)
  const isCurrent = statement.path === 'work.positions' && statement.value.current
  return !denies(around, value) && !(isCurrent && saysOver(around, value))
}

function says(read: ExcerptWords, { path, value }: Statement): boolean {
  switch (path) {
    case 'identity.name':
    case 'identity.aliases':
      return value.value.trim() !== '' && saysName(read, value.value)
    case 'identity.headline':
      return value.value.trim() !== '' && saysWords(read, value.value)
    case 'identity.birthYear':
      return saysBirth(read, value.year)
    case 'identity.deathYear':
      return read.words.includes(String(value.year))
    case 'identity.photo':
    case 'contact.websites':
      return saysUrl(read.text, value.url)
    case 'contact.emails':
      return saysEmail(read.text, value.value)
    case 'contact.phones':
      return saysPhone(read.text, value.value)
    case 'locations.items':
      return saysPlace(read, value) && saysPeriod(read, value)
    case 'work.positions':
      return saysPosition(read, value) && saysPeriod(read, value)
    case 'education.items':
      return (
        saysName(read, value.school) &&
        saysWords(read, value.degree ?? '') &&
        saysWords(read, value.field ?? '') &&
        saysPeriod(read, value)
      )
    case 'relatives.items':
      return saysName(read, value.name) && saysRelation(read, value.relation)
    case 'social.accounts':
      return (
        saysUrl(read.text, value.url) ||
        (saysHandle(read, value.username) && saysPlatform(read, value))
      )
    case 'mentions.items':
      return (
        value.text.trim() !== '' &&
        ` ${read.words.join(' ')} `.includes(` ${parseExcerptWords(value.text).join(' ')} `)
      )
  }
}

/** What of a value a denial would deny. */
function valueText({ path, value }: Statement): string {
  switch (path) {
    case 'mentions.items':
    case 'identity.photo':
    case 'contact.websites':
      return ''
    case 'social.accounts':
      return value.username
    case 'identity.birthYear':
    case 'identity.deathYear':
      return String(value.year)
    case 'locations.items':
      return value.city ?? value.label
    case 'work.positions':
      return `${value.title ?? ''} ${value.organization ?? ''}`
    case 'education.items':
      return `${value.school} ${value.degree ?? ''}`
    case 'relatives.items':
      return value.name
    default:
      return value.value
  }
}
