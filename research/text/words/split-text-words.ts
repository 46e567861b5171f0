import { unspacedSigns } from '../signs/script.ts'
import { foldWords } from './fold.ts'

/** Scripts that put no spaces between words. */
const unspaced = new RegExp(`[${unspacedSigns}]+`, 'gu')

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * @returns the words of a text: folded to ASCII, but for scripts without spaces, whose words are
 * looked up and left as they are.
 */
export function splitTextWords(text: string): string[] {
  const found: string[] = []
  const rest = text.replace(unspaced, (run) => {
    for (const { segment, isWordLike } of segmenter.segment(run))
      if (isWordLike && segment.length > 1) found.push(segment)
    return ' '
  })
  return [...foldWords(rest), ...found]
}

/** @returns whether spaces alone do not separate the words of the text */
export function isUnspaced(text: string): boolean {
  return text.search(unspaced) >= 0
}
