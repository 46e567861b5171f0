import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { cutText } from '../text/signs/cut-text.ts'
import { dropAccents } from '../text/words/fold.ts'
import { toMonthName } from '../text/words/months.ts'
import { countriesWithArticle, institutions } from './tables/spoken-names.ts'

/** Vowels that sound like consonants, and letters whose names begin with a vowel. */
const soundsClosed = /^(?:uni(?!n)|us(?:e|er|ability)\b|u[kx]\b|eu|one\b|once\b|uk\b)/i
const spelled = new RegExp(
  unwrap`
    ^(?:[AEFHILMNORSX][A-Z0-9]*[A-Z0-9]\b|[AEFHILMNORSX](?:[A-Z][a-z]?[A-Z])|(?:MSc|MPhil|MBA|MA
    |LLM|LLB|MD|MEng|MRes)\b|8|11\b|18\b)`,
)
const spelledClosed = /^[BCDGJKPQTUVWYZ][A-Z0-9]+\b/

/** `an engineer`, `a user`, `an MBA`, `a PhD` */
export function withArticle(words: string): string {
  const open =
    spelled.test(words) ||
    (/^[aeiou]/iu.test(dropAccents(words)) &&
      !soundsClosed.test(words) &&
      !spelledClosed.test(words)) ||
    /^(?:hono[u]?r|heir|hour)/i.test(words)
  return `${open ? 'an' : 'a'} ${words}`
}

/** `2019`, `March 2019`, `14 March 2019` for dates of claims */
export function sayDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  const name = toMonthName(Number(month))
  return [day === undefined ? '' : String(Number(day)), name ?? '', year]
    .filter((part) => part !== '')
    .join(' ')
}

/** ` (2015–2018)`, ` (from May 2015)`, ` (until 2018)`, or nothing */
export function sayPeriod(from: string | null, to: string | null): string {
  if (from !== null && to !== null) {
    const years = from.length === 4 && to.length === 4
    return from === to
      ? ` (${sayDate(from)})`
      : ` (${sayDate(from)}${years ? '–' : ' to '}${sayDate(to)})`
  }
  if (from !== null) return ` (from ${sayDate(from)})`
  return to === null ? '' : ` (until ${sayDate(to)})`
}

/** ` since March 2019`, or nothing */
export function saySince(from: string | null): string {
  return from === null ? '' : ` since ${sayDate(from)}`
}

/** Longer values are no names of anything. Code points. */
const maxValueLength = 120

/**
 * A value as part of a sentence of ours: one line, without marks that look like citations, without
 * an end of a sentence.
 */
export function toPlainValue(value: string, maxLength = maxValueLength): string {
  const line = value
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]/g, '($1)')
    .trim()
  const cut = cutText(line, maxLength)
  return (cut === line ? line : `${cut.replace(/\s+\S*$/u, '')} …`).replace(
    /(?<!\b\p{L}{1,4}|\.)[.;,]+$/u,
    '',
  )
}

/** A common noun with "of" or "for" behind it, maybe with names in front. */
const isCalledThe = new RegExp(
  unwrap`
    ^(?:(?!The\b)\p{Lu}[\p{L}-]*\s){0,4}${joinAlternatives(institutions)}
    \s(?:of|for)\s(?:the\s)?\p{Lu}`,
  'u',
)

/** An organisation as part of a sentence: `the University of Lisbon`, `Oddfellow Balloons`. */
export function toSpokenOrganization(name: string): string {
  const value = toPlainValue(name)
  return isCalledThe.test(value) ? `the ${value}` : value
}

/** Behind a name, a university or a school has no article, whatever a page writes. */
const institution = new RegExp(
  String.raw`\s(?!University|College|School)${joinAlternatives(institutions)}$`,
  'u',
)

/** Whether the last word of a name is a common noun of institutions: `Saltmarsh Institute`. */
export function isInstitution(name: string): boolean {
  return institution.test(name)
}

/** A country alone: not `Bristol, United Kingdom`. */
const isCountryCalledThe = new RegExp(
  `^${joinAlternatives(countriesWithArticle)}(?: of America)?$`,
  'u',
)

/** A place as part of a sentence: `Lisbon, Portugal`, `the United States`. */
export function toSpokenPlace(label: string): string {
  const value = toPlainValue(label)
  return isCountryCalledThe.test(value) ? `the ${value}` : value
}

/** A sentence with a stop at its end. */
export function withStop(text: string): string {
  return /[.!?…。]$/u.test(text) ? text : `${text}.`
}

/** A verbatim text in quotation marks. */
export function formatQuote(text: string): string {
  return text.includes('"') ? `“${text}”` : `"${text}"`
}
