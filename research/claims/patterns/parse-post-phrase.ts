import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { parseOrganization } from './phrases/parse-organization.ts'
import { isOthersTitle, isRoleWord, isTitle } from './phrases/roles.ts'
import { relativePronouns } from './tables/clause-words.ts'
import { formerWords } from './tables/former-words.ts'
import {
  bareLinks,
  frontAdjectives,
  portfolioHolders,
  postArticles,
  smallHouses,
} from './tables/front-post-words.ts'

export const languagesOfPosts = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const
export type PostLanguage = (typeof languagesOfPosts)[number]

/** `phrase`: the title with what it is held at. */
export type FrontPost = {
  title: string
  organization: string | null
  phrase: string
  language: PostLanguage
  isOver: boolean
}

const maxTitleWords = 5

const isFrontAdjective = new RegExp(
  `^(?:${joinAlternatives(frontAdjectives)}|${joinAlternatives(formerWords)})$`,
  'iu',
)
const portfolio = new RegExp(`^${joinAlternatives(portfolioHolders)}$`, 'iu')

/**
 * The post that a noun phrase says, with what it is held at.
 * @param link what joins a post to its complement in the language
 */
export function parsePostPhrase(
  phrase: string,
  { language, link, isApposed }: { language: PostLanguage; link: RegExp; isApposed: boolean },
): FrontPost | null {
  const whole = { title: phrase, organization: null, phrase, language, isOver: false }
  if (isPost(phrase, language)) return whole
  for (const { 0: found, index } of phrase.matchAll(link)) {
    const title = phrase.slice(0, index).trimEnd()
    if (!isPost(title, language)) continue
    const complement = phrase.slice(index + found.length)
    // "l'avocat du directeur NAME": the name is that of the nearer one
    if (!isApposed && !bareLink.test(found) && isPost(complement, language)) return null
    if (portfolio.test(chooseHead(title, language))) return whole
    const firm = parseComplement(complement)
    if (firm !== null) return { ...whole, title, organization: firm }
    // "a directora de Porto NAME"
    if (places.has(complement)) return whole
    return isNoun(complement) && !isOthersTitle(complement) ? whole : null
  }
  return null
}

const bareLink = new RegExp(`^${joinAlternatives(bareLinks)}$`, 'u')

/** In German an article as well. */
const { de: _, ...pronouns } = relativePronouns
/** "el portavoz del departamento que dirige NAME": the name is of the clause. */
const relativeClause = new RegExp(String.raw`\s${joinAlternatives(pronouns)}\s`, 'u')

/** "comité": a noun alone that names no organisation. */
function isNoun(text: string): boolean {
  return /^[\p{Ll}’' -]+$/u.test(text) && !relativeClause.test(text)
}

/** "musée Brennhalle", "partito Globex" */
const house = new RegExp(String.raw`^(?:${joinAlternatives(smallHouses)})\s(?=\p{Lu})`, 'u')

/** "Consiglio europeo", "Cour de l'impôt": what stands behind the noun belongs to the name. */
const nameRest = /^(?:\s(?:\p{Ll}{1,3}\s){0,2}(?:\p{Ll}{1,4}['’])?\p{Ll}{4,}){1,2}$/u

function parseComplement(text: string): string | null {
  if (places.has(text)) return null
  const noun = house.exec(text)?.[0] ?? ''
  const firm = parseOrganization(text, noun.length)
  if (firm === null) return null
  const rest = text.slice(firm.end)
  return rest === '' || nameRest.test(rest) ? text : null
}

function chooseHead(title: string, language: PostLanguage): string {
  const words = title.split(/\s+/)
  if (language === 'de' || language === 'nl') return words.at(-1) ?? ''
  return words.find((word) => !isFrontAdjective.test(word)) ?? ''
}

/** "el alcalde y el director": behind an article of its own the second post is another's. */
const secondArticle = new RegExp(
  String.raw`\s(?:et|y|e|en)\s${joinAlternatives(postArticles)}(?:\s|(?<=['’]))`,
  'u',
)

/** A noun phrase whose head is a post of one person. */
function isPost(text: string, language: PostLanguage): boolean {
  const words = text.split(/\s+/)
  const head = chooseHead(text, language)
  const [, ...behind] = words.slice(words.indexOf(head))
  return (
    words.length <= maxTitleWords &&
    isHolder(head) &&
    behind.every((word) => /^\p{Ll}+$/u.test(word)) &&
    !functionWords.has(foldWord(words.at(-1) ?? '')) &&
    words.slice(0, words.indexOf(head)).every(isAdjective) &&
    isTitle(text) &&
    !relativeClause.test(text) &&
    !secondArticle.test(text)
  )
}

/** A word in small letters that stands beside a noun. */
export function isAdjective(word: string): boolean {
  return /^\p{Ll}[\p{L}-]+$/u.test(word) && !functionWords.has(foldWord(word))
}

/** Of a compound the last part holds the post; "des Direktors" is in a case. */
export function isHolder(word: string): boolean {
  const last = word.split('-').at(-1) ?? ''
  const isInCase = /[^s]s$/u.test(last) && isRoleWord(last.slice(0, -1))
  return (isRoleWord(word) || isRoleWord(last)) && !isInCase
}
