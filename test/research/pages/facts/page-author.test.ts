import { expect, test } from 'vitest'
import { parsePage } from '../../../../research/pages/parse-page.ts'

const prose = 'The mill at the weir turned its oak wheel twice a day, as its own ledger says.'
const names = ['Orla Fenwick', 'Tam Brisket', 'Ines Weir', 'Jon Sluice', 'Ada Ness']

function parseAuthor(signed: readonly string[]): string | null {
  const rows = signed.map(
    (name, at) => `<p itemscope>Mills of the coast, part ${at}, in which
      ${prose} <span itemprop="author" itemscope><span itemprop="name">${name}</span></span></p>`,
  )
  const html = `<!doctype html><html lang="en"><head><title>Tide mills</title></head>
    <body>${rows.join('')}</body></html>`
  return parsePage({ url: 'https://weir.example/best/1.mills', html }).author
}

test('an index that marks an author for each of many things has none', () => {
  expect(parseAuthor(names)).toBe(null)
})

test('the one author that is marked on each part of a page is its author', () => {
  expect(parseAuthor(names.map(() => 'Orla Fenwick'))).toBe('Orla Fenwick')
})

/** The author of an article whose head states a name, over what its body shows. */
function parseStated(name: string, body = ''): string | null {
  const html = `<!doctype html><html lang="en"><head><title>Tide mills</title>
    <meta name="author" content="${name}"><meta property="og:type" content="article"></head>
    <body><article><h1>Tide mills</h1>${body}${`<p>${prose}</p>`.repeat(8)}</article></body></html>`
  return parsePage({ url: 'https://weir.example/blog/2020/tide-mills', html }).author
}

test('an account that a page states and does not show is no author', () => {
  expect(parseStated('ofenwick')).toBe(null)
  expect(parseStated('Orla Fenwick')).toBe('Orla Fenwick')
})

test('an account that a page shows is its author', () => {
  expect(parseStated('ofenwick', '<p>Posted by ofenwick</p>')).toBe('ofenwick')
})

test('a byline is read where the account that a page states is not shown', () => {
  expect(parseStated('ofenwick', '<p class="byline">By Orla Fenwick</p>')).toBe('Orla Fenwick')
})

test('the name of a host is no author', () => {
  expect(parseStated('Weir.com')).toBe(null)
})

test('a phrase that stands where a name may is no author', () => {
  expect(parseStated('Get in touch')).toBe(null)
  expect(parseStated('Read what Orla Fenwick wrote for the mills')).toBe(null)
  expect(parseStated('Sign In')).toBe(null)
})

test('names keep the small words inside them', () => {
  expect(parseStated('Orla van der Weir')).toBe('Orla van der Weir')
  expect(parseStated('Friends of the Mill')).toBe('Friends of the Mill')
})

test('the people that a front page shows did not write it', () => {
  const parse = (path: string) =>
    parsePage({
      url: `https://weir.example${path}`,
      html: `<!doctype html><html lang="en"><head><title>Tide mills</title>
        <meta property="og:type" content="article"></head><body><article><h1>Tide mills</h1>
        <p class="author">Orla Fenwick</p>${`<p>${prose}</p>`.repeat(8)}</article></body></html>`,
    }).author
  expect(parse('/')).toBe(null)
  expect(parse('/blog/2020/tide-mills')).toBe('Orla Fenwick')
})

test('a site that bears the name of its author has one, which stands in its articles', () => {
  const parse = (author: object) =>
    parsePage({
      url: 'https://orlafenwick.example/2020/tide-mills',
      html: `<!doctype html><html lang="en"><head><title>Tide mills</title>
        <meta property="og:site_name" content="Orla Fenwick">
        <script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: 'Tide mills', author })}</script>
        </head><body><article><h1>Tide mills</h1>${`<p>${prose}</p>`.repeat(8)}</article></body></html>`,
    }).author
  expect(parse({ '@type': 'Person', name: 'Orla Fenwick' })).toBe('Orla Fenwick')
  expect(parse({ '@type': 'Organization', name: 'Orla Fenwick' })).toBe(null)
})

test('a line whose id calls it a byline names the author, and a date in it none', () => {
  const parse = (line: string) =>
    parsePage({
      url: 'https://weir.example/blog/2020/tide-mills',
      html: `<!doctype html><html lang="en"><head><title>Tide mills</title>
        <meta property="og:type" content="article"></head><body><article><h1>Tide mills</h1>
        <span id="story-byline">${line}</span>${`<p>${prose}</p>`.repeat(8)}</article></body></html>`,
    }).author
  expect(parse('By Orla Fenwick')).toBe('Orla Fenwick')
  expect(parse('Mar 6')).toBe(null)
})

test('of an author that is marked with a rank and a name, the name is taken', () => {
  const { author } = parsePage({
    url: 'https://weir.example/blog/2020/tide-mills',
    html: `<!doctype html><html lang="en"><head><title>Tide mills</title>
      <meta property="og:type" content="article"></head><body><article><h1>Tide mills</h1>
      <div itemProp="author"><b itemProp="name">Orla Fenwick</b> <i>Volunteer Leader</i></div>
      ${`<p>${prose}</p>`.repeat(8)}</article></body></html>`,
  })
  expect(author).toBe('Orla Fenwick')
})
