import { expect, test } from 'vitest'
import { z } from 'zod'
import { definePictureSource, type Pictures } from '../../../sources/pictures/picture-source.ts'
import type { Question } from '../../../sources/shared/source.ts'

const picture: Question<Pictures> = {
  kind: 'picture',
  text: 'a9993e364706816aba3e25717850c26c9cd0d89d',
  address: null,
  bytes: Buffer.from([0xff, 0xd8, 0xff]),
}

const source = definePictureSource({
  name: 'lens-bytes',
  provider: 'lens',
  baseUrl: 'https://lens.example.org',
  limit: { requests: 1, seconds: 1 },
  termsUrl: 'https://lens.example.org/terms',
  licence: 'invented',
  cacheSeconds: 0,
  accepts: [],
  request: (_, { base, first }) =>
    first?.kind === 'picture' ? { url: `${base}/upload`, method: 'POST', body: first.bytes } : null,
  body: z.object({ page: z.string(), title: z.string() }),
  evidence: ({ page, title }) => ({
    findings: [{ kind: 'match', pageUrl: page, imageUrl: null, title, isWhole: true, score: null }],
  }),
})

test('a step to which an answer leads sends the bytes of the picture of the run', () => {
  const lead: Question<Pictures> = { kind: 'id', text: picture.text }
  const given = { base: 'https://lens.example.org', key: null, first: picture }
  expect(source.request(lead, given)).toEqual({
    url: 'https://lens.example.org/upload',
    method: 'POST',
    body: Buffer.from([0xff, 0xd8, 0xff]),
  })
})

test('a title that a provider sends loses what no reader sees', () => {
  const title = 'A \u202Epicture\u0000'
  const [found] = source.read({ page: 'https://blog.example/1', title }, picture)?.findings ?? []
  expect(found).toMatchObject({ kind: 'match', title: 'A picture' })
})
