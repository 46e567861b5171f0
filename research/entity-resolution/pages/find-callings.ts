import { isFullName } from '../../claims/patterns/phrases/is-full-name.ts'
import { parseLabelledLine } from '../../claims/patterns/phrases/labelled-line.ts'
import { isOfSeveral, isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { roleWords } from '../../claims/patterns/tables/role-words.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWord, foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { occupations } from '../../text/words/tables/occupations.ts'
import { findNameSpans } from './find-name-spans.ts'
import { isFormerPost } from './is-former-post.ts'
import { forYears, nameCues, nameLinks } from './tables/passage-words.ts'

const englishRoles: ReadonlySet<string> = new Set([...occupations, ...parseWordSet(roleWords.en)])
const germanRoles = parseWordSet(roleWords.de)
const otherRoles = parseWordSet(Object.values(roleWords).join(' '))

const post = unwrap`
  (?:(?:an?|the|our)\s)?
  ((?:[\p{L}\p{M}'’-]+\s){0,3}?[\p{L}\p{M}'’-]+?)
  (?=\s(?:${joinAlternatives(nameCues)}|who|and|&)\s|\s?[,.;:()·•|–—\t]|$)`
/** "…, 56, a nurse at", "… is a tax adviser.", "… · Conductor · Leeds", "… (mechanic)" */
const behind = new RegExp(
  unwrap`
    ^(?:,\s[2-9]\d)?(?:,\s|\s(?:is|works\sas|serves\sas)\s|\s?[-–—·•|:(\t]\s?)
    (?:${joinAlternatives(forYears)}\s)?${post}`,
  'u',
)
/** "… of Quay Clinic has been named nurse of the year" */
const named = new RegExp(
  unwrap`
    ^(?:\sof(?:\s(?:${joinAlternatives(nameLinks)}|[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&.'’-]*)){1,8})?
    \s(?:(?:has\sbeen|is)\s(?:named|appointed|elected)|becomes)\s(?:as\s)?${post}`,
  'u',
)
/** "Greta is a nurse at", below a line that writes the name in full */
const half = new RegExp(
  String.raw`(?:^|[;:,]\s)([\p{L}\p{M}'’-]{2,40})\s(?:is|works\sas)\s${post}`,
  'u',
)
/** "Ada Roe; Ada is a nurse at" */
const halfBehind = new RegExp(String.raw`^[;,]\s([\p{L}\p{M}'’-]{2,40})\sis\s${post}`, 'u')
/** "I'm a nurse by day", "By day I am a nurse" */
const own = new RegExp(String.raw`^(?:By\sday\s)?I(?:\sam|['’]m|\swork\sas)\s${post}`, 'u')
/** "“…,” says the nurse", not "says the nurse, Orla Finch" */
const speaker = new RegExp(
  unwrap`
    [,?!][”"’»]\s(?:says|said)\sthe\s${post}
    (?!(?:\s(?:of|at)\s[^,.;]{2,60})?,\s\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu})`,
  'u',
)
/** Characters beside a name within which a post stands. */
const beside = 80
/** Words of a line that is nothing but a post. */
const maxBareWords = 3
/** Sentences of a page that go on about the bearer. */
const maxSentences = 200
/** Characters of a sentence that goes on about the bearer. */
const maxLength = 240
/** "the insurance broker Ada Roe" */
const inFront = /(?<![\p{L}\p{M}-])((?:\p{Ll}[\p{L}\p{M}-]*\s){1,3})$/u

/**
 * What sentences call the bearer right beside the name: folded words of posts that they hold
 * now.
 * @param nameWords folded
 */
export function findCallings(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) =>
    findNameSpans(sentence, nameWords).flatMap(({ start, end }) => {
      const rest = sentence.slice(end, end + 2 * beside)
      const [, word = '', said = ''] = halfBehind.exec(rest) ?? []
      const onward = nameWords.has(foldWord(word)) ? said : ''
      const [, calling = onward] = behind.exec(rest.slice(0, beside)) ?? named.exec(rest) ?? []
      const [, front = ''] = inFront.exec(sentence.slice(Math.max(0, start - beside), start)) ?? []
      return [calling, front].flatMap(listPostWords)
    }),
  )
}

/**
 * What the sentences right behind the name call the bearer: by half the name, as the speaker, by a
 * label, or as nothing but a post.
 * @param nameWords folded
 */
export function findCallingsOn(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n', maxSentences).flatMap((whole, at, lines) => {
    // below the line of a neighbour, what follows is the neighbour's
    if (isFullName(lines[at - 1] ?? '')) return []
    const sentence = whole.slice(0, maxLength)
    const [, word = '', said = ''] = half.exec(sentence) ?? []
    const label = parseLabelledLine(sentence)
    const found = [
      nameWords.has(foldWord(word)) ? said : '',
      own.exec(sentence)?.[1] ?? '',
      speaker.exec(sentence)?.[1] ?? '',
      label?.kind === 'role' ? label.value : '',
      label === null && isBare(sentence) ? sentence : '',
    ]
    return found.map((phrase) => phrase.replace(/\.$/u, '')).flatMap(listPostWords)
  })
}

const wordsOnly = /^[\p{L}\p{M}'’ -]+\.?$/u

/** "Head librarian.", not "About the author" or the neighbour's "Orla Finch, author" */
function isBare(sentence: string): boolean {
  const words = foldWords(sentence)
  const isPlain = words.length <= maxBareWords && wordsOnly.test(sentence)
  return isPlain && !words.some((word) => functionWords.has(word))
}

/**
 * "Ghislaine Charpentier": only English writes the words in front of a calling large, and German
 * adjectives that begin a line. Compounds and women's forms of German callings are no family names:
 * "Senior Beraterin".
 */
function isName(phrase: string): boolean {
  const [, first = '', last = ''] = twoNames.exec(phrase) ?? []
  const calling = foldWord(last)
  const isForeign = otherRoles.has(calling) && !englishRoles.has(calling)
  const isGerman = germanRoles.has(calling) && (/e[rs]?$/u.test(first) || last.endsWith('in'))
  const isWord = isRoleWord(first) || functionWords.has(foldWord(first))
  return isFullName(phrase) || (isForeign && !isGerman && !isWord)
}

const twoNames = /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)$/u

/** A post and what it is of: "insurance broker" has to do with insurance. */
function listPostWords(phrase: string): string[] {
  if (isFormerPost(phrase) || isName(phrase) || isOfSeveral(phrase)) return []
  const words = foldWords(phrase)
  return isRoleWord(words.at(-1) ?? '') ? words : []
}
