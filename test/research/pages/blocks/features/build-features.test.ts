import { expect, test } from 'vitest'
import { buildFeatures } from '../../../../../research/pages/blocks/features/build-features.ts'
import type { PageBlocks } from '../../../../../research/pages/blocks/features/feature.ts'
import { parseContents } from '../../../../../research/pages/parse-page.ts'

const said = 'Oak from the northern coast, cut in winter and dried for two years.'

/** What is known of the line of a page that is a text, by name. */
function findFeatures(body: string, text: string, head = ''): Record<string, number> {
  const html = `<!doctype html><html><head><title>Mill wheel</title>${head}</head>
    <body><main><h1>Mill wheel</h1>${body}</main></body></html>`
  let blocks: PageBlocks | undefined
  parseContents({ url: 'https://site.example/products/wheel', html }, (page) => {
    blocks = page
    return null
  })
  if (blocks === undefined) throw new Error('the page has no blocks')
  const at = blocks.lines.findIndex((line) => line.text === text)
  const { names, rows } = buildFeatures(blocks)
  return Object.fromEntries(names.map((name, place) => [name, rows[at]?.[place] ?? Number.NaN]))
}

test('each feature has a name of its own', () => {
  const html = `<!doctype html><html><body><main><h1>Mill</h1><p>${said}</p></main></body></html>`
  parseContents({ url: 'https://site.example/', html }, (page) => {
    const { names, rows } = buildFeatures(page)
    expect(new Set(names).size).toBe(names.length)
    for (const row of rows) expect(row).toHaveLength(names.length)
    return null
  })
})

test('a line knows what the headings in front of it say that its part is for', () => {
  const body = `<h2>Overview</h2><p>${said}</p><h2>You may also like</h2><p>Mill stone</p>`
  const [own, other] = [said, 'Mill stone'].map((text) => findFeatures(body, text))
  expect(own?.sectionKind).toBe(1)
  expect(own?.behindLabels).toBe(0)
  expect(other?.sectionKind).toBeGreaterThan(own?.sectionKind ?? 0)
  expect(other?.behindLabels).toBe(1)
})

test('a line knows how much its page states of the things on it, reviews left out', () => {
  const stated = {
    '@type': 'Product',
    name: 'Mill wheel',
    description: `<p>${said}</p>`,
    review: { '@type': 'Review', name: 'Good', description: 'It turns every day.' },
  }
  const head = `<script type="application/ld+json">${JSON.stringify(stated)}</script>`
  expect(findFeatures(`<p>${said}</p>`, said, head)).toMatchObject({
    statedNames: 2,
    statedLength: said.length,
  })
})

test('a line knows its copies, and those that go on where it breaks off', () => {
  const excerpt = said.slice(0, 56)
  const body = `<p>${excerpt}</p><p>${said}</p>`
  expect(findFeatures(body, excerpt)).toMatchObject({ copiesBefore: 0, copiesBehind: 1 })
  expect(findFeatures(body, said)).toMatchObject({ copiesBefore: 1, copiesBehind: 0 })
})
