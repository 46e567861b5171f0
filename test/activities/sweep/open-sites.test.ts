import { expect, test } from 'vitest'
import { createOpenSites } from '../../../activities/sweep/open-sites.ts'
import type { SiteOutcome } from '../../../activities/sweep/site-outcome.ts'
import { parseSiteList } from '../../../research/usernames/sites/parse-site-list.ts'

const found = { outcome: 'found', reason: 'both_sides', finding: null } as const
const absent = { outcome: 'absent', reason: 'status', finding: null } as const
const late = { outcome: 'timeout', reason: 'deadline', finding: null } as const

function openMany(count: number) {
  const { sites } = parseSiteList({
    sites: Array.from({ length: count }, (_, n) => ({
      name: `Site ${n}`,
      uri_check: `https://site-${n}.example/{account}`,
      e_code: 200,
      e_string: 'profile of',
      m_code: 404,
      m_string: 'no such member',
      known: ['ada'],
      cat: 'social',
    })),
  })
  const reports: SiteOutcome[] = []
  const open = createOpenSites(sites, (outcome) => reports.push(outcome))
  let isNear = false
  void open.nearEnd.then(() => {
    isNear = true
  })
  const nears = async () => {
    await Promise.resolve()
    return isNear
  }
  return { sites, open, reports, nears }
}

test('a site that was not begun is reported without a duration', () => {
  const { sites, open, reports } = openMany(1)
  for (const site of sites) open.settle(site, absent)
  expect(reports).toEqual([{ site: 'Site 0', ...absent, durationMs: 0 }])
})

test('a site that was begun is reported with its duration', async () => {
  const { sites, open, reports } = openMany(1)
  for (const site of sites) {
    open.begin(site)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(open.measure(site)).toBeGreaterThan(3)
    open.settle(site, found)
  }
  expect(reports).toMatchObject([{ site: 'Site 0', ...found }])
  expect(reports[0]?.durationMs).toBeGreaterThan(3)
})

test('a site that was reported is neither reported nor begun again', () => {
  const { sites, open, reports } = openMany(1)
  for (const site of sites) {
    open.settle(site, found)
    open.begin(site)
    open.settle(site, absent)
  }
  open.settleRest(late)
  expect(reports).toEqual([{ site: 'Site 0', ...found, durationMs: 0 }])
})

test('the sites that are open at the end of a sweep get one outcome', () => {
  const { sites, open, reports } = openMany(3)
  for (const site of sites.slice(0, 1)) open.settle(site, absent)
  open.settleRest(late)
  expect(reports.map(({ site, outcome }) => `${site} ${outcome}`)).toEqual([
    'Site 0 absent',
    'Site 1 timeout',
    'Site 2 timeout',
  ])
})

test.each([
  ['eight sites are the last of a short list', 20, 12],
  ['a tenth of the sites are the last of a long list', 200, 180],
])('%s', async (_, count, before) => {
  const { sites, open, nears } = openMany(count)
  for (const site of sites.slice(0, before - 1)) open.settle(site, absent)
  expect(await nears()).toBe(false)
  for (const site of sites.slice(before - 1, before)) open.settle(site, absent)
  expect(await nears()).toBe(true)
})

test('a list of at most eight sites is near its end from the start', async () => {
  expect(await openMany(8).nears()).toBe(true)
  expect(await openMany(9).nears()).toBe(false)
})
