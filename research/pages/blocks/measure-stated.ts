import { decodeReferences } from '../../text/signs/decode-references.ts'
import { isOfType, type JsonNode, parseTexts } from '../facts/json-ld.ts'
import { cleanText } from '../tree/clean-text.ts'

/** How much a page states in JSON-LD of what it shows. */
export type StatedSize = {
  /** Of things, each once. */
  names: number
  /** Of descriptions and articles; characters. */
  text: number
}

/** Characters; what is stated beyond is not looked at. */
const maxText = 60_000
const maxName = 300
const textKeys = ['description', 'articleBody', 'recipeInstructions', 'recipeIngredient'] as const

/** A page about one thing states one text, a list many names. */
export function measureStated(nodes: readonly JsonNode[]): StatedSize {
  const names = new Set<string>()
  let [text, left] = [-1, maxText]
  for (const node of nodes) {
    for (const name of [...parseTexts(node.name), ...parseTexts(node.headline)])
      if (name.length <= maxName) names.add(toPlain(name))
    // what others say of a thing
    if (isOfType(node, /^(?:Review|Comment|Answer)$/)) continue
    for (const value of [...textKeys, 'text'].flatMap((key) => parseTexts(node[key]))) {
      if (left <= 0) break
      const { length } = toPlain(value.slice(0, left))
      left -= length
      text += length + 1
    }
  }
  return { names: names.size, text: Math.max(0, text) }
}

function toPlain(text: string): string {
  return cleanText(decodeReferences(decodeReferences(text).replace(/<[^<>]*>/g, ' '))).toLowerCase()
}
