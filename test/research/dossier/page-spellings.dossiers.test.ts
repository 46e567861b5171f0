import { describe, expect, test } from 'vitest'
import { inventWorld } from '../../support/invented-people/invent-world.ts'
import { runDossier } from '../../support/invented-people/run-dossier.ts'

describe('a dossier that is asked for by the address of a page', () => {
  const world = inventWorld(4)
  const [page] = world.pages.filter(({ about, says }) => about === 'person' && says.length > 2)
  const address = page?.url ?? ''
  const namesakes = new Set(
    world.pages.filter(({ about }) => about === 'namesake').map(({ url }) => url),
  )
  const build = (url: string) => {
    const { focus, documents } = runDossier(world, {
      person: { name: world.person.name, urls: [url] },
    })
    return { focus, urls: documents.map((document) => document.url) }
  }
  const found = build(address)

  test('a dossier requested by the address of a page is about the person whose page it is', () => {
    expect(address).toMatch(/^https:\/\//)
    expect(found.focus?.matchedOn).toContain('page')
    expect(found.urls).toContain(address)
    expect(found.urls.filter((url) => namesakes.has(url))).toEqual([])
  })

  test.each([
    ['http', (url: string) => url.replace('https:', 'http:')],
    ['www', (url: string) => url.replace('https://', 'https://www.')],
    ['tracking and a fragment', (url: string) => `${url}?utm_source=x#top`],
  ])(
    'a dossier requested by the address of a page is the same when the address is written with %s',
    (_, spell) => {
      expect(build(spell(address))).toEqual(found)
    },
  )
})
