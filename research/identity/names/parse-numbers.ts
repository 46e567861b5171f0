import { tensWords, unitWords } from './tables/company-words.ts'
import { ordinals } from './tables/name-words.ts'

/**
 * Numbers in words as digits: `forty four` → `44`, `ii` → `2`, and `first` → `1st`, which is
 * another name than `1`; other words stay.
 */
export function parseNumbers(words: readonly string[]): string[] {
  const read: string[] = []
  for (let i = 0; i < words.length; i += 1) {
    const [tens, unit, following] = [
      tensWords[words[i] ?? ''],
      unitWords[words[i] ?? ''],
      unitWords[words[i + 1] ?? ''],
    ]
    if (tens !== undefined && following !== undefined && following < 10) {
      read.push(String(tens + following))
      i += 1
    } else read.push(String(tens ?? unit ?? ordinals.get(words[i] ?? '') ?? words[i] ?? ''))
  }
  return read
}
