import { expect, test } from 'vitest'
import { carries } from '../../../research/claims/support/carries.ts'
import { buildFoundPage } from '../../../research/dossier/build-found-page.ts'
import { buildPageDocument } from '../../../research/dossier/build-page-document.ts'
import { parsePage } from '../../../research/pages/parse-page.ts'
import { html } from '../../support/internet/web/web-page.ts'
import { readAsOwn } from '../../support/research/read-as-own.ts'
import { zelda } from '../../support/research/said-of.ts'

function documentOf(title: string, main: string) {
  return buildPageDocument(
    parsePage({ url: 'https://page.example/x', html: html(title, main), status: 200 }),
    zelda,
  )
}

const accounts = ({ drafts }: Pick<ReturnType<typeof documentOf>, 'drafts'>) =>
  drafts.flatMap((draft) =>
    draft.path === 'social.accounts' ? `${draft.value.platform} ${draft.value.username}` : [],
  )

test('a link that names the person and the platform is an account of the person, whatever page it stands on', () => {
  const document = documentOf(
    'Episode 7',
    `<p>We talk to Zelda Quibbleworth. Zelda is a farrier at Grenmere Museum, and has been for years.</p>
    <ul><li><a href="https://github.com/qx7">Zelda on GitHub</a></li><li><a href="https://example.social/@zq">Mastodon (Quibbleworth)</a></li>
    <li><a href="https://github.com/theshow">The show on GitHub</a></li><li><a href="https://github.com/otto">Otto on GitHub</a></li></ul>`,
  )
  expect(accounts(document)).toEqual(
    expect.arrayContaining(['github qx7', 'mastodon zq@example.social']),
  )
  expect(accounts(document)).toHaveLength(2)
  for (const { start, end } of document.drafts) expect(document.text.slice(start, end)).not.toBe('')
})

test("links of the person's own site to profiles are the person's where they say the platform or the handle", () => {
  const document = documentOf(
    'Notes',
    `<p>Here are some notes on horses and on iron, as they come to mind on long evenings.</p>
    <p><a href="https://github.com/qx7">GitHub</a> <a href="https://example.social/@zq">@zq</a> <a href="https://github.com/otto">a friend's code</a></p>`,
  )
  expect(accounts(document)).toEqual([])
  expect(accounts({ drafts: readAsOwn(document, zelda) })).toEqual([
    'github qx7',
    'mastodon zq@example.social',
  ])
})

test('a link in brackets right behind the name is an account of the person', () => {
  const { drafts } = documentOf(
    'Lamps of the year',
    `<p>The prize went to Zelda Quibbleworth (<a href="https://github.com/qx7">qx7</a>), who said she would not come.</p>
    <p>Otto Rank (<a href="https://github.com/orank">orank</a>) came second to Zelda Quibbleworth.</p>`,
  )
  expect(accounts({ drafts })).toEqual(['github qx7'])
})

test('a link of a card names the platform in front of the handle', () => {
  const { drafts } = documentOf(
    'The crew',
    `<p>Zelda Quibbleworth</p><p>Halifax · <a href="https://github.com/qx7">gh/qx7</a></p>`,
  )
  expect(accounts({ drafts })).toEqual(['github qx7'])
})

test.each([
  'Hello, I am Zelda Quibbleworth',
  'CV of Zelda Quibbleworth',
  'Zelda Quibbleworth: curriculum vitae',
  'About Zelda Quibbleworth',
  'Our experts: Zelda Quibbleworth',
])('a page titled "%s" is about one person, and its lines are theirs', (title) => {
  const { drafts } = documentOf(
    title,
    '<h1>At a glance</h1><p>Employer: Grenmere Museum</p><p>Occupation: farrier</p>',
  )
  expect(drafts).toContainEqual(expect.objectContaining({ path: 'work.positions' }))
})

test.each([
  'Zelda Quibbleworth Academy',
  'Quibbleworth – Rankin',
  'Obituary of Zelda Quibbleworth and others',
  'Zelda Quibbleworth on patience',
  'Letters to Zelda Quibbleworth',
])(
  'a page titled "%s" may be about anything, and its lines are attributed to no person',
  (title) => {
    const { drafts } = documentOf(
      title,
      '<h1>At a glance</h1><p>Employer: Grenmere Museum</p><p>Occupation: farrier</p>',
    )
    expect(drafts).toEqual([])
  },
)

test.each([
  [
    'posts are at @zq@example.social.',
    'mastodon',
    'zq@example.social',
    'https://example.social/@zq',
  ],
  ['gh: qx7', 'github', 'qx7', 'https://github.com/qx7'],
])('the page document for "%s" carries the account', (text, platform, username, url) => {
  expect(carries(text, { path: 'social.accounts', value: { platform, username, url } })).toBe(true)
})

test('a handle of another server does not carry the account', () => {
  const value = {
    platform: 'mastodon',
    username: 'zq@example.social',
    url: 'https://example.social/@zq',
  }
  expect(carries('posts are at @zq@elsewhere.example', { path: 'social.accounts', value })).toBe(
    false,
  )
})

test('a heading that alone says whose page it is leads the text', () => {
  const reading = parsePage({
    url: 'https://page.example/x',
    html: html(
      'Register of interests',
      `<nav><h1>Member: Zelda Quibbleworth</h1></nav><table><tr><td>Occupation</td><td>Farrier</td></tr>
      <tr><td>Employer</td><td>Grenmere Museum</td></tr>
      ${'<tr><td>Gifts and hospitality</td><td>Two tickets that were declined, as the register says</td></tr>'.repeat(5)}</table>`,
    ),
    status: 200,
  })
  const { text, drafts } = buildFoundPage(reading, 'https://page.example/x', zelda, new Set())
  expect(reading.text).not.toContain('Zelda')
  expect(text.split('\n')[0]).toBe('Member: Zelda Quibbleworth')
  const posts = drafts.flatMap((draft) => (draft.path === 'work.positions' ? [draft] : []))
  expect(posts.map(({ value }) => [value.title, value.organization])).toEqual([
    ['Farrier', 'Grenmere Museum'],
  ])
  expect(posts.map(({ start, end }) => text.slice(start, end)).join()).toContain('Grenmere Museum')
})

test('a list of people is no page of the one that it opens with', () => {
  const { drafts } = documentOf(
    'The staff of Grenmere Museum',
    `<p>Zelda Quibbleworth</p><p>Farrier at Grenmere Museum. Zelda shoes the horses of the museum and of the farms around it.</p>
    <p>zelda@grenmere.example</p>
    <p>Anna Bell, Treasurer</p><p>anna@grenmere.example</p><p>Anna keeps the books of the museum, and has done so for many years.</p>
    <p>Carl J. Cox</p><p>carl@grenmere.example</p><p>Carl lights the lamps of the museum, all of them, each evening at six.</p>`,
  )
  const emails = drafts.flatMap((one) => (one.path === 'contact.emails' ? one.value.value : []))
  expect(emails).toEqual(['zelda@grenmere.example'])
})

test('a link in the card of the person is an account of the person', () => {
  const card = (name: string, handle: string) =>
    `<div><h3>${name}</h3><p>Lives by the sea. Bakes on Fridays. <a href="https://github.com/${handle}">GitHub</a></p></div>`
  const document = documentOf(
    'Our people',
    `<h1>Our people</h1>${card('Otto Rank', 'otto')}${card('Zelda Quibbleworth', 'qx7')}${card('Anna Bell', 'abell')}`,
  )
  expect(accounts(document)).toEqual(['github qx7'])
  expect(readAsOwn(document, zelda)).not.toEqual([])
})

test('a handle that is a link in a sentence about the person is theirs, in one about another not', () => {
  const { drafts } = documentOf(
    'Speakers',
    `<p>Zelda Quibbleworth shoes horses under the handle <a href="https://github.com/qx7">@qx7</a> in Halifax.</p>
    <p>Otto Rank lights lamps under the handle <a href="https://gitlab.com/otto7">@otto7</a> in Leeds.</p>`,
  )
  expect(accounts({ drafts })).toEqual(['github qx7'])
})

test.each([
  'was inspired by <a href="https://mastodon.social/@orank">@orank</a> of Globex',
  'works as a designer at <a href="https://x.com/globex">@globex</a>',
  'quit <a href="https://x.com/globex">Twitter</a> in 2022',
  'shared the <a href="https://youtube.com/@globex">videos</a> of Globex',
  'is the director of Globex (<a href="https://x.com/globex">@globex</a>)',
])('a link that a sentence of the person speaks of is no account of the person: %j', (said) => {
  const { drafts } = documentOf('News', `<p>Zelda Quibbleworth opened a fair. She ${said}.</p>`)
  expect(accounts({ drafts })).toEqual([])
})

test('a link names its owner inside longer words, and what is kept there on an own site', () => {
  const document = documentOf(
    'Notes',
    `<p>Here are some notes of Zelda Quibbleworth on horses, as they come to mind on long evenings.</p>
    <p><a href="https://gitlab.com/qx7">Drawings on Zelda’s GitLab</a> <a href="https://github.com/zq">code</a></p>`,
  )
  expect(accounts(document)).toEqual(['gitlab qx7'])
  expect(accounts({ drafts: readAsOwn(document, zelda) })).toEqual(['gitlab qx7', 'github zq'])
})

test('the card of a neighbour below the card of the person states nothing of the person', () => {
  const { drafts } = documentOf(
    'Our crew',
    '<div><h3>Zelda Quibbleworth</h3><p>Farrier</p></div><div><h3>Ortrud Vasmeyer</h3><p>clerk, Initech Ltd</p><p>Based in Leeds. PhD, Eldgate College.</p></div>',
  )
  expect(drafts.map(({ path }) => path)).not.toContain('locations.items')
  expect(drafts.map(({ path }) => path)).not.toContain('education.items')
})
