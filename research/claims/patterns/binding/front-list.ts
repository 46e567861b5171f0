import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import { isSchool } from '../phrases/parse-organization.ts'
import { isRoleWord } from '../phrases/roles.ts'
import { isFirmName } from '../tables/firm-words.ts'

const maxItemLength = 160
const nameAtEnd = /^(.*\s)(\p{Lu}[\p{L}-]+)(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u
/** Marks that end a part of a sentence. */
export const partMarks = /[.,;:()"“”„«»–—]/u
/** "Dr." */
const shortTitles = /(?:\s\p{Lu}\p{L}{0,4}\.)+\s*$/u

/**
 * What stands behind a name in a list whose posts stand in front: in "the chair of Globex Dr NAME,
 * the clerk of Initech Otto Rank, director Zelda Marlow" nothing. A list goes one way: where the
 * name has a post in front, and the next item is a post in front of a name, that post is of the
 * next one.
 */
export function withoutNextItem(intro: string, predicate: string): string {
  const [gap = ''] = /^\s?,\s/u.exec(predicate) ?? []
  if (gap === '' || !hasRole(toLastItem(intro))) return predicate
  const rest = predicate.slice(gap.length, gap.length + maxItemLength)
  const item = toFirstItem(rest)
  const [, front = '', given = ''] = nameAtEnd.exec(item) ?? []
  // "director of Globex under Otto Rank"
  const last = front.trim().split(' ').at(-1) ?? ''
  // "co-director of Ada Lamp Center"
  const isFirm = isFirmName(item.slice(front.length)) || isSchool(item.slice(front.length))
  const isPost = hasRole(front) && !isFirm && !functionWords.has(foldWord(last))
  return isPost && isGivenName(foldWord(given)) ? '' : predicate
}

function toLastItem(intro: string): string {
  return intro.slice(-maxItemLength).replace(shortTitles, ' ').split(partMarks).at(-1) ?? ''
}

function toFirstItem(rest: string): string {
  return (rest.split(/[,;]|\s(?:and|und|et|y|e|en)\s(?=\P{Lu}|\p{Lu}+-)|\.$/u, 1)[0] ?? '').trim()
}

function hasRole(text: string): boolean {
  return text.split(/\s+/).some((word) => word !== '' && isRoleWord(word))
}
