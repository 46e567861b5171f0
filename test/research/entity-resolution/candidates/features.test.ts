import { expect, test } from 'vitest'
import { parseFeatures } from '../../../../research/entity-resolution/candidates/features.ts'
import { parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'

const site = 'Everything about the harbour: ferry tickets, opening hours, letters. '
const text = `${site.repeat(9)}The cellist Ada Example plays at Probeholm. ${site.repeat(9)}`

const brief = (snippet: string) =>
  parseFeatures(
    { id: '1', title: 'Harbour', url: 'https://harbour.example/', snippet, text },
    parseSoughtName('Ada Example'),
  ).brief

test('where a snippet is of its site, what the page says of the person stands before it', () => {
  const words = brief(site.repeat(4).slice(0, 240))
  expect(words).toContain('probeholm')
  expect(words).toContain('ferry')
})

test('a long snippet that names the person stands alone', () => {
  expect(brief(`The mayor Ada Example. ${site.repeat(4)}`.slice(0, 240))).not.toContain('probeholm')
})

test('a snippet that does not name the person keeps its words behind those of the page', () => {
  const snippet = `${site.repeat(4)}The quayside lantern.`
  const { words } = parseFeatures(
    { id: '1', title: 'Harbour', url: 'https://harbour.example/', snippet, text },
    parseSoughtName('Ada Example'),
  )
  expect([...words.keys()]).toEqual(expect.arrayContaining(['probeholm', 'lantern']))
})
