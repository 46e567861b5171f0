import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildRoleStatement } from './build-role-statement.ts'
import { fillFrame, toFrame } from './phrases/frame.ts'
import { isOfSeveral } from './phrases/roles.ts'
import { opinions, vagueRoles } from './tables/open-role-words.ts'

const less = 12
const maxWords = 4
const end =
  '(?=[.,;)]|$| (?:and|who|by (?!training|education)|with|based|living|from|speciali[sz]ing) )'
/** No firm follows; another frame reads those. */
const noFirm = '(?!(?:(?! (?:and|who) )[^.;()]){0,60} (?:at|with|for|of|in) (?:the )?\\p{Lu})'
const being = toFrame(`(?:is|am|['’]m) {adv}an? ${noFirm}TITLE${end}`)
const vague = new RegExp(`(?:^|\\s)${joinAlternatives(vagueRoles)}$`, 'iu')
const opinion = new RegExp(`^${joinAlternatives(opinions)}\\s`, 'iu')

/** "NAME is a music teacher.": a trade, without a firm. */
export function parseBeing(bound: BoundSentence): WeighedStatement[] {
  const { binding, owned, predicate, others } = bound
  if (owned || binding === 'line' || binding === 'named') return []
  const text = predicate.trimStart()
  const filled = fillFrame(being, text, 0)
  const title = filled?.values.TITLE ?? ''
  const isNear = others.some((place) => place >= 0 && place < (filled?.end ?? 0))
  const isPlain = !/[\p{Lu}.]/u.test(title) && title.split(' ').length <= maxWords
  if (filled === null || isNear || !isPlain || isOfSeveral(title)) return []
  if (!isTrade(title)) return []
  return [buildRoleStatement(title, bindingConfidence[binding] - less)]
}

/** Neither "expert" nor "keen gardener": what a person does for a living. */
export function isTrade(title: string): boolean {
  return !vague.test(title) && !opinion.test(title)
}
