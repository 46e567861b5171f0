import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { isOffence } from '../../is-offence.ts'
import * as life from '../grammars/tables/romance-life-words.ts'
import * as words from '../grammars/tables/romance-words.ts'
import { isOthersTitle, isRoleWord } from './roles.ts'

const join = joinAlternatives
const article = /^(?:(?:une?|una|uno|uma?|la|le|el|o|a|il|los|les) |l['’])/iu
const former = new RegExp(`^${join(words.formerFronts)}`, 'iu')
/** Where a title ends: a mark, a preposition in front of a name, the next clause. */
const stop = new RegExp(
  unwrap`
    ^(?:\s*[.,;:!?()–—]|\s*$| ${join(words.behindTitles)}(?![\p{L}'’])
    | (?:jusqu|hasta|até|${join(words.sinceWords)}|${join(words.besideVerbs)})(?!\p{L})
    | (?:${join(words.firmPrepositions)}|en|em|in|di)(?: |(?<=['’]))(?=\p{Lu}|\d))`,
  'u',
)
/** "y vuelve cada año": behind "and" may stand a verb, or the rest of what a post is about. */
const openEnd = new RegExp(
  unwrap`
    ^ (?:et|y|e) (?:de |d['’])?(?!(?:elle|il|est|es|é|vit|vive|habite|mora|a|se|s['’])\b)
    \p{Ll}+(?= ?[.,;]| [\p{L}'’]{1,5} ?\p{Lu})`,
  'u',
)
const agents = new RegExp(`${join(life.romanceAgents)}$`, 'u')
const holder = new RegExp(`^${join(life.romanceHolders)}$`, 'u')
const none = new RegExp(`^${join(life.notPosts)}$`, 'u')
const small = new RegExp(`^${join(life.smallWords)}$`, 'u')
const trade = new RegExp(`^${join(words.byTrade)}(?!\\p{L})`, 'u')
const maxWords = 8

/**
 * A post that begins at `at`, as Romance languages write it: the holder in front, then what the
 * post is about. `marked`: the words in front show that a post follows; `bare`: its first words
 * have to be a holder's; `alone`: by a list of them, since neither an article nor a firm shows it.
 */
export function parseRomanceTitle(
  text: string,
  at: number,
  how: 'marked' | 'bare' | 'alone',
): { value: string; end: number; isTrade: boolean } | null {
  const rest = text.slice(at, at + 120)
  const own = article.exec(rest)?.[0] ?? ''
  let end = own.length
  for (let count = 0; count < maxWords; count += 1) {
    const word = /^ ?\p{Ll}(?:[\p{L}\p{M}-]|['’](?=\p{L}))*/u.exec(rest.slice(end))?.[0]
    if (word === undefined || (count > 0 && !word.startsWith(' '))) return null
    end += word.length
    const byTrade = trade.exec(rest.slice(end))?.[0]
    if (byTrade !== undefined) {
      const value = rest.slice(own.length, end).trim()
      return isPost(value, 'bare') ? { value, end: at + end + byTrade.length, isTrade: true } : null
    }
    if (!stop.test(rest.slice(end))) continue
    const value = rest.slice(own.length, end).trim()
    const isOpen =
      / (?:de|en|em|des|du|da|do) | d['’]/u.test(value) && openEnd.test(rest.slice(end))
    if (isOpen || !isPost(value, own !== '' && how === 'alone' ? 'bare' : how)) return null
    return { value, end: at + end, isTrade: false }
  }
  return null
}

function isPost(value: string, how: 'marked' | 'bare' | 'alone'): boolean {
  const bare = value.replace(former, '')
  const [first = '', second = ''] = bare.split(/[\s'’-]+/u)
  if (none.test(first) || small.test(first) || first.length < 3) return false
  if (isOthersTitle(bare) || isOffence(bare)) return false
  if (how === 'marked') return true
  const head = [first, second].filter((word) => word !== '' && !small.test(word))
  if (head.some((word) => isRoleWord(word))) return true
  return how === 'bare' && (holder.test(first) || (first.length > 4 && agents.test(first)))
}
