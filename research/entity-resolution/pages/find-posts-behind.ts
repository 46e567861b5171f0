import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { foldWord } from '../../text/fold.ts'
import { unwrap } from '../../text/unwrap.ts'
import { chooseTopics, topics } from '../candidates/tables/topics.ts'

const capital = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.-]*"
/** "…, 56, a nurse at Quay Clinic", "… is a senior buyer for the Halden Press" */
const postBehind = new RegExp(
  unwrap`
    ^(?:,\s[2-9]\d)?(?:,|\sis|\sworks\sas|\sserves\sas)\s(?:(?:an?|the)\s)?
    ((?:[\p{L}-]+\s){1,5})(at|with|for)\s(?:the\s)?
    (${capital}(?:\s(?:(?:of|and|&)\s)?${capital})*)`,
  'u',
)
const past = /\b(?:former|retired|ex)\b/iu
/** "with Irish roots", "with Parkinson's disease" */
const quality = /^\s(?!and\b|in\b|of\b|since\b|who\b|where\b)\p{Ll}/u
const law = topics.indexOf('law')
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
      const found = postBehind.exec(sentence.slice(end))
      return found === null ? [] : findEmployer(found, sentence.slice(end + found[0].length))
    })
  })
}

function findEmployer([, post = '', link, written = '']: readonly string[], behind: string) {
  const holder = post.trim().split(' ').at(-1) ?? ''
  const employer = written.replace(/[.'’-]+$/u, '')
  const isPost = isRoleWord(holder) && !past.test(post)
  // "an attorney for Ada Roe" has her for a client
  const isClient = link === 'for' && chooseTopics(foldWord(holder)).includes(law)
  const isQuality = link === 'with' && quality.test(behind)
  return isPost && !isClient && !isQuality ? [employer] : []
}
