import { expect, test } from 'vitest'
import { PageText } from '../../../../research/pages/tree/page-node.ts'
import { parseMarkup } from '../../../../research/pages/tree/parse-markup.ts'

const namesIn = (html: string, selector: string) =>
  parseMarkup(html)
    .querySelectorAll(selector)
    .map(({ localName }) => localName)

test('selectors find elements in the order of the page, by siblings, parts and attributes in any case', () => {
  const html =
    '<body><p itemProp="name">A</p><div class=" x  y x "><b>B</b>c<i>D</i></div><p>E</p></body>'
  expect(namesIn(html, 'p, b, i')).toEqual(['p', 'b', 'i', 'p'])
  expect(namesIn(html, '[itemprop="name"]')).toEqual(['p'])
  expect(namesIn(html, 'b ~ i')).toEqual(['i'])
  expect(namesIn(html, '[class="x y"] :last-child')).toEqual(['i'])
  expect(namesIn(html, 'div:has(> b) + p')).toEqual(['p'])
  expect(namesIn(html, 'p:not(:first-child)')).toEqual(['p'])
})

test('a selector is asked anew after the page has changed', () => {
  const page = parseMarkup('<body><div id="a"><p>A</p></div><p>B</p></body>')
  expect(page.querySelectorAll('div p')).toHaveLength(1)
  page.querySelector('#a')?.replaceWith(new PageText('gone'))
  expect(page.querySelector('div p')).toBeNull()
  expect(page.body.textContent).toBe('goneB')
})

test('what takes the place of an element keeps its order, and what leaves keeps its text', () => {
  const page = parseMarkup('<body>a<div><b>b</b><i>c</i></div>d</body>')
  const div = page.querySelector('div')
  const [bold, italic] = ['b', 'i'].map((name) => page.querySelector(name))
  if (!div || !bold || !italic) throw new Error('the page has all three')
  div.replaceWith(bold, italic)
  expect(page.body.textContent).toBe('abcd')
  expect(div.textContent).toBe('')
  expect(italic.previousElementSibling).toBe(bold)
  bold.remove()
  expect(page.body.textContent).toBe('acd')
  expect(bold.textContent).toBe('b')
  page.body.append(bold)
  expect(page.body.textContent).toBe('acdb')
  expect(page.body.lastChild).toBe(bold)
})

test('an element has the attributes that are written, and none of those that each object has', () => {
  const p = parseMarkup('<body><p __proto__="x" hidden>A</p></body>').querySelector('p')
  expect(p?.getAttribute('constructor')).toBeNull()
  expect(p?.hasAttribute('toString')).toBe(false)
  p?.removeAttribute('hidden')
  expect(p?.hasAttribute('hidden')).toBe(false)
})

test('a tree of 20,000 levels is read without recursion', () => {
  const page = parseMarkup(`<body>${'<div>'.repeat(20_000)}deep`)
  expect(page.body.textContent).toBe('deep')
  expect(page.querySelectorAll('div')).toHaveLength(20_000)
})
