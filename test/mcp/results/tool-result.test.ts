import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildFixture, buildSandboxResult } from '../../../api/respond/sandbox.ts'
import { chooseSection } from '../../../mcp/results/cut-result.ts'
import { buildResult, buildRunning, buildSection } from '../../../mcp/results/tool-result.ts'

const job = { publicUrl: 'http://service.test', jobId: 'job_1' }
const at = { requestId: 'req_1', now: new Date('2026-01-05T12:00:00Z') }
const textOf = (result: ReturnType<typeof buildResult>) =>
  result.content[0]?.type === 'text' ? result.content[0].text : ''

const dossier = () => buildSandboxResult('dossier', buildFixture('dossier', null), at)

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
  expect(text).toContain(
    'Lead Tidal Engineer, Brackwater Tidal Cooperative, since 2021-10 (95 %) [1][4]',
  )
  expect(text).toContain('4. [Tidal Forum 2024: speakers](https://tidalforum.example.org/')
  expect(text).toContain(
    'Could not look at: username_sites (rate_limited), scholar_index (timeout)',
  )
  expect(text).not.toContain('undefined')
})

test('a dossier names the namesakes that were left out, each in one line', () => {
  expect(textOf(buildResult('dossier', dossier(), job))).toContain(
    'Others of this name: Choir conductor in Port Ellery; Botanist at the Sandmoor Herbarium.',
  )
  const others = ['Baker\n# in Ulm', 7, '']
  const body = { dossier: { focus: { name: 'Ada', others } } }
  expect(textOf(buildResult('dossier', body, job))).toContain(
    'Others of this name: Baker # in Ulm.',
  )
})

test('a candidate is placed once, and what is not set up is no news of a person', () => {
  const headline = 'optical engineer · Lisbon, Portugal'
  const hits = [
    { name: 'Zelda', headline, location: 'Lisbon, Portugal', confidence: 50 },
    { name: 'Zora', headline: 'Clerk', location: 'Porto, Portugal', confidence: 50 },
  ]
  const found = [
    { provider: 'language_model', outcome: 'not_configured' },
    { provider: 'opencorporates', outcome: 'not_configured' },
  ]
  const text = textOf(buildResult('search', { hits, coverage: found }, job))
  expect(text).toContain(`1. **Zelda** (50 %): ${headline}\n2. **Zora** (50 %): Clerk; Porto, Port`)
  expect(text).toContain('Could not look at: opencorporates (not_configured).')
})

test('a line of a dossier says since when, from when or until when', () => {
  const at = (period: object) => ({
    title: 'Clerk',
    from: null,
    to: null,
    current: false,
    ...period,
  })
  const positions = [
    at({}),
    at({ current: true }),
    at({ from: '2010', current: true }),
    at({ from: '2010' }),
    at({ to: '2009' }),
    at({ from: '2003', to: '2009' }),
    at({ from: '2009', to: '2009' }),
  ]
  const items = [{ school: 'Ebbwick College', degree: 'BSc', from: null, to: '1998' }]
  const sections = { work: { positions }, education: { items } }
  const text = textOf(
    buildResult('dossier', { object: 'dossier_result', dossier: { sections } }, job),
  )
  expect(text.match(/(?<=^- ).*\S/gm)).toEqual([
    'Clerk',
    'Clerk, now',
    'Clerk, since 2010',
    'Clerk, from 2010',
    'Clerk, until 2009',
    'Clerk, 2003 to 2009',
    'Clerk, 2009',
    'BSc, Ebbwick College, 1998',
  ])
})

test('a result, a section and a running job link to the job', () => {
  const uri = 'http://service.test/api/v1/jobs/job_1'
  const link = { type: 'resource_link', uri, name: 'job_1', mimeType: 'application/json' }
  const section = { data: {}, page: 1, pages: 1 }
  for (const { content } of [
    buildResult('dossier', dossier(), job),
    buildSection('identity', section, job),
    buildRunning('job_1', { publicUrl: job.publicUrl, percent: 1, label: 'Queued' }),
  ])
    expect(content.at(-1)).toEqual(link)
})

test('a running job is under 1,000 bytes, whatever its stage and address are called', () => {
  const publicUrl = `https://${'research.'.repeat(8)}example`
  const running = buildRunning('job_01M84YCPHA09NYMWNPD6E4WJCV', {
    publicUrl,
    percent: 100,
    label: '言'.repeat(500),
  })
  expect(Buffer.byteLength(JSON.stringify(running))).toBeLessThan(1_000)
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

  test('a result is never longer than 60,000 characters and names what it leaves out', () => {
    expect(JSON.stringify(result).length).toBeLessThanOrEqual(60_000)
    expect(result.structuredContent).toMatchObject({
      omitted: expect.arrayContaining([expect.stringMatching(/^claims/)]),
      dossier: { sections: { identity: { name: 'Ada Marlowe' } } },
    })
    expect(textOf(result)).toMatch(/get_job \{"job_id": "job_1", "section": "claims/)
  })

  test('a long result can be read section by section, each in one answer', () => {
    const { omitted } = Shown.parse(result.structuredContent)
    const pages = omitted.map((name) => chooseSection(body, name))
    expect(pages).not.toContain(null)
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(59_000)
    const shown = pages.map((page) => JSON.stringify(page)).join('')
    expect(new Set(shown.match(/clm_\d+\\?"/g)).size).toBeGreaterThanOrEqual(count)
  })
})

const sources = [{ id: 's1', position: 1, title: 'Register', url: 'https://register.example/1' }]
const coverage = [
  { provider: 'gleif', outcome: 'ok' },
  { provider: 'sec', outcome: 'timeout' },
]
const backed = { confidence: 95, sourceIds: ['s1'] }

test.each([
  [
    'entity_dossier',
    {
      company: {
        legalName: 'Example AS',
        headline: 'AS · Bergen, Norway',
        executives: [{ name: 'Eva Example', title: 'Chair', ...backed }],
        locations: [{ kind: 'registered', city: 'Bergen', country: 'NO', ...backed }],
        alternatives: [{ name: 'Example Ltd', headline: 'Leeds', id: 'gb:1', confidence: 26 }],
        sources,
        coverage,
      },
    },
    [
      '# Example AS',
      '- Eva Example, Chair (95 %) [1]',
      '- registered, Bergen, NO (95 %) [1]',
      '**Others of this name**\n- **Example Ltd** (26 %): Leeds; gb:1',
      '1. [Register](https://register.example/1)',
      'Could not look at: sec (timeout).',
    ],
  ],
  [
    'entity_search',
    { companies: [{ name: 'Example AS', id: 'no:1', status: 'active', confidence: 97 }], coverage },
    ['1. **Example AS** (97 %): active; no:1', 'Could not look at: sec (timeout).'],
  ],
  [
    'entity_search',
    { companies: [], coverage: [] },
    ['No company was found. Check the spelling, or search by an LEI, a register number'],
  ],
  [
    'search',
    { hits: [], coverage },
    ['No candidate was found. Check the spelling, give the full name, or search by a username'],
  ],
  [
    'search',
    { partial: true, message: 'Cut short.', hits: [] },
    ['Incomplete: Cut short.\n\nNo candidate was found.'],
  ],
  [
    'reverse_image',
    {
      result: {
        matches: [
          { title: 'A ](page', url: 'https://a.example/(1)', verification: 'same_picture' },
        ],
        similar: [{}, {}],
        coverage,
        notice: 'Looks are compared.',
      },
    },
    [
      '1. [A (page](https://a.example/%281%29): the same picture',
      'Pictures that look alike: 2',
      'Could not look at: sec (timeout).',
      'Looks are compared.',
    ],
  ],
  [
    'vin',
    {
      vehicle: {
        vin: 'V',
        headline: '2021 Ford F-150',
        summary: 'Recall 21V1 says: park it outside [1]. Take care: it may be mistyped [1].',
        decode: { messages: ['it may be mistyped', 'Its year is uncertain.'] },
        engine: { fuelType: 'Gasoline' },
        recalls: [
          { campaignNumber: '21V1', component: 'BRAKES', reportReceivedDate: '2022-12-18' },
        ],
      },
    },
    [
      '# 2021 Ford F-150 (V)\n\nRecall 21V1 says: park it outside [1]. Take care',
      '\n\nIts year is uncertain.\n\n',
      '- Fuel: Gasoline',
      '- 21V1, 2022-12-18: BRAKES',
    ],
  ],
] as const)(
  'the text of %s says what there is, from where and what was not asked',
  (operation, body, shown) => {
    const text = textOf(buildResult(operation, { object: 'any', ...body }, job))
    for (const words of shown) expect(text).toContain(words)
    expect(text).not.toContain('undefined')
  },
)

test('a profile too long for an answer is read part by part', () => {
  const executives = Array.from({ length: 3_000 }, (_, n) => ({ name: `Person ${n}`, ...backed }))
  const body = { object: 'entity_dossier_result', company: { legalName: 'Example AS', executives } }
  const { structuredContent } = buildResult('entity_dossier', body, job)
  expect(structuredContent).toMatchObject({
    company: { legalName: 'Example AS' },
    omitted: expect.arrayContaining(['executives/1', 'executives/2']),
  })
  expect(chooseSection(body, 'executives/2')).toMatchObject({ page: 2 })
})
