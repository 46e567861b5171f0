import { expect, test } from 'vitest'
import { parsePage } from '../../../../research/pages/parse-page.ts'
import { jsonLd } from '../../../support/pages/json-ld.ts'

const frame = '<nav><a href="/">All harbours</a></nav>'

function read(path: string, body: string, head = '<title>Tide mills</title>') {
  return parsePage({
    url: `https://site.example${path}`,
    html: `<!doctype html><html lang="en"><head>${head}</head><body>${frame}${body}</body></html>`,
  })
}

const mills = ['Quay', 'Harbour', 'Marsh', 'Weir', 'Sluice', 'Delta', 'Ness']
const cards = mills
  .map(
    (name, at) =>
      `<div class="tile"><a href="/m/${at}"><h3>Mill wheel ${name}, oak</h3></a><span class="author">Orla Fenwick</span><span>$${at + 10}.00</span><button>Add</button></div>`,
  )
  .join('')

test.each(['/collections/wheels', '/anything'])(
  'a list keeps its cards without its filters, author or date: %s',
  (path) => {
    const reading = read(
      path,
      `<h1>Wheels</h1><time datetime="2024-05-01">1 May 2024</time><div class="filter-panel"><p>Oak</p><p>Elm</p></div><div>${cards}</div>`,
    )
    const lines = reading.text.split('\n')
    for (const [at, name] of mills.entries()) {
      expect(lines).toContain(`Mill wheel ${name}, oak`)
      expect(reading.text).toContain(`$${at + 10}.00`)
    }
    expect(lines).not.toContain('Elm')
    expect(reading).toMatchObject({ author: null, date: null })
    expect(reading.text).not.toContain('All harbours')
  },
)

test('a product keeps its description without reviews, other products, author or date', () => {
  const described = 'The wheel is cast in one piece, and turns in as little as a hand of water.'
  const reading = read(
    '/products/wheel',
    `<main><h1>Mill wheel</h1><div class="product__description"><p>${described}</p><ul><li>Oak and iron</li></ul></div><div class="customer-reviews"><p class="author">Tam Brisket</p><time>2 May 2024</time><p>I have had it for a year and it turns every day.</p></div><div class="you-may-similar-products"><a href="/x">Mill stone, granite, large</a></div><div class="quantity-picker">One more</div></main>`,
    `<title>Mill wheel</title>${jsonLd({ '@type': 'Product', name: 'Mill wheel', review: { '@type': 'Review', author: 'Tam Brisket', datePublished: '2024-05-02' } })}`,
  )
  expect(reading.text.split('\n')).toEqual(expect.arrayContaining([described, 'Oak and iron']))
  expect(reading.text).not.toMatch(/had it for a year|Mill stone|One more/)
  expect(reading).toMatchObject({ author: null, date: null })
})

test('a thread keeps its posts without signatures, counters or menus', () => {
  const posts = ['Which stone do you use for rye?', 'Granite, as my mother did.', 'Basalt here.']
  const { text } = read(
    '/threads/stones.12',
    `<div class="menu-of-boards"><a href="/a">Boards of the north coast and its islands</a></div>${posts.map((post) => `<div class="message"><div class="message-user">Miller, 512 posts</div><div class="bbWrapper">${post}</div><div class="message-signature">Grind on</div></div>`).join('')}`,
  )
  expect(text.split('\n')).toEqual(posts)
})

test.each([
  ['a service', '/services/repairs', ''],
  [
    'a manual with teasers',
    '/docs/repairs',
    '<div class="card"><time itemprop="datePublished" datetime="2024-05-01">1 May</time></div>',
  ],
  ['a manual', '/docs/repairs', '<p>Last updated <time datetime="2024-05-01">1 May</time></p>'],
])('%s has no author or date of its own', (_, path, more) => {
  const prose = 'We repair mills of every size, on site, and within the week.'
  const reading = read(
    path,
    `<main><h1>Repairs</h1><p>${prose}</p><p class="author">Orla Fenwick</p><p>By checking this box you agree</p>${more}</main>`,
  )
  expect(reading).toMatchObject({ author: null, date: null })
  expect(reading.text).toContain(prose)
})

test('an organization is not the author of an article', () => {
  const article = { '@type': 'Article', author: { '@type': 'Organization', name: 'Quay Media' } }
  expect(read('/news/mill', '<h1>Mill</h1><p>It turns.</p>', jsonLd(article)).author).toBeNull()
})

test('a firm that its host is named for is not the author of its offers, as a person is of a blog', () => {
  const stated = '<meta name="author" content="Orla Fenwick">'
  const readAuthor = (path: string) =>
    parsePage({
      url: `https://www.orlafenwick.example${path}`,
      html: `<!doctype html><html><head><title>Repairs</title>${stated}</head><body><article><h1>Repairs</h1><p>We repair mills of every size, and within the week.</p></article></body></html>`,
    }).author
  expect(readAuthor('/services/repairs')).toBeNull()
  for (const path of ['/blog/repairs', '/about']) expect(readAuthor(path)).toBe('Orla Fenwick')
})

test('the author of an article is named in any script', () => {
  const stated = '<meta name="author" content="水車太郎">'
  expect(read('/blog/repairs', '<h1>Repairs</h1><p>It turns.</p>', stated).author).toBe('水車太郎')
})

test('one word is the author of an article or thread, not of the pages of a firm', () => {
  const readAuthor = (path: string, name: string) =>
    read(path, '<h1>Repairs</h1><p>It turns.</p>', `<meta name="author" content="${name}">`).author
  expect(readAuthor('/about', 'Millwrights')).toBeNull()
  expect(readAuthor('/about', '水車太郎')).toBe('水車太郎')
  expect(readAuthor('/blog/repairs', 'Millwrights')).toBe('Millwrights')
  expect(readAuthor('/blog/repairs', 'Click here for dates')).toBeNull()
})

test('names of goods that are links are the text of a page of any kind', () => {
  const goods = mills.map((name) => `The ${name} wheel of oak and iron, with a sluice of its own`)
  const { text } = read(
    '/anything',
    `<h1>Wheels</h1>${goods.map((name) => `<p><a href="/x">${name}</a></p>`).join('')}`,
  )
  expect(text.split('\n')).toEqual(expect.arrayContaining(goods))
})

test('a product keeps no line about its order, nor what a shop praises twice', () => {
  const praise = '<p>Our wheels are replaced for as long as you own them.</p>'
  const order =
    '<p>$19.95</p><p>Add to cart</p><p>Free shipping on orders over $75</p><p>30-day returns</p>'
  const { text } = read(
    '/products/wheel',
    `<main><h1>Mill wheel</h1>${order}${praise}<p>Turned from one piece of oak by hand.</p>${praise}</main>`,
  )
  const lines = text.split('\n')
  expect(lines).toContain('Turned from one piece of oak by hand.')
  expect(lines.filter((line) => line.startsWith('Our wheels'))).toHaveLength(1)
  expect(text).not.toMatch(/19\.95|cart|shipping|returns/i)
})

test('a product that scripts show is read by the description that its page states', () => {
  const sentence = 'The wheel of oak &amp; iron turns with the tide and needs no oil at all. '
  const product = {
    '@type': 'Product',
    name: 'Mill wheel',
    description: `<p>${sentence.repeat(4)}</p>`,
  }
  const readProduct = (body: string) => read('/products/wheel', body, jsonLd(product)).text
  const stated = 'The wheel of oak & iron turns with the tide'
  expect(readProduct('<main><h1>Mill wheel</h1><p>Win a golden ticket today</p></main>')).toMatch(
    new RegExp(`^${stated}`),
  )
  const shown = `<main><h1>Mill wheel</h1><p>${sentence.repeat(4)}</p></main>`
  expect(readProduct(shown).split(stated)).toHaveLength(5)
  const short = { ...product, description: 'The best wheel of all' }
  expect(read('/products/wheel', '<p>Turns well.</p>', jsonLd(short)).text).not.toContain('best')
})

test('boxes that a page repeats are its text, whatever they are called', () => {
  const box = (name: string) =>
    `<div class="promo"><a href="/x"><h3>${name} repairs</h3><p>We mend what the tide breaks.</p></a></div>`
  const prose = `<p>${'We repair mills of every size, on site, and within the week. '.repeat(2)}</p>`
  const readBoxes = (names: readonly string[]) =>
    read('/anything', `<main><h1>Repairs</h1>${prose}${names.map(box).join('')}</main>`).text
  for (const name of mills) expect(readBoxes(mills)).toContain(`${name} repairs`)
  expect(readBoxes(['Quay'])).not.toContain('Quay repairs')
})

test('a list says who made each thing and when', () => {
  const items = mills
    .map(
      (name) =>
        `<li class="entry"><h3><a href="/x">The mill at ${name}</a></h3><div class="post-meta">Orla Fenwick, May 2024</div><p>Its wheel turns twice a day, and grinds the corn of all the farms between the marsh and the sea.</p></li>`,
    )
    .join('')
  const { text } = read('/categories/mills', `<h1>Mills</h1><ul>${items}</ul>`)
  expect(text.split('Orla Fenwick, May 2024')).toHaveLength(mills.length + 1)
})

test('questions that a firm answers itself are no thread', () => {
  const answer = (name: string) =>
    `<div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><h3>Do you repair at ${name}?</h3><div itemscope itemtype="https://schema.org/Answer"><div itemprop="text">Yes, we come to ${name} within the week.</div></div></div>`
  const { text } = read(
    '/anything',
    `<main><h1>Repairs</h1><p>We repair mills of every size, and on site.</p><div itemscope itemtype="https://schema.org/FAQPage">${mills.map(answer).join('')}</div></main>`,
  )
  expect(text).toContain('We repair mills of every size, and on site.')
  expect(text).toContain('Do you repair at Quay?')
})

test('a product keeps no section beside its heading that leads to other things', () => {
  const other = (name: string) =>
    `<div class="tile"><a href="/m">Wheel of ${name}</a><p>Free of rust</p></div>`
  const { text } = read(
    '/products/wheel',
    `<main><div class="top"><h1>Mill wheel</h1><p>Cast in one piece, <a href="/oak">of oak</a>, and turned by hand on the quay.</p></div><section><h2>In the box</h2><p>A wheel, an axle and the grease for a year.</p></section><section><h2>From our yard</h2>${mills.map(other).join('')}</section></main>`,
  )
  expect(text).toMatch(/Cast in one piece, of oak, .*\n.*\n?A wheel, an axle/)
  expect(text).not.toMatch(/Wheel of|Free of rust|From our yard/)
})

test.each([
  ['a forum of Khoros', 'lia-message-body-content', 3],
  ['a forum of Invision', 'cPost_contentWrap', 2],
  ['a thread of one post', 'bbWrapper', 1],
])('posts are all that is read of %s', (_, name, count) => {
  const posts = mills.slice(0, count).map((mill) => `The mill at ${mill} grinds rye on granite.`)
  const { text } = read(
    '/threads/stones.12',
    posts
      .map((post) => `<div><b>Tam Brisket, miller</b><div class="${name}">${post}</div></div>`)
      .join(''),
  )
  expect(text.split('\n')).toEqual(posts)
})

test('a thread keeps a post once, and no quotes of it', () => {
  const posts = ['Which stone do you use for rye?', 'Granite, as my mother did.']
  const quote = `<blockquote><b>Miller said:</b><p>${posts[0]}</p></blockquote>`
  const { text } = read(
    '/threads/stones.12',
    `<div class="bbWrapper">${posts[0]}</div><div class="bbWrapper">${quote}${posts[1]}</div>`,
  )
  expect(text.split('\n')).toEqual(posts)
})

test('sections of links are kept where they are all that a shop shows', () => {
  const tiles = mills.map((name) => `<div><a href="/m">Mill wheel of ${name}</a></div>`).join('')
  const { text } = read('/products/wheels', `<main><h1>Wheels</h1><div>${tiles}</div></main>`)
  for (const name of mills) expect(text).toContain(`Mill wheel of ${name}`)
})

test('an article has the date that it states, not that of its page', () => {
  const page = { '@type': 'WebPage', datePublished: '2019-07-10' }
  const readDate = (nodes: readonly unknown[]) =>
    read('/news/mill', '<article><h1>Mill</h1><p>It turns.</p></article>', jsonLd(nodes)).date
  expect(readDate([page])).toBeNull()
  expect(readDate([page, { '@type': 'NewsArticle', datePublished: '2024-05-01' }])).toBe(
    '2024-05-01',
  )
  expect(readDate([{ '@type': 'Review', datePublished: '2024-05-02' }])).toBe('2024-05-02')
})

test.each(['product.group', 'product:group'])('a group of products is a list: %s', (group) => {
  const { text } = read(
    '/anything',
    `<main><h1>Wheels</h1><div>${cards}</div></main>`,
    `<title>Wheels</title><meta property="og:type" content="${group}">`,
  )
  for (const name of mills) expect(text).toContain(`Mill wheel ${name}, oak`)
  expect(text).toContain('$10.00')
})

test('names of cards that are headings are kept at the end of a list', () => {
  const tiles = mills.map((name) => `<li><a href="/x"><h2>${name} mills (4)</h2></a></li>`)
  const { text } = read(
    '/categories/mills',
    `<main><h1>Mills</h1><ul>${tiles.join('')}</ul></main>`,
  )
  expect(text.split('\n').slice(-mills.length)).toEqual(mills.map((name) => `${name} mills (4)`))
})

test.each([
  ['right behind it', ''],
  ['elsewhere', '<p>Every wheel is turned on the quay, from oak that has stood in the sea.</p>'],
])('what a list shows a second time for other screens, %s, is read once', (_, between) => {
  const { text } = read(
    '/categories/wheels',
    `<main><h1>Wheels</h1><div class="wide">${cards}</div>${between}<div class="narrow">${cards}</div></main>`,
  )
  for (const name of mills) expect(text.split(`Mill wheel ${name}, oak`)).toHaveLength(2)
})

test('what the cards of a list have in common is read with each', () => {
  const terms = '<p>For one visit of one miller.</p><p>Not to be joined with other offers.</p>'
  const coupons = mills.map((name) => `<div><h3>A day off at ${name}</h3>${terms}</div>`).join('')
  const { text } = read('/coupons', `<main><h1>Coupons</h1>${coupons}</main>`)
  expect(text.split('For one visit of one miller.')).toHaveLength(mills.length + 1)
})

test('a page that only calls itself an article is read whole', () => {
  const prose = 'We repair mills of every size, on site, and within the week of the next tide. '
  const offers = mills
    .map((name) => `<li class="program"><h3>${name}</h3><p>${prose}</p></li>`)
    .join('')
  const { text } = read(
    '/anything',
    `<div><div class="intro"><h1>Repairs</h1><p>${prose.repeat(4)}</p><p>${prose.repeat(4)}</p></div><div class="offers"><ul>${offers}</ul></div></div>`,
    '<title>Repairs</title><meta property="og:type" content="article">',
  )
  expect(text).toContain('Quay')
})

test('what is named as a filter but is prose is the text of a shop, where reviews are none', () => {
  const prose = 'Oak lasts a lifetime in the sea, and elm needs oil in every spring of its life.'
  const { text } = read(
    '/categories/wheels',
    `<main><h1>Wheels</h1><div>${cards}</div><div class="section filters"><h2>Which wood?</h2><p>${prose}</p></div><div class="reviews"><p>I have had mine for a year, and it turns on every day of the week.</p></div></main>`,
  )
  expect(text).toContain(prose)
  expect(text).not.toContain('I have had mine')
})

test.each(['Footer-styled__Footer-sc-d11cf', 'x-theme-header-navigation', 'wrapCountries'])(
  'a small menu is left out, whatever its theme calls it: %s',
  (name) => {
    const menu = `<div class="${name}"><a href="/r">Returns of wheels</a></div>`
    const card = `<div class="tile"><div class="${name}"><a href="/m">Wheel of elm</a></div></div>`
    const prose = `<p>${'We repair mills of every size, on site, and within the week. '.repeat(6)}</p>`
    const { text } = read('/categories/repairs', `<h1>Repairs</h1>${prose}${menu}${card}`)
    expect(text).not.toContain('Returns of wheels')
    expect(text).toContain('Wheel of elm')
  },
)

test('the first post of a thread is read where only the others are marked', () => {
  const posts = mills.map((mill) => `The mill at ${mill} grinds rye on granite.`)
  const { text } = read(
    '/threads/stones.12',
    `<div itemscope itemtype="https://schema.org/DiscussionForumPosting"><meta itemprop="text" content="${posts[0]}">${posts
      .map(
        (post, at) =>
          `<div><b>Tam Brisket, miller</b><div class="narrow"${at === 0 ? '' : ' itemprop="text"'}>${post}</div></div>`,
      )
      .join('')}</div>`,
  )
  expect(text.split('\n')).toEqual(posts)
})

test('a question on the button of a heading is text', () => {
  const { text } = read(
    '/services/repairs/',
    `<main><h1>Repairs</h1><h3><button>Who turns the stone?</button></h3><p>We turn it at the tide, twice a day.</p><button>Ask us</button></main>`,
  )
  expect(text).toContain('Who turns the stone?')
  expect(text).not.toContain('Ask us')
})

test('labels of buttons are no text', () => {
  const tiles = mills
    .map(
      (name) =>
        `<div><a href="/x"><h3>Mill of ${name}</h3></a><p><a href="/x">Learn more »</a></p></div>`,
    )
    .join('')
  const { text } = read(
    '/categories/mills',
    `<h1>Mills</h1>${tiles}<p>View all mills</p><p>Mehr erfahren</p><p>Learn more about mills by turning one yourself.</p>`,
  )
  expect(text).toContain('Mill of Quay')
  expect(text).toContain('Learn more about mills by turning one yourself.')
  expect(text).not.toMatch(/Learn more »|View all|Mehr/)
})

test('the author of a thread is a name without what its forum counts', () => {
  const readAuthor = (counts: string) =>
    read(
      '/questions/12/stones',
      `<h1>Which stone?</h1><div class="author">tidewheel7 ${counts}</div><p>For rye.</p>`,
    ).author
  for (const counts of [
    '',
    '55<b>9</b> <span>2 silver badges</span>12 bronze badges',
    '1,204 posts',
  ])
    expect(readAuthor(counts)).toBe('tidewheel7')
})

test.each([
  ['a dated path inside of an archive', '/harbour/archive/2024/05/tide-mills/7', '', ''],
  ['a blog', '/blog/tide-mills', '', ''],
  ['a single post', '/c/tide-mills', '', 'post-template-default single single-post'],
  [
    'a preview with its time',
    '/tide-mills',
    '<meta property="og:type" content="article"><meta property="article:published_time" content="2024-05-01">',
    '',
  ],
])('an article is dated though cards stand around it: %s', (_, path, head, name) => {
  const html = `<article><h1>Tide mills</h1><p>1 May 2024</p></article>${cards}`
  const reading = parsePage({
    url: `https://site.example${path}`,
    html: `<!doctype html><html lang="en"><head><title>Tide mills</title>${head}</head><body class="${name}">${html}</body></html>`,
  })
  expect(reading.date).toBe('2024-05-01')
})

test.each([
  ['a tag', '/topic/mills', ''],
  ['the software of a shop', '/anything/else', 'catalog-category-view'],
  ['an archive of its software', '/anything/else', 'archive category'],
])('a list is not dated: %s', (_, path, name) => {
  const reading = parsePage({
    url: `https://site.example${path}`,
    html: `<!doctype html><html lang="en"><head><title>Mills</title></head><body class="${name}"><h1>Mills</h1><p>1 May 2024</p>${cards}</body></html>`,
  })
  expect(reading.date).toBeNull()
})

test('a shop that states when it published a product sells it', () => {
  const reading = parsePage({
    url: 'https://site.example/wheel',
    html: `<!doctype html><html lang="en"><head><title>Wheel</title><meta property="og:type" content="article"><meta property="article:published_time" content="2024-05-01"></head><body class="single single-product"><h1>Mill wheel</h1><p>The wheel is cast in one piece.</p></body></html>`,
  })
  expect(reading.date).toBeNull()
})

test.each([
  [
    'a review of what a firm offers',
    '/works',
    `<title>Mills</title>${jsonLd({ '@type': 'Review', author: { '@type': 'Person', name: 'Tam Brisket' }, reviewBody: 'It turns.' })}`,
    '<h1>Mills for hire</h1><p>We build and let mills on the coast.</p>',
  ],
  [
    'makers of many things',
    '/works',
    '<title>Mills</title>',
    `<h1>Mills for hire</h1><p>1 May 2024</p>${['Orla Fenwick', 'Tam Brisket', 'Ada Quay', 'Nils Weir'].map((name) => `<div><p class="author">${name}</p><p>One of the mills.</p></div>`).join('')}`,
  ],
  [
    'a menu of authors',
    '/news/mills',
    '<title>Mills</title>',
    '<nav><a href="/author/fenwick">Orla Fenwick</a></nav><article><h1>Mills</h1><p>They turn.</p></article>',
  ],
  [
    'a table of people',
    '/news/mills',
    '<title>Mills</title>',
    '<article><h1>Mills</h1><table><tbody><tr><td class="vcard"><span class="fn">Orla Fenwick</span></td></tr></tbody></table></article>',
  ],
  [
    'a byline without a name',
    '/news/mills',
    '<title>Mills</title>',
    '<article><h1>Mills</h1><p class="byline">Written by</p><p>They turn.</p></article>',
  ],
])('no author is taken from %s', (_, path, head, body) => {
  expect(read(path, body, head).author).toBeNull()
})

test.each([
  ['a manual', '/docs/mills', jsonLd({ '@type': 'TechArticle', datePublished: '2024-05-01' }), ''],
  ['a page that says when it was changed', '/mills', '', '<p>This page was updated 1 May 2024</p>'],
])('no date is taken from %s', (_, path, head, body) => {
  const reading = read(
    path,
    `<h1>Mills</h1>${body}<p>They turn.</p>`,
    `<title>Mills</title>${head}`,
  )
  expect(reading.date).toBeNull()
})

const replies = mills
  .map(
    (name, at) =>
      `<li class="comment"><b>miller${at}</b><div class="comment-content"><p>The ${name} mill grinds rye twice a day, and the stone is dressed by hand in spring.</p></div></li>`,
  )
  .join('')

test('a page that is replies for the most part is a thread', () => {
  const { text } = read('/s/x1/mills', `<h1>Mills</h1><p>Which do you know?</p><ol>${replies}</ol>`)
  for (const name of mills) expect(text).toContain(`The ${name} mill`)
  expect(text).not.toContain('miller1')
})

test('an article that states its time is no thread, however many replied', () => {
  const { text } = read(
    '/s/x1/mills',
    `<article><h1>Mills</h1><p>Seven mills stand on the coast, and six of them turn.</p></article><div id="comments"><ol>${replies}</ol></div>`,
    '<title>Mills</title><meta property="article:published_time" content="2024-05-01">',
  )
  expect(text).toContain('Seven mills stand')
  expect(text).not.toContain('The Weir mill')
})

test('signatures in the markup of a post are none, and posts may be less than their frame', () => {
  const post = (text: string) =>
    `<div class="message"><p class="user">${'A member who has written of mills and stones since the beginning of this forum. '.repeat(3)}</p><div class="bbWrapper">${text}</div><div class="message-signature"><div><div class="bbWrapper">Grind on, and let the tide do the work.</div></div></div></div>`
  const posts = [
    'Which stone do you use for rye, and how often do you dress it in a year?',
    'Granite, as my mother did, and once a year in spring when the ice is gone.',
  ]
  const { text } = read('/threads/stones.13', `<h1>Stones</h1>${posts.map(post).join('')}`)
  expect(text.split('\n')).toEqual(posts)
})

const chapter = 'The wheel turns twice a day, and the miller stands by it while the tide runs. '

test('an article keeps a chapter whose name is that of a frame', () => {
  const lost = 'Remarks on a design come by letter, and each of them is answered in the same week.'
  const { text } = read(
    '/blog/tide-mills',
    `<article><h1>Tide mills</h1>${`<p>${chapter.repeat(3)}</p>`.repeat(4)}<div id="commentary" class="extra"><p>${lost}</p></div>${`<p>${chapter.repeat(3)}</p>`.repeat(4)}</article>`,
    '<title>Tide mills</title><meta property="article:published_time" content="2024-05-01">',
  )
  expect(text).toContain(lost)
})

test('an article is read without the captions of its pictures', () => {
  const { text } = read(
    '/blog/tide-mills',
    `<article><h1>Tide mills</h1>${`<p>${chapter.repeat(3)}</p>`.repeat(4)}<figure><img src="a.png"><figcaption>A mill wheel at low water, seen from the quay.</figcaption></figure>${`<p>${chapter.repeat(3)}</p>`.repeat(4)}</article>`,
  )
  expect(text).not.toContain('seen from the quay')
})

test.each([
  'q1-modal',
  'md-modal__body',
  'promoBarSlide',
  'announcement-bar',
  'views-disclaimer',
  'header-byline-new',
  'quay-author-bio-text',
  'contributor-bio',
])('a frame is left out whatever a theme puts before its name: %s', (name) => {
  const { text } = read(
    '/blog/tide-mills',
    `<article><h1>Tide mills</h1>${`<p>${chapter.repeat(3)}</p>`.repeat(6)}<div class="${name}"><p>Orla Fenwick has written of mills and the sea for many years.</p></div>${`<p>${chapter.repeat(3)}</p>`.repeat(4)}</article>`,
  )
  expect(text).not.toContain('for many years')
})

test.each([
  ['footer', '<footer>'],
  ['div', '<div role="contentinfo">'],
])('the end of a site is none of its text, however long its terms are: %s', (name, start) => {
  const { text } = read(
    '/anything',
    `<h1>Wheels</h1><p>Seven wheels of oak are on offer this week, all of them turned on the quay.</p><p>They go to mills on the coast and up the river, as far as the weir.</p>${start}<p>${'The terms of the quay apply to each of them, as do those of the harbour. '.repeat(6)}</p></${name}>`,
  )
  expect(text).toContain('Seven wheels')
  expect(text).not.toContain('The terms of the quay')
})
