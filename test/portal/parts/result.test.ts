import { expect, test } from 'vitest'
import { buildResult } from '../../../portal/parts/result.ts'

const coverage = [{ provider: 'github', outcome: 'timeout', message: 'No answer.' }]
const hit = {
  id: 'hit_1',
  name: 'Ada <Marlowe>',
  headline: 'Tidal engineer',
  initials: 'AM',
  confidence: 92.4,
  location: 'Halvorsen Bay',
  tags: [],
}
const company = {
  kind: 'company',
  id: 'gb:1',
  ids: ['gb:1'],
  name: 'Acme & Sons',
  legalName: 'Acme & Sons Ltd',
  headline: 'Ltd · Leeds, United Kingdom',
  initials: 'AS',
  confidence: 71,
  jurisdiction: 'GB',
  status: 'active',
  tags: [],
  signals: [],
}
const match = {
  url: 'https://a.example/x',
  title: 'A page',
  sourceDomain: 'a.example',
  imageUrl: null,
  providers: ['wikimedia_commons'],
  verification: 'same_file',
}

test.each([
  ['search', { hits: [hit], coverage }, ['<td>Ada &lt;Marlowe&gt;</td>', '<td>92 %</td>']],
  [
    'dossier',
    { dossier: { summary: 'She builds turbines [1].', coverage } },
    ['turbines [1].</p>'],
  ],
  ['chat', { answer: 'In Halvorsen Bay [1].', coverage }, ['<p class="answer">In Halvorsen Bay']],
  ['vin', { vehicle: { summary: 'A 2003 Honda [1].', coverage } }, ['A 2003 Honda [1].</p>']],
  [
    'company',
    { company: { name: 'Acme', summary: 'A maker [1].', coverage } },
    ['A maker [1].</p>'],
  ],
  [
    'company of a name that others bear',
    { company: { name: 'Acme', summary: 'A maker [1].', alternatives: [company], coverage } },
    ['<caption>Others of this name</caption>', '<td>Acme &amp; Sons</td>'],
  ],
  ['search without hits', { hits: [], coverage }, ['<p>No candidate was found.</p>']],
  [
    'company search',
    { companies: [company], coverage },
    [
      '<td>Acme &amp; Sons</td><td><p class="sentence">Ltd · Leeds, United Kingdom</p></td><td>71 %</td>',
    ],
  ],
  ['company search without hits', { companies: [], coverage }, ['<p>No company was found.</p>']],
  [
    'picture',
    { result: { matches: [match], coverage } },
    [
      '<td><a href="https://a.example/x" rel="noreferrer">A page</a></td>',
      '<td>a.example</td><td>the same file</td>',
    ],
  ],
  [
    'picture without matches',
    { result: { matches: [], coverage } },
    ['<p>No page that shows it was found.</p>'],
  ],
])('the result of a %s reads without its JSON, and says what was asked', (_, result, shown) => {
  const page = String(buildResult(result))
  const read = page.slice(0, page.indexOf('<details'))
  for (const one of [
    ...shown,
    '<td>github</td><td>timeout</td><td><p class="sentence">No answer.</p></td>',
  ])
    expect(read).toContain(one)
})

test('the JSON of a short result is open, that of a long one is opened by its reader', () => {
  const pageOf = (count: number) =>
    String(buildResult({ hits: Array.from({ length: count }, () => hit), coverage }))
  expect(pageOf(1)).toContain('<details open><summary>JSON</summary>')
  expect(pageOf(200)).toContain('<details><summary>JSON</summary>')
})

test('the accounts and pages of each candidate stand under its number, as they were last', () => {
  const account = {
    id: 'acc_1',
    platform: 'github',
    username: 'ada',
    url: 'https://github.com/ada',
    displayName: null,
    bio: null,
    avatarUrl: null,
    state: 'candidate',
    confidence: 55,
    matchedOn: [],
    clusterId: null,
    evidenceIds: [],
    retrievedAt: '2026-01-05T12:00:00.000Z',
  }
  const other = { ...account, id: 'acc_2', platform: 'devto', url: 'https://dev.to/ada' }
  const stamped = { seq: 1, ts: '2026-01-05T12:00:00.000Z' }
  const page = String(
    buildResult({
      hits: [
        { ...hit, accountIds: ['acc_1'], urls: ['https://github.com/ada'] },
        { ...hit, accountIds: ['acc_2', 'acc_gone'], urls: ['https://a.example/ada'] },
      ],
      coverage,
      events: [
        { type: 'social_account_found', account, ...stamped },
        { type: 'social_account_found', account: other, ...stamped },
        {
          type: 'account_updated',
          account: { ...account, state: 'verified' },
          changed: ['state'],
          reason: 'its bio links to a known site',
          ...stamped,
        },
      ],
    }),
  )
  const link = (url: string) => `<td><a href="${url}" rel="noreferrer">${url}</a></td>`
  expect(page).toContain('<tr><td>2</td><td>Ada &lt;Marlowe&gt;</td>')
  expect(page).toContain(
    `<tbody><tr><td>1</td><td>github</td>${link('https://github.com/ada')}<td>verified</td></tr>` +
      `<tr><td>2</td><td>devto</td>${link('https://dev.to/ada')}<td>55 %</td></tr>` +
      `<tr><td>2</td><td>page</td>${link('https://a.example/ada')}<td></td></tr></tbody>`,
  )
})

test('the numbers in the text of a result lead to its sources', () => {
  const site = { id: 'src_1', url: 'https://a.example/?a=1&b=2', title: 'A <page>' }
  const file = { id: 'src_2', url: 'javascript:alert(1)', title: '' }
  const sources = [
    { ...site, position: 1, domain: 'a.example' },
    { ...file, position: 2, domain: 'b.example' },
  ]
  for (const result of [
    { answer: 'Yes [1].', sources },
    { dossier: { summary: '[1]', sources } },
  ]) {
    const page = String(buildResult(result))
    expect(page).toContain(
      '<td>[1]</td><td><a href="https://a.example/?a=1&amp;b=2" rel="noreferrer">A &lt;page&gt;</a></td><td>a.example</td>',
    )
    expect(page).toContain('<td>[2]</td><td>javascript:alert(1)</td><td>b.example</td>')
  }
})

test('a job without a result shows none', () => {
  expect(String(buildResult(null))).toBe('')
})
