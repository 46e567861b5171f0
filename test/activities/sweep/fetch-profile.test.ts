import { expect, test } from 'vitest'
import { fetchProfile } from '../../../activities/sweep/fetch-profile.ts'
import { findHeadMetas } from '../../../research/pages/facts/is-excluded-by-owner.ts'
import { buildFinding } from '../../../research/records/finding.ts'

const url = 'https://forum.example/users/quibblez'
const account = { kind: 'account', url, username: 'quibblez', title: 'quibblez' } as const
const finding = buildFinding({ ...account, method: 'http_profile' })
const shown = '<meta property="og:description" content="Grinds lenses in Ghent.">'

/** What a profile page says of its owner, with this head or these headers. */
async function read(head: string, headers: Record<string, string> = {}) {
  const body = `<html><head><title>quibblez</title>${shown}${head}</head><body></body></html>`
  const answer = {
    status: 200,
    headers: { 'content-type': 'text/html', ...headers },
    body: Buffer.from(body),
    finalUrl: url,
    truncated: false,
  }
  const fetcher = { fetch: async () => answer, close: async () => undefined }
  const question = { finding, siteName: 'Forum', common: null, apiUrl: null }
  const found = await fetchProfile(question, { fetcher, signal: AbortSignal.timeout(5_000) })
  return found?.bio ?? null
}

test.each([
  ['nothing', ''],
  ['noindex to another robot', '<meta name="otherbot" content="noindex">'],
  ['a name with "none" in it', '<meta name="description" content="robots, none of them">'],
  ['no reservation', '<meta name="tdm-reservation" content="0">'],
])('a profile page whose head says %s is read', async (_, head) => {
  expect(await read(head)).toBe('Grinds lenses in Ghent.')
})

test.each([
  ['noindex', '<meta name="robots" content="noindex, nofollow">'],
  ['noarchive behind another word', "<meta content='index,noarchive' name=robots>"],
  [
    'noindex in its second meta',
    '<meta name="robots" content="follow"><META NAME="robots" CONTENT="noindex">',
  ],
  ['a snippet of no length', '<meta name="robots" content="max-snippet: 0">'],
  ['a reservation of text mining', '<meta name="tdm-reservation" content="1">'],
])('nothing is kept of a profile page whose head says %s', async (_, head) => {
  expect(await read(head)).toBeNull()
})

test.each([
  [{ 'x-robots-tag': 'noindex' }, true],
  [{ 'x-robots-tag': 'otherbot: noindex' }, false],
  [{ 'tdm-reservation': '1' }, true],
])('a profile page with the headers %j is kept back: %j', async (headers, isKeptBack) => {
  expect((await read('', headers)) === null).toBe(isKeptBack)
})

test('a page without metas says nothing to robots', () => {
  expect(findHeadMetas('<p>Ada Roe</p>')('robots')).toEqual([])
})
