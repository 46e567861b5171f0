import type { ChatMessage } from '../../contract/operations/chat.ts'
import { isNoQuestion } from '../questions/is-no-question.ts'
import { parseQuestion, type ReadQuestion } from '../questions/parse-question.ts'
import { topics } from '../questions/tables/topics.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import type { Citations } from '../writing/citations.ts'
import { writeDraft } from '../writing/draft.ts'
import { maySay } from '../writing/may-say.ts'
import type { Named, QuotedClaim, WrittenSentence } from '../writing/quoted-claim.ts'
import { rankCitations } from '../writing/rank-citations.ts'
import { sayCompanyHint } from '../writing/say-company-hint.ts'
import { formatQuote } from '../writing/words.ts'
import { listBirthYears } from './choose-own-material.ts'
import { listLastSaid, listSaid } from './list-said.ts'
import { rankClaims } from './rank-claims.ts'
import { type ChatDocument, type RankedSentence, rankSentences } from './rank-sentences.ts'
import { sayClaims } from './say-claims.ts'
import { sayLanguageHint } from './say-language-hint.ts'

type Question = {
  question: string
  /** Messages before the question. */
  history: readonly ChatMessage[]
  person: Named
  claims: readonly QuotedClaim[]
  documents: readonly ChatDocument[]
  /** The caller's own context; '' for none. It is not a source and gets no number. */
  context: string
  citations: Citations
}

/** @property enough whether what was asked is answered; if not, more may be looked for */
type Answer = { sentences: WrittenSentence[]; enough: boolean }

const maxNear = 2
const maxQuotes = 3

/**
 * Answers without a model: states claims, quotes sentences of documents word for word,
 * and says that it quotes. Finding nothing, it returns no sentence; `sayNoPublicSource` then says
 * so when nothing more can be looked at.
 */
export function answerFromClaims({
  question,
  history,
  person,
  claims,
  documents,
  context,
  citations,
}: Question): Answer {
  if (isNoQuestion(question)) return { sentences: [sayNoQuestion(person.name)], enough: true }
  const names = [person.name, ...(person.aliases ?? [])]
  const birthYears = listBirthYears(claims).map(({ year }) => year)
  const read = parseQuestion({ question, history, names })
  const said = read.ofStep
    ? listLastSaid(claims, history)
    : read.ofMore
      ? listSaid(claims, history)
      : []
  const ranked = rankClaims(
    read,
    claims.filter((claim) => !said.includes(claim)),
    said,
  )
  if (read.ofDispute && !ranked.fits)
    return { sentences: [sayNoDispute(person.name)], enough: true }
  const isDead = claims.some((claim) => claim.path === 'identity.deathYear' && maySay(claim))
  const drafts = sayClaims(ranked.claims, { name: person.name, isDead })
  const isLoose = read.ofReason && read.words.length === 0
  const asked = isLoose ? collectMatter(ranked.claims, names) : sought(read)
  // a topic's claims answer alone; words may be met by a sentence better than by a field
  const needed = ranked.fits && read.topics.length > 0 ? 0 : maxQuotes
  const quotes = distinctFrom(
    [...said, ...ranked.claims],
    rankSentences({
      ...{ words: asked, names, birthYears, documents },
      ...{ ofReason: read.ofReason, isLoose, ofBirthplace: read.ofBirthplace },
      needed: listOtherWords(read),
    }),
  ).slice(0, needed)
  const own = rankSentences({
    words: asked,
    names,
    birthYears,
    documents: [{ id: '', url: '', title: person.name, text: context }],
    ofReason: read.ofReason,
    isLoose,
    ofBirthplace: read.ofBirthplace,
  }).slice(0, 1)

  const direct = ranked.fits ? drafts : []
  const sentences = [
    ...direct.map(({ draft }) => writeDraft(draft, citations)),
    ...quoteExcerpt(direct[0]?.claims ?? [], question, citations),
    ...quotes.map(({ text, documentId }, at) =>
      quote(text, at === 0 ? 'Quoting the sources found' : 'And', citations.cite([documentId]), []),
    ),
    ...own.map(({ text }) => quote(text, 'According to the context that you gave', '', [])),
  ]
  if (sentences.length > 0) return { sentences, enough: true }
  const near = drafts.slice(0, maxNear).map(({ draft }) => writeDraft(draft, citations))
  const missing = read.isForeign
    ? 'Without a language model it is unclear whether the sources found say this'
    : 'The sources found do not say this'
  const lead = { text: `${missing}; what they do say about the matter follows.`, claimIds: [] }
  return { sentences: near.length > 0 ? [lead, ...near] : [], enough: false }
}

/** What sentences have to speak of: the question's own words, else those of its topic. */
function sought(read: ReadQuestion): readonly string[] {
  const { words, topics: asked, topicWords, ofAnother, later } = read
  // a sentence about work does not say when it was
  if (later) return []
  if (ofAnother) return [...words, ...topicWords]
  if (words.length > 0) return words
  if (asked.includes('achievements')) return topicWords
  return asked.flatMap((topic) => topics[topic].search.split(' ').filter((word) => word.length > 3))
}

/**
 * Words for the other person that a question is about: without one a sentence about the work of the
 * person would pass for one about a sister's.
 */
function listOtherWords({ ofAnother, words, topicWords }: ReadQuestion): string[] {
  if (!ofAnother) return []
  return [...words, ...topicWords.filter((word) => topics.relatives.words.has(word))]
}

/** The words of what a reason is asked for, such as a post, but not of the person's name. */
function collectMatter(claims: readonly QuotedClaim[], names: readonly string[]): string[] {
  const own = new Set(names.flatMap(foldWords))
  return claims
    .slice(0, maxNear)
    .flatMap(({ value }) => Object.values(value).filter((part) => typeof part === 'string'))
    .flatMap(foldWords)
    .filter((word) => !own.has(word) && !isSmallWord(word))
}

/** What a greeting, thanks or another order than a question gets: no fact was asked for. */
function sayNoQuestion(person: string): WrittenSentence {
  return {
    text:
      `This is no question about ${person}. ` +
      'Questions about work, education, places and public accounts are answered from sources.',
    claimIds: [],
  }
}

function sayNoDispute(person: string): WrittenSentence {
  return {
    text: `The sources found do not disagree on what was asked about ${person}.`,
    claimIds: [],
  }
}

/** What is said when nothing was found and nothing more can be looked at. */
export function sayNoPublicSource(
  person: string,
  { isKnown = true, question = '' } = {},
): WrittenSentence {
  const company = isKnown ? '' : sayCompanyHint(person)
  const language = question === '' ? '' : sayLanguageHint(question, [person])
  return {
    text:
      `No public source that was read says anything about this for ${person}.` +
      `${company}${language}`,
    claimIds: [],
  }
}

/**
 * The words of a source behind the first statement, so that a reader sees what it rests on: those
 * that say the most of it, in the script of the question where there are such. A field of a record
 * is no sentence to quote.
 */
function quoteExcerpt(
  claims: readonly QuotedClaim[],
  question: string,
  citations: Citations,
): WrittenSentence[] {
  const isForeign = (text: string) => foreignLetter.test(text) !== foreignLetter.test(question)
  for (const claim of claims) {
    if (claim.path === 'mentions.items') continue
    const [first] = [...rankCitations(claim), ...claim.citations]
      .map(({ sourceId, excerpt }) => ({ sourceId, line: excerpt.replace(/\s+/g, ' ').trim() }))
      .filter(({ line }) => line.length >= 12 && line.length <= 400 && !isField.test(line))
      .sort((one, other) => Number(isForeign(one.line)) - Number(isForeign(other.line)))
    if (first !== undefined)
      return [quote(first.line, 'Quoting the source', citations.cite([first.sourceId]), [claim.id])]
  }
  return []
}

const foreignLetter = /[\p{L}--\p{Script=Latin}]/v

/** `Location: Lisbon, Portugal`: a field and its value. */
const isField = /^\p{Lu}[\p{L} ]{1,24}:\s/u

function quote(text: string, lead: string, mark: string, claimIds: string[]): WrittenSentence {
  // our own full stop ends the sentence
  const quoted = formatQuote(text.replace(/(?<!\.)\.$/, ''))
  return { text: `${lead}: ${quoted}${mark === '' ? '' : ` ${mark}`}.`, claimIds }
}

/** Sentences that the claims quote already are not quoted again. */
function distinctFrom(
  claims: readonly QuotedClaim[],
  sentences: readonly RankedSentence[],
): RankedSentence[] {
  const excerpts = claims.flatMap(({ citations }) => citations.map(({ excerpt }) => excerpt))
  const seen = new Set<string>()
  return sentences.filter(
    ({ text }) =>
      !excerpts.some((excerpt) => excerpt.includes(text) || text.includes(excerpt)) &&
      !seen.has(text) &&
      seen.add(text),
  )
}
