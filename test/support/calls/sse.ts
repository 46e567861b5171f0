/**
 * Streams as they come over the wire: blocks of text, not parsed, so that they can be compared byte
 * for byte.
 */

/**
 * The events of a stream as blocks, until it ends.
 * @param all keeps comment lines, each as a block, and `retry:` lines
 */
export async function* blocks(
  response: Response,
  { all = false }: { all?: boolean } = {},
): AsyncGenerator<string> {
  if (response.body === null) return
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    for (let block = firstBlock(text); block !== null; block = firstBlock(text)) {
      text = text.slice(block.length)
      if (all) yield block
      else if (block.includes('data: ')) yield block.replace(/^retry: \d+\n/, '')
    }
  }
  if (text !== '')
    throw new Error(`the stream broke off in the middle of a block: ${text.slice(0, 200)}`)
}

/** A comment line, or what stands before an empty line; null: not complete yet. */
function firstBlock(text: string): string | null {
  return /^(:.*\n|(?!:)[\s\S]*?\n\n)/.exec(text)?.[1] ?? null
}

export async function collect(
  response: Response,
  options: { all?: boolean } = {},
): Promise<string[]> {
  const found: string[] = []
  for await (const block of blocks(response, options)) found.push(block)
  return found
}

/** The number of an event, from its `id:` line. */
export function idOf(block: string): number {
  return Number(/^id: (\d+)$/m.exec(block)?.[1])
}
