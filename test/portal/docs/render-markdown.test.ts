import { describe, expect, test } from 'vitest'
import { buildFeed } from '../../../portal/docs/build-feed.ts'
import { measureLevel, measureProviders } from '../../../portal/docs/measure-status.ts'
import { renderMarkdown } from '../../../portal/docs/render-markdown.ts'

const pages = new Map([['agents.md', '/docs/agents']])
const render = (text: string) => renderMarkdown(text, pages)

describe('a document as markup', () => {
  test.each([
    ['## Stopping, scaling, `npm`', '<h2 id="stopping-scaling-npm">'],
    ['## A\n\n## A', '<h2 id="a-1">'],
    ["## People's rights", '<h2 id="peoples-rights">'],
    ['[agents](agents.md#errors)', '<a href="/docs/agents#errors">agents</a>'],
    ['[code](../server/app.ts)', '<p>code</p>'],
    ['[code](recipes.md)', '<p>code</p>'],
    ['[out](https://a.example/?a=1&b=2)', '<a href="https://a.example/?a=1&amp;b=2">out</a>'],
    ['```sh\ncurl "$A" <b>\n```', '<code>curl &quot;$A&quot; &lt;b&gt;</code>'],
    ['| a |\n|---|\n| `b` |', '<td><code>b</code></td>'],
    ['<!-- generated: errors -->\ntext', '<p>text</p>'],
  ])('a document becomes markup: %s', (text, markup) => {
    expect(render(text)).toContain(markup)
  })

  test('the regions of the tables of a document have names of their own', () => {
    const table = '| a |\n|---|\n| b |\n\n'
    const names = render(table + table).match(/aria-label="[^"]+"/g)
    expect(names).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"'])
  })
})

test('the feed holds each change with its page, escaped', async () => {
  const entry = {
    id: 'chg_a',
    date: '2026-11-23',
    type: 'added' as const,
    title: 'Search <b>',
    description: 'A & B',
    affects: { operations: [], fields: [], headers: [], codes: [] },
    breaking: false,
    deprecation_date: null,
    sunset_date: null,
    replacement: null,
  }
  const feed = String(await buildFeed([entry], 'https://a.example'))
  expect(feed).toContain('<id>https://a.example/docs/changelog#chg_a</id>')
  expect(feed).toContain('<title>Search &lt;b&gt;</title>')
  expect(feed).toContain('<summary>A &amp; B</summary>')
})

test.each([
  [2, 0, 'unmeasured'],
  [10, 9, 'working'],
  [10, 8, 'degraded'],
  [10, 4, 'failing'],
])('of %i runs %i succeeded: %s', (runs, succeeded, level) => {
  expect(measureLevel(runs, succeeded)).toBe(level)
})

test('a provider that knew nothing works, and one that was skipped is not measured', () => {
  const row = (provider: string, outcome: string, count: number) => ({ provider, outcome, count })
  const rows = [
    row('github', 'no_results', 6),
    row('github', 'blocked', 2),
    row('tineye', 'skipped', 9),
  ]
  expect(measureProviders(rows)).toEqual([
    {
      provider: 'github',
      level: 'degraded',
      share: 0.75,
      outcomes: 'no_results 75 %, blocked 25 %',
    },
  ])
})
