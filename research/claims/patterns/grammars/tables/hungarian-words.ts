import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { CaseWords } from '../case-words.ts'

const word = String.raw`\p{Lu}[\p{L}\d&-]*`
const firm = unwrap`
  (?<firm>${word}(?:\s${word}){0,4}(?:\s(?:Kft\.|Zrt\.|Nyrt\.|Bt\.))?)`
const ofFirm = `[Aa]z?\\s${firm}`
const houses = 'Egyetem|Tudományegyetem|Főiskola|Intézet|Múzeum|Színház|Könyvtár|Bank|Kórház'
const atFirm = unwrap`
  az?\s(?:(?<firm>${word}(?:\s${word}){0,3}(?:\s(?:Kft|Zrt|Nyrt|Bt)\.-)?)n[éá]l
  |(?<firm>(?:${word}\s){0,4}(?:\p{L}*)(?:${houses}|egyetem)(?:en|ban|ben|on|ában))
  |(?<firm>BME|ELTE)-n)`
const schools = unwrap`
  (?:az?\s)?(?:(?<firm>(?:${word}\s){0,4}(?:Egyetem|Tudományegyetem|Főiskolá|Gimnázium
  |Műegyetem)(?:en|ban|n))|(?<firm>ELTE|BME)-n)`
const adjectives = unwrap`
  ügyvezető|műszaki|gazdasági|művészeti|tudományos|általános|alapító|tiszteletbeli|pénzügyi
  |kereskedelmi|egyetemi|tanszékvezető`
const fields = unwrap`
  fizika|kémia|történelem|jog|matematika|filozófia|közgazdaságtan|szociológia|biológia
  |orvostudomány`
const front = `(?:(?:${adjectives})\\s){0,2}`
const ja = unwrap`
  igazgató|vezérigazgató|főigazgató|igazgatóhelyettes|alapító|társalapító|kutató|oktató|főszerkesztő
  |szerkesztő|vezető|osztályvezető|tanszékvezető|szóvivő|tanácsadó`
const a = 'professzor|rektor|dékán|titkár|főtitkár|főorvos|orvos|tanár|munkatárs|kurátor|adjunktus'
const e = 'docens|mérnök|elnök|alelnök|közgazdász|ügyvéd|építész|könyvtáros'
const posts = `${ja}|${a}|${e}`
/** With the ending for "its", which the post of a firm has. */
const held = unwrap`
  (?<title>${front}(?:(?:${ja})j[ae]|(?:${a})a|(?:${e})e|igazgatóhelyettese|közgazdásza|ügyvédje
  |könyvtárosa|elnökhelyettese))`
const inRole = `(?<title>${front}(?:${posts}))ként`
const town = String.raw`(?<inTown>\p{Lu}\p{L}+)`
const year = String.raw`(?<year>(?:18|19|20)\d\d)`
const when = unwrap`
  (?:${year}-(?:ban|ben)|${year}\.\s\p{Ll}+\s\d{1,2}-[áé]n)`
const founded = unwrap`
  (?:(?<firm>\p{Lu}[\p{L}\d&-]*[bcdfghjklmnpqrstvwxz])[oeöa]?t|(?<firm>\p{Lu}[\p{L}\d&-]*[aeiou])t)`
const inYear = `(?:${year}-(?:ban|ben)\\s)?`

/** Hungarian: names of firms stay as they are in front of a post, verbs come last. */
export const hungarian: CaseWords = {
  sign: new RegExp(
    unwrap`
      [őű]|[Ee]gyetem|igazgat|alapít|tanít|szület|végzett|dolgoz|professzora|rektora
      |\s(?:él|élt|lakik|tanult|volt)(?!\p{L})|(?:nök|ens|sz)e(?=[.,])|\p{L},\s\d{4}\.`,
    'u',
  ),
  language: 'hu',
  intro: unwrap`
    (?:Jelenleg|Ma)\s|[Dd]r\.\s|${ofFirm}\s(?:(?<former>korábbi|volt|egykori)\s)?${held},\s`,
  doubt: unwrap`
    nem|soha|sosem|állítólag|talán|esetleg|ha|lehet|lenne|volna|élne|dolgozna|\p{L}*jelölt\p{L}*
    |pletyk\p{L}+|szerepé\p{L}*|sorozat\p{L}*|film\p{L}*|játssza|játszotta|visszautasított\p{L}*|fia
    |lánya|leendő|lesz|szeretne|akar|álmod\p{L}+|majdnem|férje|felesége|apja|anyja|testvére|akinek
    |sem|megpályáz\p{L}+|remél\p{L}*|találkozott`,
  bornAside: new RegExp(
    unwrap`
      ^\s*\((?:(?<town>\p{Lu}\p{L}+),\s)?(?:sz(?:ül|\.)\.?\s)?${year}\.[^()\d]{0,20}
      (?:\d{1,2}\.)?\s?[–-]?\s?(?:\)|$)`,
    'u',
  ),
  who: '(?:aki|jelenleg|ma|most)\\s',
  stops: 'és|is',
  until: '\\d{4}',
  forms: [
    { kind: 'birth', text: `${when}\\sszületett\\s${town}` },
    { kind: 'birth', text: `${when}\\s${town}\\sszületett` },
    { kind: 'birth', text: `${town}\\sszületett,?\\s${when}` },
    { kind: 'birth', text: `${when}\\sszületett` },
    { kind: 'birth', text: `${town}\\sszületett` },
    { kind: 'home', text: `${town}\\s(?:él(?:\\sés\\sdolgozik)?|lakik)`, isCurrent: true },
    { kind: 'home', text: `${town}\\s(?:élt|lakott)`, isPast: true },
    { kind: 'post', text: `${ofFirm}\\s${held}`, isCurrent: true },
    { kind: 'post', text: `${ofFirm}\\s(?<former>korábbi|volt|egykori)\\s${held}(?:\\svolt)?` },
    { kind: 'post', text: `${ofFirm}\\s${held}\\svolt`, isPast: true },
    { kind: 'post', text: `${ofFirm}\\s${held}\\slett` },
    { kind: 'post', text: `${inRole}\\sdolgozik\\s${atFirm}`, isCurrent: true },
    {
      kind: 'post',
      text: `${atFirm}\\s(?:${inRole}\\s)?(?:dolgozik|tanít|oktat|kutat)`,
      isCurrent: true,
    },
    {
      kind: 'post',
      text: `${atFirm}\\s(?:${inRole}\\s)?(?:dolgozott|tanított|oktatott)`,
      isPast: true,
    },
    { kind: 'post', text: `${inRole}\\sdolgozott\\s${atFirm}`, isPast: true },
    { kind: 'post', text: `${inYear}(?:meg)?alapította\\saz?\\s${founded}` },
    { kind: 'study', text: `(?:(?<field>${fields})\\p{Ll}{0,2}t\\s)?tanult\\s${schools}` },
    {
      kind: 'post',
      text: `${inYear}lemondott\\s${ofFirm}\\s(?<title>${front}(?:${posts}))i\\sposztjáról`,
      isPast: true,
    },
    {
      kind: 'study',
      text: unwrap`
        ${inYear}${schools}\s(?:végzett|diplomázott|szerzett\s(?:\p{Ll}+\s)?(?:diplomát|doktorátust)
        |doktorált|tanult|(?:(?<field>${fields})\p{Ll}{0,2}t?\s)?tanult)(?:\s\d{4}-(?:ban|ben))?`,
    },
  ],
}
