import { describe, expect, test } from 'vitest'
import deniedHosts from '../../../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import sherlock from '../../../../fixtures/sites/sherlock.json' with { type: 'json' }
import whatsMyName from '../../../../fixtures/sites/whatsmyname.json' with { type: 'json' }
import { buildCanaryName } from '../../../../research/usernames/sites/canary.ts'
import { findSite } from '../../../../research/usernames/sites/find-site.ts'
import { chooseLeaveOutReason } from '../../../../research/usernames/sites/left-out.ts'
import {
  parseSiteList,
  SiteListError,
} from '../../../../research/usernames/sites/parse-site-list.ts'
import { toProbe } from '../../../../research/usernames/sites/probe.ts'
import { isPatternMatch } from '../../../../research/usernames/sites/safe-pattern.ts'
import { scoreTrust } from '../../../../research/usernames/sites/score-trust.ts'
import {
  choosePlatform,
  parsePlatforms,
} from '../../../../research/usernames/sites/spec-platforms.ts'

describe.each([
  ['whatsmyname', whatsMyName],
  ['sherlock', sherlock],
])('the shipped list %s', (_, file) => {
  const { sites, faults } = parseSiteList(file)
  const swept = sites.filter((site) => chooseLeaveOutReason(site, deniedHosts) === null)

  test('a shipped site list is read to its last row, and hundreds of sites are swept', () => {
    expect(faults).toEqual([])
    expect(swept.length).toBeGreaterThan(400)
  })

  test('a shipped site list is swept without denied hosts, copies of them, dating sites and borrowed keys', () => {
    for (const name of [
      'Instagram',
      'Facebook',
      'X',
      'Twitter',
      'Twitter archived profile',
      'RoyalCams',
      'datingRU',
      'Imgur',
    ]) {
      expect(swept.map((site) => site.name)).not.toContain(name)
    }
  })

  test('a shipped site list serves the platforms of a search that have a site to ask', () => {
    expect(new Set(swept.map(choosePlatform))).toEqual(
      new Set([null, 'youtube', 'tiktok', 'reddit', 'snapchat']),
    )
  })
})

test('a long name of no site is known for none at once', () => {
  const { sites } = parseSiteList(sherlock)
  expect(findSite(sites, 'github')?.name).toBe('GitHub')
  const started = process.cpuUsage()
  expect(findSite(sites, '('.repeat(50_000))).toBeNull()
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500)
})

test('a canary is the same for a seed, obeys the site and changes with the day', () => {
  const site = findSite(parseSiteList(sherlock).sites, 'GitHub')
  if (site === null) throw new Error('GitHub left the list')
  expect(buildCanaryName(site, '2026-01-01')).toBe(buildCanaryName(site, '2026-01-01'))
  expect(buildCanaryName(site, '2026-01-01')).not.toBe(buildCanaryName(site, '2026-01-02'))
})

test('a name is data in the probe, and headers of the list that play a visitor are not sent', () => {
  const [site] = parseSiteList({
    sites: [
      {
        name: 'T',
        uri_check: 'https://t.example/a',
        post_body: '{"u":"{account}"}',
        headers: { Cookie: 'x', Accept: 'a/b' },
        e_code: 200,
        e_string: 'x',
        m_code: 404,
        m_string: '',
      },
    ],
  }).sites
  if (site === undefined) throw new Error('no site')
  expect(toProbe(site, 'a&b')).toMatchObject({
    method: 'POST',
    body: '{"u":"a&b"}',
    headers: { Accept: 'a/b' },
  })
  expect(toProbe(site, 'a/../b')).toBeNull()
})

test('a file in neither format is refused', () => {
  expect(() => parseSiteList([])).toThrow(SiteListError)
  expect(() => parseSiteList({ sites: [] })).toThrow(SiteListError)
})

test('patterns from outside cost no exponential time', () => {
  const started = performance.now()
  for (const pattern of ['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '^([a-z]+)*$', '(', '^(?:(?:a*)*)*$'])
    expect(isPatternMatch(`${'a'.repeat(60)}!`, pattern)).toBe(true)
  expect(performance.now() - started).toBeLessThan(500)
})

test('platforms are read from a list or a text', () => {
  expect(parsePlatforms('youtube, Reddit twitter')).toEqual({
    platforms: ['youtube', 'reddit', 'x'],
    unknown: [],
  })
  expect(parsePlatforms(['youtube'])).toEqual({ platforms: ['youtube'], unknown: [] })
  expect(parsePlatforms('youtube,nope')).toEqual({ platforms: ['youtube'], unknown: ['nope'] })
  expect(parsePlatforms(undefined)).toEqual({ platforms: [], unknown: [] })
})

describe('the trust in a yes before a canary is asked', () => {
  const { sites } = parseSiteList(whatsMyName)

  test('the trust in a site before its canary is lower behind a bot wall and with one signal only', () => {
    const walled = sites.filter((site) => site.protection.length > 0)
    const oneSided = parseSiteList(sherlock).sites
    expect(walled.length).toBeGreaterThan(0)
    expect(oneSided.length).toBeGreaterThan(0)
    expect(Math.max(...sites.map(scoreTrust))).toBe(80)
    expect(Math.max(...[...walled, ...oneSided].map(scoreTrust))).toBeLessThan(80)
  })
})
