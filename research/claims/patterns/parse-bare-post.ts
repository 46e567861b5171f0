import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { toSmall } from '../../text/words/to-small.ts'
import { type FrontPost, isAdjective, isHolder } from './parse-post-phrase.ts'
import { isOfSeveral, isTitle } from './phrases/roles.ts'
import { saysDutch, saysGerman } from './phrases/says-language.ts'
import { formerOffices, formerWords } from './tables/former-words.ts'
import { limitingAdjectives } from './tables/front-post-words.ts'

/** Behind these the post has another case, or is no post of one. */
const inCase = /(?<!\p{L})(?:des|eines|seines|ihres|beide|mehrere|zwei)\s$/iu

const bare = /^(.*?)((?:(?<!\S)\p{Ll}+\s){0,3})([\p{L}&-]+)$/u
export const formerInFront = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(formerWords)}\s`,
  'iu',
)

/** "der ehemalige Minister und Kommissar": both are over. */
const formerPair = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(formerWords)}\s(?:[\p{L}-]+\s){1,2}(?:und|en)\s$`,
  'iu',
)
const formerOffice = new RegExp(`^${joinAlternatives(formerOffices)}$`, 'iu')
export const limiting = new RegExp(`${joinAlternatives(limitingAdjectives)}\\s$`, 'iu')

/** "Stellvertretender Direktor NAME": what limits the post can open the sentence. */
const opening = new RegExp(
  `^(?:${joinAlternatives(limitingAdjectives)}|${joinAlternatives(formerWords)})\\s`,
  'iu',
)

/** "CDU-Politikerin NAME", "toenmalig pianist NAME": German and Dutch need no article. */
export function parseBarePost(said: string, sentence: string): FrontPost | null {
  const tail = opening.test(said) ? toSmall(said) : said
  const [, before = '', adjectives = '', word = ''] = bare.exec(tail) ?? []
  const language =
    /^\p{Lu}/u.test(word) && (/[äöüß]/u.test(word) || saysGerman(sentence)) ? 'de' : 'nl'
  const isDutch = language === 'nl' && saysDutch(sentence) && !saysGerman(sentence)
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
          formerInFront.test(adjectives) ||
          formerOffice.test(word) ||
          formerPair.test(`${before}${adjectives}`),
      }
    : null
}
