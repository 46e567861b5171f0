import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { errors } from '../../../contract/errors/errors.ts'
import { changelog } from '../../../contract/openapi/changelog.ts'
import { ApiIndex, Changelog, ChangelogEntry } from '../../../contract/resources/platform.ts'
import { type Call, callAnew } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const imfFixdate =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/
const key = 'prs_test_deprecation'

const entry: ChangelogEntry = {
  id: 'chg_chat_goes',
  date: '2026-12-01',
  type: 'deprecated',
  title: 'Chat goes',
  description: 'Ask the dossier instead.',
  affects: { operations: ['chat'], fields: [], headers: [], codes: [] },
  breaking: false,
  deprecation_date: '2026-12-01',
  sunset_date: '2028-02-29',
  replacement: 'dossier',
}

let service: SharedService
let url: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  url = (await service.startApi({}, { changelog: [entry, ...changelog] })).url
})
afterAll(() => service.stop())

describe('a deprecated operation', () => {
  test.each<[string, number, Call]>([
    ['a stream', 200, { key, body: { ...requestExamples.chat, format: 'sse' } }],
    ['JSON', 200, { key, body: requestExamples.chat }],
    ['a mistake', 400, { key, body: {} }],
    ['a request without a key', 401, { body: {} }],
    [
      'a rehearsed refusal',
      402,
      { key, body: { ...requestExamples.chat, person: { name: 'sandbox:usage_exhausted' } } },
    ],
  ])('a deprecated operation keeps working and says so on %s (%i)', async (_, status, options) => {
    const response = await callAnew(url, '/api/v1/chat', options)
    expect(response.status).toBe(status)
    const [announced = '', sunset = ''] = ['deprecation', 'sunset'].map(
      (name) => response.headers.get(name) ?? '',
    )
    expect(announced).toBe('Tue, 01 Dec 2026 00:00:00 GMT')
    expect(sunset).toBe('Tue, 29 Feb 2028 00:00:00 GMT')
    for (const date of [announced, sunset]) expect(date).toMatch(imfFixdate)
    expectTwelveMonths(new Date(announced), new Date(sunset))
    await response.body?.cancel()
  })

  test('a deprecated operation is marked in the contract document, alone, and with its headers', async () => {
    const Operation = z.looseObject({
      deprecated: z.boolean().optional(),
      responses: z.record(z.string(), z.looseObject({})),
    })
    const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
    const { paths } = Document.parse(await (await callAnew(url, '/openapi.json')).json())
    const marked = Object.entries(paths).filter(([, item]) =>
      Object.values(item).some(({ deprecated }) => deprecated === true),
    )
    expect(marked.map(([path]) => path)).toEqual(['/api/v1/chat'])
    const headers = { Deprecation: expect.anything(), Sunset: expect.anything() }
    expect(paths['/api/v1/chat']?.post?.responses[200]).toMatchObject({ headers })
    expect(paths['/api/v1/search']?.post?.responses[200]).not.toMatchObject({ headers })
  })

  test('a deprecated operation is marked in the index and listed in the changelog', async () => {
    const { endpoints } = ApiIndex.parse(await (await callAnew(url, '/api/v1')).json())
    expect(endpoints.filter(({ deprecated }) => deprecated).map(({ path }) => path)).toEqual([
      '/api/v1/chat',
    ])
    expect(
      Changelog.parse(await (await callAnew(url, '/api/developer/changelog')).json()).changelog[0],
    ).toEqual(entry)
  })
})

test.each([
  ['another operation', () => url, '/api/v1/search'],
  ['the same operation of another deployment', () => service.url, '/api/v1/chat'],
  ['another endpoint of it', () => service.url, '/api/health'],
])('nothing is said to be deprecated by %s', async (_, chooseUrl, path) => {
  const { headers } = await callAnew(chooseUrl(), path)
  expect([headers.has('deprecation'), headers.has('sunset')]).toEqual([false, false])
})

test('a change by which allowed calls are refused or fields are left out is marked as breaking', () => {
  const breaking = changelog.filter((entry) => entry.breaking)
  expect(breaking.map(({ title }) => title)).toEqual([
    'person.urls of a dossier has to be a list of addresses',
    'Narrowed keys see and change less',
    'The list of jobs leaves results out',
  ])
  for (const { type } of breaking) expect(['changed', 'removed', 'security']).toContain(type)
})

describe('what the service itself has deprecated', () => {
  const deprecated = changelog.filter(({ type }) => type === 'deprecated')

  test('the deprecations of the service are listed newest first, in the form of the contract', () => {
    for (const row of changelog) expect(ChangelogEntry.safeParse(row).error).toBeUndefined()
    expect(changelog.map(({ date }) => date)).toEqual(
      changelog
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    )
    expect(new Set(changelog.map(({ id }) => id)).size).toBe(changelog.length)
  })

  test.each(deprecated)(
    'the deprecation $id stays for twelve months at least',
    ({ deprecation_date, sunset_date, replacement }) => {
      expect(replacement).not.toBeNull()
      expectTwelveMonths(
        new Date(deprecation_date ?? Number.NaN),
        new Date(sunset_date ?? Number.NaN),
      )
    },
  )

  test('the deprecations of the service name every error code that the table marks', () => {
    const marked = Object.entries(errors).flatMap(([code, row]) =>
      'deprecated' in row ? [code] : [],
    )
    expect(deprecated.flatMap(({ affects }) => affects.codes)).toEqual(marked)
  })
})

test('the deprecated fields and headers are still sent', async () => {
  const response = await callAnew(url, '/api/v1/search', { key, body: requestExamples.search })
  expect(response.headers.get('x-service-credits-charged')).toBe('0')
  expect(response.headers.get('x-service-allowance-source')).toBe('weekly')
  expect(await response.json()).toMatchObject({
    usage: { credits: 0, allowanceSource: 'weekly', percentageCharged: 0, source: 'included' },
  })
})

function expectTwelveMonths(announced: Date, sunset: Date): void {
  const earliest = new Date(announced)
  earliest.setUTCFullYear(earliest.getUTCFullYear() + 1)
  expect(sunset.getTime()).toBeGreaterThanOrEqual(earliest.getTime())
}
