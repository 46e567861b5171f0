import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import {
  doubt,
  doubtAtStart,
  doubtInEnglish,
  doubtInLetters,
  doubtInSigns,
  instructions,
  negatedVerbs,
} from '../tables/veto-words.ts'

/** Addressed to a reader that obeys rather than to one that reads; case does not matter. */
const instruction = new RegExp(joinAlternatives(instructions), 'iu')

/**
 * Words that make of a statement something else: a negation, a guess, a plan, a rumour, a wish,
 * invention. English and small letters unless marked.
 */
const unsure = new RegExp(
  unwrap`
    \b${joinAlternatives(doubtInEnglish)}\b|\bmay (?:be|have|join|become|well|soon|not)\b|n['’]t\b
    |\?|\b${joinAlternatives(doubtAtStart)}\b|\bas if\b`,
  'u',
)

const unsureElsewhere = new RegExp(unwrap`\b${joinAlternatives(doubt)}\b`, 'u')
/** Words with letters that \b does not know. */
const unsureScripts = new RegExp(
  unwrap`
    (?:^|[^\p{L}])${joinAlternatives(doubtInLetters)}(?=$|[^\p{L}])
    |${joinAlternatives(doubtInSigns)}`,
  'u',
)
const negatedVerb = new RegExp(String.raw`(?:^|\s)${joinAlternatives(negatedVerbs)}\p{L}*`, 'u')

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
    negatedVerb.test(text)
  )
}
