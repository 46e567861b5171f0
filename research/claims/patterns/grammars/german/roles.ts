import { matchAt } from '../../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../../text/patterns/unwrap.ts'
import { cleanTitle } from '../../phrases/clean-title.ts'
import { isOthersTitle, isRoleWord } from '../../phrases/roles.ts'
import { isFirmName } from '../../tables/firm-words.ts'
import { boards } from '../../tables/role-words.ts'
import {
  germanAgents,
  germanOblique,
  germanPostAdjectives,
  germanTrades,
  notGermanAgents,
} from '../tables/german-words.ts'

export type GermanRole = { title: string; end: number; isOver: boolean }

const trade = new RegExp(`(?:${germanTrades})$`, 'iu')
const agent = new RegExp(`\\p{L}(?:${germanAgents})$`, 'u')
const notAgent = new RegExp(`^(?:${notGermanAgents})$`, 'iu')

/** Whether a noun names an occupation; with `isDue`, where nothing else can stand. */
function isRole(noun: string, isDue: boolean): boolean {
  if (notAgent.test(noun) || isFirmName(noun) || isOthersTitle(noun)) return false
  const last = noun.split('-').at(-1) ?? ''
  return [noun, last].some(
    (one) => isRoleWord(one) || trade.test(one) || (isDue && agent.test(one)),
  )
}

/** With a topic: "Abteilungsleiterin Einkauf", "Referent für Wald und Klima". */
const form = new RegExp(
  unwrap`
    ((?:(?:${germanPostAdjectives})\s){0,2})(\p{Lu}[\p{L}\p{M}]*(?:[*:_/-]+\p{L}+){0,4})
    ((?:\s(?:für|im Bereich)\s\p{Lu}[\p{L}-]+(?:\s(?:und|&)\s\p{Lu}[\p{L}-]+)?
    |\s\p{Lu}[\p{L}-]+)?)(?!\p{L})`,
  'uy',
)

/** "Sprecher des Bürgermeisters": who is served; "Vorsitzender des Vorstands" leads a board. */
const ofPerson = /^\s(?:de[rs]|eine[rs]|von|vom) (\p{Lu}\p{L}+)/u
const ofBoard = new RegExp(`^ (?:de[rs]) ${joinAlternatives(boards)}(?!\\p{L})`, 'u')

/** The post whose words begin at `at`. */
export function findRoleAt(text: string, at: number, isDue: boolean): GermanRole | null {
  const [found = '', adjectives = '', head = '', topic = ''] = matchAt(form, text, at) ?? []
  if (head === '' || !isRole(head, isDue)) return null
  const served = ofPerson.exec(text.slice(at + found.length))?.[1] ?? ''
  const board = ofBoard.exec(text.slice(at + adjectives.length + head.length))?.[0]
  if (board !== undefined) {
    const end = at + adjectives.length + head.length + board.length
    return { title: text.slice(at, end), end, isOver: false }
  }
  if (isRoleWord(served.replace(/s$/u, ''))) return null
  // "Lehrerin des Jahres"
  if (/^(?:Jahr|Monat|Tag|Abend)e?s$/u.test(served)) return null
  // "Chief Digital Officer" is no German title
  if (topic !== '' && /^ \p{Lu}/u.test(text.slice(at + found.length))) return null
  return { title: `${adjectives}${head}${topic}`, end: at + found.length, isOver: false }
}

function roleBehind(opening: RegExp, text: string, isDue: boolean): GermanRole | null {
  for (const { 0: found, index } of text.matchAll(opening)) {
    const role = findRoleAt(text, index + found.length, isDue)
    if (role !== null) return role
  }
  return null
}

const article = '(?:(?:eine?[rnm]?|de[rmn]|die|das|unsere?|ihre?|seine?) )?'
const as = new RegExp(`(?<!\\p{L})(?:[Aa]ls|zu[rm]) ${article}`, 'gu')
/** "ist mit einem Lehrer verheiratet": a noun in another case is not what the subject is. */
const oblique = `(?:${germanOblique}) `
const between = `(?:§ )?(?:(?!${oblique})(?:[\\p{Ll}\\d.–-]+|Jahre?|Ende|Anfang) ){0,6}?`
const is = new RegExp(`(?<!\\p{L})(?:[Ii]st|[Bb]in|[Ww]ar|[Ww]urde) ${between}(?=\\p{Lu})`, 'gu')
/** Adjectives stand in small letters behind the verb as adverbs do. */
const adjectivesBefore = new RegExp(`(?<!\\p{L})(?:(?:${germanPostAdjectives}) ){1,2}$`, 'u')

/** "als Redakteurin" */
export function findAsRole(text: string): GermanRole | null {
  return roleBehind(as, text, true)
}

/** "ist seit 2019 Redakteurin" */
export function findIsRole(text: string): GermanRole | null {
  const role = roleBehind(is, text, false)
  if (role === null) return null
  const before = text.slice(0, role.end - role.title.length)
  const [adjective = ''] = /(?<!\p{L})\p{Ll}+ $/u.exec(before) ?? []
  // "gewählter Präsident", "ehemalige Direktorin"
  const whole = `${adjective}${role.title}`
  if (isOthersTitle(whole)) return null
  const title = `${adjectivesBefore.exec(before)?.[0] ?? ''}${role.title}`
  return { ...role, title, isOver: cleanTitle(whole).isOver }
}
