/** Letters that a piece of text is compared by. */
const pieceLength = 6

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

/**
 * @returns which share of the runs of six letters and spaces of a claim its sources have too: same
 * word beginnings, same spellings, same phrases in any language
 */
export function letterShare(claim: string, said: string): number {
  const wanted = piecesOf(claim)
  if (wanted.size === 0) return 0
  const pieces = piecesOf(said)
  let both = 0
  for (const piece of wanted) if (pieces.has(piece)) both += 1
  return both / wanted.size
}

function phrasesOf(keys: readonly string[]): Set<string> {
  return new Set(keys.slice(1).map((key, index) => `${keys[index]} ${key}`))
}

function piecesOf(text: string): Set<string> {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
  const pieces = new Set<string>()
  for (let i = 0; i + pieceLength <= plain.length; i += 1)
    pieces.add(plain.slice(i, i + pieceLength))
  return pieces
}
