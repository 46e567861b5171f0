import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { ClauseWords } from '../build-clause-grammar.ts'

const hard = unwrap`
  dyrektor|rektor|prorektor|redaktor|profesor|inżynier|kurator|asystent|docent|prezydent|konsultant
  |adiunkt`
const es = 'prez|wiceprez'
const iel = 'założyc|współzałożyc|właścic|nauczyc'
const heads = 'dyrektora|prezesa|redaktora|ministra|dziekana|rektora|kierownika|przewodniczącego'
const adjectives = unwrap`
  generaln|naczeln|główn|starsz|młodsz|wykonawcz|artystyczn|techniczn|finansow|handlow|honorow
  |naukow|zwyczajn|nadzwyczajn`
const fields = unwrap`
  fizyki|chemii|historii|prawa|matematyki|filozofii|ekonomii|socjologii|biologii|medycyny
  |psychologii|literatury|filologii|informatyki|geografii|pedagogiki|archeologii`
const parts = unwrap`
  (?:\s(?:zarządu|rady\snadzorczej|(?:[Kk]atedry|[Zz]akładu|[Ww]ydziału|[Dd]ziału|[Ii]nstytutu)
  (?:\s(?!w\s)\p{L}+){1,3}?))?(?:\s(?:${fields}))?`

/** A post in one case: endings of its adjectives and of four kinds of nouns. */
function listPost(
  adjective: string,
  [first, second, third, last]: readonly [string, string, string, string],
): string {
  return unwrap`
    (?<title>(?:(?:${adjectives})(?:${adjective})\s){0,2}(?:(?:${hard})${first}|(?:${es})${second}
    |(?:${iel})${third}|${last})(?!\p{L})(?:\s(?:${adjectives})(?:${adjective}))?
    (?:\s(?:(?:generalnego|naczelnego)\s)?(?:${heads}))?${parts})`
}

const kinds = unwrap`
  (?:(?:firm(?:a|y|ie|ę|ą)|spół(?:ka|ki|ce|kę|ką)|koncern(?:u|ie)?|grup(?:a|y|ie|ę)|bank(?:u|iem)?
  |wydawnictw(?:o|a|ie)|korporacj(?:a|i|ę)|przedsiębiorstw(?:o|a|ie)|stowarzyszeni(?:e|a|u)
  |portal(?:u)?|tygodnik(?:a|u)?|dziennik(?:a|u)?|agencj(?:a|i|ę))\s)`
const word = String.raw`\p{Lu}[\p{L}\d&-]*`
const name = `(?<firm>${word}(?:\\s${word}){0,3}(?:\\s(?:S\\.A\\.|sp\\. z o\\.o\\.))?)`
const quoted = '[„"«](?<firm>\\p{Lu}[^„”"«»]{1,60})[”"»]'
/** Nouns of institutions, whose adjectives stand behind them. */
const house = unwrap`
  (?<firm>(?:Uniwersyte(?:t|tu|cie|tem)|Politechni(?:ka|ki|ce|kę|ką)|Akademi(?:a|i|ę|ą)
  |Szko(?:ła|ły|le|łę|łą)|Instytu(?:t|tu|cie|tem)|Muzeum|Teat(?:r|ru|rze|rem)|Bibliote(?:ka|ki|ce
  |kę)
  |Fundacj(?:a|i|ę|ą)|Galeri(?:a|i|ę|ą)|Bank(?:u|iem|owi)?|Wydział(?:u|em)?|Ministerstw(?:o|a|ie)
  |Filharmoni(?:a|i|ę|ą)|Ope(?:ra|ry|rze|rę))(?:\s${word}){1,4}?
  (?:\s(?:im\.|imienia)\s${word}(?:\s${word}){0,2})?(?:\sw\s${word})?
  |SGH|AGH|KUL|UW|UJ|PAN|SGGW|UAM|GUS|NBP|TVP|TVN)`
const firm = `(?:${house}|${kinds}(?:${quoted}|${name})|${quoted})`

/** Polish; posts behind "is" stand in the case of a means. */
export const polish: ClauseWords = {
  sign: /[ąęłńśźż]|\s(?:jest|pracuje|mieszka|kieruje|studiował[a]?|\(ur\.)\s/u,
  language: 'pl',
  intro: unwrap`
    (?:[Ww]|[Oo]d(?=\s(?<since>\d{4}))|[Dd]o|[Pp]o)\s\d{4}\s(?:roku|r\.),?\s(?:(?<verb>jest
    |kieruje)\s)?
    |(?:[Pp]rof\.|[Dd]r|[Dd]r\.|hab\.|inż\.|[Mm]gr|[Pp]rofesor|[Dd]oktor|Pan|Pani)\s
    |(?:Obecnie|[Oo]becnie)\s`,
  doubt: unwrap`
    nie|nigdy|rzekomo|podobno|kłamstwo|nieprawda
    |prawdopodobnie|może|mógłby|mogłaby|gdyby|jeśli|kandydat\p{L}*
    |plotk\p{L}*
    |zostanie|będzie|przyszł(?:y|a|ego)|obejmie|marzy\p{L}*|chc\p{L}+|odmówił\p{L}*|zagrał\p{L}*|gra
    |rol[aęi]|serial\p{L}*|film\p{L}*|czy|planuje|zamierza|ma\szostać|by|niedoszł\p{L}+|bez`,
  bornAside: 'ur\\.|urodzon[ya]',
  who: 'który|która',
  born: 'urodził[a]?\\ssię',
  when: [
    unwrap`(?:\d{1,2}\s\p{Ll}+\s)(?<year>(?:18|19|20)\d\d)(?:\s(?:roku|r\.))?`,
    unwrap`w\s(?<year>(?:18|19|20)\d\d)(?:\s(?:roku|r\.))?`,
  ],
  inTown: unwrap`
    we?\s(?:mieście\s(?<town>\p{Lu}\p{L}+)|(?<inTown>\p{Lu}\p{L}+(?:-\p{L}+){0,2}(?:
    \s\p{Lu}\p{L}+)?))`,
  lives: 'mieszka(?:\\si\\spracuje)?|żyje(?:\\si\\spracuje)?',
  lived: 'mieszkał[a]?|żył[a]?',
  works: 'pracuje|wykłada|uczy',
  worked: 'pracował[a]?|wykładał[a]?|uczył[a]?',
  title: listPost('[yia]', ['', 'es', 'iel', 'kierownik|zastępca|przewodniczący|minister']),
  byTitle: listPost('ym|im|ą', [
    'em',
    'esem',
    'ielem',
    'kierownikiem|zastępcą|przewodniczącym|ministrem',
  ]),
  asTitle: `jako\\s${listPost('[yia]', ['', 'es', 'iel', 'kierownik|wykładowca|menedżer'])}`,
  titleOf: listPost('ego|ej', [
    'a',
    'esa',
    'iela',
    'kierownika|zastępcy|przewodniczącego|ministra',
  ]),
  atFirm: `(?:w|we|na|dla)\\s${firm}`,
  ofFirm: `(?:(?:w|na)\\s)?${firm}`,
  firm,
  office: String.raw`(?<title>(?:ministra|ambasadora|wojewody|burmistrza|prezydenta)\s\p{L}+)`,
  is: '[—–-]\\s',
  was: 'był[a]?',
  became: 'został[a]?(?:\\s(?:mianowan[ya]|wybran[ya]))?',
  holds: 'jest(?:\\sobecnie)?',
  held: 'pełnił[a]?\\s(?:funkcję|obowiązki)|zajmował[a]?\\sstanowisko',
  left: unwrap`
    (?:zrezygnował[a]?|ustąpił[a]?|odsz(?:edł|edła|ła))\sz(?:e)?\s(?:funkcji|stanowiska)`,
  leads: 'kieruje|prowadzi',
  led: 'kierował[a]?|prowadził[a]?',
  founded: '(?:współ)?założył[a]?|stworzył[a]?',
  former: '(?<former>był[ya]|dawn[ya])',
  studied: unwrap`
    studiował[a]?|(?:ukończył[a]?|podjął|podjęła)\sstudia(?:\s\p{Ll}+e)?|obronił[a]?\sdoktorat
    |uzyskał[a]?\s(?:doktorat|dyplom)|doktoryzował[a]?\ssię`,
  field: '(?:\\s(?<field>prawo|historię|fizykę|chemię|filozofię|matematykę|ekonomię|medycynę))?',
  atSchool: `(?:na|w)\\s${house}`,
  graduated: 'ukończył[a]?|skończył[a]?',
  fromSchool: house,
  graduate: '(?:jest\\s)?absolwent(?:em|ką|ka)?',
  ofSchool: house,
  stops: 'i|oraz|od\\s\\d{4}\\s(?:roku|r\\.)|w\\s\\d{4}\\s(?:roku|r\\.)',
  until: '(?:w\\slatach|do|od|w)\\s\\d{4}',
}
