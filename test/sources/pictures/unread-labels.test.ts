import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pictureSources } from '../../../sources/pictures/index.ts'
import type { Pictures } from '../../../sources/pictures/picture-source.ts'
import type { Question } from '../../../sources/shared/source.ts'
import { root } from '../../support/code/root.ts'

const picture: Question<Pictures> = {
  kind: 'picture',
  text: '0123456789abcdef0123456789abcdef01234567',
  address: 'https://service.example/i/a.jpg?e=1&s=2',
  bytes: Buffer.from([0xff, 0xd8, 0xff]),
}
const vision = pictureSources.filter(({ provider }) => provider === 'google_vision')

test('what may name who is in a picture is in no finding', () => {
  const file = path.join(root, 'fixtures/pictures/google-vision/hit/body.json')
  const body = readFileSync(file, 'utf8')
  expect(body).toMatch(/"webEntities".*"bestGuessLabels"/s)
  for (const source of vision) {
    const { findings } = source.read(JSON.parse(body), picture) ?? { findings: [] }
    expect(findings).not.toEqual([])
    expect(JSON.stringify(findings)).not.toMatch(/brazilian carnival|Samba"|webEntities|Labels/)
  }
})

test('an answer about a picture is not kept', () => {
  expect(pictureSources.filter(({ cacheSeconds }) => cacheSeconds > 0)).toEqual([])
})

test('pages alone are asked for, with the address or the picture, never with both', () => {
  const given = { base: 'https://vision.test', key: 'k', first: picture }
  const sent = vision.flatMap((source) => {
    const asked = [picture, { ...picture, address: null }, { kind: 'id' as const, text: 'bytes' }]
    return asked.flatMap((question) => source.request(question, given)?.body ?? [])
  })
  expect(sent).toHaveLength(3)
  for (const body of sent) {
    const [request] = JSON.parse(String(body)).requests
    expect(request.features).toEqual([{ type: 'WEB_DETECTION', maxResults: 50 }])
    expect(Object.keys(request.image)).toHaveLength(1)
  }
})
