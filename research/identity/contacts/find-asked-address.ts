import type { Span } from '../../text/span.ts'
import { buildEmailFacts } from './build-email-facts.ts'
import { toEmailAddress } from './email-address.ts'

/** The address of a search: a mailbox by its canonical form, or a number. */
export type AskedAddress =
  | { kind: 'email'; canonical: string }
  | { kind: 'phone'; text: string; national: string; international: string }

/** Shorter numbers that lack what is dialled in front of them are ids and dates as well. */
const minBareLength = 10

const writtenEmail = /([\p{L}\p{N}._+'&=-]{1,64})@([\p{L}\p{M}\p{N}.-]{3,253})/gu

/**
 * Where a text in plain characters (`toPlainText`) writes an address, whole: not as the end of a
 * longer mailbox, nor as the switchboard's part of an extension.
 */
export function findAskedAddress(text: string, asked: AskedAddress): Span[] {
  return asked.kind === 'email' ? findEmail(text, asked.canonical) : findPhone(text, asked)
}

function findEmail(text: string, canonical: string): Span[] {
  return [...text.matchAll(writtenEmail)].flatMap(({ index, 0: whole, 1: local, 2: host }) => {
    const email = toEmailAddress(
      (local ?? '').replace(/^[.'-]+/, ''),
      (host ?? '').replace(/[.-]+$/, ''),
    )
    return email !== null && buildEmailFacts(email).canonical === canonical
      ? [{ start: index, end: index + whole.length }]
      : []
  })
}

/**
 * `+49 30 901820`, `0049 (0)30/901820`, `(030) 90 18 20`: the digits in any grouping, with what is
 * dialled at home in front of them or with the country.
 */
function findPhone(
  text: string,
  { text: number, national, international }: Extract<AskedAddress, { kind: 'phone' }>,
): Span[] {
  const code = /^\+\d+/.exec(international)?.[0] ?? '+'
  const significant = number.slice(code.length)
  const gap = String.raw`[\s().\/-]{0,3}`
  const digits = [...significant].join(gap)
  const dialled = national.replace(/\D/g, '')
  const trunk = dialled.endsWith(significant) ? dialled.slice(0, -significant.length) : ''
  const isBareToo = trunk === '' || significant.length >= minBareLength
  const country = `(?:${code.slice(1)}${gap})${isBareToo ? '?' : ''}`
  const forms = [
    String.raw`(?<!\d)(?:\+|00|011${gap})${code.slice(1)}${gap}(?:0${gap})?`,
    // bare digits behind others may be the end of a longer number
    String.raw`(?<![\d+]|\d(?:[.\/-]\(?|\)? ?\(?))${country}\(?`,
  ]
  if (trunk !== '')
    forms.push(String.raw`(?<![\d+]|\+\d{1,3}(?:[.\/-]|\)? ?)\(?)\(?${[...trunk].join(gap)}${gap}`)
  const form = new RegExp(String.raw`(?:${forms.join('|')})${digits}(?![\s.]?\d|[-\/]\d)`, 'gu')
  return [...text.matchAll(form)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }))
}
