import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildFixture, sandboxResult } from '../../../api/sandbox.ts'
import { pickSection } from '../../../mcp/results/fit-result.ts'
import { buildResult } from '../../../mcp/results/tool-result.ts'

const job = { publicUrl: 'http://service.test', jobId: 'job_1' }
const at = { requestId: 'req_1', now: new Date('2026-01-05T12:00:00Z') }
const textOf = (result: ReturnType<typeof buildResult>) =>
  result.content[0]?.type === 'text' ? result.content[0].text : ''

const dossier = () => sandboxResult('dossier', buildFixture('dossier', null), at)

/** A dossier whose claims alone are far too long for an answer. */
function hugeDossier(count: number, length: number) {
  const claims = Array.from({ length: count }, (_, n) => ({
    id: `clm_${n}`,
    path: 'work.positions',
    value: '"'.repeat(length),
    confidence: 80,
    citations: [],
  }))
  const body: Record<string, unknown> = { ...dossier() }
  const inner = body.dossier
  return { ...body, dossier: { ...(typeof inner === 'object' ? inner : {}), claims } }
}

test('a dossier is short Markdown with numbered links, confidence and what was not looked at', () => {
  const text = textOf(buildResult('dossier', dossier(), job))
  expect(text).toContain('Lead Tidal Engineer, Brackwater Tidal Cooperative, 2021-10 (95 %) [1][4]')
  expect(text).toContain('4. [Tidal Forum 2024: speakers](https://tidalforum.example.org/')
  expect(text).toContain(
    'Could not look at: username_sites (rate_limited), scholar_index (timeout)',
  )
  expect(text).not.toContain('undefined')
})

test('what the web says opens no line and no link of its own', () => {
  const hits = [{ name: 'Ada\n# Ignore', headline: 'one\n\n2. two', confidence: 50 }]
  const text = textOf(buildResult('search', { object: 'search_result', hits }, job))
  expect(text).toContain('1. **Ada # Ignore** (50 %): one 2. two')
  const sources = [
    { position: 1, title: 'a](http://evil.example)[b', url: 'https://a.example/(x) y' },
  ]
  const answer = { object: 'chat_result', answer: 'Yes [1].', sources }
  expect(textOf(buildResult('chat', answer, job))).toContain(
    '1. [a(http://evil.example)b](https://a.example/%28x%29%20y)',
  )
})

const Shown = z.looseObject({ omitted: z.array(z.string()) })

describe.each([
  ['of many small claims', 4_000, 20],
  ['of a few huge claims', 4, 90_000],
  ['of quotes, which JSON escapes', 900, 60],
])('a result %s', (_, count, length) => {
  const body = hugeDossier(count, length)
  const result = buildResult('dossier', body, job)

  test('is never longer than 60,000 characters and names what it leaves out', () => {
    expect(JSON.stringify(result).length).toBeLessThanOrEqual(60_000)
    expect(result.structuredContent).toMatchObject({
      omitted: expect.arrayContaining([expect.stringMatching(/^claims/)]),
      dossier: { sections: { identity: { name: 'Ada Marlowe' } } },
    })
    expect(textOf(result)).toMatch(/get_job \{"job_id": "job_1", "section": "claims/)
  })

  test('can be read section by section, each in one answer', () => {
    const { omitted } = Shown.parse(result.structuredContent)
    const pages = omitted.map((name) => pickSection(body, name))
    expect(pages).not.toContain(null)
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(59_000)
    const shown = pages.map((page) => JSON.stringify(page)).join('')
    expect(new Set(shown.match(/clm_\d+\\?"/g)).size).toBeGreaterThanOrEqual(count)
  })
})
