import type { ChatMessage } from '../../contract/operations/chat.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { splitSentences } from '../text/sentences/split-sentences.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { findOtherName, hasOtherPronoun } from './find-other-name.ts'
import { courtesies } from './tables/no-questions.ts'
import {
  ageWords,
  allWords,
  answerForms,
  beforeWords,
  birthplaceWords,
  birthTimeWords,
  borderWords,
  deathDetails,
  deathWords,
  disputes,
  doubtedAgain,
  doubts,
  furtherQuestions,
  laterWords,
  moreWords,
  namingWords,
  nowWords,
  otherPeople,
  otherWords,
  overWords,
  parenthoodWords,
  pastWords,
  pointingWords,
  prepositions,
  reasonWords,
  samePeople,
  stillWords,
  subjectPronouns,
  thereWords,
} from './tables/question-words.ts'
import { type TopicName, topicNames, topicWords as wordsByTopic } from './tables/topic-words.ts'
import { topics } from './tables/topics.ts'

/** What a question asks for. */
export type ReadQuestion = {
  topics: TopicName[]
  /**
   * Folded content words that are neither the person's name nor words of the topics: `google` in
   * "Did she work at Google?".
   */
  words: string[]
  /** Its words that name the topics: `prizes`. */
  topicWords: string[]
  /** It asks about what was before. */
  past: boolean
  /** It asks what came after what lasts today. */
  later: boolean
  /** The year that it asks about, "in 2005"; null also for "before 2005". */
  year: string | null
  /** The year of which it asks what was before; null for none. */
  before: string | null
  /** It asks what someone else does, such as a sister of the person. */
  ofAnother: boolean
  /** It asks whether or when the person died, and nothing else. */
  ofDeath: boolean
  /** It asks where the person was born, and nothing else. */
  ofBirthplace: boolean
  /** Folded words of another name that it asks about: `ingo`, `wumpert`. */
  otherName: string[]
  /** Its words are of another language, so that they stand in no English source. */
  isForeign: boolean
  /** It asks for all of them, not only for that of today: "How many jobs". */
  all: boolean
  /** It asks why; without words and topics of its own, of what was asked before. */
  ofReason: boolean
  /** It asks for more than what was said before: "Anything else?" */
  ofMore: boolean
  /** It asks for the one stay before those that were said before: "And before that?" */
  ofStep: boolean
  /** It asks what sources disagree on. */
  ofDispute: boolean
}

type Question = { question: string; history: readonly ChatMessage[]; names: readonly string[] }

const buildAsks = (table: Parameters<typeof joinAlternatives>[0]) =>
  new RegExp(String.raw`(?<!\p{L})${joinAlternatives(table)}(?!\p{L})`, 'u')

/** Nothing but words that point back: `And before that?`, `When?`, `Since when?` */
const pointing = new RegExp(String.raw`^\P{L}*${joinAlternatives(pointingWords)}\b`, 'u')
const bordersYear = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(borderWords)}(?!\p{L})[^\d.?!]*\d{4}`,
  'u',
)
const asksBefore = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(beforeWords)} ((?:19|20)\d\d)(?!\d)`,
  'u',
)
const asksOfAnother = new RegExp(joinAlternatives(otherPeople), 'u')
const joins = new RegExp(String.raw` ${joinAlternatives(furtherQuestions)}(?!\p{L})`, 'u')
const asksOfSame = new RegExp(String.raw`\b${joinAlternatives(samePeople)}\b`)
const asksBirthplace = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(birthplaceWords)}`, 'u')
const asksBirthTime = buildAsks(birthTimeWords)
const asksAge = buildAsks(ageWords)
const asksParenthood = buildAsks(parenthoodWords)
const asksDeath = buildAsks(deathWords)
const asksDeathDetails = buildAsks(deathDetails)
const asksAll = buildAsks(allWords)
const asksOver = buildAsks(overWords)
const english = parseWordSet(
  Object.values(wordsByTopic)
    .map(({ words }) => words.en)
    .join(' '),
)
const asksReason = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(reasonWords)}(?: (?:so|not|is that|was that))?[\s?!.]*$`,
  'u',
)
const opensWithReason = new RegExp(String.raw`^${joinAlternatives(reasonWords)}(?!\p{L})`, 'u')
const asksLater = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(laterWords)}(?! (?:de )?(?:19|20)\d\d)(?!\p{L})`,
  'u',
)
const asksThere = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(thereWords)}[\s?!.]*$`, 'u')
const asksMore = buildAsks(moreWords)
const asksOthers = buildAsks(otherWords)
const asksNow = buildAsks(nowWords)
/** Behind an English preposition it is a name: "Did she work at Encore?" */
const asksStill = new RegExp(
  String.raw`(?<!\p{L})(?<!\b(?:${prepositions}) )${joinAlternatives(stillWords)}(?!\p{L})`,
  'u',
)
const isDoubt = new RegExp(`^${doubts}`, 'u')
const doubtsAgain = new RegExp(String.raw`^${joinAlternatives(doubtedAgain)}(?!\p{L})`, 'u')
const asksForm = new RegExp(String.raw`(?<!\p{L})(?:${answerForms})`, 'gu')
const asksDispute = parseWordSet(Object.values(disputes.words).join(' '))
const besidesDispute = parseWordSet(Object.values(disputes.besides).join(' '))
const doers = parseWordSet(Object.values(subjectPronouns).join(' '))
/** "Great, what else?" */
const courteous = [...parseWordSet(Object.values(courtesies.words).join(' '))].join('|')
const opensCourteously = new RegExp(String.raw`^(?:\P{L}*(?:${courteous})[,.!])+ `, 'iu')
const naming = parseWordSet(Object.values(namingWords).join(' '))
const asksPast = new RegExp(String.raw`\b${joinAlternatives(pastWords)}(?!\p{L})`, 'u')

/**
 * Understands a question by its words; one that only points back is about what was asked before.
 */
export function parseQuestion({ question: written, history, names }: Question): ReadQuestion {
  // folding would make words of them
  const question = chooseQuestion(written.replace(/\p{Extended_Pictographic}/gu, ' '))
  const asked = plain(question)
  const own = collectTopics(asked)
  const last = findLastAsked(history, names)
  const content = [asksLater, asksNow, isDoubt, doubtsAgain, asksForm, asksStill].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    asked,
  )
  const ownWords = collectWords(content, own, names)
  const topicWords = collectTopicWords(question, own)
  const past = asksPast.test(asked)
  const before = asksBefore.exec(asked)?.[1] ?? null
  const otherName = own.length === 0 ? [] : findOtherName(question, names)
  const isForeign = topicWords.length > 0 && topicWords.every((word) => !english.has(word))
  const isLife = own.every((topic) => topic === 'age')
  const ofDeath = isLife && asksDeath.test(asked) && !asksAge.test(asked)
  const ofReason =
    opensWithReason.test(asked) ||
    (own.length === 0 && ownWords.length === 0 && asksReason.test(asked))
  const isKept = ownWords.length === 0 && !past && !ofReason && keepsStay(asked, own, last)
  const isOnlyPast = own.every((topic) => topic === 'past_work') && ownWords.length === 0
  const ofStep = past && isOnlyPast && pointing.test(asked)
  const ofMore = history.length > 0 && ownWords.length === 0 && !isKept && asksMore.test(asked)
  const isOfKind = ofMore && (own.length > 0 || asksOthers.test(asked))
  const all = isOfKind || asksAll.test(asked) || (!own.includes('who') && asksOver.test(asked))
  const words = isKept ? last.words : ownWords
  const year = isKept ? last.year : findYear(asked)
  const more = {
    ...{ topicWords, past, later: false, year, before, otherName, all },
    ...{ isForeign, ofDeath, ofReason, ofBirthplace: false, ofMore, ofStep },
    ofDispute: isOfDispute(ownWords, foldWords(asked)),
  }
  if (more.ofDispute) return { ...more, topics: own, words: [], ofAnother: false }
  const kin = findLastAsked(history, names, 'relatives')
  const isOfRelative = hasOtherPronoun(kin.asked, asked)
  if (isOfRelative) topicWords.push(...kin.topicWords)
  const isPlaceOfBirth = isLife && asksBirthplace.test(asked)
  if (isPlaceOfBirth && !asksBirthTime.test(asked))
    return {
      ...{ ...more, topics: ['place'], words: ['born'], ofBirthplace: true, all: false },
      ofAnother: isOfRelative || asksOfAnother.test(asked),
    }
  // a mother has children, which no answer speaks of; her own parents are no answer
  if (asksParenthood.test(asked))
    return { ...more, topicWords: [], topics: [], words: [], ofAnother: false }
  // sentences of documents may say it, with this word
  if (ofDeath && asksDeathDetails.test(asked)) words.push('died')
  const ofAnother =
    own.some((topic) => topic !== 'relatives') && (isOfRelative || isOfAnother(asked))
  const next = asksLater.test(asked) && words.length === 0 ? chooseNextStage(own, last) : null
  if (next !== null) return { ...more, ...next, words, ofAnother }
  const isName = own.length === 0 && words.length > 0 && words.every((word) => naming.has(word))
  if (isName && last.topics.includes('relatives')) {
    const { topics, topicWords } = last
    return { ...more, topics, topicWords, words: [], ofAnother: false }
  }
  if (own.length > 0 && !(words.length === 0 && own.every((topic) => topic === 'past_work')))
    return { ...more, topics: own, words, ofAnother }
  const isBehind = pointing.test(asked) || ownWords.length === 0
  const inherited = (isBehind && (isOfKind || !ofMore) ? last.topics : []).filter(
    (topic) => topic !== 'past_work' || !past,
  )
  const found = joinTopics(own, inherited)
  return {
    ...more,
    topicWords: topicWords.length === 0 && isBehind ? last.topicWords : topicWords,
    // a question without topic or content is answered with who the person is
    topics: found.length === 0 && words.length === 0 ? ['who'] : found,
    words,
    ofAnother,
  }
}

/** Earlier work goes on from a question about work, and from no other. */
function joinTopics(own: readonly TopicName[], inherited: readonly TopicName[]): TopicName[] {
  const isOfWork = inherited.length === 0 || inherited.some(isWork)
  const kept = isOfWork ? own : own.filter((topic) => topic !== 'past_work')
  return [...new Set([...kept, ...inherited])]
}

/** Of sources, not of what the person disputes or is: "Is she contested?" */
function isOfDispute(words: readonly string[], asked: readonly string[]): boolean {
  const isOfSources = words.some((word) => besidesDispute.has(word))
  return (
    words.some((word) => asksDispute.has(word)) &&
    words.every((word) => asksDispute.has(word) || besidesDispute.has(word)) &&
    (isOfSources || !asked.some((word) => doers.has(word)))
  )
}

/**
 * Without an opening courtesy and the sentences around the questions of a message, where these say
 * what they are about.
 */
function chooseQuestion(written: string): string {
  const message = written.replace(opensCourteously, '')
  const asked = splitSentences(message)
    .map(({ text }) => text)
    .filter((text) => text.endsWith('?'))
    .join(' ')
  return collectTopics(plain(asked)).length > 0 ? asked : message
}

/** Whether it is about the stay that was asked about before, such as that at one employer. */
function keepsStay(asked: string, own: readonly TopicName[], last: LastAsked): boolean {
  const isStay = last.topics.some((topic) => isWork(topic) || stays.has(topic))
  if (!isStay || [asksLater, asksMore, asksNow].some((other) => other.test(asked))) return false
  return asksThere.test(asked) || own.length === 0
}

const stays: ReadonlySet<TopicName> = new Set(['past_work', 'place', 'education'])

/** The year that is asked about, and no border of a time. */
function findYear(asked: string): string | null {
  if (bordersYear.test(asked)) return null
  return /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(asked)?.[0] ?? null
}

/**
 * What came after the stage of a life that was asked about before: what lasts today after what was
 * earlier, work after a school.
 * @returns null where no such stage was asked about
 */
function chooseNextStage(
  own: readonly TopicName[],
  last: LastAsked,
): Pick<ReadQuestion, 'topics' | 'past' | 'later' | 'all'> | null {
  if (!own.every(isWork)) return null
  const next = { topics: ['work' as const], past: false, later: false, all: false }
  if (last.topics.includes('past_work')) return next
  if (last.topics.some(isWork)) return { ...next, later: last.isOfToday }
  return last.topics.includes('education') ? { ...next, all: true } : null
}

/**
 * Whether it is about another person throughout. Of two questions in one the first decides: "Who is
 * her husband, and where does he work?", unless the second comes back to the person: "does she".
 */
function isOfAnother(asked: string): boolean {
  const [first = '', ...further] = asked.split(joins)
  if (!asksOfAnother.test(first)) return false
  const asksOnlyWho = collectTopics(first).every((topic) => topic === 'relatives')
  return further.length === 0 || !(asksOnlyWho && asksOfSame.test(asked))
}

function isWork(topic: TopicName): boolean {
  return topic === 'work' || topic === 'role' || topic === 'who'
}

function collectTopics(asked: string): TopicName[] {
  const found = topicNames.filter((name) => topics[name].asks.test(asked))
  // "who is" is also how other questions begin
  return found.length > 1 ? found.filter((name) => name !== 'who') : found
}

/** @property isOfToday it names no year, employer or other mark of one of several stays */
type LastAsked = Pick<ReadQuestion, 'topics' | 'topicWords' | 'words' | 'year'> & {
  asked: string
  isOfToday: boolean
}

/**
 * The topics of the last question that has any, with its words that name them.
 * @param topic one that it has to have
 */
function findLastAsked(
  history: readonly ChatMessage[],
  names: readonly string[],
  topic?: TopicName,
): LastAsked {
  for (const { role, content: written } of history.toReversed()) {
    const content = role === 'user' ? chooseQuestion(written) : ''
    const asked = plain(content)
    const topics = collectTopics(asked)
    if (topics.length === 0 || (topic !== undefined && !topics.includes(topic))) continue
    const words = collectWords(asked, topics, names)
    return {
      asked,
      topics,
      topicWords: collectTopicWords(content, topics),
      words,
      year: findYear(asked),
      isOfToday: words.length === 0 && !asksAll.test(asked),
    }
  }
  return { asked: '', topics: [], topicWords: [], words: [], year: null, isOfToday: false }
}

function collectTopicWords(question: string, own: readonly TopicName[]): string[] {
  const ofTopics = new Set(own.flatMap((name) => [...topics[name].words]))
  return [...new Set(foldWords(question))].filter((word) => ofTopics.has(word))
}

function collectWords(
  question: string,
  own: readonly TopicName[],
  names: readonly string[],
): string[] {
  const known = new Set([
    ...names.flatMap(foldWords),
    ...own.flatMap((name) => [...topics[name].words]),
  ])
  return [...new Set(foldWords(question.replace(/['’]s\b/g, '')))].filter(
    (word) => word.length > 1 && !known.has(word) && !isSmallWord(word) && !pointers.has(word),
  )
}

const pointers = parseWordSet(`
  before after when since until where ever long many much first last year years currently now
  today still exactly actually really ago far time hi hello hey thanks thank ok okay want hallo
  danke list get gets got gotten tiene tienen vor wurde wurden bonjour salut merci hola gracias
  dr prof mr mrs ms miss herr frau mme summarise summarize raconte moi
  see help overview summary
  anything something else tell write go more other others held dort bas ne alli ahi
  avant antes cela etwas sonst autre autres chose mas algo otra otras otro otros cosa altro altra
  altri altre outro outra outros outras coisa alguma
`)

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
}
