import { decodeReferences } from '../../text/signs/decode-references.ts'
import { isOfType, type JsonNode, parseTexts } from '../facts/json-ld.ts'
import { cleanText } from '../tree/clean-text.ts'

/** Shorter ones are a slogan that the page repeats. Words. */
const minWords = 40
/** Of the description's words: a text with fewer lacks it. */
const minShare = 0.5
/** A text of fewer words, in descriptions, is what stands around the thing for sale. */
const minTextShare = 2

/**
 * What a page states of the thing that it sells, in front of the lines that show the rest; in place
 * of them where they are little. Shops build what they show by scripts, and state it for engines.
 * @param lines what the page shows
 */
export function addStatedDescription(
  lines: readonly string[],
  nodes: readonly JsonNode[],
): readonly string[] {
  const product = nodes.find((node) => isOfType(node, /^(?:Product|ProductGroup)$/))
  const [written = ''] = product === undefined ? [] : parseTexts(product.description)
  const description = cleanText(
    decodeReferences(decodeReferences(written).replace(/<[^<>]*>/g, ' ')),
  )
  const stated = listWords(description)
  if (stated.length < minWords) return lines
  const shown = listWords(lines.join(' '))
  const known = new Set(shown)
  const share = stated.filter((word) => known.has(word)).length / stated.length
  if (share >= minShare) return lines
  return shown.length < stated.length * minTextShare ? [description] : [description, ...lines]
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
