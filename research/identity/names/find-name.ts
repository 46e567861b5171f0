import type { Span } from '../../text/span.ts'
import type { NameForm } from './name-form.ts'
import type { NameToken } from './name-tokens.ts'
import { areNicknames } from './tables/nicknames.ts'
import { particles, titlesAsInitials } from './tables/titles.ts'

/** Where tokens write a name; positions of the first and the last token. */
export type NamePlace = Span & {
  /** The family name stands in front of the given name. */
  isTurned: boolean
  given: readonly [number, number]
  family: readonly [number, number]
}

/** One part of a name has at most this many tokens: `Min Jun`, `Mac Donald`. */
const maxParts = 5
const maxParticles = 3

/** Between the words of one name: spaces, a hyphen, an initial's dot, a nickname in quotes. */
const inside = /^(?:\.?\s{1,3}|\.|\s?[-‐‑–]\s?|\.?\s["“„«(']|["”“»)']\s)$/u
const comma = /^\s?[,،、]\s{0,3}$/u

/** Finds a name in its usual order, in comma form, and family name first where that is custom. */
export function findName(tokens: readonly NameToken[], form: NameForm): NamePlace[] {
  if (form.family.length === 0) return []
  const places: NamePlace[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const place = form.isMononym
      ? mononymAt(tokens, i, form)
      : (usualAt(tokens, i, form) ?? turnedAt(tokens, i, form))
    if (place === null) continue
    places.push(place)
    i = place.end
  }
  return places
}

function mononymAt(
  tokens: readonly NameToken[],
  i: number,
  { family }: NameForm,
): NamePlace | null {
  const end = joinedAt(tokens, i, family)
  if (end === null || tokens[i]?.isCapital !== true) return null
  // a part of a compound is another name
  if (
    /[-‐‑–]$/u.test(tokens[i]?.gap ?? '') ||
    /^[-‐‑–]\p{Lu}/u.test((tokens[end + 1]?.gap ?? '') + (tokens[end + 1]?.raw ?? ''))
  )
    return null
  return { start: i, end, isTurned: false, given: [i, end], family: [i, end] }
}

function usualAt(tokens: readonly NameToken[], i: number, form: NameForm): NamePlace | null {
  if (tokens[i]?.isCapital !== true) return null
  for (const end of givenEnds(tokens, i, form)) {
    let at = end + 1
    for (let between = 0; between <= form.between; ) {
      const token = tokens[at]
      if (token === undefined || !inside.test(token.gap)) break
      const family = familyAt(tokens, at, form)
      if (family !== null)
        return { start: i, end: family[1], isTurned: false, given: [i, end], family }
      const isSmall = particles.has(token.folded) && !token.isCapital
      if (!isSmall && !token.isCapital && !/[-‐‑–]/u.test(token.gap)) break
      if (!isSmall) between += 1
      at += 1
    }
  }
  return null
}

function turnedAt(tokens: readonly NameToken[], i: number, form: NameForm): NamePlace | null {
  const family =
    tokens[i]?.isCapital || particles.has(tokens[i]?.folded ?? '')
      ? familyAt(tokens, i, form)
      : null
  const next = family === null ? undefined : tokens[family[1] + 1]
  if (family === null || next === undefined || !next.isCapital) return null
  const isCalled =
    comma.test(next.gap) ||
    (inside.test(next.gap) && (form.isFamilyFirst || isListed(tokens, family, next)))
  if (!isCalled) return null
  const [end] = givenEnds(tokens, family[1] + 1, form)
  return end === undefined
    ? null
    : { start: i, end, isTurned: true, given: [family[1] + 1, end], family }
}

/** `BRACKENBURY Ottoline`, or a Slavic full name in its official order: `Петров Иван Сергеевич`. */
function isListed(
  tokens: readonly NameToken[],
  [from, to]: readonly [number, number],
  next: NameToken,
): boolean {
  const family = tokens.slice(from, to + 1)
  if (family.every(({ raw }) => /^\p{Lu}{2,}$/u.test(raw)) && /\p{Ll}/u.test(next.raw)) return true
  return /(?:vich|ovych|vna|ivna|ichna)$/.test(tokens[to + 2]?.folded ?? '')
}

/** The family name at a token, behind particles that texts add or leave out. */
function familyAt(
  tokens: readonly NameToken[],
  i: number,
  { family }: NameForm,
): readonly [number, number] | null {
  let at = i
  for (let skipped = 0; skipped <= maxParticles; skipped += 1) {
    const end = joinedAt(tokens, at, family)
    if (end !== null && tokens[at]?.isCapital === true) return [i, end]
    // O'Brien, d'Arc: the particle is a part of the word
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (token === undefined || next === undefined || !particles.has(token.folded)) return null
    if (!/^(?:\s|[-‐‑–]|['’]\s?)$/u.test(next.gap)) return null
    at += 1
  }
  return null
}

/** Where given names that begin at a token may end, longest first. */
function givenEnds(tokens: readonly NameToken[], i: number, { given }: NameForm): number[] {
  const token = tokens[i]
  if (token === undefined || isTitle(token)) return []
  const isShort = given.some(
    (name) => areNicknames(token.folded, name) || isInitialFor(name, token),
  )
  // most words begin like no name
  if (!isShort && !given.some((name) => beginsWith(name, token))) return []
  const ends = given.flatMap((name) => joinedAt(tokens, i, [name]) ?? [])
  return [...new Set(isShort ? [...ends, i] : ends)].sort((a, b) => b - a)
}

/** "Dr Patel" is no D. R. Patel. */
function isTitle({ raw, folded }: NameToken): boolean {
  return titlesAsInitials.has(folded) && !/^\p{Lu}+$/u.test(raw)
}

/** The name was asked for by an initial; the text writes it out. */
function isInitialFor(name: string, { folded }: NameToken): boolean {
  return name.length === 1 && folded.length > 1 && folded.startsWith(name)
}

function beginsWith(name: string, { folded, spelled }: NameToken): boolean {
  return name.startsWith(folded) || name.startsWith(spelled)
}

const spellings = ['folded', 'spelled'] as const

/**
 * The last of the tokens from `i` on that write one of these names, joined or apart; null = none.
 */
function joinedAt(
  tokens: readonly NameToken[],
  i: number,
  names: readonly string[],
): number | null {
  const first = tokens[i]
  for (const name of names) {
    if (first !== undefined && !beginsWith(name, first)) continue
    for (const spelling of spellings) {
      let written = ''
      for (let at = i; at < tokens.length && at < i + maxParts; at += 1) {
        const token = tokens[at]
        if (token === undefined || (at > i && !inside.test(token.gap))) break
        // the second half of a hyphenated name may be written small, a word behind a space may not
        if (
          at > i &&
          !token.isCapital &&
          !particles.has(token.folded) &&
          !/[-‐‑–]/u.test(token.gap)
        )
          break
        written += token[spelling]
        if (written === name) return at
        if (!name.startsWith(written)) break
      }
    }
  }
  return null
}
