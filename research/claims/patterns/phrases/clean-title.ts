import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import {
  alsoWords,
  cutEnds,
  formerAdverbs,
  formerWords,
  praiseWords,
} from '../tables/former-words.ts'
import { listJoints, titleArticles } from '../tables/frame-words.ts'
import { isOfSeveral, isRoleWord } from './roles.ts'
import { toOnePhrase } from './to-one-phrase.ts'

const formerNames = [formerWords, formerAdverbs].map(joinAlternatives).join('|')
const over = new RegExp(String.raw`^(?:${formerNames}|ex-|emerit\w+)[ -]|\bemerit\w+$`, 'iu')

/** "Since 2004 also farrier at …": the word is of the sentence. */
export const alsoInFront = new RegExp(`^${joinAlternatives(alsoWords)} `, 'iu')

const article = new RegExp(`^${joinAlternatives(titleArticles)} `, 'i')
/** "l’attuale presidente", "your host" */
const articleOrOwner = /^(?:(?:l|un)['’](?=\p{Ll})|(?:my|your|our) (?=\p{Ll}))/u
/**
 * "Fu uno storico dirigente": in front of an article stands the verb of a clause. "Arzt an Bord",
 * "Senior UN adviser" have none.
 */
const clauseInTitle = /^\p{L}+ (?:an (?=[aeiou])(?!eine)|(?:uno?|una|une|uma?|eine?|een) )/u

/** "descartó negociar con el presidente": so end verbs of Spanish, and no title */
const verbInFront = /^\p{Ll}{3,}ó\s/u

/** "NAME, and the director of Globex, Otto Rank, met": the next of a list, which has no name yet */
export const nextInFront = new RegExp(`^${joinAlternatives(listJoints)} `, 'u')

/** "the current leader": a post says by itself whether it lasts */
const today = /^(?:(?:current|present) (?=\p{L})|new (?=\p{Ll}))/u
/** "freelance writer based", cut in front of "in Halifax"; "Director at", cut by a line */
const restBehind = new RegExp(` ${joinAlternatives(cutEnds)}$`, 'u')
/** "critically acclaimed author": what a text thinks of a person is no part of the post. */
export const praise = new RegExp(
  `^(?:${joinAlternatives(praiseWords)}[ ,-]+(?:and )?)+(?=\\p{L})`,
  'u',
)

/** "editor turned farrier": the second is what the person is. */
const turned = /^[^,;()]{3,40}?[ -]turned[ -](?=\p{Ll})/u

const formerWord = new RegExp(`^(?:${formerNames})[ -]`, 'iu')
/** Spanish writes it as one word: "exdirector". */
const exJoined = /^ex(?=\p{Ll}{4})/u

/** "former directors of Globex", of two who are named: one of them is a director. */
function toOne(title: string): string {
  return isOfSeveral(title) ? title.replace(/s(?=\s(?:of|at|for|in|and)\s|,|$)/u, '') : title
}

/** @returns the title without an article and without what says that it is over */
export function cleanTitle(title: string | null): { text: string | null; isOver: boolean } {
  if (title === null) return { text: null, isOver: false }
  const own = title.replace(alsoInFront, '').replace(article, '').replace(articleOrOwner, '')
  const isClause = [clauseInTitle, verbInFront, nextInFront].some((part) => part.test(own))
  const phrase = isClause ? '' : (toOnePhrase(own.replace(turned, '')) ?? '')
  const bare = phrase.replace(today, '').replace(praise, '').replace(restBehind, '')
  const isEx = exJoined.test(bare) && isRoleWord(bare.replace(exJoined, '').split(' ')[0] ?? '')
  const isOver = isEx || over.test(bare)
  const text = toOne(bare.replace(isEx ? exJoined : formerWord, '').trim())
  // "former and present director"
  return { text: text === '' || nextInFront.test(text) ? null : text, isOver }
}
