import { memoizeByObject } from '../../text/memoize.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { partMarks } from './binding/front-list.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { isCalledAfter, isPlayed } from './is-called-after.ts'
import { formerInFront, limiting, parseBarePost } from './parse-bare-post.ts'
import {
  type FrontPost,
  languagesOfPosts,
  type PostLanguage,
  parsePostPhrase,
} from './parse-post-phrase.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { isRoleWord } from './phrases/roles.ts'
import { saysDutch } from './phrases/says-language.ts'
import { addressWords, sentenceStarts } from './tables/address-words.ts'
import {
  companions,
  likenings,
  ofToday,
  postArticles,
  postLinks,
} from './tables/front-post-words.ts'
import { kinNouns } from './tables/role-words.ts'

const less = 12
const maxLength = 90

const grammars = languagesOfPosts.map((language) => ({
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
  if (post === null || post.isOver || formerInFront.test(post.title)) return null
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
const findFrontPost = memoizeByObject((bound: BoundSentence): FrontPost | null => {
  const { intro, predicate, name, others } = bound
  if (name === '' || intro === '') return null
  if (others.some((place) => place < 0 && place >= -maxLength)) return null
  const isApposed = /,\s*$/u.test(intro)
  if (isApposed && !closed.test(predicate)) return null
  const clause = intro.replace(/,\s*$/u, ' ').replace(address, ' ').trimEnd()
  const tail = clause.split(partMarks).at(-1)?.trimStart() ?? ''
  if (tail.length > maxLength * 2) return null
  const post =
    parseBehindArticle(tail, isApposed, bound.sentence.text) ??
    (isApposed ? null : parseBarePost(tail, bound.sentence.text))
  const isThing = post !== null && (isPlayed(intro) || isCalledAfter(intro))
  // "das Gespräch mit dem Leiter von Globex führte NAME": the sentence's verb ends no firm
  const isClause = post?.language === 'de' && /\s\p{Ll}+$/u.test(post.organization ?? '')
  return isThing || isClause || endsQuote.test(predicate) ? null : post
})

/** "Le livre « Le président NAME »": the title of a work */
const endsQuote = /^[\s\u202f]?[”“»«"’›](?!\p{L})/u

function parseBehindArticle(tail: string, isApposed: boolean, sentence: string): FrontPost | null {
  for (const { language, article, link } of grammars) {
    for (const { 0: found, index } of tail.matchAll(article)) {
      const phrase = tail.slice(index + found.length)
      const post = parsePostPhrase(phrase, { language, link, isApposed })
      const before = tail.slice(0, index)
      if (
        post === null ||
        (isApposed && isComplement(before, found, language)) ||
        likened.test(before)
      )
        continue
      // "teniente de alcalde": "de" is an article in Dutch alone
      if (language === 'nl' && before !== '' && !saysDutch(sentence)) continue
      // Portuguese "a" is an article of English and a preposition elsewhere
      if (/^a\s/iu.test(found) && !isPortuguese(found, phrase)) continue
      return post
    }
  }
  return null
}

/** "A diretora": behind the article the post of a woman, which "a lawyer" is not */
function isPortuguese(found: string, phrase: string): boolean {
  return /\sd[aeo]s?\s/u.test(phrase) || (found.startsWith('A') && feminine.test(phrase))
}
const feminine = /^\p{Ll}+(?:a|ã|triz|nte)(?!\p{L})/u

const likened = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(likenings)}\s$`, 'iu')

/** "the assistant of the director, NAME": whose post it is remains open. */
function isComplement(before: string, found: string, language: PostLanguage): boolean {
  const isJoined = /^(?:d|au|al|ao)/iu.test(found) && !/^d(?:er|ie|em|en)\s/iu.test(found)
  const [noun = ''] = /\p{L}+(?=\s(?:d['’]|de|di|von|van|des)?\s?$|\s?$)/u.exec(before) ?? []
  const isOf = isJoined || /(?<!\p{L})(?:de|di|d['’]|von|van)\s?$/iu.test(before)
  const isNext = /\p{L}\s$/u.test(before)
  if ((isOf || isNext) && (kin.test(noun) || isRoleWord(noun))) return true
  return isGenitive(before, found, noun, language)
}

/** "Le rival du maire, NAME", "der Rivale der Ministerin, NAME": behind any noun */
function isGenitive(before: string, found: string, noun: string, language: PostLanguage): boolean {
  if (noun === '' || functionWords.has(foldWord(noun)) || startsSentence.test(noun)) return false
  if (language === 'de') return /^\p{Lu}/u.test(noun) && /^(?:der|einer)\s/iu.test(found)
  if (language === 'nl') return /\svan\s$/u.test(before)
  return (
    /^d(?:u|el|ell[ao]|ell['’]|[oa])(?:\s|$)/iu.test(found) ||
    /\s(?:de|di|d['’])\s?$/iu.test(before)
  )
}
const startsSentence = new RegExp(`^${joinAlternatives(sentenceStarts)}$`, 'u')

const today = new RegExp(`^${joinAlternatives(ofToday)}\\s`, 'iu')

function build(
  { title, organization, language, isOver }: FrontPost,
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
      current: !clean.isOver && !isOver && !formerInFront.test(title),
    },
    confidence,
  }
}

function isWoman(noun: string): boolean {
  return /in$/u.test(noun.split(' ')[0] ?? '')
}

/** "der französische Präsident" is "französischer Präsident" elsewhere, a woman's not. */
function withoutCase(title: string): string {
  const [, front = '', noun = ''] = /^((?:[\p{Ll}-]+\s)*)(\p{Lu}.*)$/u.exec(title) ?? []
  const isSame = isWoman(noun) && /^(?:[\p{Ll}-]+e\s)+$/u.test(front)
  // "Vorsitzende" leaves open whose post it is
  if (noun === '' || isSame || (limiting.test(front) && /e$/u.test(noun))) return title
  return limiting.test(front)
    ? `${front.replace(/(?:e[nmr]?) $/u, isWoman(noun) ? 'e ' : 'er ')}${noun}`
    : noun
}
