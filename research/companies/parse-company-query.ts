import type { CompanyInterpretation } from '../../contract/operations/entity-search.ts'
import { findCountryName } from '../identity/places/find-country-name.ts'
import { judgeWords } from '../text/words/judge-words.ts'
import { parseCompanyId } from './company-record.ts'
import { isSameNumber, parseLei } from './identifiers.ts'
import { parseJurisdiction, toCountryPart } from './jurisdiction.ts'
import type { CompanyQuery } from './match-companies.ts'
import { findNationalEntry } from './registers.ts'
import { splitNamedCountry } from './split-named-country.ts'

/** What a query asks for; null where it does not say. `text` is the query as it was sent. */
export type CompanyQuestion = {
  kind: 'company'
  text: string
  name: string | null
  /** ISO 3166 as GLEIF writes it. */
  jurisdiction: string | null
  lei: string | null
  /** In the register of the jurisdiction. */
  number: string | null
  ticker: string | null
}

/**
 * Reads a query: an LEI, a number in a register behind its country, a ticker, else a name. A short
 * word in capitals may be a name or a ticker, so it is both.
 * @returns `reason`: why it is none of them, for an error that names the field
 */
export function parseCompanyQuery(query: string): CompanyQuestion | { reason: string } {
  const text = query.normalize('NFC').trim().replace(/\s+/g, ' ')
  const none: CompanyQuestion = {
    kind: 'company',
    text,
    name: null,
    jurisdiction: null,
    lei: null,
    number: null,
    ticker: null,
  }
  const wordless = judgeWords(text)
  if (wordless !== null) return { reason: wordless }
  const lei = parseLei(text.replace(leiMark, ''))
  if (lei !== null) return { ...none, lei }
  if (isLikeLei(text)) return { reason: 'is no LEI: its check digits are wrong' }
  const id = parseCompanyId(text)
  const [pinned] = id?.numbers ?? []
  if (pinned !== undefined) return { ...none, ...toRegistered(pinned) }
  if (id !== null || /^cik \d{1,10}$/i.test(text))
    return { reason: 'is the id of a company: ask for its profile instead' }
  const numbered = parseNumber(text)
  if (numbered !== null) return { ...none, ...numbered }
  if (taxedCountries.has(taxNumber.exec(text)?.[1]?.toUpperCase() ?? ''))
    return {
      reason:
        'has the form of a number for VAT: write the number in the register of companies, ' +
        'behind its country and a space, as in GB 08957400',
    }
  if (bareNumber.test(text))
    return { reason: 'is a number without its country: write it as in GB 08957400' }
  const [, listed = ''] = marked.exec(text) ?? []
  if (listed !== '') return { ...none, ticker: listed.toUpperCase() }
  const placed = splitNamedCountry(text)
  // registers find a name, not the country that stands apart behind it
  if (placed?.isApart === true) return { ...none, name: placed.name, jurisdiction: placed.country }
  return { ...none, name: text, ticker: ticker.test(text) ? text : null }
}

/**
 * The query in the form that candidates are compared with. A country behind the name stays in it,
 * since a company may bear it.
 */
export function toCompanyQuery(question: CompanyQuestion): CompanyQuery {
  const { name, text, jurisdiction, lei, number, ticker } = question
  return {
    name: name === null ? '' : text,
    ...(jurisdiction === null ? {} : { jurisdiction }),
    ...(lei === null ? {} : { lei }),
    ...(number === null ? {} : { number }),
    ...(ticker === null ? {} : { ticker }),
  }
}

/** How a query was understood, as its caller is shown it. */
export function interpretQuestion(question: CompanyQuestion): CompanyInterpretation {
  const { text, name, jurisdiction, lei, number, ticker } = question
  if (lei !== null) return { type: 'lei', value: lei, jurisdiction }
  if (number !== null) return { type: 'number', value: number, jurisdiction }
  if (name === null && ticker !== null) return { type: 'ticker', value: ticker, jurisdiction }
  return { type: 'name', value: name ?? text, jurisdiction }
}

const leiMark = /^lei[\s:]+/i

/** LEIs have digits throughout; a name of twenty letters has none, or a year. */
function isLikeLei(text: string): boolean {
  const lei = text.replace(leiMark, '').replace(/[\s-]/g, '')
  return (
    /^lei\s*:/i.test(text) || (/^[A-Z0-9]{18}\d{2}$/.test(lei) && lei.replace(/\D/g, '').length > 4)
  )
}

/** What a register writes: letters of a kind of register, digits, a letter at the end. */
const numberForm = '(?:[A-Z]{1,4}[ .-]?)?\\d[\\d ./-]{2,}(?:[A-Z]|MVA)?'
const before = new RegExp(
  String.raw`^([A-Z]{2}(?:[-_][A-Z0-9]{1,3})?)[ :-]\s*(${numberForm})$`,
  'i',
)
const behind = new RegExp(`^(${numberForm}),? ([A-Z]{2}(?:-[A-Z0-9]{1,3})?)$`)
/** Also behind the letters of a kind of register: `SC123456` is Scottish, not of the Seychelles. */
const bareNumber = /^(?:[A-Z]{1,4}[ -]?)?\d[\d .\-/]{5,}$/
/**
 * Numbers for VAT: most registers of companies do not know them; of some countries, such as Belgium
 * and Denmark, they are the numbers of the register.
 */
const taxNumber = /^([A-Z]{2})(?:U?\d{8,12}|\d{9}B\d{2}|[A-Z]\d{7}[A-Z\d])$/i
const taxedCountries = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
    ' ',
  ),
)
const marked =
  /^(?:\$|(?:NASDAQ|NYSE|AMEX|LSE|XETRA|TSX|ASX)\s*:\s*)([A-Z]{1,6}(?:[.-][A-Z]{1,2})?)$/i
const ticker = /^[A-Z]{1,5}(?:[.-][A-Z]{1,2})?$/

/** `EE10345833`: only where the country's register has such numbers, since names look alike. */
const glued = /^([A-Z]{2})((?:[A-Z]{1,2})?\d[\d-]{5,}(?:[A-Z]|MVA)?)$/i

const minDigits = 5

function findGlued(text: string): readonly string[] | null {
  const found = glued.exec(text)
  const [, country = '', number = ''] = found ?? []
  // ten digits behind PL that begin otherwise are a tax number
  if (country.toUpperCase() === 'PL' && !number.startsWith('0')) return null
  const code = parseJurisdiction(country)
  return code !== null && findNationalEntry(code, number) !== null ? found : null
}

function parseNumber(text: string): { jurisdiction: string; number: string } | null {
  const [, country = '', number = ''] = before.exec(text) ?? findGlued(text) ?? []
  const [, number2 = '', country2 = ''] = behind.exec(text) ?? []
  const code = parseJurisdiction(country || country2)
  const found = number || number2
  // shorter ones stand in names: 2000 AD, IS 1000
  if (found.replace(/\D/g, '').length < minDigits) return null
  if (code === null || findCountryName(toCountryPart(code)) === null) return null
  return toRegistered({ jurisdiction: code, number: found.trim() })
}

/** The number of the company where what was asked names more, such as a place or a tax. */
function toRegistered({ jurisdiction, number }: { jurisdiction: string; number: string }) {
  const entry = findNationalEntry(jurisdiction, number)
  const isSame = entry === null || isSameNumber(entry.number, number)
  return { jurisdiction, number: isSame ? number : entry.number }
}
