import { isSchool } from '../../claims/patterns/phrases/parse-organization.ts'
import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { isFirmName } from '../../claims/patterns/tables/firm-words.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { chooseTopics, topics } from '../candidates/tables/topics.ts'
import { findNameSpans } from './find-name-spans.ts'
import { isFormerPost } from './is-former-post.ts'

const capital = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.-]*"
/** "…, 56, a nurse at Quay Clinic", "… is a senior buyer for the Halden Press" */
const postBehind = new RegExp(
  unwrap`
    ^(?:,\s[2-9]\d)?(?:,|\sis|\sworks\sas|\sserves\sas)\s(?:(?:an?|the)\s)?
    ((?:[\p{L}-]+\s){1,5})(at|with|for)\s(?:the\s)?
    (${capital}(?:\s(?:(?:of|and|&)\s)?${capital}){0,7})`,
  'u',
)
/** "with Irish roots", "with Parkinson's disease" */
const quality = /^\s(?!and\b|in\b|of\b|since\b|who\b|where\b)\p{Ll}/u

/**
 * The employers of posts that sentences give right behind the name.
 * @param nameWords folded
 */
export function findPostsBehind(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) =>
    findNameSpans(sentence, nameWords).flatMap(({ end }) => {
      const found = postBehind.exec(sentence.slice(end))
      return found === null ? [] : findEmployer(found, sentence.slice(end + found[0].length))
    }),
  )
}

function findEmployer([, post = '', link, written = '']: readonly string[], behind: string) {
  const holder = post.trim().split(' ').at(-1) ?? ''
  const employer = written.replace(/[.'’-]+$/u, '')
  const isPost = isRoleWord(holder) && !isFormerPost(post)
  // an attorney for a firm, and a publicist for a person, have a client
  const isClient =
    link === 'for' && (isOfLaw(holder) || !(isFirmName(employer) || isSchool(employer)))
  const isQuality = link === 'with' && quality.test(behind)
  return isPost && !isClient && !isQuality ? [employer] : []
}

function isOfLaw(holder: string): boolean {
  return chooseTopics(foldWord(holder)).some((topic) => topics[topic] === 'law')
}
