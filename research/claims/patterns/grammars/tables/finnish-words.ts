import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { CaseWords } from '../case-words.ts'

const word = String.raw`\p{Lu}[\p{L}\d&-]*`
const fields = unwrap`
  historian|fysiikan|kemian|matematiikan|filosofian|taloustieteen|kansantaloustieteen|sosiologian
  |biologian|psykologian|psykiatrian|oikeustieteen|kirurgian|kirjallisuuden|tietojenkäsittelytieteen
  |maantieteen|teologian|musiikin`
const posts = unwrap`
  apulaisjohtaja|professori
  |apulaisprofessori|työelämäprofessori|kunniaprofessori|dosentti|lehtori|tutkija
  |erikoistutkija|toimitusjohtaja|pääjohtaja|johtaja|varatoimitusjohtaja|talousjohtaja
  |markkinointijohtaja|tutkimusjohtaja|viestintäjohtaja|museonjohtaja|rehtori|vararehtori|dekaani
  |päätoimittaja|toimittaja|puheenjohtaja|varapuheenjohtaja|perustaja|insinööri|lääkäri|ylilääkäri
  |asianajaja|lakimies|arkkitehti|ekonomisti|pääekonomisti|konsultti|ohjaaja|kapellimestari
  |intendentti|kuraattori|opettaja|analyytikko|suunnittelija|sihteeri|pääsihteeri|kääntäjä`
const parts = '(?:hallituksen|johtokunnan|valtuuskunnan|tieteellinen|tekninen|vt\\.)'
const buildTitle = (ending: string) =>
  `(?<title>(?:${parts}\\s)?(?:(?:${fields})\\s)?(?:${posts})${ending})`
const [first, inRole, genitive] = [buildTitle(''), buildTitle('n[aä]'), buildTitle('n')]
const towns = unwrap`
  Tamperee|Rovanieme|Vantaa|Seinäjoe|Rauma|Riihimäe|Lohja|Imatra|Suome|Ruots|Savo|Karjala|Lapi
  |Helsing|Turu|Espoo|Oulu|Lahde|Kuopio|Pori|Vaasa|Jyväskylä|Vironi?|Viro|Venäjä|Saksa|Ranska
  |Norja|Tanska|Britannia|Euroopa`
const houses = unwrap`
  yliopisto|museo|taidemuseo|kirjasto|instituuti|säätiö|akatemia|orkesteri|teatteri|panki
  |korkeakoulu|ammattikorkeakoulu|opisto|virasto|liito|ooppera|galleria|arkisto|kaupunginkirjasto
  |Panki|Museo
  |Taidemuseo|Kirjasto|Akatemia|Ooppera|Yliopisto`
const houseNames = `(?:${word}\\s){1,3}(?:\\p{Ll}+\\s)?`
/** A house in a case, and schools with one word of a name: "Aalto-yliopistosta". */
const listHouse = (ending: string) =>
  `(?<firm>(?:${houseNames}(?:${houses})|${word}-(?:yliopisto|korkeakoulu))${ending})`
const limited = String.raw`(?<firm>${word}(?:\s${word}){0,3}\s(?:Oy|Oyj|Ab|ry|Ky))`
/** "Nordvestin", "Nokian" */
const stem = unwrap`
  (?!${towns})(?:(?<firm>\p{Lu}[\p{L}\d&-]*[bcdfghjklmnpqrstvwxz])i
  |(?<firm>\p{Lu}[\p{L}\d&-]*[aeiouyåäö]))`
const ofFirm = `(?:${listHouse('n')}|${limited}:n|${stem}n)`
const atFirm = unwrap`
  (?:${listHouse('(?:ssa|ssä|lla|llä)')}|${limited}:(?:ssa|ssä|lla|llä|ssä)|${stem}ll[aä])`
const school = (ending: string) => listHouse(`(?:${ending})`)
const town = String.raw`(?<inTown>\p{Lu}\p{L}+)`
const year = String.raw`(?<year>(?:18|19|20)\d\d)`
const when = unwrap`
  (?:(?:vuonna\s)?${year}|(?:\d{1,2}\.\s\p{Ll}+kuuta\s|\d{1,2}\.\d{1,2}\.)${year})`
const inYear = `(?:\\svuonna\\s${year})?`

/** Finnish: posts have the firm in front, with the ending for "of". */
export const finnish: CaseWords = {
  sign: new RegExp(
    unwrap`
      [äö]|\s(?:asuu|syntyi|perusti|toimii?)\s|yliopisto|johtaja|professori|perustaja
      |\d\.?\s\p{L}+kuuta`,
    'u',
  ),
  language: 'fi',
  intro: unwrap`
    (?:Vuodesta\s(?<since>\d{4})\s(?:lähtien\s|alkaen\s)?|Nykyään\s)
    |(?:[Pp]rofessori|[Dd]osentti|[Tt]ohtori|[Rr]ouva|[Hh]erra)\s
    |${ofFirm}\s(?:(?<former>entinen)\s)?${first}\s`,
  doubt: unwrap`
    ei|eivät|eikö|en|koskaan|kenties|ehkä|väitetään|huhu\p{L}*|huhutaan|jos|olisi|asuisi|voisi
    |ehdokas|ehdolla|ehdokkaana|aloittaa|tuleva|tulee|haaveilee|haluaa|halusi|esitti|esittää
    |näytteli
    |näyttelee|roolissa|sarjassa|elokuvassa|kieltäytyi|poika|tytär|jonka|jolla|tapasi|toivoo|melkein
    |lähes|ilmeisesti|luultavasti|tiettävästi|pyrkii|valittaneen|työskentelisi`,
  bornAside: 'syntynyt|synt\\.|s\\.',
  who: '(?:joka|nykyään|nyt)\\s',
  stops: 'ja|vuodesta\\s\\d{4}|vuonna\\s\\d{4}',
  until: '(?:vuo(?:desta|sina|teen|nna)\\s)?\\d{4}',
  forms: [
    { kind: 'birth', text: `(?:syntyi|on\\ssyntynyt)\\s${when}\\s${town}` },
    { kind: 'birth', text: `(?:syntyi|on\\ssyntynyt)\\s${town}\\s${when}` },
    { kind: 'birth', text: `(?:syntyi|on\\ssyntynyt)\\s${when}` },
    { kind: 'birth', text: `(?:syntyi|on\\ssyntynyt)\\s${town}` },
    { kind: 'home', text: `(?:asuu(?:\\sja\\styöskentelee)?|elää)\\s${town}`, isCurrent: true },
    { kind: 'home', text: `(?:asui|eli)\\s${town}`, isPast: true },
    { kind: 'post', text: `(?:on\\s|[—–-]\\s)?${ofFirm}\\s${first}`, isCurrent: true },
    {
      kind: 'post',
      text: `on\\s(?:ollut|toiminut)\\s${ofFirm}\\s(?:${first}|${inRole})(?=\\svuodesta\\s${year})`,
      isCurrent: true,
    },
    { kind: 'post', text: `(?:on\\s)?${ofFirm}\\s(?<former>entinen)\\s${first}` },
    { kind: 'post', text: `toimii\\s${ofFirm}\\s${inRole}`, isCurrent: true },
    { kind: 'post', text: `(?:oli|toimi)\\s${ofFirm}\\s(?:${first}|${inRole})`, isPast: true },
    {
      kind: 'post',
      text: `erosi\\s${ofFirm}\\s${genitive}\\s(?:tehtävästä|virasta)`,
      isPast: true,
    },
    { kind: 'post', text: `(?:nimitettiin|valittiin)\\s${ofFirm}\\s${first}ksi`, isPast: true },
    {
      kind: 'post',
      text: `(?:työskentelee|on\\stöissä)\\s(?:${inRole}\\s)?${atFirm}`,
      isCurrent: true,
    },
    {
      kind: 'post',
      text: `(?:työskentelee|on\\stöissä|opettaa|tutkii)\\s${atFirm}(?:\\s${inRole})?`,
      isCurrent: true,
    },
    { kind: 'post', text: `(?:työskenteli|opetti)\\s(?:${inRole}\\s)?${atFirm}`, isPast: true },
    { kind: 'post', text: `(?:työskenteli|opetti)\\s${atFirm}\\s${inRole}`, isPast: true },
    { kind: 'post', text: `johtaa\\s(?:${listHouse('a|ta|tä')})`, isCurrent: true },
    { kind: 'post', text: `perusti\\s(?:${limited}:n|${stem}n)${inYear}` },
    {
      kind: 'study',
      text: unwrap`
        (?:valmistui|on\svalmistunut|väitteli)\s(?:\p{Ll}+ksi\s)?${school('st[aä]')}${inYear}`,
    },
    {
      kind: 'study',
      text: unwrap`
        (?:opiskeli|opiskelee)\s(?:(?<field>oikeustiedettä|historiaa|fysiikkaa|kemiaa|filosofiaa
        |lääketiedettä|taloustiedettä|matematiikkaa|biologiaa|psykologiaa)\s)?
        ${school('ss[aä]')}${inYear}`,
    },
  ],
}
