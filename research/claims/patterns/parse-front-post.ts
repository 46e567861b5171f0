import { places } from '../../identity/places/tables/places.ts'
import { foldWord } from '../../text/fold.ts'
import { memoizeByObject } from '../../text/memoize.ts'
import { functionWords } from '../../text/stop-words.ts'
import { joinAlternatives } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { isCalledAfter, isPlayed } from './is-called-after.ts'
import { parseLocation } from './parse-location.ts'
import { parseOrganization } from './parse-organization.ts'
import { cleanTitle } from './parse-verbs.ts'
import { isOfSeveral, isRoleWord, isTitle } from './roles.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'
import { addressWords, sentenceStarts } from './tables/address-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { formerOffices, formerWords } from './tables/former-words.ts'
import {
  bareLinks,
  companions,
  frontAdjectives,
  languageSigns,
  likenings,
  limitingAdjectives,
  ofToday,
  portfolioHolders,
  postArticles,
  postLinks,
  smallHouses,
} from './tables/front-post-words.ts'
import { kinNouns } from './tables/role-words.ts'

const less = 12
const [maxTitleWords, maxRestWords, maxLength] = [5, 3, 90]

const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const
type Language = (typeof languages)[number]

const grammars = languages.map((language) => ({
  language,
  article: new RegExp(
    String.raw`(?<![\p{L}’'-])(?:${postArticles[language]})(?:\s|(?<=['’]))`,
    'giu',
  ),
  articleBehind: new RegExp(
    String.raw`(?<![\p{L}’'-])(?:${postArticles[language]})(?:\s|(?<=['’]))$`,
    'iu',
  ),
  link: new RegExp(String.raw`(?<=\s)(?:${postLinks[language]})`, 'gu'),
}))

const address = new RegExp(String.raw`(?:\s${joinAlternatives(addressWords)}\.?)+\s*$`, 'u')
const marks = /[.,;:()"“”„«»–—]/u
/** "Le directeur, NAME et Otto Rank": two people; an apposition ends in front of a mark. */
const closed = /^\s*(?:[,.;:!?)(»”“"]|$)/u
const near = [kinNouns, companions].map(joinAlternatives).join('|')
const kin = new RegExp(`^(?:${near})$`, 'iu')

/**
 * "Le président de Globex, NAME,", "die Direktorin des Museums NAME", "CDU-Politiker NAME", "el
 * fiscal NAME": the post in front of a name where adjectives and complements stand as they do in
 * Romance languages, German and Dutch.
 */
export function parseFrontPost(bound: BoundSentence): WeighedStatement[] {
  const post = findFrontPost(bound)
  return post === null ? [] : [build(post, bindingConfidence[bound.binding] - less)]
}

/** The post that a sentence opens with: "président de Globex", "Portugals Präsidentin". */
export function buildFrontHeadline(bound: BoundSentence): string | null {
  const post = findFrontPost(bound)
  if (post === null || post.isOver || former.test(post.title) || cleanTitle(post.title).isOver)
    return null
  const intro = bound.intro.replace(/,?\s*$/u, '').replace(address, '')
  const before = intro.endsWith(post.phrase) ? intro.slice(0, -post.phrase.length) : intro
  const text = post.phrase.replace(today, '')
  const own = post.language === 'de' ? withoutCase(text) : text
  if (/^\p{Lu}[\p{L}-]+s $/u.test(before)) return `${before}${own}`
  return before === '' || grammars.some(({ articleBehind }) => articleBehind.test(before))
    ? own
    : null
}

/** The position, the headline and what stands in front of a comma ask for it. */
const findFrontPost = memoizeByObject((bound: BoundSentence): Post | null => {
  const { intro, predicate, owned, name, others } = bound
  if (owned || name === '' || intro === '') return null
  if (others.some((place) => place < 0 && place >= -maxLength)) return null
  const isApposed = /,\s*$/u.test(intro)
  if (isApposed && !closed.test(predicate)) return null
  const clause = intro.replace(/,\s*$/u, ' ').replace(address, ' ').trimEnd()
  const tail = clause.split(marks).at(-1)?.trimStart() ?? ''
  if (tail.length > maxLength * 2) return null
  const post =
    parseBehindArticle(tail, isApposed, bound.sentence.text) ??
    (isApposed ? null : parseBare(tail, bound.sentence.text))
  const isThing = post !== null && (isPlayed(intro) || isCalledAfter(intro))
  return isThing || endsQuote.test(predicate) ? null : post
})

/** "Le livre « Le président NAME »": the title of a work */
const endsQuote = /^[\s\u202f]?[”“»«"’›](?!\p{L})/u

/** `phrase`: the title with what it is held at. */
type Post = {
  title: string
  organization: string | null
  phrase: string
  language: Language
  isOver: boolean
}

function parseBehindArticle(tail: string, isApposed: boolean, sentence: string): Post | null {
  for (const { language, article, link } of grammars) {
    for (const { 0: found, index } of tail.matchAll(article)) {
      const phrase = tail.slice(index + found.length)
      const post = parsePhrase(phrase, language, link, isApposed)
      const before = tail.slice(0, index)
      if (
        post === null ||
        (isApposed && isComplement(before, found, language)) ||
        likened.test(before)
      )
        continue
      // "teniente de alcalde": "de" is an article in Dutch alone
      if (language === 'nl' && before !== '' && !signs.nl.test(sentence)) continue
      // Portuguese "a" is an article of English and a preposition elsewhere
      if (found.trim() === 'a' && !/\sd[aeo]s?\s/u.test(phrase)) continue
      return post
    }
  }
  return null
}

const likened = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(likenings)}\s$`, 'iu')

/** "the assistant of the director, NAME": whose post it is remains open. */
function isComplement(before: string, found: string, language: Language): boolean {
  const isJoined = /^(?:d|au|al|ao)/iu.test(found) && !/^d(?:er|ie|em|en)\s/iu.test(found)
  const [noun = ''] = /\p{L}+(?=\s(?:d['’]|de|di|von|van|des)?\s?$|\s?$)/u.exec(before) ?? []
  const isOf = isJoined || /(?<!\p{L})(?:de|di|d['’]|von|van)\s?$/iu.test(before)
  const isNext = /\p{L}\s$/u.test(before)
  if ((isOf || isNext) && (kin.test(noun) || isRoleWord(noun))) return true
  return isGenitive(before, found, noun, language)
}

/** "Le rival du maire, NAME", "der Rivale der Ministerin, NAME": behind any noun */
function isGenitive(before: string, found: string, noun: string, language: Language): boolean {
  if (noun === '' || functionWords.has(foldWord(noun)) || startsSentence.test(noun)) return false
  if (language === 'de') return /^\p{Lu}/u.test(noun) && /^(?:der|einer)\s/iu.test(found)
  if (language === 'nl') return /\svan\s$/u.test(before)
  return (
    /^d(?:u|el|ell[ao]|ell['’]|[oa])(?:\s|$)/iu.test(found) ||
    /\s(?:de|di|d['’])\s?$/iu.test(before)
  )
}
const startsSentence = new RegExp(`^${joinAlternatives(sentenceStarts)}$`, 'u')

const isFrontAdjective = new RegExp(
  `^(?:${joinAlternatives(frontAdjectives)}|${joinAlternatives(formerWords)})$`,
  'iu',
)
const portfolio = new RegExp(`^${joinAlternatives(portfolioHolders)}$`, 'iu')

function parsePhrase(
  phrase: string,
  language: Language,
  link: RegExp,
  isApposed: boolean,
): Post | null {
  const whole = { title: phrase, organization: null, phrase, language, isOver: false }
  if (isPost(phrase, language)) return whole
  for (const { 0: found, index } of phrase.matchAll(link)) {
    const title = phrase.slice(0, index).trimEnd()
    if (!isPost(title, language)) continue
    const complement = phrase.slice(index + found.length)
    // "l'avocat du directeur NAME": the name is that of the nearer one
    if (!isApposed && !bareLink.test(found) && isPost(complement, language)) return null
    if (portfolio.test(chooseHead(title, language)) && !isFirmName(complement)) return whole
    const firm = parseComplement(complement)
    if (firm !== null) return { ...whole, title, organization: firm }
    const place = parseLocation(complement, 0)
    // "le maire de Porto NAME": the place may be a part of the name
    if (place !== null && place.end === complement.length) return whole
    const isPlain = isApposed || !/\p{Lu}/u.test(complement)
    return isPlain && complement.split(' ').length <= maxRestWords && isNoun(complement, language)
      ? whole
      : null
  }
  return null
}

const bareLink = new RegExp(`^${joinAlternatives(bareLinks)}$`, 'u')

/** "comité", "Unternehmens": a noun alone that names no organisation. */
function isNoun(text: string, language: Language): boolean {
  if (functionWords.has(foldWord(text))) return false
  return language === 'de' ? /^\p{Lu}\p{Ll}+$/u.test(text) : /^[\p{Ll}’' -]+$/u.test(text)
}

/** "Consiglio europeo", "Cour de l'impôt": what stands behind the noun belongs to the name. */
const nameRest = /^(?:\s(?:\p{Ll}{1,3}\s){0,2}(?:\p{Ll}{1,4}['’])?\p{Ll}{4,}){1,2}$/u
/** "musée Brennhalle", "partito Globex" */
const house = new RegExp(String.raw`^(?:${joinAlternatives(smallHouses)})\s(?=\p{Lu})`, 'u')

function parseComplement(text: string): string | null {
  if (places.has(text)) return null
  const noun = house.exec(text)?.[0] ?? ''
  const firm = parseOrganization(text, noun.length)
  if (firm === null || !text.startsWith(firm.value, noun.length)) return null
  const rest = text.slice(firm.end)
  return rest === '' || nameRest.test(rest) ? text : null
}

function chooseHead(title: string, language: Language): string {
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
function isPost(text: string, language: Language): boolean {
  const words = text.split(/\s+/)
  const head = chooseHead(text, language)
  const [, ...behind] = words.slice(words.indexOf(head))
  return (
    text !== '' &&
    words.length <= maxTitleWords &&
    isHolder(head) &&
    (language === 'de' ? /^\p{Lu}/u : /^\p{Ll}/u).test(head) &&
    behind.every((word) => /^\p{Ll}+$/u.test(word)) &&
    !functionWords.has(foldWord(words.at(-1) ?? '')) &&
    words.slice(0, words.indexOf(head)).every(isAdjective) &&
    isTitle(text) &&
    !secondArticle.test(text) &&
    !isOfSeveral(text)
  )
}

function isAdjective(word: string): boolean {
  return /^\p{Ll}[\p{L}-]+$/u.test(word) && !functionWords.has(foldWord(word))
}

/** Of a compound the last part holds the post; "des Direktors" is in a case. */
function isHolder(word: string): boolean {
  const last = word.split('-').at(-1) ?? ''
  const isInCase = /[^s]s$/u.test(last) && isRoleWord(last.slice(0, -1))
  return (isRoleWord(word) || isRoleWord(last)) && !isInCase
}

const signs = {
  de: new RegExp(String.raw`(?<!\p{L})(?:${languageSigns.de})(?!\p{L})|[äöüß]`, 'u'),
  nl: new RegExp(String.raw`(?<!\p{L})(?:${languageSigns.nl})(?!\p{L})`, 'u'),
}
/** Behind these the post has another case, or is no post of one. */
const inCase = /(?<!\p{L})(?:des|eines|seines|ihres|beide|mehrere|zwei)\s$/iu

const bare = /^(.*?)((?:(?<!\S)\p{Ll}+\s){0,3})([\p{L}&-]+)$/u
const former = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(formerWords)}\s`, 'iu')

/** "der ehemalige Minister und Kommissar": both are over. */
const formerPair = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(formerWords)}\s(?:[\p{L}-]+\s){1,2}(?:und|en)\s$`,
  'iu',
)
const formerOffice = new RegExp(`^${formerOffices}$`, 'iu')
const limiting = new RegExp(`${limitingAdjectives}\\s$`, 'iu')

/** "Stellvertretender Direktor NAME": what limits the post can open the sentence. */
const opening = new RegExp(`^(?:${limitingAdjectives}|${joinAlternatives(formerWords)})\\s`, 'iu')

/** "CDU-Politikerin NAME", "toenmalig pianist NAME" */
function parseBare(said: string, sentence: string): Post | null {
  const tail = opening.test(said) ? `${said.charAt(0).toLowerCase()}${said.slice(1)}` : said
  const [, before = '', adjectives = '', word = ''] = bare.exec(tail) ?? []
  const language = /^\p{Lu}/u.test(word) && signs.de.test(sentence) ? 'de' : 'nl'
  const isDutch = language === 'nl' && signs.nl.test(sentence) && !signs.de.test(sentence)
  if ((language === 'nl' && !isDutch) || word === '' || inCase.test(`${before}${adjectives}`))
    return null
  const words = adjectives.split(' ').slice(0, -1)
  const near = words.slice(words.findLastIndex((one) => !isAdjective(one)) + 1)
  const beside = near.map((one) => `${one} `).join('')
  const limit = limiting.exec(beside)?.[0] ?? ''
  return isHolder(word) && isTitle(`${beside}${word}`) && !isOfSeveral(word)
    ? {
        title: `${limit}${word}`,
        organization: null,
        phrase: `${limit}${word}`,
        language,
        isOver:
          former.test(adjectives) ||
          formerOffice.test(word) ||
          formerPair.test(`${before}${adjectives}`),
      }
    : null
}

const today = new RegExp(`^${joinAlternatives(ofToday)}\\s`, 'iu')

function build(
  { title, organization, language, isOver }: Post,
  confidence: number,
): WeighedStatement {
  const clean = cleanTitle(title)
  const text = (clean.text ?? '').replace(today, '')
  return {
    path: 'work.positions',
    value: {
      title: language === 'de' ? withoutCase(text) : text,
      organization,
      from: null,
      to: null,
      current: !clean.isOver && !isOver && !former.test(title),
    },
    confidence,
  }
}

/** "der französische Präsident" is "französischer Präsident" elsewhere, a woman's not. */
function withoutCase(title: string): string {
  const [, front = '', noun = ''] = /^((?:[\p{Ll}-]+\s)*)(\p{Lu}.*)$/u.exec(title) ?? []
  const isSame = /in$/u.test(noun.split(' ')[0] ?? '') && /^(?:[\p{Ll}-]+e\s)+$/u.test(front)
  return noun === '' || isSame || limiting.test(front) ? title : noun
}
