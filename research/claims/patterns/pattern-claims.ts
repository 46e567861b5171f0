import type { PersonProfile } from '../../documents/person-profile.ts'
import type { ClaimDraft } from '../claim.ts'
import { type BoundSentence, bindSentences } from './bind-sentences.ts'
import { contactBlocks } from './contact-blocks.ts'
import { readContacts } from './read-contacts.ts'
import { readEastAsian } from './read-east-asian.ts'
import { readLife } from './read-life.ts'
import { readMentions } from './read-mentions.ts'
import { readRelatives } from './read-relatives.ts'
import { readTimeline } from './read-timeline.ts'
import { readVerbs } from './read-verbs.ts'
import { confidenceOf, type Stated } from './statement.ts'

const mostDrafts = 200
/** Of sentences; the rest is left for contacts and mentions. */
const mostFacts = 150
/** Sentences about the person that are read; whole books say no more that a dossier can hold. */
const mostSentences = 300

/**
 * What the sentences of a page state about one person, read by patterns (design §6: the dossier without a model). Lines are parted by \n. A
 * sentence counts only if its subject is bound to the person: by name, by a pronoun right behind, or because the page is their own.
 * Sentences of others, of namesakes, denials, plans, rumours, questions and whatever is addressed to the reader's machine give nothing.
 * @returns at most 200 drafts in the order of the text, the best sentences (mentions) last; each once
 */
export function patternClaims({ text, person, isOwnPage }: { text: string; person: PersonProfile; isOwnPage: boolean }): ClaimDraft[] {
  const bound = bindSentences(text, person, isOwnPage)
  const drafts: ClaimDraft[] = []
  for (const one of bound.slice(0, mostSentences)) {
    if (drafts.length >= mostFacts) break
    if (!one.unsure) drafts.push(...readFacts(one).map((stated) => toDraft(stated, one)))
  }
  for (const line of contactBlocks({ text, bound, isOwnPage })) {
    for (const stated of readContacts(line, person)) drafts.push({ ...stated, start: line.start, end: line.end, method: 'pattern' })
  }
  drafts.sort((a, b) => a.start - b.start)
  for (const { bound: one, confidence } of readMentions(bound)) {
    drafts.push(toDraft({ path: 'mentions.items', value: { text: one.sentence.text }, confidence }, one))
  }
  const once = new Map(drafts.map((draft) => [`${draft.path} ${JSON.stringify(draft.value)} ${draft.start}`, draft] as const))
  return [...once.values()].slice(0, mostDrafts)
}

function readFacts(bound: BoundSentence): Stated[] {
  const isLine = bound.binding === 'line' || bound.binding === 'card'
  const entry = isLine ? readTimeline(bound.sentence.text) : null
  if (entry !== null) return [{ ...entry, confidence: Math.min(entry.confidence, confidenceOf[bound.binding]) }]
  if (bound.binding === 'card') return []
  const verbs = bound.owned || bound.binding === 'named' ? [] : readVerbs(bound)
  return [
    ...verbs.map((stated) => (isLine ? wholeTitle(stated, bound) : stated)),
    ...readEastAsian(bound),
    ...readLife(bound),
    ...readRelatives(bound),
  ]
}

/** "Head of Tidal Modelling", alone on a line: what is led is no employer, unless it is called like one. */
function wholeTitle(stated: Stated, { sentence }: BoundSentence): Stated {
  if (stated.path !== 'work.positions') return stated
  const { title, organization } = stated.value
  const whole = sentence.text.replace(/[.\s]+$/, '')
  const isWhole = title !== null && organization !== null && whole === `${title} of ${organization}`
  if (!isWhole || !/^(?:deputy |acting |co-)?head$/i.test(title) || employer.test(organization)) return stated
  return { ...stated, value: { ...stated.value, title: whole, organization: null } }
}

const employer =
  /\b(?:institut\w*|universit\w*|college|school|academy|company|group|inc|ltd|llc|gmbh|ag|corp\w*|foundation|trust|museum|library|bank|hospital|ministry|agency|society|association|council|church|press|labs?|studios?)\b/i

function toDraft(stated: Stated, { sentence }: BoundSentence): ClaimDraft {
  return { ...stated, start: sentence.start, end: sentence.end, method: 'pattern' }
}
