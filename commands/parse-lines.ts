/**
 * The lines of a stream in UTF-8, parted by `\n` alone: `node:readline` also parts them at U+2028
 * and U+2029, which stand unescaped inside of JSON strings. An error of the stream is thrown.
 */
export async function* parseLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun: string[] = []
  for await (const chunk of input) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    for (const part of more) {
      yield begun.join('')
      begun = [part]
    }
  }
  const last = begun.join('') + decoder.decode()
  if (last !== '') yield last
}
