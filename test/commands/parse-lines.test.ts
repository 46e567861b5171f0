import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { parseLines } from '../../commands/parse-lines.ts'

test('lines are parted by \\n alone, and whole however their bytes arrive', async () => {
  const lines = ['{"text":"a\u2028b\u2029c\r"}', '', '„Zoë“ 🙂\u0085', 'no break behind it']
  const bytes = Buffer.from(lines.join('\n'))
  for (const size of [1, 3, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    expect(await Array.fromAsync(parseLines(Readable.from(chunks)))).toEqual(lines)
  }
})

test('the error of a stream ends its lines', async () => {
  const stream = new Readable({ read() {} })
  stream.push('one\ntwo')
  stream.destroy(new Error('cut'))
  await expect(Array.fromAsync(parseLines(stream))).rejects.toThrow('cut')
})
