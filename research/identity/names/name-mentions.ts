import { memoizeByObject } from '../../text/memoize.ts'
import { isUnspaced, splitTextWords } from '../../text/words/split-text-words.ts'
import { findName, type NamePlace } from './find-name.ts'
import { foldHan } from './fold-han.ts'
import { type NameForm, parseNameForm } from './name-form.ts'
import { type NameToken, parseNameTokens } from './name-tokens.ts'
import { buildNameTrace, mayWriteName } from './name-trace.ts'
import { listNameWords, parsePersonName } from './person-name.ts'
import { isGivenName } from './tables/nicknames.ts'
import {
  generations,
  kinship,
  kinshipOfOther,
  lateGenerations,
  particles,
  titles,
} from './tables/titles.ts'

/** The name that is looked for, folded. */
export type SoughtName = {
  given: string
  family: string
  middle: readonly string[]
  words: ReadonlySet<string>
  /** The name as it was asked for, without spaces, where its script has none. */
  unspaced: string | null
  form: NameForm
}

/** How a text writes the sought name, over all places where it does. */
export type NameMentions = {
  count: number
  /** Middle names and initials found between the sought words, or names in front of them. */
  middle: Set<string>
  /** A further family name behind: `Ada Example Smith`. */
  beyond: Set<string>
  before: Set<string>
  /** At how many places a further given name stands in front: `Roy Ada Example`. */
  led: number
  generation: Set<string>
  titles: Set<string>
  /** The name as it is written, once per place; comma forms turned. */
  written: string[]
  /** The same places with the words that were asked for, however the text spells these. */
  asAsked: string[]
}

/** A searched name in the forms in which texts write it. */
export function parseSoughtName(query: string): SoughtName {
  const name = parsePersonName(query)
  const words = listNameWords(name)
  return {
    given: words[0] ?? '',
    family: words.at(-1) ?? '',
    middle: words.slice(1, -1),
    words: new Set([...words, ...splitTextWords(query)]),
    unspaced: isUnspaced(query) ? query.replace(/\s/g, '') : null,
    form: parseNameForm(query),
  }
}

/**
 * Finds the sought name in a text, in every way that texts write names: this is the one matcher for
 * mentions, lines of pages and opt-outs.
 */
export function findMentions(text: string, { form }: Pick<SoughtName, 'form'>): NameMentions {
  const found: NameMentions = {
    count: 0,
    middle: new Set(),
    beyond: new Set(),
    before: new Set(),
    led: 0,
    generation: new Set(),
    titles: new Set(),
    written: [],
    asAsked: [],
  }
  findUnspaced(text, form, found)
  if (!mayWriteName(text, buildTraceOnce(form))) return found
  const tokens = parseNameTokens(text)
  for (const place of findName(tokens, form)) parsePlace(tokens, place, form, found)
  return found
}

const buildTraceOnce = memoizeByObject(({ family }: NameForm) => buildNameTrace(family))

/** In scripts without reliable spaces a name is found by its signs. */
function findUnspaced(text: string, { unspaced, asked }: NameForm, found: NameMentions): void {
  if (unspaced.length === 0) return
  const signs = foldHan(text.normalize('NFKC').replace(/[\s・･·‧=＝\p{Cf}]/gu, ''))
  const [name] = unspaced
  for (const form of unspaced) {
    const count = signs.split(foldHan(form)).length - 1
    if (count === 0) continue
    found.count += count
    if (name !== undefined) found.written.push(name)
    found.asAsked.push(`${asked.given} ${asked.family}`.trim())
    return
  }
}

function parsePlace(
  tokens: readonly NameToken[],
  place: NamePlace,
  form: NameForm,
  found: NameMentions,
): void {
  found.count += 1
  const { start, end, isTurned, given, family } = place
  const write = ([from, to]: readonly [number, number]) =>
    tokens
      .slice(from, to + 1)
      .map(writtenToken)
      .join('')
      .trim()
  const middle = isTurned || form.isMononym ? [] : tokens.slice(given[1] + 1, family[0])
  const between = middle.map(writtenToken).join('').trim()
  const isComma = isTurned && tokens[given[0]]?.gap.trim() !== ''
  const parts =
    isTurned && !isComma ? [write(family), write(given)] : [write(given), between, write(family)]
  found.written.push(form.isMononym ? write(family) : parts.filter((part) => part !== '').join(' '))
  const isWhole =
    tokens
      .slice(given[0], given[1] + 1)
      .map(({ folded }) => folded)
      .join('') === form.given[0]
  const { asked } = form
  const said = form.isMononym ? [] : [isWhole ? asked.given : asked.called, between]
  found.asAsked.push([...said, asked.family].filter((part) => part !== '').join(' '))
  const known = form.given.join(' ')
  for (const { folded } of middle)
    if (!particles.has(folded) && !known.includes(folded)) found.middle.add(folded)
  const [before, behind, next] = [tokens[start - 1], tokens[end + 1], tokens[end + 2]]
  const gap = tokens[start]?.gap ?? ''
  if (before?.isCapital && /^\.?\s+$/.test(gap)) {
    if (titles.has(before.folded)) found.titles.add(before.folded)
    else if (!gap.startsWith('.') || before.folded.length === 1) {
      found.before.add(before.folded)
      if (isGivenName(before.folded)) found.led += 1
    }
  }
  if (behind === undefined) return
  const late = parseLateGeneration(behind, next)
  if (late !== null) found.generation.add(late)
  if (late !== null || !behind.isCapital) return
  if (/^[-‐‑–]$/u.test(behind.gap)) found.beyond.add(behind.folded)
  if (!/^,?\s+$/.test(behind.gap)) return
  const mark =
    generations[behind.folded] ?? (isTurned ? generations[next?.folded ?? ''] : undefined)
  if (mark !== undefined) found.generation.add(mark)
  else if (!/^\s+$/.test(behind.gap)) return
  else if (isTurned && behind.folded.length === 1) found.middle.add(behind.folded)
  else if (!isTurned) found.beyond.add(behind.folded)
}

/**
 * The generation behind a name in small letters or with a hyphen: "Roe fils", "Roe jun.",
 * "Roe-junior". What may be a rank of a post ends the name: "Roe senior", not "Roe senior editor".
 */
function parseLateGeneration(
  { folded, isCapital, gap }: NameToken,
  next: NameToken | undefined,
): string | null {
  const isJoined = /^[-‐‑–]$/u.test(gap)
  const mark = generations[folded] ?? lateGenerations[folded]
  if (mark === undefined || !(isJoined || (!isCapital && /^\s+$/.test(gap)))) return null
  const isEnd = next === undefined || !/^\s+$/.test(next.gap)
  const isKin = kinship.has(folded) && !kinshipOfOther.has(next?.folded ?? '')
  return isJoined || isEnd || isKin ? mark : null
}

/** The first token of a part is written without what parts it from the text before. */
function writtenToken({ raw, gap }: NameToken, at: number): string {
  const space = at === 0 ? '' : /[-‐‑–]/u.test(gap) ? '-' : ' '
  return `${space}${raw.length === 1 ? `${raw}.` : raw}`
}
