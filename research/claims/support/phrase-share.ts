/**
 * @returns which share of the two-word phrases of a claim, function words included, one of the
 * sentences has too
 */
export function phraseShare(
  claim: readonly string[],
  sentences: readonly (readonly string[])[],
): number {
  const wanted = phrasesOf(claim)
  if (wanted.size === 0) return 0
  const said = new Set(sentences.flatMap((keys) => [...phrasesOf(keys)]))
  return [...wanted].filter((phrase) => said.has(phrase)).length / wanted.size
}

function phrasesOf(keys: readonly string[]): Set<string> {
  return new Set(keys.slice(1).map((key, index) => `${keys[index]} ${key}`))
}
