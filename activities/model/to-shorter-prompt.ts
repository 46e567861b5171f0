import { cutText } from '../../research/text/signs/cut-text.ts'

/** A block of `buildFencedText`. */
const block = /(?<=<<<DATA ([0-9a-f]{24}) id=[^\n]*\n)[\s\S]*?(?=\nDATA \1>>>)/g
/** Characters; less is not worth asking about. */
const minLength = 1_000

/**
 * A prompt with half of its longest block, so that all that is asked stays: what is left out is
 * not cited. Null where no block is long.
 */
export function toShorterPrompt(user: string): string | null {
  const blocks = [...user.matchAll(block)].toSorted((a, b) => b[0].length - a[0].length)
  const [longest] = blocks
  if (longest === undefined || longest[0].length < minLength) return null
  const { index, 0: text } = longest
  const half = cutText(text, Math.floor(text.length / 2))
  const end = half.lastIndexOf('\n')
  const kept = end > half.length / 2 ? half.slice(0, end) : half
  return `${user.slice(0, index)}${kept}${user.slice(index + text.length)}`
}
