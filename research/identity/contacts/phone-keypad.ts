import { unwrap } from '../../text/patterns/unwrap.ts'

const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * North American toll-free numbers whose end is a word (1-800-FLOWERS), as digits; seven letters,
 * further ones are not dialled.
 */
const vanity = new RegExp(
  unwrap`
    (?<![\w+])((?:\+?1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ])
    ([A-Z]{3,7}(?:[- ]?[A-Z]{2,5})?)(?![\w])`,
  'g',
)

/** Vanity numbers with digits for their letters: `1-800-FLOWERS` as `1-800-3569377`. */
export function spellOutKeypad(text: string): string {
  return text.replace(vanity, (whole, prefix: string, word: string) => {
    const letters = word.replace(/[^A-Z]/g, '')
    return letters.length < 7 ? whole : `${prefix}${letters.slice(0, 7).replace(/[A-Z]/g, toDigit)}`
  })
}

function toDigit(letter: string): string {
  return String(keys.findIndex((key) => key.includes(letter)) + 2)
}
