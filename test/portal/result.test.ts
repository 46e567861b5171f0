import { expect, test } from 'vitest'
import { buildResult } from '../../portal/parts/result.ts'

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
  ['picture', { result: { matches: [] }, coverage }, []],
])('the result of a %s reads without its JSON, and says what was asked', (_, result, shown) => {
  const page = String(buildResult(result))
  const read = page.slice(0, page.indexOf('<details'))
  for (const one of [...shown, '<td>github</td><td>timeout</td><td>No answer.</td>'])
    expect(read).toContain(one)
})

test('a job without a result shows none', () => {
  expect(String(buildResult(null))).toBe('')
})
