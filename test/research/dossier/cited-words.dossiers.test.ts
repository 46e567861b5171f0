import { expect, test } from 'vitest'
import { splitSentences } from '../../../research/text/sentences/split-sentences.ts'
import { foldWords } from '../../../research/text/words/fold.ts'
import { inventWorld } from '../../support/invented-people/invent-world.ts'
import { runDossier } from '../../support/invented-people/run-dossier.ts'

const worlds = [
  ['fifth', 11],
  ['eighth', 12],
] as const
const runs = worlds.map(([family, seed]) => {
  const { person, headline } = inventWorld(seed, { family })
  const run = runDossier(inventWorld(seed, { family }), { person: { name: person.name, headline } })
  const texts = new Map(run.documents.map(({ id, title, text }) => [id, { title, text }]))
  return { ...run, name: person.name, texts }
})
/** Values that are derived: how two people are related, a month in figures, an address. */
const derived = new Set(['relation', 'url', 'platform'])

function listMissing(said: string, texts: readonly string[]): string[] {
  const held = new Set(texts.flatMap((text) => foldWords(text)))
  return foldWords(said).filter((word) => !held.has(word))
}

test('every claim quotes its sources at their places, and its words stand in them', () => {
  const claims = runs.flatMap(({ claims, texts }) => claims.map((claim) => ({ claim, texts })))
  expect(claims.length).toBeGreaterThan(10)
  for (const { claim, texts } of claims) {
    const cited = claim.citations.map(({ sourceId }) => texts.get(sourceId)?.text ?? '')
    expect(cited).not.toEqual([])
    expect(claim.citations.map(({ start, end }, at) => cited[at]?.slice(start, end))).toEqual(
      claim.citations.map(({ excerpt }) => excerpt),
    )
    for (const [key, value] of Object.entries(claim.value)) {
      if (typeof value !== 'string' || derived.has(key)) continue
      const said = /^\d{4}-\d\d/.test(value) ? value.slice(0, 4) : value
      expect({ value, missing: listMissing(said, cited) }).toEqual({ value, missing: [] })
    }
  }
})

test('every sentence of a summary that rules write cites sources that hold its names, its years', () => {
  const sentences = runs.flatMap(({ summary, ...run }) =>
    splitSentences(summary).map(({ text }) => ({ ...run, text })),
  )
  expect(sentences.length).toBeGreaterThan(8)
  for (const { text, cited, texts, name } of sentences) {
    const ids = [...text.matchAll(/\[(\d+)\]/g)].map(([, n]) => cited[Number(n) - 1] ?? '')
    expect({ text, ids }).not.toEqual({ text, ids: [] })
    const read = ids.map((id) => Object.values(texts.get(id) ?? {}).join('\n'))
    expect(read).not.toContain('')
    const said = text.replace(/\[\d+\]/g, '').matchAll(/(?<=\S )(?:\p{Lu}[\p{L}’'-]*|\d{4})/gu)
    const named = [...said].map(([word]) => word).filter((word) => !months.test(word))
    const missing = listMissing(named.join(' '), [name, ...read])
    expect({ text, missing }).toEqual({ text, missing: [] })
  }
})

/** Pages write them in figures. */
const months = /^(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber$/u

test('the name and headline of every candidate are words of what was found of them', () => {
  const hits = runs.flatMap(({ people, records }) =>
    people.groups.map(({ hitId, recordIds }) => {
      const hit = people.hits.find(({ id }) => id === hitId)
      const found = records.filter(({ id }) => recordIds.includes(id))
      return { said: `${hit?.name} ${hit?.headline}`, found: JSON.stringify(found) }
    }),
  )
  expect(hits.length).toBeGreaterThan(2)
  for (const { said, found } of hits)
    expect({ said, missing: listMissing(said, [found]) }).toEqual({ said, missing: [] })
})
