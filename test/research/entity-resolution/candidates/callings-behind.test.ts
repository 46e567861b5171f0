import { expect, test } from 'vitest'
import {
  areOtherCallings,
  findCallingsBehind,
} from '../../../../research/entity-resolution/candidates/callings-behind.ts'
import { groupFindings } from '../../../../research/entity-resolution/candidates/group-findings.ts'

const nameWords = new Set(['ada', 'example'])

const areOther = (first: string, second: string) =>
  areOtherCallings([findCallingsBehind(first, nameWords), findCallingsBehind(second, nameWords)])

test.each([
  ['Ada Example, a dentist in Leeds, has won', 'Ada Example is a historian. She lives in Graz'],
  ['Ada Example, a dentist in Vienna', 'Ada Example, a historian in Wien'],
  ['Ada Example, a dentist in Leeds', 'Ada Example, a historian'],
  ['Ada Example (Zahnärztin, Bremen)', 'Ada Example – historienne, Rennes'],
])('%s and %s are two people', (first, second) => {
  expect(areOther(first, second)).toBe(true)
})

test.each([
  ['Ada Example, a dentist in Leeds', 'Ada Example, a dentist in Graz'],
  ['Ada Example, a dentist in Leeds', 'Ada Example, a director in Graz'],
  ['Ada Example, a dentist in Leeds', 'Ada Example, Graz'],
  ['Ada Example, a dentist in Leeds', 'Ada Example (Treasurer), Orla Finch (Chair)'],
  ['Ada Example, a dentist in Leeds', 'Ada Example (Schatzmeisterin)'],
  ['Ada Example, dentist and novelist', 'Ada Example, a novelist in Graz'],
  ['Ada Example ist Zahnärztin und Autorin', 'Ada Example, Autorin'],
  ['Ada Example, a dentist in Leeds', 'Ada Example ... Orla Finch, a historian in Graz'],
  [
    'Ada Example, a dentist in Leeds',
    'Ada Example of Graz sat beside the many guests of honour, among them a historian',
  ],
])('%s and %s may be one person', (first, second) => {
  expect(areOther(first, second)).toBe(false)
})

test('only the first calling behind the name is the person’s', () => {
  const found = findCallingsBehind('Ada Example Dentist Orla Finch Cellist · Leeds', nameWords)
  expect(found).toEqual(['dentist'])
})

test('a dentist and a novelist who were born in one year are one person', () => {
  const others = ['geologist', 'solicitor', 'pilot', 'historian'].map((trade) => ({
    id: trade,
    title: `Ada Example, ${trade}`,
    url: `https://${trade}.example/news`,
    snippet: `Ada Example, a ${trade}, has won the ${trade} award.`,
  }))
  const own = ['dentist', 'novelist'].map((trade) => ({
    id: trade,
    title: `Ada Example, ${trade}`,
    url: `https://lantern-${trade}.example/people`,
    snippet: `Ada Example, ${trade}, born 1966 in Leeds, lives at the Lantern Harbour.`,
  }))
  const groups = groupFindings('Ada Example', [...own, ...others])
  expect(groups.map(({ findingIds }) => findingIds)).toContainEqual(['dentist', 'novelist'])
})

test('pages of one kind about two trades in one town are of two people', () => {
  const pages = [
    ['dentist', 'Leeds'],
    ['historian', 'Leeds'],
  ].flatMap(([trade, town]) =>
    ['prize', 'club', 'award'].map((kind) => ({
      id: `${trade} ${kind}`,
      title: `Local ${kind} for a ${trade}`,
      url: `https://${kind}-${trade}.example/news`,
      snippet: `Ada Example, a ${trade} in ${town}, has won the Lantern ${kind} of 2023.`,
    })),
  )
  const mixed = groupFindings('Ada Example', pages).filter(({ findingIds }) =>
    ['dentist', 'historian'].every((trade) => findingIds.some((id) => id.startsWith(trade))),
  )
  expect(mixed).toEqual([])
})
