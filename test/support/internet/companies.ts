import { foldWords } from '../../../research/text/words/fold.ts'

/** An invented company as a register of the stand-in world holds it. */
export type Company = {
  register: string
  /** As the register writes it. */
  number: string
  name: string
  former?: string
  city: string
  /** The code or word of the register. */
  status: string
  form: string
  /** What is answered about it is another company's: a neighbour's in the register. */
  neighbour?: string
}

/**
 * The companies of the registers. One register disagrees with the LEI record (`Stormvik Havn`), one
 * answers to a number with a neighbour's entry (`Ullvik Sails`).
 */
const companies: readonly Company[] = [
  {
    register: 'brreg',
    number: '923609016',
    name: 'Halvorsen Tidal Energy ASA',
    former: 'HALVORSEN HAVKRAFT AS',
    city: 'Bergen',
    status: 'registrert',
    form: 'Allmennaksjeselskap',
  },
  {
    register: 'brreg',
    number: '923609032',
    name: 'STORMVIK HAVN AS',
    city: 'Bergen',
    status: 'konkurs',
    form: 'Aksjeselskap',
  },
  {
    register: 'brreg',
    number: '923609040',
    name: 'ULLVIK SAILS AS',
    city: 'Bergen',
    status: 'registrert',
    form: 'Aksjeselskap',
    neighbour: 'NABOLAGET SNEKKERI AS',
  },
  {
    register: 'companies_house',
    number: '08957400',
    name: 'HALVORSEN TIDAL ENERGY LIMITED',
    city: 'Leeds',
    status: 'active',
    form: 'ltd',
  },
  {
    register: 'companies_house',
    number: '09999991',
    name: 'CORRIGAN LOOP HOLDINGS LIMITED',
    city: 'Leeds',
    status: 'active',
    form: 'ltd',
  },
  {
    register: 'recherche_entreprises',
    number: '123456782',
    name: 'TREVILLE HYDRAULIQUE',
    city: 'RENNES',
    status: 'A',
    form: '5710',
  },
  {
    register: 'prh',
    number: '0112233-4',
    name: 'Aallokko Purje Oy',
    former: 'Aallokko Vene Oy',
    city: 'TURKU',
    status: '',
    form: 'Limited company',
  },
  {
    register: 'ares',
    number: '12345679',
    name: 'Vltavan Plachty s.r.o.',
    city: 'Praha',
    status: 'AKTIVNI',
    form: '112',
  },
  {
    register: 'rpo',
    number: '31322899',
    name: 'Dunajan Plachty, a.s.',
    former: 'Dunajan Lode, a.s.',
    city: 'Bratislava',
    status: '',
    form: '',
  },
  {
    register: 'ariregister',
    number: '12345670',
    name: 'Meretuulik OÜ',
    city: 'Tallinn',
    status: 'R',
    form: '5',
  },
  {
    register: 'krs',
    number: '0000028861',
    name: 'BRZOZOWA ENERGIA SPÓŁKA AKCYJNA',
    city: 'PŁOCK',
    status: '',
    form: 'SPÓŁKA AKCYJNA',
  },
]

/** Companies of a register whose name has all these words. */
export function findByName(register: string, text: string): Company[] {
  const words = foldWords(text)
  const isNamed = ({ name, former = '' }: Company) =>
    [name, former].some((one) => words.every((word) => foldWords(one).includes(word)))
  return companies.filter((one) => words.length > 0 && one.register === register && isNamed(one))
}

/** The entry of a number, under the name of a neighbour where the register answers wrongly. */
export function findByNumber(register: string, number: string): Company | null {
  const found = companies.find((one) => one.register === register && one.number === number)
  if (found === undefined) return null
  return { ...found, name: found.neighbour ?? found.name }
}
