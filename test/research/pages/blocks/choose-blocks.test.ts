import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadBlockModel, scoreBlock } from '../../../../research/pages/blocks/score-block.ts'
import { parseContents } from '../../../../research/pages/parse-page.ts'

const samples: { odds: number; row: number[] }[] = JSON.parse(
  readFileSync(new URL('../../../../fixtures/blocks/predictions.json', import.meta.url), 'utf8'),
)

test('a block is scored as by the library that fitted the model', () => {
  const { forest } = loadBlockModel()
  expect(samples.length).toBeGreaterThan(5)
  for (const { odds, row } of samples)
    expect(scoreBlock(forest, Float32Array.from(row))).toBeCloseTo(odds, 1)
})

test('the model has a feature for each of its names, and no cycle', () => {
  const { names, forest } = loadBlockModel()
  expect(new Set(names).size).toBe(names.length)
  expect(Math.max(...forest.features)).toBeLessThan(names.length)
  for (const side of [forest.left, forest.right])
    for (const [at, node] of side.entries())
      expect(node < 0 ? ~node < forest.leaves.length : node > at).toBe(true)
})

const menu = ['Home', 'News', 'Shop', 'Team', 'Contact', 'Jobs']
  .map((name) => `<li><a href="/${name}">${name}</a></li>`)
  .join('')

function buildPage(main: string) {
  const html = `<!doctype html><html lang="en"><head><title>Tide mills</title></head><body>
    <header class="site-header"><nav class="menu"><ul>${menu}</ul></nav></header>
    <main class="content"><h1>Tide mills of the northern coast</h1>${main}</main>
    <footer class="site-footer"><p>Copyright 2024 Tide Mills</p><ul>${menu}</ul></footer>
    </body></html>`
  return html
}

function repeat(write: (at: number) => string): string {
  return Array.from({ length: 24 }, (_, at) => write(at)).join('')
}

const sentence = (at: number) =>
  `The mill at weir ${at} turned its oak wheel twice a day, as its ledger of ${1780 + at} says.`

test.each([
  ['an article', '/blog/mills', repeat((at) => `<p>${sentence(at)}</p>`)],
  ['documentation', '/docs/mills', repeat((at) => `<h2>Wheel ${at}</h2><p>${sentence(at)}</p>`)],
  [
    'a list',
    '/collections/mills',
    repeat(
      (at) =>
        `<div class="card"><h3><a href="/m/${at}">Mill ${at}</a></h3><p>${sentence(at)}</p></div>`,
    ),
  ],
  [
    'a thread',
    '/threads/mills.1/',
    repeat(
      (at) => `<article class="message"><div class="message-body">${sentence(at)}</div></article>`,
    ),
  ],
  [
    'a service',
    '/services/mills/',
    repeat((at) => `<section class="feature"><h3>Part ${at}</h3><p>${sentence(at)}</p></section>`),
  ],
])('the model keeps the text of %s without its menus', (_, path, main) => {
  const { text } = parseContents({ url: `https://site.example${path}`, html: buildPage(main) })
  for (const at of [0, 11, 23]) expect(text).toContain(sentence(at))
  expect(text.split('\n')).not.toContain('Contact')
  expect(text).not.toContain('Copyright')
})

function countSentence(path: string, main: string): number {
  const { text } = parseContents({ url: `https://site.example${path}`, html: buildPage(main) })
  return text.split('\n').filter((line) => line === sentence(1)).length
}

test('what posts of a thread quote of each other is read once', () => {
  const post = (at: number) =>
    `<article class="message"><div class="message-body"><p>${sentence(1)}</p><p>${sentence(at)}</p>
    </div></article>`
  expect(countSentence('/threads/mills.1/', repeat(post))).toBe(1)
})

test.each([
  ['an article', 'once', '/blog/mills'],
  ['documentation', 'twice', '/docs/mills'],
])('a passage of short lines that stands twice in %s is read %s', (_, times, path) => {
  const parts = ['oak', 'elm', 'ash', 'fir', 'yew', 'lime']
  const list = `<ul>${parts.map((wood) => `<li>Of ${wood}, sawn in May</li>`).join('')}</ul>`
  const main = `<p>It began so.</p>${list}${repeat((at) => `<p>${sentence(at)}</p>`)}${list}`
  const { text } = parseContents({ url: `https://site.example${path}`, html: buildPage(main) })
  expect(text.split('Of yew, sawn in May').length - 1).toBe(times === 'once' ? 1 : 2)
})

test.each(['dialog', 'alertdialog', 'tooltip'])(
  'what stands in an element of role "%s" is no text of a page',
  (role) => {
    const asked = (at: number) => `The mill may send letters to those who buy flour in year ${at}.`
    const main = repeat((at) => `<p>${sentence(at)}</p>`)
    const over = `<div role="${role}">${repeat((at) => `<p>${asked(at)}</p>`)}</div>`
    const { text } = parseContents({
      url: 'https://site.example/products/flour',
      html: buildPage(`${main}${over}`),
    })
    expect(text).toContain(sentence(11))
    expect(text).not.toContain('may send letters')
  },
)

test('a page that is all in one dialog is read from it', () => {
  const dialog = `<div role="dialog">${repeat((at) => `<p>${sentence(at)}</p>`)}</div>`
  const html = `<!doctype html><html lang="en"><body>${dialog}</body></html>`
  const { text } = parseContents({ url: 'https://site.example/products/flour', html })
  expect(text).toContain(sentence(11))
})

test('a page that says little beside its dialogs is read from them', () => {
  const lives = repeat(
    (at) => `<div role="dialog"><h2>Miller ${at}</h2><p>${sentence(at)}</p></div>`,
  )
  const html = buildPage(`<p>Our team of millers at the coast.</p>${lives}`)
  const { text } = parseContents({ url: 'https://site.example/team', html })
  expect(text).toContain(sentence(11))
})

test('an article keeps a label that stands twice', () => {
  const label = '<p>Sawn in May</p>'
  const main = `${label}${repeat((at) => `<p>${sentence(at)}</p>`)}${label}<p>${sentence(30)}</p>`
  const { text } = parseContents({ url: 'https://site.example/blog/mills', html: buildPage(main) })
  expect(text.split('Sawn in May').length - 1).toBe(2)
})

test('documentation keeps what it says of each of several things', () => {
  const main = repeat((at) => `<h2>Wheel ${at}</h2><p>${sentence(1)}</p>`)
  expect(countSentence('/docs/mills', main)).toBe(24)
})

test('a page of too many lines, or of little text, is read by the rules alone', () => {
  const read = (html: string) => {
    let count = 0
    parseContents({ url: 'https://site.example/', html }, () => {
      count += 1
      return null
    })
    return count
  }
  expect(read(buildPage(repeat((at) => `<p>${sentence(at)}</p>`)))).toBe(1)
  expect(read(buildPage('<p>Mill</p>'.repeat(3_100)))).toBe(0)
  const short = { url: 'https://site.example/', html: buildPage(`<p>${sentence(1)}</p>`) }
  expect(parseContents(short).text).toBe(parseContents(short, () => null).text)
})
