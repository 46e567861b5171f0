import { expect, test } from 'vitest'
import { findContradictions } from '../../../../research/entity-resolution/candidates/contradictions.ts'
import { parseFeatures } from '../../../../research/entity-resolution/candidates/features.ts'
import { groupFindings } from '../../../../research/entity-resolution/candidates/group-findings.ts'
import { parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'

const compare = (...snippets: [string, string]) => {
  const [a, b] = snippets.map((snippet, i) =>
    parseFeatures(
      { id: `${i}`, title: '', url: `https://site${i}.example/`, snippet },
      parseSoughtName('Ada Example'),
    ),
  )
  return a === undefined || b === undefined ? [] : findContradictions(a, b)
}

test.each([
  ['Ada Example, born 1961', 'Ada Example, nascida em 1984'],
  ['Ada Example, born 1941', 'Class of 1993\nAda Example – nurse'],
  ['Example, Ada (1969). On looms. Doctoral thesis', 'Class of 1999\nAda Example – nurse'],
])('%j and %j are of different years of birth', (first, second) => {
  expect(compare(first, second)).toEqual(['birth_year'])
})

test.each([
  ['Ada Example, born 1961', 'Ada Example, née en 1962'],
  ['Ada Example, born 1975', 'Class of 1993\nAda Example – nurse'],
  ['Ada Example, born 1961', 'Class of 1993 and class of 2013: Ada Example'],
])('%j and %j may be of one year of birth', (first, second) => {
  expect(compare(first, second)).toEqual([])
})

test.each([
  ['years of birth', 'Ada Example, born 1931', 'Ada Example, born 1984'],
  ['middle names', 'Ada Beatrix Example', 'Ada Cornelia Example'],
])('pages that link two people of other %s are of one of them', (_, ...people) => {
  const findings = [...people, ...Array.from({ length: 8 }, () => 'Ada Example')].map((who, i) => ({
    id: `f${i}`,
    title: '',
    url: `https://site${i}.example/`,
    snippet: `${who}, cellist of the Probeholm Orchestra.`,
  }))
  const linked = { together: [], extra: () => 4, apart: () => false }
  const sizes = groupFindings('Ada Example', findings, linked).map(({ findingIds: ids }) => [
    ids.includes('f0') && ids.includes('f1'),
    ids.length,
  ])
  expect(sizes).toEqual([
    [false, 9],
    [false, 1],
  ])
})

test('a group that holds findings of two generations has this against it', () => {
  const findings = ['Ada Example Jr.', 'Ada Example Sr.', ...Array(8).fill('Ada Example')].map(
    (who, i) => ({
      id: `f${i}`,
      title: '',
      url: `https://site${i}.example/`,
      snippet: `${who}, cellist of the Probeholm Orchestra.`,
    }),
  )
  const linked = { together: [], extra: () => 4, apart: () => false }
  const against = [findings, findings.slice(1)].map((found) =>
    groupFindings('Ada Example', found, linked).map(({ signals }) =>
      signals.some(({ signal, weight }) => signal === 'findings_contradict' && weight <= -1.5),
    ),
  )
  expect(against).toEqual([[true], [false]])
})
