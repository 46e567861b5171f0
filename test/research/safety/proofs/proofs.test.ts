import { describe, expect, test } from 'vitest'
import { holdsCode } from '../../../../research/safety/proofs/holds-code.ts'
import { isOpenToEdit } from '../../../../research/safety/proofs/is-open-to-edit.ts'

const code = 'prs-0abc-1def-2ghj'
const page = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

describe('a code that the owner of a page put there', () => {
  test.each([
    ['the description', `<meta name="description" content="Gardener. ${code}">`],
    ['the description for links', `<meta property="og:description" content="${code} · Gardener">`],
    ['a line of its own', `<meta name="People-Research-Removal" content="${code}">`],
    ['the title', `<title>Ada ${code}</title>`],
  ])('a code of the owner of a page counts in %s', (_, head) => {
    expect(holdsCode(page(head), code)).toBe(true)
  })

  test.each([
    ['a comment of a visitor', page('<title>Ada</title>', `<p>${code}</p>`)],
    [
      'a comment that is marked up',
      page('', `<div itemprop="comment"><meta itemprop="text" content="${code}"></div>`),
    ],
    ['a meta in the body', page('', `<meta name="description" content="${code}">`)],
    ['keywords', page(`<meta name="keywords" content="${code}">`)],
    ['a page that does not show it', page('<title>Ada</title>')],
    ['no page', ''],
  ])('a code does not prove who owns a page when it stands in %s', (_, html) => {
    expect(holdsCode(html, code)).toBe(false)
  })
})

test.each([
  ['https://en.wikipedia.org/wiki/Ada_Lovelace', true],
  ['https://stars.fandom.com/wiki/Ada', true],
  ['https://wiki.example.org/Ada', true],
  ['https://example.org/wiki/Ada', true],
  ['https://example.org/index.php?title=Ada', true],
  ['https://ada.example.org/about', false],
  ['https://github.com/ada', false],
])('whether visitors may edit %s: %s', (url, isOpen) => {
  expect(isOpenToEdit(url)).toBe(isOpen)
})
