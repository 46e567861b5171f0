import { isRoleWord } from '../../claims/patterns/roles.ts'
import { foldWord } from '../../text/fold.ts'
import { unwrap } from '../../text/unwrap.ts'

const capital = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.-]*"
/** "…, 56, a nurse at Quay Clinic", "… is a senior buyer for the Halden Press" */
const postBehind = new RegExp(
  unwrap`
    ^(?:,\s[2-9]\d)?(?:,|\sis|\sworks\sas|\sserves\sas)\s(?:(?:an?|the)\s)?
    ((?:[\p{L}-]+\s){1,5})(?:at|with|for)\s(?:the\s)?
    (${capital}(?:\s(?:(?:of|and|&)\s)?${capital})*)`,
  'u',
)
const word = /[\p{L}\p{M}'’-]+/gu

/**
 * The employers of posts that sentences give right behind the name.
 * @param nameWords folded
 */
export function findPostsBehind(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) => {
    const words = [...sentence.matchAll(word)].map(({ index, 0: text }) => ({
      isOfName: nameWords.has(foldWord(text)),
      end: index + text.length,
    }))
    return words.flatMap(({ isOfName, end }, at) => {
      if (!isOfName || words[at - 1]?.isOfName !== true) return []
      const [, post = '', employer] = postBehind.exec(sentence.slice(end)) ?? []
      const isPost = isRoleWord(post.trim().split(' ').at(-1) ?? '')
      return isPost && employer !== undefined ? [employer.replace(/[.'’-]+$/u, '')] : []
    })
  })
}
