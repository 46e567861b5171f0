import { joinAlternatives, unwrap } from '../../text/unwrap.ts'
import { doubt, doubtInEnglish, instructions } from './tables/veto-words.ts'

/** Addressed to a reader that obeys rather than to one that reads; case does not matter. */
const instruction = new RegExp(joinAlternatives(instructions), 'iu')

/**
 * Words that make of a statement something else: a negation, a guess, a plan, a rumour, a wish,
 * invention. English and small letters unless marked.
 */
const unsure = new RegExp(
  unwrap`
    \b${joinAlternatives(doubtInEnglish)}\b|\bmay (?:be|have|join|become|well|soon|not)\b|n['’]t\b
    |\?|\b(?:If|Unless|Whether|Perhaps|Imagine|Suppose|Pretend|Allegedly|Reportedly|Rumou?rs?|Had)
    \b|\bas if\b`,
  'u',
)

const unsureElsewhere = new RegExp(unwrap`\b${joinAlternatives(doubt)}\b`, 'u')
/** Words with letters that \b does not know. */
const unsureScripts = new RegExp(
  unwrap`
    (?:^|[^\p{L}])(?:não|не|если|возможно|якобы|бы|у которой)(?=$|[^\p{L}])|ではない|じゃない|かもしれない|らしい
    |不是|并非|可能|如果|没有|아니`,
  'u',
)
const spanishNo = /(?:^|\s)(?:no (?:es|fue|era|trabaj|viv|estudi|nac|tien|est)|nem)\p{L}*/u

/** Whether a sentence is addressed to a processor of the page; text near it is not trusted. */
export function isInstruction(text: string): boolean {
  return instruction.test(text)
}

/** Whether a sentence states no fact: it denies, asks, guesses, plans or reports hearsay. */
export function isUnsure(text: string): boolean {
  return (
    unsure.test(text) ||
    unsureElsewhere.test(text) ||
    unsureScripts.test(text) ||
    spanishNo.test(text)
  )
}
