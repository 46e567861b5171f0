import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { titleLinks } from './patterns/tables/life-words.ts'
import {
  foughtWords,
  gangCompounds,
  gangLeaders,
  gangs,
  offenderEndings,
  offenderWords,
} from './tables/offender-words.ts'

const gangBehind = new RegExp(
  String.raw`^\s(?:drugs? )?(?:${joinAlternatives(gangs)}|militia)(?!\p{L})`,
  'iu',
)
/** Nothing is stated about criminal records. */
const offenders = parseWordSet(Object.values(offenderWords).join(' '))
const drugs = /\bdrugs? (?:baron|dealer|kingpin|lord|mule|runner)s?\b/iu
const convicted = /^(?:an? |the )?(?:[\p{L}-]+ )?(?:convicted|alleged|accused)\s/iu
const parts = /\s*[,;/·|–—()]\s*|\s(?:and|und|et|y|e|en|i|&)\s/u
const complement = new RegExp(String.raw`\s${joinAlternatives(titleLinks)}\s.*$`, 'iu')
const fought = String.raw`(?<!(?<!\p{L})${joinAlternatives(foughtWords)}[ -])`
const [gang, leader] = [fought + joinAlternatives(gangs), joinAlternatives(gangLeaders)]
/** "Mafia boss", "capo della mafia", "boss mafioso", "Bandenchef" */
const led = new RegExp(
  unwrap`
    (?<!\p{L})(?:(?:${gang}) (?:${leader})|(?:${leader}) (?:\p{L}+['’ ]{1,2}){0,3}(?:${gang})
    |${joinAlternatives(gangCompounds)})$`,
  'iu',
)
/** "leader of the Ravstone cartel": what is led is named in front of the word for it. */
export function isGang(organization: string, sentence: string): boolean {
  const at = sentence.indexOf(organization)
  return at !== -1 && gangBehind.test(sentence.slice(at + organization.length))
}

/** "Kriegsverbrecher" */
const joined = new RegExp(`${joinAlternatives(offenderEndings)}$`, 'u')

/**
 * Whether a title or a headline calls a person by a crime: one of its parts ends in what offenders
 * are called. "Criminal lawyer" does not.
 */
export function isOffence(text: string): boolean {
  return text.split(parts).some((part) => {
    const title = part.replace(complement, '').trim()
    const head = title.toLowerCase().split(/\s+/).at(-1) ?? ''
    // "The Killers" are a band
    const one = part.startsWith('The ') ? head : head.replace(/s$/, '')
    const isOffender = offenders.has(head) || offenders.has(one) || joined.test(head)
    return (
      isOffender ||
      drugs.test(part) ||
      convicted.test(part) ||
      led.test(part.trim()) ||
      led.test(title)
    )
  })
}
