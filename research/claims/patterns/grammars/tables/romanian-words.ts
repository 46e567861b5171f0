import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { ClauseWords } from '../build-clause-grammar.ts'

const word = String.raw`\p{Lu}[\p{L}\d&-]*`
const house = unwrap`
  (?<firm>(?:Universit(?:atea|ății)|Facult(?:atea|ății)|Academi(?:a|ei)|Fundați(?:a|ei)|Asociați
  (?:a|ei)
  |Muzeul(?:ui)?|Teatrul(?:ui)?|Institutul(?:ui)?|Colegiul(?:ui)?|Spitalul(?:ui)?|Biblioteca
  |Bibliotecii|Banca|Băncii|Liceul(?:ui)?)
  (?:\s${word}){0,3}(?:\s(?:din|de)\s(?:${word}|\p{Ll}+(?=\s))(?:\s(?:din\s)?${word})?)?(?:\sdin
  \s${word})?)`
/** Towns that "la" stands in front of as often as firms. */
const towns = 'București|Cluj|Iași|Timișoara|Brașov|Constanța|Craiova|Sibiu|Oradea|Galați'
const name = `(?<firm>(?!(?:${towns})(?!\\s?[\\p{Lu}-]|\\p{L}))${word}(?:\\s${word}){0,3})`
const kinds = '(?:compani(?:a|ei)|firm(?:a|ei)|grupului|societăț?ii|revistei|ziarului|editurii)\\s'
const posts = unwrap`
  director(?:ul)?|rector(?:ul)?|decan(?:ul)?|profesor(?:ul)?|profesoară|redactor(?:ul)?(?:-șef)?
  |inginer(?:ul)?|fondator(?:ul)?|manager(?:ul)?|lector|cercetător|conferențiar|președinte(?:le)?
  |vicepreședinte(?:le)?|consilier|arhitect|medic|jurnalist|economist|avocat|curator(?:ul)?
  |asistent`
const title = unwrap`
  (?<title>(?:${posts})(?!\p{L})(?:\s(?:general|executiv|adjunct|universitar|artistic|tehnic
  |onorific
  |asociat|principal|științific|de\s(?:fizică|istorie|drept|chimie|matematică|filosofie)))*)`
const year = String.raw`(?<year>(?:18|19|20)\d\d)`

/** Romanian: "of" and the article are endings. */
export const romanian: ClauseWords = {
  sign: /[ășțî]|\s(?:este|din|s-a|a\sfost)\s/u,
  language: 'ro',
  intro: unwrap`
    (?:[Îî]n|[Dd]in(?=\s(?<since>\d{4})))\s\d{4},?\s|(?:[Pp]rof\.|[Dd]r\.|[Pp]rofesorul|[Dd]omnul
    |[Dd]oamna)\s`,
  doubt: unwrap`
    nu|niciodată|minciună
    |poate|posibil|presupus\p{L}*|ar|dacă|candidat\p{L}*|zvon\p{L}*|va|viitor\p{L}*
    |visează|vrea|dorește|refuzat|rolul\p{L}*|jucat|serial\p{L}*|film\p{L}*|urmează|ca\sși\scum
    |intenționează|pretinde|fiul|fiica|soția|fratele`,
  bornAside: 'n\\.|născută?',
  who: 'care',
  born: 's-a\\snăscut',
  when: [
    unwrap`(?:(?:la|pe)\s(?:data\sde\s)?\d{1,2}\s\p{Ll}+\s)${year}`,
    unwrap`în\s(?:anul\s|(?!anii)\p{Ll}+\s)?${year}`,
  ],
  inTown: unwrap`
    (?:la|în)\s(?:orașul\s)?(?<town>\p{Lu}\p{L}+(?:-\p{L}+){0,2}(?:\s\p{Lu}\p{L}+)?)`,
  lives: 'locuiește(?:\\sși\\slucrează)?|trăiește(?:\\sși\\slucrează)?',
  lived: 'a\\slocuit|a\\străit',
  works: 'lucrează|predă|activează',
  worked: 'a\\slucrat|a\\spredat|a\\sactivat',
  title,
  byTitle: title,
  asTitle: `ca\\s${title}`,
  titleOf: title,
  atFirm: `(?:la|în\\scadrul|pentru)\\s(?:${kinds})?(?:${house}|${name})`,
  ofFirm: `(?:(?:la|al|a|în\\scadrul)\\s)?(?:${house}|${kinds}${name}|(?<=la\\s)${name})`,
  firm: `(?:${house}|(?:${kinds})?${name})`,
  office: '(?<title>ministru(?:l)?\\s(?:al\\s)?\\p{L}+)',
  is: 'este\\s|e\\s|[—–-]\\s',
  was: 'a\\sfost|era',
  became: 'a\\sdevenit|a\\sfost\\snumit[ă]?',
  holds: 'este(?:\\sîn\\sprezent)?',
  held: 'a\\socupat\\sfuncția\\sde|a\\sdeținut\\sfuncția\\sde',
  left: 'a\\sdemisionat\\sdin\\sfuncția\\sde|a\\srenunțat\\sla\\sfuncția\\sde',
  leads: 'conduce',
  led: 'a\\scondus',
  founded: 'a\\s(?:co)?fondat|a\\sînființat',
  former: '(?<former>fost(?:ul|a|ă)?)',
  studied: 'a\\sstudiat|a\\surmat',
  field: '(?:\\s(?<field>istoria|dreptul|fizica|chimia|filosofia|medicina|matematica|economia))?',
  atSchool: `(?:la|în\\scadrul)\\s${house}`,
  graduated: 'a\\sabsolvit',
  fromSchool: `(?:Facultatea\\sde\\s\\p{Lu}\\p{L}+\\sa\\s)?${house}`,
  graduate: 'absolventă?',
  ofSchool: `al?\\s${house}`,
  stops: 'și|din\\s\\d{4}|în\\s\\d{4}|precum',
  until: '(?:între|din|până|în|timp)\\s',
}
