import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that is read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const wordLength = 4

/** Looks a request up. It alone opens the request: 100 random bits. */
export function createNumber(): string {
  return [1, 2, 3, 4, 5].map(() => createWord()).join('-')
}

/** What a person puts on their page: 60 random bits, good for a day. */
export function createCode(): string {
  return ['prs', createWord(), createWord(), createWord()].join('-').toLowerCase()
}

/** @returns a number as it is stored, however it was copied; null for anything else */
export function parseNumber(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{20}$/.test(signs) ? (signs.match(/.{4}/g) ?? []).join('-') : null
}

function createWord(): string {
  return Array.from({ length: wordLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}
