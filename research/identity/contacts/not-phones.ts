import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseLabelBefore } from './phone-labels.ts'
import { countedWords, currencyCodes, units } from './tables/unit-words.ts'

const month = '(?:0?[1-9]|1[0-2])'
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const year = String.raw`(?:1[89]|20|21)\d{2}`
const clock = String.raw`(?:[T ,]{1,3}(?:[01]?\d|2[0-4])(?::[0-5]\d){0,2})?`
const start = String.raw`(?<![\d.+])`
const end = String.raw`(?!\d|[.,]\d)`

/** Shapes that are something else whatever stands around them. */
const always = [
  // UUIDs and hashes
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  // ORCID and card numbers: four groups of four
  /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{3}[\dX](?!\d)/g,
  // ISBN-13
  /(?<!\d)97[89][- ]?\d{1,5}[- ]\d{1,7}[- ]\d{1,7}[- ]\d(?!\d)/g,
  // URLs; numbers in their paths are ids. The few that carry phones are read from the source.
  /\b(?:https?|ftp):\/\/[^\s<>"]+/gi,
  /\bwww\.[^\s<>"]+/gi,
  // prices
  /[$€£¥₹₽₩₺]\s?\d[\d.,' ]{0,24}/g,
  new RegExp(
    unwrap`
      (?<![\d.,'+])\d[\d.,']{0,24}(?:\s?[€£¥₹₽₩%‰°]
      | ?(?:${currencyCodes}|${units}|${joinAlternatives(countedWords)})\b)`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:${currencyCodes}|US\$|Rs\.?)\s?\d[\d.,']*`, 'g'),
  // coordinates
  /-?\d{1,3}\.\d{3,},\s{0,2}-?\d{1,3}\.\d{3,}/g,
  // ISO timestamps and clock times
  /(?<!\d)\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z| ?[+-]\d{2}:?\d{2})?/g,
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\.\d{1,6})?/g,
]

/** Shapes that are something else unless a label says that a phone number comes. */
const unlessLabelled = [
  new RegExp(`${start}${year}[-./ ]${month}[-./ ]${day}${clock}${end}`, 'g'),
  new RegExp(`${start}${day}([-./])${month}\\1(?:${year}|\\d{2})${clock}${end}`, 'g'),
  new RegExp(`${start}${month}([-./])${day}\\1(?:${year}|\\d{2})${clock}${end}`, 'g'),
  // spans and lists of years
  new RegExp(`${start}${year}(?:\\s?[-–—/, ]\\s?${year})+${end}`, 'g'),
  // IPv4 and versions: no leading zeroes, as phones have
  /(?<![\d.+])(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3,}(?![\d.])/g,
  /\bv\d+(?:\.\d+)+/gi,
  // thousands
  /(?<![\d.,+])[1-9]\d{0,2}(?:[.,']\d{3})+(?![\d.,-])/g,
  // one decimal point
  /(?<![\d.+(-] ?)\d+\.\d+(?![\d.-]| \d)/g,
  // US social security, EIN
  /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g,
  /(?<![\d-])\d{2}-\d{7}(?![\d-])/g,
]

/**
 * The text with every number that is no phone number blotted out, character by character, so that
 * positions stay.
 */
export function removeOtherNumbers(text: string): string {
  let rest = text
  for (const shape of always) rest = rest.replace(shape, blot)
  for (const shape of unlessLabelled) {
    rest = rest.replace(shape, (...match) => {
      const whole: string = match[0]
      const at = match.find((part) => typeof part === 'number') ?? 0
      return parseLabelBefore(rest.slice(Math.max(0, at - 40), at)) === 'phone'
        ? whole
        : blot(whole)
    })
  }
  return rest
}

function blot(whole: string): string {
  return '¤'.repeat(whole.length)
}
