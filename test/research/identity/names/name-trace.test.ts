import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { hasWrittenName, parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findMentions, parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'
import { randomFrom } from '../../../support/random.ts'

const names = ['Ada Mac-Donald', 'Roe', "Zelda O'Brien", 'Ana García López', 'Ludwig van Beek']
const pieces = [
  ...['Ada', 'ada', 'A.', 'Mac', 'mac', "Mac's", 'Mac’s', 'Donald', 'MacDonald', 'MACDONALD'],
  ...['Roe', 'roe', "Roe's", 'Roe’s', 'Zelda', "O'Brien", 'O’Brien', 'O`Brien', 'O', 'Brien'],
  ...['Ana', 'Garcia', 'Lopez', 'García', 'Ludwig', 'van', 'Van', 'Beek', 'Dr', 'the', '2019'],
]
const gaps = [' ', ' ', ' ', '-', ', ', '. ', '\n', '  ', '–', "'s ", ' “', '” ', '_', '\xa0', '']

/** No plain text: it is read word by word, and the word behind belongs to no name. */
const unplain = ' ;; ж'

test('a plain text gives the same mentions as one that is always read word by word', () => {
  const random = randomFrom(7)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const written = { yes: 0, no: 0 }
  // an assertion for each text would take longer than to read them
  const different: string[] = []
  for (let n = 0; n < 8_000; n += 1) {
    const length = 1 + Math.floor(random() * 6)
    const text = Array.from({ length }, () => `${pick(pieces)}${pick(gaps)}`).join('')
    const name = pick(names)
    const found = findMentions(text, parseSoughtName(name))
    const byWord = findMentions(`${text}${unplain}`, parseSoughtName(name))
    const bearer = parseBearer([name])
    const isWritten = hasWrittenName(text, bearer)
    if (
      !isDeepStrictEqual(found, byWord) ||
      isWritten !== hasWrittenName(`${text}${unplain}`, bearer)
    )
      different.push(`${name} in ${text}`)
    written[found.count > 0 ? 'yes' : 'no'] += 1
  }
  expect(different).toEqual([])
  expect(Math.min(written.yes, written.no)).toBeGreaterThan(300)
})

test.each([
  ['Ada Mac-Donald', "Ada Mac's Donald"],
  ['Ada Mac-Donald', 'Ada Mac’s-Donald'],
  ['Ada Mac-Donald', 'MACDONALD, ADA'],
  ["Zelda O'Brien", 'Zelda O`Brien’s'],
  ['Ada Ros-Smith', "Ada Ros's Smith"],
  ['Ada Ros-Smith', "Ada Ros's-Smith's"],
  ['Ada Ass-Sand', "Ada Ass's Sand"],
])('%s is found in "%s"', (name, text) => {
  expect(findMentions(text, parseSoughtName(name)).count).toBe(1)
})

test('a text of nothing but the beginning of a name is looked at in linear time', () => {
  const text = `${'Mac'.repeat(20_000)}${' '.repeat(60_000)}${"O's ".repeat(20_000)}`
  const startedAt = process.cpuUsage()
  for (const name of names) findMentions(text, parseSoughtName(name))
  expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000)
})

test('a text of possessives is looked at in linear time for a name of many letters s', () => {
  const startedAt = process.cpuUsage()
  for (const text of ["'s", "s's ", "a's's ", 'sss'].map((piece) => piece.repeat(20_000)))
    for (const name of [`S${'s'.repeat(40)}x`, `A${'sa'.repeat(20)}x`, 'Ss-Ss-Ss'])
      findMentions(text, parseSoughtName(`Ada ${name}`))
  expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000)
})
