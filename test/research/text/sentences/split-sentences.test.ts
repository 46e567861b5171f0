import { expect, test } from 'vitest'
import {
  findSentence,
  hasSeveralSentences,
  listSentencesWith,
  splitSentences,
  wrapped,
} from '../../../../research/text/sentences/split-sentences.ts'

test('a text of two megabytes without a full stop is cut into sentences at blanks', () => {
  const text = 'lens '.repeat(400_000).trim()
  const sentences = splitSentences(text, wrapped)
  expect(sentences.length).toBeGreaterThan(5_000)
  expect(sentences.every((one) => text.slice(one.start, one.end) === one.text)).toBe(true)
  expect(sentences.map(({ text }) => text).join(' ')).toBe(text)
})

test('a word longer than a sentence is cut where the sentence must end', () => {
  const text = 'x'.repeat(1_000)
  expect(splitSentences(text, wrapped).map(({ end, start }) => end - start)).toEqual([
    350, 350, 300,
  ])
})

test('a sentence is looked for no further than the reach around a place', () => {
  const text = 'lens '.repeat(400_000)
  expect(findSentence(text, 1_000_000, 100)).toEqual({ start: 999_900, end: 1_000_100 })
  expect(findSentence('One. Two.', 5, 100)).toEqual({ start: 4, end: 9 })
})

test('a stop at the edge of what is read around a place ends no sentence', () => {
  expect(findSentence('Ada met Dr. Marsh in Ulm.', 4, 7)).toEqual({ start: 0, end: 11 })
})

test('each sentence that holds a string is listed once, however often it holds it', () => {
  const text = 'Ada rows. Marsh and Ada met Ada. Marsh left.\nAda won.'
  const held = [...listSentencesWith('Ada', text)].map(({ start, end }) => text.slice(start, end))
  expect(held).toEqual(['Ada rows.', ' Marsh and Ada met Ada.', 'Ada won.'])
})

test.each(['Ada was born on 12. 3. 1984 in Ulm.', 'Geboren am 3. 5. 2011 in Ulm.'])(
  'the stops of a date with blanks end no sentence: %s',
  (text) => {
    expect(splitSentences(text)).toHaveLength(1)
  },
)

test.each([
  ['Sr. Engineer, St. Mary Museum', false],
  ['Farrier at Ravstone Opera.', false],
  ['Farrier. Town planner.', true],
  ['Farrier at Ravstone Opera\nTown planner', true],
])('stops of abbreviations make no second sentence: %s', (text, hasSeveral) => {
  expect(hasSeveralSentences(text)).toBe(hasSeveral)
})

test('a string in the middle of a long sentence is listed with what stands around it', () => {
  const text = `${'lens '.repeat(200)}the pupil Ada ${'rows '.repeat(50)}Ada ${'lens '.repeat(200)}`
  const held = [...listSentencesWith('Ada', text)].map(({ start, end }) => text.slice(start, end))
  expect(held.map((part) => part.length <= 600)).toEqual([true, true])
  expect(held[0]).toContain('the pupil Ada rows')
  expect(held[1]).toContain('rows Ada lens')
})

test('a string in each of many short sentences costs no more than reading the text', () => {
  const text = 'Ada. '.repeat(20_000)
  const isFast = [0, 1, 2].some(() => {
    const before = process.cpuUsage()
    expect([...listSentencesWith('Ada', text)]).toHaveLength(20_000)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 < 300
  })
  expect(isFast).toBe(true)
})

test.each(['Ada S. Marlowe grinds lenses.', 'Siehe S. 12 dort.'])(
  'an S is an initial before a name, a page before a number: %s',
  (text) => {
    expect(splitSentences(text)).toHaveLength(1)
  },
)

test.each(["Ada P. O'Marlowe grinds lenses.", 'Ada P. O’Marlowe grinds lenses.'])(
  'an Irish family name behind an initial begins no sentence: %s',
  (text) => {
    expect(splitSentences(text)).toHaveLength(1)
  },
)
