import { removeTails } from '../../research/identity/names/legal-forms/remove-tails.ts'
import { toPersonName } from '../shared/person-name.ts'
import { nameEndings, spelledWords } from './tables/filed-words.ts'

/** `SAMPLE ADAM B III` → `Adam B Sample III`; of two words the second is a given name. */
export function parseFiledName(words: string): string {
  const [, name = words, ending = ''] = filedName.exec(words) ?? []
  const [family = '', ...given] = name.split(' ')
  const shown = nameEndings.get(ending.toUpperCase()) ?? ''
  return `${toPersonName(given.join(' '), family)} ${shown}`.trim()
}

const filedName = new RegExp(`^(\\S+ .+?)(?: (${[...nameEndings.keys()].join('|')})\\.?)?$`, 'i')

/**
 * A company's name that is filed in capitals, without what EDGAR adds (`/DE/`): what is too
 * short or has no vowel is an abbreviation, `CVS HEALTH CORP` → `CVS Health Corp`.
 */
export function toCompanyName(written: string): string {
  const name = removeTails(written)
  if (/\p{Ll}/u.test(name)) return name
  return name
    .split(' ')
    .map((word) => {
      const letters = word.replace(/\P{L}/gu, '')
      const isSpelled = letters.length > 3 && /[AEIOUY]/.test(letters) && !/[\d&]/.test(word)
      return isSpelled || spelledWords.has(letters.toLowerCase()) ? toPersonName(word) : word
    })
    .join(' ')
}
