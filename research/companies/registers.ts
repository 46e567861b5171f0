import { normaliseNumber } from './identifiers.ts'

/**
 * A national register that is asked by number.
 * @property authorities GLEIF's codes of the authorities whose numbers it knows
 * @property toNumber the number as the register takes it; null for what is none of its numbers
 * @property page where people look the entry up
 */
type Register = {
  name: string
  jurisdiction: string
  authority: string
  authorities: readonly string[]
  toNumber: (number: string, authority: string | null) => string | null
  page: (number: string) => string
}

export const registers = [
  {
    name: 'companies_house',
    jurisdiction: 'GB',
    authority: 'Companies House',
    authorities: ['RA000585', 'RA000586', 'RA000587'],
    toNumber: toBritishNumber,
    page: (number) =>
      `https://find-and-update.company-information.service.gov.uk/company/${number}`,
  },
  {
    name: 'recherche_entreprises',
    jurisdiction: 'FR',
    authority: 'Répertoire Sirene',
    authorities: ['RA000189', 'RA000192'],
    toNumber: toFrenchNumber,
    page: (number) => `https://annuaire-entreprises.data.gouv.fr/entreprise/${number}`,
  },
  {
    name: 'brreg',
    jurisdiction: 'NO',
    authority: 'Brønnøysundregistrene',
    authorities: ['RA000472', 'RA000473'],
    toNumber: (number) =>
      /^(?:NO)?(\d{9})(?:MVA)?$/.exec(withoutSpaces(number).toUpperCase())?.[1] ?? null,
    page: (number) => `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
  },
  {
    name: 'prh',
    jurisdiction: 'FI',
    authority: 'Patentti- ja rekisterihallitus',
    authorities: ['RA000188'],
    toNumber: (number) => {
      const [, body = '', check = ''] = /^(\d{6,7})-?(\d)$/.exec(withoutSpaces(number)) ?? []
      return body === '' ? null : `${body.padStart(7, '0')}-${check}`
    },
    page: (number) => `https://tietopalvelu.ytj.fi/yritys/${number}`,
  },
  {
    name: 'ares',
    jurisdiction: 'CZ',
    authority: 'ARES',
    authorities: ['RA000163', 'RA000168'],
    toNumber: (number) => padDigits(number, 8),
    page: (number) => `https://ares.gov.cz/ekonomicke-subjekty?ico=${number}`,
  },
  {
    name: 'rpo',
    jurisdiction: 'SK',
    authority: 'Register právnických osôb',
    authorities: ['RA000526'],
    toNumber: (number) => padDigits(number, 8),
    page: (number) => `https://www.orsr.sk/hladaj_ico.asp?ICO=${number}&SID=0`,
  },
  {
    name: 'krs',
    jurisdiction: 'PL',
    authority: 'Krajowy Rejestr Sądowy',
    authorities: ['RA000484'],
    toNumber: (number) => padDigits(number.replace(/^\s*KRS\b/i, ''), 10),
    page: () => 'https://wyszukiwarka-krs.ms.gov.pl/',
  },
  {
    name: 'ariregister',
    jurisdiction: 'EE',
    authority: 'Äriregister',
    authorities: ['RA000181'],
    toNumber: (number) => /^\d{8}$/.exec(withoutSpaces(number))?.[0] ?? null,
    page: (number) => `https://ariregister.rik.ee/est/company/${number}`,
  },
] as const satisfies readonly Register[]
export type RegisterName = (typeof registers)[number]['name']

/**
 * A place in a register.
 * @property number as that register writes it
 */
type RegisterEntry = { register: RegisterName; jurisdiction: string; number: string }

/**
 * @returns where the number of an LEI record leads: the register that GLEIF's code of the
 * authority stands for, or null where none of ours knows it
 */
export function findRegisterEntry(
  authority: string | null,
  number: string | null,
): RegisterEntry | null {
  if (authority === null || number === null) return null
  const found = registers.find(({ authorities }) => authorities.some((one) => one === authority))
  return found === undefined ? null : toEntry(found, number, authority)
}

/** @returns the register of a country that knows a number of this form, or null */
export function findNationalEntry(jurisdiction: string, number: string): RegisterEntry | null {
  const found = registers.find((register) => register.jurisdiction === jurisdiction)
  return found === undefined ? null : toEntry(found, number, null)
}

function toEntry(
  { name: register, jurisdiction, toNumber }: (typeof registers)[number],
  written: string,
  authority: string | null,
): RegisterEntry | null {
  const number = toNumber(written, authority)
  return number === null ? null : { register, jurisdiction, number }
}

/** The three offices of the British register put their letters in front, which are left out. */
const britishPrefixes: Readonly<Record<string, string>> = { RA000586: 'NI', RA000587: 'SC' }

function toBritishNumber(written: string, authority: string | null): string | null {
  const number = normaliseNumber(written)
  const [, letters = '', digits = '', end = ''] =
    /^([A-Z]{1,2})?(\d{1,8})([A-Z])?$/.exec(number) ?? []
  if (digits === '') return null
  const prefix = letters === '' ? (britishPrefixes[authority ?? ''] ?? '') : letters
  const room = 8 - prefix.length - end.length
  return digits.length > room ? null : `${prefix}${digits.padStart(room, '0')}${end}`
}

/** A SIRET is a SIREN and five digits for the place; courts stand behind some numbers. */
function toFrenchNumber(written: string): string | null {
  const number = withoutSpaces(written)
  const [, key = '', taxed = ''] = /^(\d{2})(\d{9})$/.exec(number) ?? []
  if (taxed !== '' && Number(key) === (12 + 3 * (Number(taxed) % 97)) % 97) return taxed
  return /^\d{9}(?=\D|\d{5}$|$)/.exec(number)?.[0] ?? null
}

function withoutSpaces(number: string): string {
  return number.normalize('NFKC').replace(/[\s.]/g, '')
}

function padDigits(number: string, length: number): string | null {
  const digits = withoutSpaces(number)
  return /^\d+$/.test(digits) && digits.length <= length ? digits.padStart(length, '0') : null
}
