import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { ClauseWords } from '../build-clause-grammar.ts'

const hard = 'rektor|děkan|profesor|docent|inženýr|redaktor|šéfredaktor|prezident|kurátor'
const women = 'ředitelka|profesorka|docentka|redaktorka|šéfredaktorka|zakladatelka|vedoucí'
const el = 'ředit|zakladat|spoluzakladat|učit'
const heads = 'ředitele|rektora|děkana|vedoucího|předsedy|ministra'
const adjectives = unwrap`
  generáln|výkonn|hlavn|odborn|umělec|techni|finanč|obchodn|čestn|řádn|mimořádn|vědec`
const fields = unwrap`
  fyziky|chemie|historie|práva|matematiky|filozofie|ekonomie|sociologie|biologie|medicíny
  |psychologie|literatury|informatiky|geografie`
const parts = unwrap`
  (?:\s(?:katedry|ústavu|oddělení|fakulty|představenstva)(?:\s\p{Ll}+){0,3}?)?(?:\s(?:${fields}))?`

/** A post in one case: endings of its adjectives and of the nouns. */
function listPost(
  adjective: string,
  [first, second, last]: readonly [string, string, string],
): string {
  return unwrap`
    (?<title>(?:(?:${adjectives})(?:${adjective})\s){0,2}(?:(?:${hard})${first}|(?:${el})${second}
    |${last})(?!\p{L})(?:\s(?:generálního\s)?(?:${heads}))?${parts})`
}

const kinds = unwrap`
  (?:(?:společnost(?:i|í)?|firm(?:a|y|ě|u|ou)|skupin(?:a|y|ě|u)|časopis(?:u|e)?|nakladatelství
  |agentu(?:ra|ry|ře|ru)|koncern(?:u)?|podnik(?:u)?|deník(?:u)?|portál(?:u)?)\s)`
const word = String.raw`\p{Lu}[\p{L}\d&-]*`
const name = `(?<firm>${word}(?:\\s${word}){0,3})`
const quoted = '[„"](?<firm>\\p{Lu}[^„“”"]{1,60})[“”"]'
const house = unwrap`
  (?<firm>(?:Univerzit(?:a|y|ě|u|ou)\s(?:${word})(?:\sv\s${word})?
  |${word}\s(?:\p{Ll}+\s){0,2}(?:univerzit(?:a|y|ě|u|ou)|galeri(?:e|i|í)|akademi(?:e|i|í)
  |muze(?:um|a|u)|divad(?:lo|la|le)|knihov(?:na|ny|ně)|filharmoni(?:e|i)|bank(?:a|y|u)|banc[ei])
  |České\svysoké\sučení\stechnické(?:\sv\sPraze)?|Vysoké\sučení\stechnické(?:\sv\sBrně)?
  |Vysoká\sškola\s\p{Ll}+|Vysoké\sškoly\s\p{Ll}+|ČVUT|VUT|VŠE|AMU|FAMU|DAMU|AVU))`
const firm = `(?:${kinds}(?:${quoted}|${name})|${house})`
const school = `(?:(?:\\p{Ll}+\\s)?fakult[ěuy]\\s)?${house}`

/** Czech; posts behind "is" stand in the first case or in that of a means. */
export const czech: ClauseWords = {
  sign: /[ěřůýžá]|\s(?:byl[a]?|pracuje|ve)\s/u,
  language: 'cs',
  intro: unwrap`
    (?:[Vv]|[Oo]d(?=\sroku\s(?<since>\d{4}))|[Dd]o|[Pp]o)\s(?:roce|roku)\s\d{4},?\s(?:(?<verb>je
    |byl[a]?|vede|působí)\s)?
    |(?:[Pp]rof\.|[Dd]r\.|[Ii]ng\.|[Mm]gr\.|doc\.|[Pp]rofesor|[Dd]oktor|Pan|Paní)\s`,
  doubt: unwrap`
    nikdy|lež|mýtus|nepravda
    |údajně|prý|možná|mohl\p{L}*|může|kdyby|pokud|kandid\p{L}+|spekul\p{L}+|bude|budouc\p{L}+
    |stane|sní|chce|chtěl\p{L}*|odmítl\p{L}*|hrál\p{L}*|hraje|rol[eiu]|seriál\p{L}*|film\p{L}*|zda
    |plánuje|má\sse\sstát|by|není|nebyl[a]?|ne(?:pracuje|žije|bydlí|vede|působí|pracoval[a]?)`,
  bornAside: '\\*|nar\\.|naroz(?:en[ýá]?)|narozen',
  who: 'který|která',
  born: 'se\\snarodil[a]?',
  when: [
    unwrap`(?:\d{1,2}\.\s\p{Ll}+\s)(?<year>(?:18|19|20)\d\d)`,
    unwrap`(?:v\s)?roce\s(?<year>(?:18|19|20)\d\d)`,
  ],
  inTown: unwrap`
    ve?\s(?:městě\s(?<town>\p{Lu}\p{L}+)|(?<inTown>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?))`,
  lives: 'žije(?:\\sa\\spracuje)?|bydlí',
  lived: 'žil[a]?|bydlel[a]?',
  works: 'pracuje|působí|přednáší|vyučuje',
  worked: 'pracoval[a]?|působil[a]?|přednášel[a]?|vyučoval[a]?',
  title: listPost('í|ý|á|ký|cký|ká', ['', 'el', `vedoucí|zástupce|předseda|ministr|${women}`]),
  byTitle: listPost('ím|ým|ou', ['em', 'elem', 'vedoucím|zástupcem|předsedou|ministrem']),
  asTitle: `jako\\s${listPost('í|ý|á|ký', ['', 'el', `vedoucí|zástupce|${women}`])}`,
  titleOf: listPost('ího|ého|é', ['a', 'ele', 'vedoucího|zástupce|předsedy|ministra']),
  atFirm: `(?:v|ve|na|pro)\\s${firm}`,
  ofFirm: `(?:(?:v|ve|na)\\s)?${firm}`,
  firm,
  office: String.raw`(?<title>(?:ministra|velvyslance|hejtmana)\s\p{Ll}+)`,
  is: '(?:je\\s|[—–-]\\s)',
  was: 'byl[a]?',
  became: 'byl[a]?\\s(?:jmenován[a]?|zvolen[a]?)|se\\sstal[a]?',
  holds: 'je',
  held: 'zastával[a]?\\s(?:funkci|post)|vykonával[a]?\\sfunkci',
  left: '(?:rezignoval[a]?|odstoupil[a]?)\\s(?:na|z)\\s(?:funkci|funkce|post|postu)',
  leads: 'vede|řídí',
  led: 'vedl[a]?|řídil[a]?',
  founded: '(?:spolu)?založil[a]?',
  former: '(?<former>býval[ýá]|dřívější)',
  studied: 'studoval[a]?|vystudoval[a]?',
  field: '(?:\\s(?<field>práva|právo|historii|fyziku|chemii|filozofii|medicínu|ekonomii))?',
  atSchool: `(?:na|v)\\s${school}`,
  graduated: 'vystudoval[a]?|absolvoval[a]?|dokončil[a]?',
  fromSchool: school,
  graduate: '(?:je\\s)?absolvent(?:em|kou|ka)?',
  ofSchool: school,
  stops: 'a|od\\sroku\\s\\d{4}|v\\sroce\\s\\d{4}',
  until: '(?:v\\sletech|do\\sroku|od\\sroku|v)\\s\\d{4}',
}
