import { isSchool } from '../../claims/patterns/phrases/parse-organization.ts'
import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { isFirmName } from '../../claims/patterns/tables/firm-words.ts'
import { sinceWords } from '../../claims/patterns/tables/life-words.ts'
import { isCityName } from '../../identity/places/find-cities.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { chooseTopics, topics } from '../candidates/tables/topics.ts'
import { findNameSpans } from './find-name-spans.ts'
import { isFormerPost } from './is-former-post.ts'
import {
  callingVerbs,
  employerSites,
  houseEnds,
  ownWork,
  postArticles,
  postLinks,
  yearsOfAge,
} from './tables/passage-words.ts'

const capital = "\\p{Lu}[\\p{L}\\p{M}\\p{N}.'’-]*"
const firm = String.raw`(${capital}(?:\s(?:(?:of|and|y|et|&)\s)?${capital}){0,7})`
/**
 * "…, 56, a nurse at Quay Clinic", "… is a senior buyer for the Halden Press", "…, abogada de 56
 * años en Quay Hermanos"
 */
const postBehind = new RegExp(
  unwrap`
    ^(?:,\s[2-9]\d)?(?:,|\s(?:${joinAlternatives(callingVerbs)}|serves\sas))\s
    (?:${joinAlternatives(postArticles)}\s)?((?:[\p{L}\p{M}-]+\s){1,5})
    (?:de\s[2-9]\d\s${joinAlternatives(yearsOfAge)}\s)?
    (${joinAlternatives(postLinks)})\s(?:the\s|el\s|la\s)?${firm}`,
  'u',
)
/** "… – Abogada – Quay Hermanos | LinkedIn": the title of a profile. */
const titleBehind = new RegExp(
  unwrap`
    ^\s([-–—])\s((?:[\p{L}\p{M}-]+\s){1,5})\1\s${firm}
    (?:\s[|·]\s${joinAlternatives(employerSites)})?$`,
  'u',
)
const ofSite = new RegExp(`${joinAlternatives(employerSites)}$`, 'u')
const houseAtEnd = new RegExp(String.raw`\s${joinAlternatives(houseEnds)}$`, 'u')
const englishLink = new RegExp(`^${joinAlternatives({ en: postLinks.en })}$`, 'u')
/** Also in front of a town or a field. */
const townLink = new RegExp(`^${joinAlternatives({ es: postLinks.es })}$`, 'u')
/** "Desde 1998 trabajo en Quay Hermanos" */
const ownPost = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(sinceWords)}\s(?:19|20)\d\d,?\s)?${joinAlternatives(ownWork)}\s
    (?:el\s|la\s)?${firm}`,
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
      const rest = sentence.slice(end)
      const found = postBehind.exec(rest)
      return found === null ? findTitled(rest) : findEmployer(found, rest.slice(found[0].length))
    }),
  )
}

/** The employers that sentences give in the first person. */
export function findOwnPosts(sentences: string): string[] {
  return sentences.split('\n').flatMap((sentence) => {
    const said = sentence.charAt(0).toLowerCase() + sentence.slice(1)
    const employer = (ownPost.exec(said)?.[1] ?? '').replace(/[.'’-]+$/u, '')
    return isFirm(employer) ? [employer] : []
  })
}

function findEmployer([, post = '', link = '', written = '']: readonly string[], behind: string) {
  const words = post.trim().split(' ')
  const holder = words.at(-1) ?? ''
  const employer = written.replace(/[.'’-]+$/u, '')
  // "ingeniera de software": English alone has the holder at the end
  const isPost = (englishLink.test(link) ? [holder] : words).some(isRoleWord) && !isFormerPost(post)
  // an attorney for a firm, and a publicist for a person, have a client
  const isClient = link === 'for' && (isOfLaw(holder) || !isFirm(employer))
  const isQuality = link === 'with' && quality.test(behind)
  const isTown = townLink.test(link) && !isFirm(employer)
  return isPost && !isClient && !isQuality && !isTown ? [employer] : []
}

function findTitled(behind: string): string[] {
  const [title = '', , post = '', employer = ''] = titleBehind.exec(behind) ?? []
  const isPost = post.trim().split(' ').some(isRoleWord) && !isFormerPost(post)
  const isEmployer = isFirm(employer) || (ofSite.test(title) && !isCityName(employer))
  return isPost && isEmployer ? [employer] : []
}

function isFirm(name: string): boolean {
  return isFirmName(name) || isSchool(name) || houseAtEnd.test(name)
}

function isOfLaw(holder: string): boolean {
  return chooseTopics(foldWord(holder)).some((topic) => topics[topic] === 'law')
}
