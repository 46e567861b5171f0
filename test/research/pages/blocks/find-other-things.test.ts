import { expect, test } from 'vitest'
import { findOtherThings } from '../../../../research/pages/blocks/find-other-things.ts'
import { parseContents } from '../../../../research/pages/parse-page.ts'

const sentence = (at: number) =>
  `The mill at weir ${at} turned its oak wheel twice a day, as its ledger of ${1780 + at} says.`

/** What of a page whose second part stands under a label is about other things. */
function readOthers(label: string, count = 6): string {
  const write = (from: number, length: number) =>
    Array.from({ length }, (_, at) => `<div class="text"><p>${sentence(from + at)}</p></div>`)
  const html = `<!doctype html><html lang="en"><head><title>Tide mill</title></head><body><main>
    <h1>Tide mill</h1><div class="about">${write(0, 24).join('')}</div>
    <div class="row"><div class="label">${label}</div>${write(100, count).join('')}</div>
    <p>${sentence(200)}</p></main></body></html>`
  const choose: Parameters<typeof parseContents>[1] = ({ outline, lines }) => [
    ...findOtherThings(outline, lines),
  ]
  return parseContents({ url: 'https://site.example/products/mill', html }, choose).text
}

test.each([
  'Similar items',
  'People who viewed this item also viewed',
  'Recommended for you',
  'Das ist ähnliche Ware',
])('all that stands in a part under "%s" is about other things', (label) => {
  const text = readOthers(label)
  expect(text).toContain(label)
  expect(text).toContain(sentence(105))
  expect(text).not.toContain(sentence(3))
  expect(text).not.toContain(sentence(200))
})

test.each(['How it is made', 'Recommended:', 'Dissimilarities'])(
  'what stands in a part under "%s" is about the thing itself',
  (label) => {
    expect(readOthers(label)).toBe('')
  },
)

test('a part that is most of a page is no part about other things', () => {
  expect(readOthers('Similar items', 60)).toBe('')
})
