import { unspacedSigns } from '../../text/signs/script.ts'
import { foldWord } from '../../text/words/fold.ts'
import { spellOut } from './name-tokens.ts'
import { splitInitials } from './person-name.ts'
import { familyFirstNames } from './tables/family-first-names.ts'
import { isGivenName } from './tables/nicknames.ts'
import { generations, particles, postNominals, titles } from './tables/titles.ts'

/** A name as it is looked for in texts: each part folded, hyphens and spaces inside it dropped. */
export type NameForm = {
  /** Ways to write the given names: all of them, the first, or the one that the person goes by. */
  given: readonly string[]
  /** Ways to write the family name, longest first; the only word of a mononym. */
  family: readonly string[]
  /** Words that may stand between given and family name. */
  between: number
  isMononym: boolean
  /** The family name stands first by custom: it does so in texts without a comma as well. */
  isFamilyFirst: boolean
  /** For scripts without reliable spaces: the whole name as texts write it, without spaces. */
  unspaced: readonly string[]
  /** The parts as they were asked for: all given names, the one that is in use, the family name. */
  asked: { given: string; called: string; family: string }
}

/** More words than this are no name. */
const maxWords = 10
const maxNameLength = 200

type Unit = { parts: string[]; spelled: string[]; raw: string; isParticle: boolean }

/** Reads a name as it is written, in whatever order. */
export function parseNameForm(name: string): NameForm {
  const plain = splitInitials(
    name
      .slice(0, maxNameLength)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\([^)]*\)|"[^"]*"|“[^”]*”|「[^」]*」/g, ' '),
  )
  const unspaced = unspacedForms(plain)
  const [first = '', ...rest] = plain.split(/[,،、]/)
  const behind = parseUnits(rest.join(' '))
  const head = parseUnits(first)
  const isComma = behind.length > 0 && head.length > 0
  const units = [...(isComma ? behind : []), ...head].slice(0, maxWords)
  const carriers = units.filter(({ isParticle }) => !isParticle)
  const asked = { given: '', called: '', family: joinRaw(units) }
  const none = {
    given: [],
    family: [],
    between: 0,
    isMononym: false,
    isFamilyFirst: false,
    unspaced,
    asked,
  }
  const [only] = carriers
  if (only === undefined) return none
  if (carriers.length === 1) return { ...none, family: listSpellings([only]), isMononym: true }
  const isFamilyFirst = !isComma && standsFirst(carriers)
  const size = isComma ? Math.max(1, head.filter(({ isParticle }) => !isParticle).length) : 1
  const family = isFamilyFirst ? carriers.slice(0, 1) : carriers.slice(-size)
  const given = isFamilyFirst ? carriers.slice(1) : carriers.slice(0, -size)
  return {
    given: givenSpellings(given, isFamilyFirst),
    family: familySpellings(given, family, isFamilyFirst),
    between: Math.max(2, given.length + 1),
    isMononym: false,
    isFamilyFirst,
    unspaced,
    asked: {
      given: joinRaw(given),
      called: joinRaw(chooseCalled(given, isFamilyFirst)),
      family: joinRaw(family),
    },
  }
}

function joinRaw(units: readonly Unit[]): string {
  return units.map(({ raw }) => raw).join(' ')
}

function chooseCalled(given: readonly Unit[], isFamilyFirst: boolean): Unit[] {
  return isFamilyFirst ? given.slice(-1) : given.slice(0, 1)
}

function parseUnits(text: string): Unit[] {
  const units = text.split(/[\s.]+/).flatMap((raw): Unit[] => {
    const parts = raw.split(/[-‐‑–_/]+/).flatMap((part) => foldWord(part) || [])
    if (parts.length === 0) return []
    const spelled = raw.split(/[-‐‑–_/]+/).flatMap((part) => foldWord(spellOut(part)) || [])
    return [{ parts, spelled, raw, isParticle: false }]
  })
  let [from, to] = [0, units.length]
  const isMark = (at: number, marks: { has(word: string): boolean }) =>
    marks.has(units[at]?.parts.join('') ?? '')
  while (to - from > 2 && isMark(from, titles)) from += 1
  while (
    to - from > 2 &&
    (isMark(to - 1, postNominals) || (units[to - 1]?.parts.join('') ?? '') in generations)
  )
    to -= 1
  return units
    .slice(from, to)
    .map((unit, at, all) => ({ ...unit, isParticle: isParticle(unit, at, all.length) }))
}

/** `van` in `Ludwig van Beethoven`, not `Văn` in `Nguyễn Văn An` nor `Van` in `Van Morrison`. */
function isParticle({ parts, raw }: Unit, at: number, count: number): boolean {
  const [word = ''] = parts
  if (parts.length !== 1 || !particles.has(word) || at === count - 1) return false
  return /^\p{Ll}/u.test(raw) || (at > 0 && raw.length < 4 && /^[A-Za-z]+$/.test(raw))
}

function standsFirst(units: readonly Unit[]): boolean {
  const [first, ...rest] = units
  if (first === undefined) return false
  const shouts = /^\p{Lu}{2,}$/u.test(first.raw) && rest.some(({ raw }) => /\p{Ll}/u.test(raw))
  const last = rest.at(-1)?.parts.join('') ?? ''
  const isKnown = (word: string) => familyFirstNames.has(word)
  if (shouts) return true
  // of a known family name at either end the last one stands where Western texts put it
  return rest.length <= 3 && isKnown(first.parts.join('')) && (!isKnown(last) || rest.length > 1)
}

function givenSpellings(given: readonly Unit[], isFamilyFirst: boolean): string[] {
  return unique([...listSpellings(given), ...listSpellings(chooseCalled(given, isFamilyFirst))])
}

/** Of two family names the first alone is in use as well, as in `María García López`. */
function familySpellings(
  given: readonly Unit[],
  family: readonly Unit[],
  isFamilyFirst: boolean,
): string[] {
  const alone = listSpellings(family)
  if (isFamilyFirst) return alone
  const before = given.length > 1 ? given.at(-1) : undefined
  const isDouble =
    before !== undefined && before.parts.join('').length > 2 && !isGivenName(before.parts.join(''))
  return unique([
    ...(isDouble ? listSpellings([before, ...family]) : []),
    ...alone,
    ...(isDouble ? listSpellings([before]) : []),
  ])
}

/** A leading `al-`, `el-` or `O` that stands behind a hyphen may be missing. */
function listSpellings(units: readonly Unit[]): string[] {
  const whole = [
    units.flatMap(({ parts }) => parts).join(''),
    units.flatMap(({ spelled }) => spelled).join(''),
  ]
  const bare = units
    .flatMap(({ parts }) =>
      parts.length > 1 && particles.has(parts[0] ?? '') ? parts.slice(1) : parts,
    )
    .join('')
  return unique([...whole, bare])
}

const syllabic = new RegExp(String.raw`[${unspacedSigns}\p{Script=Hangul}]`, 'u')

function unspacedForms(plain: string): string[] {
  if (!syllabic.test(plain)) return []
  const words = plain.split(/[\s,、・･·‧=＝]+/).filter((word) => word !== '')
  const whole = words.join('')
  if ([...whole].length < 2) return []
  return unique([whole, words.toReversed().join('')])
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}
