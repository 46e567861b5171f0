/**
 * Words that many companies have in their names, folded to ASCII. Own knowledge; facts, public
 * domain.
 */

import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** Lines of business and forms of grouping. */
export const commonCompanyWords = parseWordSet(`
  company companies group gruppe groupe grupo gruppo grup holding holdings international
  internacional industries industrial industry enterprise
  enterprises services service solutions systems system technologies technology tech consulting
  consultants management capital partners
  trading trade investment investments finance financial bank insurance construction engineering
  energy oil gas petroleum power electric motors
  aviation airlines air shipping marine transport logistics foods food products production media
  entertainment software digital data global world
  general national united first new associates agency design development research health healthcare
  medical pharma pharmaceuticals chemical
  chemicals steel metals mining real estate properties property hotels hotel restaurant store
  stores shop online home house center centre institute
  university college school foundation association society club union council ministry department
  government corporation co firma handel vertrieb
  bau immobilien verwaltung gesellschaft beteiligungs compagnie societe entreprise empresa
  comercial comercio servicios industria industrias
  compania sociedad societa impresa kompaniya torgovyi dom zavod kombinat
`)

/** Places in the names of subsidiaries: a sister company rather than another. */
export const placeWords = parseWordSet(`
  europe europa europeen european asia africa america americas usa us uk emea apac deutschland
  germany france italia italy espana spain portugal
  nederland netherlands belgium osterreich austria schweiz suisse switzerland polska poland russia
  rus rossiya ukraine china japan india brasil brazil
  mexico canada australia singapore hongkong kong hong israel turkey turkiye dubai emirates gulf
  nordic scandinavia baltic eurasia london paris berlin
  britain england scotland wales ireland sweden sverige norway norge denmark danmark finland suomi
  iceland estonia eesti latvia latvija lithuania lietuva czechia cesko slovakia slovensko hungary
  magyarorszag romania bulgaria serbia srbija croatia hrvatska slovenia slovenija greece hellas
  cyprus malta luxembourg liechtenstein monaco argentina chile peru colombia venezuela ecuador
  bolivia uruguay paraguay panama guatemala egypt morocco maroc algeria algerie tunisia tunisie
  nigeria kenya ghana ethiopia uganda tanzania zambia zimbabwe angola mozambique thailand vietnam
  malaysia indonesia philippines taiwan korea pakistan bangladesh lanka nepal myanmar cambodia
  kazakhstan uzbekistan azerbaijan georgia armenia belarus moldova iran iraq kuwait qatar bahrain
  oman jordan lebanon saudi arabia yemen syria libya sudan zealand rossii rossiya deutsche francais
  chicago boston dallas houston phoenix cleveland york angeles francisco toronto sydney melbourne
  moscow moskva tokyo beijing shanghai shenzhen mumbai delhi madrid barcelona milano roma wien
  zurich geneva amsterdam brussels stockholm oslo copenhagen helsinki warsaw prague budapest
  istanbul
`)

const pairs = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map(
        (pair) =>
          [pair.slice(0, pair.indexOf(':')), Number(pair.slice(pair.indexOf(':') + 1))] as const,
      ),
  )

export const unitWords = pairs(`
  one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12
  thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 ii:2 iii:3
  iv:4 vi:6 vii:7 viii:8 ix:9
`)

/** With the misspellings that are common. */
export const tensWords = pairs(`
  twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90
  ninty:90
`)
