import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { finiteVerbs } from '../tables/clause-words.ts'

/** A verb that makes a clause of what it stands in. */
export const finiteVerb = new RegExp(String.raw`\b${joinAlternatives(finiteVerbs)}\b`, 'u')
