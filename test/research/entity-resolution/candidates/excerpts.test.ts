import { expect, test } from 'vitest'
import {
  chooseExcerpts,
  chooseSentences,
} from '../../../../research/entity-resolution/candidates/excerpts.ts'
import { parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'

const excerpts = (page: string, name = 'Ada Example') => chooseExcerpts(page, parseSoughtName(name))
const filler = 'The council met about the harbour. '.repeat(40)

test('of a long page what stands around the name is read, not its start about the site', () => {
  const read = excerpts(`Gazette of Oldmoor. ${filler} Ada Example plays the cello. ${filler}`)
  expect(read).not.toContain('Gazette of Oldmoor')
  expect(read).toContain('Ada Example plays the cello')
  expect(read.length).toBeLessThan(600)
})

test('mentions that stand close together are read once', () => {
  const read = excerpts(`${filler} Ada Example, cellist. Example was born at Saltquay. ${filler}`)
  expect(read.match(/Saltquay/g)).toHaveLength(1)
})

test('a family name within another word is no mention', () => {
  expect(excerpts(`${filler} Counterexamples of the cello. ${filler}`)).not.toContain('cello')
})

test('a name in a script without spaces is found by its signs', () => {
  expect(excerpts(`${filler} 大提琴家王小明 ${filler}`, '王小明')).toContain('大提琴家王小明')
})

test('of a page that does not write the name only the start is read', () => {
  expect(filler.startsWith(excerpts(filler))).toBe(true)
  expect(excerpts(filler).length).toBeLessThan(filler.length)
})

test('no page is read without bound, however often it writes the name', () => {
  expect(excerpts(`${filler} Ada Example. `.repeat(50)).length).toBeLessThan(4000)
})

test('of a page the sentences that write the name fill a short snippet', () => {
  const page = `${filler} Dr. J. Example plays the cello at Saltquay. ${filler} Miss Example won.`
  const sentences = (limit: number) => chooseSentences(page, parseSoughtName('Ada Example'), limit)
  expect(sentences(160)).toBe('Dr. J. Example plays the cello at Saltquay. | Miss Example won. | ')
  expect(sentences(20)).toHaveLength(20)
})
