import { isObject } from '../../../contract/fields/is-object.ts'
import { parseJson } from '../../text/json/parse-json.ts'
import type { PageTree } from '../tree/page-node.ts'

export type JsonNode = { readonly [key: string]: unknown }

/** Longer blocks are catalogues. Characters. */
const maxBlockLength = 300_000
const maxBlocks = 40
const maxNodes = 3_000
const maxDepth = 12

/**
 * All things that a page states in JSON-LD, outer before inner: arrays, `@graph` and nested things,
 * each once. What is only named by its `@id` in one place is filled in from where it is described.
 * Blocks that cannot be read are left out.
 */
export function parseJsonLd(page: PageTree): JsonNode[] {
  const found: JsonNode[] = []
  let level: unknown[] = page
    .querySelectorAll('script[type*="ld+json" i]')
    .slice(0, maxBlocks)
    .map(({ textContent }) => parse(textContent))
  for (let depth = 0; depth < maxDepth && level.length > 0 && found.length < maxNodes; depth += 1) {
    const nodes = level.flat().filter(isObject).slice(0, maxNodes)
    found.push(...nodes.filter((node) => node['@type'] !== undefined || node['@id'] !== undefined))
    level = nodes
      .flatMap((node) => Object.values(node))
      .filter((value) => typeof value === 'object' && value !== null)
  }
  return found.slice(0, maxNodes)
}

/** A thing with what is said of the same `@id` elsewhere. */
export function describe(node: JsonNode, all: readonly JsonNode[]): JsonNode {
  const id = node['@id']
  if (typeof id !== 'string') return node
  return Object.assign({}, ...all.filter((other) => other['@id'] === id && other !== node), node)
}

/** The objects of a JSON-LD value, which may be one, a list or neither. */
export function parseNodes(value: unknown): JsonNode[] {
  return [value].flat().filter(isObject)
}

/** Whether a node of JSON-LD is of a type, with or without the address of its vocabulary. */
export function isOfType(node: JsonNode, type: RegExp): boolean {
  return [node['@type']]
    .flat()
    .some((name) => typeof name === 'string' && type.test(name.replace(/^.*[/#:]/, '')))
}

/** The texts of a value: itself, its members, or the names of things. */
export function parseTexts(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one === 'number') return String(one)
    const text = isObject(one)
      ? ([one.name ?? one['@value'] ?? one.legalName].flat()[0] ?? null)
      : one
    return typeof text === 'string' && text.trim() !== '' ? text : []
  })
}

function parse(text: string): unknown {
  if (text.length > maxBlockLength) return null
  const plain = text
    .trim()
    .replace(/^<!--|-->$/g, '')
    .replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[|(?:\/\/\s*)?\]\]>\s*;?\s*$/g, '')
    .replace(/^\s*\/\*(?:[^*]|\*(?!\/)){0,2000}\*\//, '')
    .replace(/;\s*$/, '')
  const value = parseJson(plain)
  return value === undefined ? parseMended(plain) : value
}

/** Line breaks inside of texts and commas too many are what most broken blocks suffer from. */
function parseMended(text: string): unknown {
  return parseJson(
    text
      .replace(/\p{Cc}/gu, ' ')
      .replace(/^\s*\/\/.{0,500}$/gm, '')
      .replace(/,\s{0,100}([}\]])/g, '$1'),
  )
}
