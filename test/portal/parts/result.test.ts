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
