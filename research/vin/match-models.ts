const maxNames = 6

/**
 * The agency's names of a model: "F-150" is "F-150 SUPERCREW" elsewhere. Equal names first, then
 * those of which one begins with the other, then those of which one has all words of the other;
 * empty when none fits.
 */
export function matchModels(model: string, names: readonly string[]): string[] {
  const words = toWords(model)
  const listed = [...new Set(names)].map((name) => ({ name, words: toWords(name) }))
  const tests = [
    (other: string[]) => other.join('') === words.join(''),
    (other: string[]) => beginsWith(other, words) || beginsWith(words, other),
    (other: string[]) => hasAll(other, words) || hasAll(words, other),
  ]
  for (const test of tests) {
    const fitting = listed.filter((one) => one.words.length > 0 && test(one.words))
    if (words.length > 0 && fitting.length > 0)
      return fitting.slice(0, maxNames).map(({ name }) => name)
  }
  return []
}

/** "CR-V Touring" → CRV, TOURING. */
function toWords(name: string): string[] {
  return name
    .toUpperCase()
    .replaceAll(/['’.-]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function beginsWith(long: readonly string[], short: readonly string[]): boolean {
  return short.every((word, n) => long[n] === word)
}

function hasAll(long: readonly string[], short: readonly string[]): boolean {
  return short.every((word) => long.includes(word))
}
