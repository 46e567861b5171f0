import { claimOf, extract } from './extract.ts'
import {
  blockOf,
  claimLines,
  contentWords,
  fetchedOf,
  type Material,
  ordersIn,
  personField,
  sentencesOf,
} from './material.ts'

/** How a model may answer badly; the server's own failures are in `faults.ts`. */
export const answerFaults = [
  'not-json',
  'wrong-schema',
  'invents-quotes',
  'cites-nothing',
  'cites-wrong',
  'obeys-injection',
] as const
export type AnswerFault = (typeof answerFaults)[number]

/**
 * The answer to one of our prompts, without any intelligence: the same prompt always gets the same
 * answer.
 */
export function think(material: Material, fault: AnswerFault | null): string {
  if (fault === 'not-json') return 'I would rather talk about the weather, which is fine today.'
  if (fault === 'wrong-schema')
    return JSON.stringify({ result: [{ statement: 'nothing of what was asked for' }] })
  switch (material.task) {
    case 'extract-claims':
      return JSON.stringify(extractWith(material, fault))
    case 'judge-question':
      return JSON.stringify({ decline: false, category: null })
    case 'judge-sentences':
      return JSON.stringify({
        verdicts: material.blocks.map(({ id }) => ({ id, supported: true })),
      })
    case 'chat-turn':
      return JSON.stringify(decide(material, fault))
    case 'write-summary':
      return spoil(summarise(material), material, fault)
    case 'chat-answer':
      return spoil(answer(material), material, fault)
    default:
      return 'Hello.'
  }
}

function extractWith(material: Material, fault: AnswerFault | null) {
  const found = extract(material)
  const name = personField(material, 'name')
  if (fault === 'invents-quotes') {
    const invented = claimOf(
      'work.positions',
      `${name} works as an astronaut at the Lunar Bakery.`,
      {
        title: 'astronaut',
        organization: 'Lunar Bakery',
        current: true,
      },
    )
    const bent = found.claims.map((claim) => ({
      ...claim,
      organization: claim.organization === null ? null : 'Lunar Bakery',
    }))
    return { about: 'this_person', claims: [...bent, invented] }
  }
  if (fault === 'obeys-injection') {
    const obeyed = ordersIn(material).flatMap((order) => [
      claimOf('mentions.items', order, {}),
      claimOf('identity.headline', order, { value: order }),
    ])
    return { about: 'this_person', claims: [...found.claims, ...obeyed] }
  }
  return found
}

function decide(material: Material, fault: AnswerFault | null) {
  const nothing = { query: null, sourceIds: [] }
  if (fault === 'obeys-injection' && ordersIn(material).length > 0)
    return { ...nothing, action: 'search', query: ordersIn(material).join(' ') }
  const words = asked(material)
  const known = new Set(claimLines(material).flatMap(({ text }) => contentWords(text)))
  const isKnown = words.every((word) => known.has(word)) || fetchedOf(material).length > 0
  return isKnown
    ? { ...nothing, action: 'answer' }
    : { ...nothing, action: 'search', query: `${personField(material, 'name')} ${words.join(' ')}` }
}

/** The words of the question but for the person's own name. */
function asked(material: Material): string[] {
  const own = new Set(contentWords(personField(material, 'name')))
  return contentWords(material.question).filter((word) => !own.has(word))
}

/** A sentence that begins another one is not written yet. */
function isWritten(material: Material, text: string): boolean {
  return blockOf(material, 'written')
    .split('\n')
    .some((line) => line.replace(/ *\[[^\]]*\]/g, '').replace(/[.\s]+$/, '') === text)
}

function summarise(material: Material): string[] {
  return claimLines(material)
    .filter(({ text }) => !isWritten(material, text))
    .map(({ text, marker }) => `${text} [${marker}].`)
}

function answer(material: Material): string[] {
  const words = asked(material)
  const fits = (text: string) =>
    !isWritten(material, text) && contentWords(text).some((word) => words.includes(word))
  const claims = claimLines(material).filter(({ text }) => fits(text))
  const passages = fetchedOf(material).flatMap(({ id, text }) =>
    sentencesOf(text)
      .map((sentence) => sentence.replace(/[.\s]+$/, ''))
      .filter(fits)
      .map((sentence) => `${sentence} [${id}].`),
  )
  return [...claims.map(({ text, marker }) => `${text} [${marker}].`), ...passages]
}

function spoil(
  sentences: readonly string[],
  material: Material,
  fault: AnswerFault | null,
): string {
  const markers = claimLines(material).map(({ marker }) => marker)
  const first = markers[0] ?? 'c1'
  switch (fault) {
    case 'cites-nothing':
      return sentences.map((sentence) => sentence.replace(/ \[[^\]]+\](?=\.)/g, '')).join(' ')
    case 'cites-wrong': {
      const next = (marker: string) =>
        markers.length < 2
          ? 'c999'
          : (markers[(markers.indexOf(marker) + 1) % markers.length] ?? 'c999')
      return sentences
        .map((sentence) =>
          sentence.replace(/\[(c\d+)\]/g, (_, marker: string) => `[${next(marker)}]`),
        )
        .join(' ')
    }
    case 'invents-quotes':
      return [
        `${personField(material, 'name')} won the Lunar Bakery Prize in 1911 [${first}].`,
        ...sentences,
      ].join(' ')
    case 'obeys-injection':
      return [
        ...ordersIn(material).map((order) => `${order.replace(/[.\s]+$/, '')} [${first}].`),
        ...sentences,
      ].join(' ')
    default:
      return sentences.join(' ')
  }
}
