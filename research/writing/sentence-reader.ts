import { findBoundary } from '../text/sentences/find-boundary.ts'
import { cleanSentence } from '../text/sentences/split-sentences.ts'

type SentenceReader = {
  /** @returns the sentences that are complete now and were not before */
  push(delta: string): string[]
  /** @returns what is left */
  end(): string[]
}

/**
 * Reads sentences from a text that arrives in pieces; the same ones as `splitSentences`, however it
 * is cut.
 */
export function createSentenceReader(): SentenceReader {
  let rest = ''
  let opensLine = true
  const read = (isWhole: boolean): string[] => {
    const found: string[] = []
    let from = 0
    while (from < rest.length) {
      const boundary =
        findBoundary(rest, from, { isWhole }) ??
        (isWhole ? { end: rest.length, next: rest.length } : null)
      if (boundary === null) break
      const sentence = cleanSentence(rest, from, boundary.end, opensLine)
      if (sentence !== null) found.push(sentence.text)
      opensLine =
        rest.slice(boundary.end, boundary.next).includes('\n') || (opensLine && sentence === null)
      from = boundary.next
    }
    rest = rest.slice(from)
    return found
  }
  return {
    push: (delta) => {
      rest += delta
      return read(false)
    },
    end: () => read(true),
  }
}
