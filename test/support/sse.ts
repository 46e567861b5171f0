/** Streams as they come over the wire: blocks of text, not parsed, so that they can be compared byte for byte. */

/** The blocks of a stream that carry an event, until it ends; comments and `retry:` are left out unless asked for. */
export async function* blocks(response: Response, { all = false }: { all?: boolean } = {}): AsyncGenerator<string> {
  if (response.body === null) return
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (all || part.includes('data: ')) yield `${part}\n\n`
  }
  if (text !== '') throw new Error(`the stream broke off in the middle of a block: ${text.slice(0, 200)}`)
}

export async function collect(response: Response, options: { all?: boolean } = {}): Promise<string[]> {
  const found: string[] = []
  for await (const block of blocks(response, options)) found.push(block)
  return found
}

/** The number of an event, from its `id:` line. */
export function idOf(block: string): number {
  return Number(/^id: (\d+)$/m.exec(block)?.[1])
}
