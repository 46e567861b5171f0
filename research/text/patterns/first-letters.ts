type Read = { letters: ReadonlySet<string> | null; isOptional: boolean; end: number }

const zeroWidth = /\((?:\?=|\?!|\?<=|\?<!)|\\[bB]|[$^]/uy
const groupStart = /\((?:\?:|\?<\p{L}+>)?/uy
const plainClass = /\[((?![\^])(?:[^\]\\-]|-(?=\]))+)\]/uy
const quantifier = /(?:([?*]|\{0,?\d*\})|\+|\{\d[\d,]*\})\??/uy

/**
 * The letters that a text can begin with where a pattern matches that ignores case, each as
 * `toFirstLetter` gives it; null where it can begin with any, or with nothing.
 */
export function listFirstLetters(pattern: string): ReadonlySet<string> | null {
  const read = readAlternatives(pattern, 0)
  return read.isOptional ? null : read.letters
}

/** The letter at a place of a text, as patterns that ignore case compare it. */
export function toFirstLetter(text: string, at: number): string {
  const point = text.codePointAt(at)
  // by way of capitals, since some letters share one
  return point === undefined ? '' : String.fromCodePoint(point).toUpperCase().toLowerCase()
}

/**
 * Finds what is made of those items of a list whose patterns may match at a place of a text: most
 * places rule out nearly all of a long list by their first letter.
 * @param build is called once for each letter, with its items in the order of the list
 */
export function indexByFirstLetter<Item, Result>(
  items: readonly Item[],
  patternOf: (item: Item) => string,
  build: (items: readonly Item[]) => Result,
): (text: string, at: number) => Result {
  const listed = items.map((item) => ({ item, letters: listFirstLetters(patternOf(item)) }))
  const all = new Set(listed.flatMap(({ letters }) => [...(letters ?? [])]))
  const buildFor = (letter: string) =>
    build(listed.flatMap(({ item, letters }) => (letters?.has(letter) === false ? [] : [item])))
  const byLetter = new Map([...all].map((letter) => [letter, buildFor(letter)] as const))
  const others = buildFor('')
  return (text, at) => byLetter.get(toFirstLetter(text, at)) ?? others
}

/** Alternatives up to the bracket that closes their group. */
function readAlternatives(pattern: string, from: number): Read {
  let [letters, isOptional, at]: [ReadonlySet<string> | null, boolean, number] = [
    new Set(),
    false,
    from,
  ]
  while (at <= pattern.length) {
    const one = readSequence(pattern, at)
    letters = join(letters, one.letters)
    isOptional ||= one.isOptional
    at = one.end
    if (pattern[at] !== '|') break
    at += 1
  }
  return { letters, isOptional, end: at }
}

function readSequence(pattern: string, from: number): Read {
  let [letters, isOptional, at]: [ReadonlySet<string> | null, boolean, number] = [
    new Set(),
    true,
    from,
  ]
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const term = readTerm(pattern, at)
    quantifier.lastIndex = term.end
    const [times = '', none] = quantifier.exec(pattern) ?? []
    if (isOptional) letters = join(letters, term.letters)
    isOptional &&= term.isOptional || none !== undefined
    at = term.end + times.length
  }
  return { letters, isOptional, end: at }
}

function readTerm(pattern: string, at: number): Read {
  zeroWidth.lastIndex = at
  const empty = zeroWidth.exec(pattern)?.[0]
  if (empty !== undefined) {
    const end = at + empty.length
    const inside = empty.startsWith('(') ? readAlternatives(pattern, end).end + 1 : end
    return { letters: new Set(), isOptional: true, end: inside }
  }
  groupStart.lastIndex = at
  const group = groupStart.exec(pattern)?.[0]
  if (group !== undefined) {
    const inside = readAlternatives(pattern, at + group.length)
    return { ...inside, end: inside.end + 1 }
  }
  plainClass.lastIndex = at
  const listed = plainClass.exec(pattern)
  if (listed !== null) {
    const letters = new Set([...(listed[1] ?? '')].map((letter) => toFirstLetter(letter, 0)))
    return { letters, isOptional: false, end: at + listed[0].length }
  }
  const [other = ''] =
    /^(?:\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\.)/u.exec(pattern.slice(at)) ?? []
  if (other !== '') {
    // an escaped mark stands for itself, a letter for a class
    const mark = /^\\[^\p{L}\d]$/u.test(other) ? new Set([other.charAt(1)]) : null
    return { letters: mark, isOptional: false, end: at + other.length }
  }
  const letter = String.fromCodePoint(pattern.codePointAt(at) ?? 0)
  const own = letter === '.' ? null : new Set([toFirstLetter(letter, 0)])
  return { letters: own, isOptional: false, end: at + letter.length }
}

function join(
  some: ReadonlySet<string> | null,
  more: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  return some === null || more === null ? null : new Set([...some, ...more])
}
