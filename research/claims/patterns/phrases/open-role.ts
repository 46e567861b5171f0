import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { isAcronym } from '../../../text/words/is-acronym.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import { isOffence } from '../../is-offence.ts'
import {
  agentEnds,
  notAgentWords,
  stateEnds,
  stateWords,
  townEnds,
  tradeEnds,
  turnWords,
} from '../tables/open-role-words.ts'
import { isFullName } from './is-full-name.ts'
import { isOthersTitle, isRoleWord, isTitle } from './roles.ts'
import { hasCompoundOpening } from './to-one-phrase.ts'

const maxWords = 6
const maxLength = 60

const notRoles = parseWordSet(stateWords)
const states = new RegExp(`${joinAlternatives(stateEnds)}$`, 'i')
/** "assistant of the CEO": the second is another person. */
const ofAnother = /\b(?:of|to|for)\s(?:an?|the)\s/iu
const turns = new RegExp(String.raw`\b${joinAlternatives(turnWords)}\b`, 'iu')

/**
 * Whether words that stand where only a role can ("works as a ⟨…⟩ at") may be one, though no list
 * has them: a short noun phrase whose last word is neither a state nor a relation.
 */
export function isOpenRole(text: string): boolean {
  const bare = text.replace(/^(?:an?|the|its|their) /i, '')
  if (isTitle(bare)) return true
  const words = bare.split(/\s+/)
  const head = (
    words[words.findIndex((word) => /^(?:of|de|für|von)$/i.test(word)) - 1] ??
    words.at(-1) ??
    ''
  ).toLowerCase()
  return (
    bare.length >= 3 &&
    bare.length <= maxLength &&
    words.length <= maxWords &&
    words.every((word) => /^[\p{L}][\p{L}\p{M}'’./&-]*$/u.test(word)) &&
    !/^(?:one|no)\s/i.test(bare) &&
    !opensWithFunctionWord(bare) &&
    !notRoles.has(head) &&
    !functionWords.has(head) &&
    (isRoleWord(head) || !states.test(head)) &&
    !ofAnother.test(bare) &&
    !turns.test(bare) &&
    !isOffence(bare) &&
    !isOthersTitle(bare)
  )
}

/** "another …", "being held": a clause. "IT wrangler" and "off grid installer" are nouns. */
function opensWithFunctionWord(text: string): boolean {
  const [first = ''] = text.split(/\s/)
  return functionWords.has(foldWord(first)) && !isAcronym(first) && !hasCompoundOpening(text)
}

const agent = new RegExp(`${joinAlternatives(agentEnds)}$`, 'u')
const notAgents = parseWordSet(notAgentWords)

/**
 * Whether a line that stands alone, such as the one under a name, reads like a role: no sentence
 * shows that it is one.
 */
export function isRoleLine(line: string): boolean {
  const text = line.trim()
  if (!/^\p{Lu}?[\p{Ll}]/u.test(text) || text.length > maxLength || /[.!?:;>\t]/.test(text))
    return false
  const words = text.split(/\s+/)
  const [, ...further] = words
  if (isFullName(text)) return false
  if (isTitle(text) && words.length <= maxWords + 2) return true
  const last = words.at(-1)?.toLowerCase() ?? ''
  // names of people and firms have capitals behind their first word
  if (further.length === 0 && /^\p{Lu}/u.test(text) && townEnd.test(last)) return false
  return (
    words.length <= 4 &&
    further.every((word) => /^\p{Ll}/u.test(word)) &&
    isOpenRole(text.toLowerCase()) &&
    isAgent(last)
  )
}

const trade = new RegExp(String.raw`\p{L}(?:master|${joinAlternatives(tradeEnds)})$`, 'u')

/**
 * Whether a line reads like a role that no list has, with capitals as lists write them: "Lamp
 * Restorer", "Lampmaster". Families and towns are called so as well: only for where a role is due.
 */
export function isTradeLine(line: string): boolean {
  const text = line.trim()
  const last = text.split(/\s+/).at(-1)?.toLowerCase() ?? ''
  return (
    /^\p{Lu}\p{Ll}[\p{L} -]*$/u.test(text) &&
    text.split(/\s+/).length <= 4 &&
    !isFullName(text) &&
    isOpenRole(text.toLowerCase()) &&
    isAgent(last) &&
    (!townEnd.test(last) || trade.test(last))
  )
}

/** Ends of names of towns: a capitalised word that stands alone may be one. */
const townEnd = new RegExp(`${joinAlternatives(townEnds)}$`)

function isAgent(word: string): boolean {
  return word.length >= 4 && agent.test(word) && !notAgents.has(word)
}
