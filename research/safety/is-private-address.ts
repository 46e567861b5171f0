import { decodePercents } from '../text/addresses/decode-percents.ts'
import { memoize } from '../text/memoize.ts'
import { holdsBareCourtCase, holdsPrivate, mayHoldBareCourt } from './holds-private.ts'
import { isSensitiveText } from './is-sensitive-text.ts'
import { listReadings, mayBePrivate, toReadings } from './to-sentence-case.ts'
import { standIn } from './to-third-person.ts'

/** Fewer words state nothing. */
const minWords = 3
/** `.html`, `.jpg` */
const extension = /\.[a-z0-9]{2,5}$/i
const names = standIn.split(' ')

/**
 * Whether a page's or a picture's address states in words what is never shown of a person:
 * `/news/ada-marlowe-arrested-for-fraud`.
 */
export const isPrivateAddress = memoize((url: string): boolean => {
  const { pathname = '', searchParams } = URL.parse(url) ?? {}
  return [...pathname.split('/'), ...(searchParams?.values() ?? [])].some((part) =>
    statesPrivate(
      decodePercents(part)
        .replace(extension, '')
        .split(/[^\p{L}\p{M}\d'’]+/u)
        .filter((word) => /\p{L}/u.test(word)),
    ),
  )
})

function statesPrivate(words: readonly string[]): boolean {
  if (words.length < minWords) return false
  const text = words.join(' ')
  if (mayHoldBareCourt(text) && listReadings(words).some(holdsBareCourtCase)) return true
  if (!mayBePrivate(text)) return false
  return (
    listReadings(words).some((reading) => isSensitiveText(reading) !== null) ||
    // "arrested-for-fraud": the page is about a person that it does not name
    toReadings([...names, ...words.map((word) => word.toLowerCase())], { start: 0, end: 2 })
      .slice(1)
      .some((reading) => holdsPrivate('court', reading))
  )
}
