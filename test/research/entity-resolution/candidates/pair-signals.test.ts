import { expect, test } from 'vitest'
import { parseFeatures } from '../../../../research/entity-resolution/candidates/features.ts'
import { buildSignalTable } from '../../../../research/entity-resolution/candidates/pair-signals.ts'
import { parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'

const signals = (snippets: readonly string[]) =>
  buildSignalTable(
    snippets.map((snippet, i) =>
      parseFeatures(
        { id: `${i}`, title: 'Ada Example', url: `https://site${i}.example/`, snippet },
        parseSoughtName('Ada Example'),
      ),
    ),
  )

test('two findings keep company when only neighbours of their neighbours link them', () => {
  const chain = ['oldmoor', 'saltquay', 'probeholm', 'fennwick', 'tarrow', 'quillbeck', 'ambry']
  const other = ['zeolite', 'catalysis', 'kiln', 'alloy', 'ingot', 'furnace', 'crucible']
  const link = (words: readonly string[]) =>
    words.slice(1).map((word, i) => `Ada Example, ${words[i] ?? ''} ${word}.`)
  const { at } = signals([...link(chain), ...link(other)])
  const [first, last, stranger] = [0, chain.length - 2, chain.length - 1]
  expect(at(first, last).shared).toBe(0)
  expect(at(first, last).company).toBeGreaterThan(at(first, stranger).company + 0.1)
})

test('a further name that two findings write beside the sought one speaks for one person', () => {
  const { at } = signals([
    'The cellist Ada Example Quillfeather.',
    'Ada Example Quillfeather, zeolite.',
    'Ada Example, harbour council.',
  ])
  expect([at(0, 1), at(0, 2)].map(({ sameFurtherName }) => sameFurtherName)).toEqual([1, 0])
})

test('an e-mail address with the family name speaks for one person, an address of a site does not', () => {
  const { at } = signals([
    'Ada Example, cello. ada.example@music.example',
    'Contact Ada Example at Ada.Example@Music.example or office@harbour.example',
    'Ada Example, harbour council, office@harbour.example',
  ])
  expect([at(0, 1), at(1, 2)].map(({ sameAddress }) => sameAddress)).toEqual([1, 0])
})

test('two findings keep company by their pages more than by what the search says of them', () => {
  const said = (snippet: string, text: string) => ({ snippet, text: `Ada Example, ${text}.` })
  const { at, paged } = buildSignalTable(
    [
      said('Ada Example, oldmoor.', 'probeholm cello quartet'),
      said('Ada Example, saltquay.', 'probeholm cello quartet'),
      said('Ada Example, oldmoor.', 'zeolite kiln laboratory'),
      said('Ada Example, saltquay.', 'zeolite kiln laboratory'),
    ].map((one, i) =>
      parseFeatures(
        { id: `${i}`, title: 'Ada Example', url: `https://site${i}.example/`, ...one },
        parseSoughtName('Ada Example'),
      ),
    ),
  )
  expect(paged).toBe(1)
  expect(at(0, 1).company).toBeGreaterThan(at(0, 2).company)
})

test('a page that names the site of another speaks for one person, a link to a hub does not', () => {
  const urls = ['https://www.oldmoor.example/', 'https://quartet.example/', 'https://github.com/x']
  const texts = ['Ada Example plays at quartet.example, code at github.com', 'Cello.', 'Zeolite.']
  const { at } = buildSignalTable(
    urls.map((url, i) =>
      parseFeatures(
        { id: `${i}`, title: 'Ada Example', url, snippet: '', text: texts[i] ?? '' },
        parseSoughtName('Ada Example'),
      ),
    ),
  )
  expect([at(0, 1), at(1, 0), at(0, 2), at(1, 2)].map(({ linkedSite }) => linkedSite)).toEqual([
    1, 1, 0, 0,
  ])
})

test.each([
  ['https://t-online.de/news/1', 'Ada Example, ada.example@t-online.de'],
  ['https://other.github.io/', 'Ada Example, https://ada.github.io'],
])('a site of many users at %s links no page to its own', (url, text) => {
  const { at } = buildSignalTable(
    [
      { url: 'https://oldmoor.example/', text },
      { url, text: 'Cello.' },
    ].map((page, i) =>
      parseFeatures(
        { id: `${i}`, title: 'Ada Example', snippet: '', ...page },
        parseSoughtName('Ada Example'),
      ),
    ),
  )
  expect(at(0, 1).linkedSite).toBe(0)
})
