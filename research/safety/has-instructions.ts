import { memoize } from '../text/memoize.ts'
import { unseenOrJoiner } from '../text/signs/unseen-signs.ts'
import { dictationPatterns } from './tables/dictation-patterns.ts'
import { toGuardedGroup } from './tables/guarded-pattern.ts'
import { instructionPatterns } from './tables/instruction-patterns.ts'

/**
 * Longer texts are read in pieces that overlap, so that each pattern sees whole sentences.
 * Characters.
 */
const [piece, overlap] = [8_000, 400]

/**
 * Whether a fetched text talks to the machine that reads it.
 * Such a sentence gives no claims and is not quoted. A page about language models may be taken for
 * one: it loses a sentence.
 */
export function hasInstructions(text: string): boolean {
  return holdsInstructions(text)
}

const holdsInstructions = memoize(matchInstructions)
const matchesAny = toGuardedGroup(() => [...instructionPatterns, ...dictationPatterns])

function matchInstructions(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(unseenOrJoiner, '')
    .replace(/[^\S\n]+/g, ' ')
  for (let at = 0; at < plain.length; at += piece - overlap) {
    const part = plain.slice(at, at + piece)
    if (matchesAny(part)) return true
  }
  return false
}
