import type { ClaimDraft } from '../../claims/claim.ts'
import { isGang, isOffence } from '../../claims/is-offence.ts'
import { carries } from '../../claims/support/carries.ts'
import { findOtherGiven } from '../../claims/support/find-other-given.ts'
import { hasInstructions } from '../../safety/has-instructions.ts'
import { isMembership } from '../../safety/is-membership.ts'
import { isSensitiveText } from '../../safety/is-sensitive-text.ts'
import { toOwnNameOrNull, toOwnShownOrNull } from '../../safety/to-own-shown-or-null.ts'
import { findSentenceAround } from '../../text/sentences/split-sentences.ts'

/**
 * Whether a claim may enter a dossier, by rules or by model: its excerpt is a span of the stored
 * text and carries its value, it contains no secrets, and neither it nor its surrounding text
 * instructs a machine. No crime is a title or a headline, and a model's claim quotes no sentence
 * about a relative.
 * @param names the person's
 */
export function admitClaim(
  draft: ClaimDraft,
  text: string,
  names: readonly string[] = [],
): boolean {
  const { start, end } = draft
  if (start < 0 || end <= start || end > text.length) return false
  const excerpt = text.slice(start, end)
  if (excerpt.trim() === '' || !excerpt.isWellFormed()) return false
  const sentences = cutSentences(text, draft)
  return (
    carries(excerpt, draft, sentences) &&
    !statesOffence(draft, sentences) &&
    !quotesRelative(draft, sentences, names) &&
    isSensitiveText(excerpt) === null &&
    !statesPrivate(draft) &&
    !hasInstructions(around(text, draft))
  )
}

function statesOffence({ path, value }: ClaimDraft, sentences: string): boolean {
  if (path === 'identity.headline') return isOffence(value.value)
  if (path !== 'work.positions') return false
  const { title, organization } = value
  return (
    (title !== null && isOffence(title)) ||
    (organization !== null && isGang(organization, sentences))
  )
}

/** What a name, a headline or a post says in few words: "Ada Marlowe, convicted thief". */
function statesPrivate({ path, value }: ClaimDraft): boolean {
  switch (path) {
    case 'identity.name':
    case 'identity.aliases':
      return toOwnNameOrNull(value.value) === null
    case 'identity.headline':
      return toOwnShownOrNull(value.value) === null
    case 'work.positions':
      return (
        (value.title !== null && toOwnShownOrNull(value.title) === null) ||
        (value.organization !== null && isMembership(value.organization, value.title))
      )
    default:
      return false
  }
}

/** Rules bind each sentence to its subject; a model may take a relative for the person. */
function quotesRelative(
  { path, method }: ClaimDraft,
  sentences: string,
  names: readonly string[],
): boolean {
  return (
    method === 'model' && path !== 'relatives.items' && findOtherGiven(sentences, names).length > 0
  )
}

/** The whole sentences around an excerpt; the excerpt itself in records, which have fields. */
function cutSentences(text: string, { start, end, method }: ClaimDraft): string {
  const isProse = method === 'model' || method === 'pattern'
  const whole = isProse ? findSentenceAround(text, { start, end }) : { start, end }
  return text.slice(whole.start, whole.end)
}

/**
 * The whole lines of an excerpt. For claims out of prose also the line above: an injected
 * instruction may stand there and its demanded text in the excerpt.
 */
function around(text: string, { start, end, method }: ClaimDraft): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  const lines = text.slice(from, to < 0 ? text.length : to)
  if (method !== 'model' && method !== 'pattern') return lines
  const above = text.slice(0, from).trimEnd()
  return `${above.slice(above.lastIndexOf('\n') + 1)}\n${lines}`
}
