import { expect, test } from 'vitest'
import { buildKeyedFindings } from '../../../activities/person/record-findings.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'

const github = (more: Partial<Finding>) =>
  buildFinding({
    kind: 'account',
    platform: 'github',
    username: 'zquib',
    url: 'https://github.com/zquib',
    title: 'zquib',
    method: 'api',
    ...more,
  })

test('two steps of a provider that know one account make one finding with all that they say', () => {
  const profile = github({
    name: 'Zelda Quibbleworth',
    emails: ['zelda@quibbleworth.org'],
    matchedOn: ['username'],
    trust: 90,
  })
  const socials = github({
    links: [{ url: 'https://mastodon.social/@zquib', proof: 'none' }],
    matchedOn: ['name'],
    trust: 80,
  })
  const found = buildKeyedFindings('github', [profile, socials])
  expect(found).toHaveLength(1)
  expect(found[0]?.finding).toEqual({
    ...profile,
    links: socials.links,
    matchedOn: ['username', 'name'],
  })
})

test('a post that two steps of a provider know is held once', () => {
  const empty = { kind: 'post', field: null, from: 2011, to: null, isOver: false } as const
  const [mayor, clerk] = ['mayor', 'clerk'].map((title) => ({ ...empty, title, at: 'Grenmere' }))
  const of = (stages: Finding['stages']) => github({ stages })
  const [found] = buildKeyedFindings('github', [
    of([{ ...empty, title: 'mayor', at: 'Grenmere' }]),
    of([mayor, clerk].flatMap((one) => one ?? [])),
  ])
  expect(found?.finding.stages).toEqual([mayor, clerk])
})

test('accounts of two names stay two findings', () => {
  expect(
    buildKeyedFindings('github', [
      github({}),
      github({ username: 'other', url: 'https://github.com/other' }),
    ]),
  ).toHaveLength(2)
})

test('a link that two steps know keeps the better proof', () => {
  const links = (proof: 'none' | 'verified') =>
    github({ links: [{ url: 'https://quibbleworth.org/', proof }] })
  expect(
    buildKeyedFindings('github', [links('none'), links('verified')])[0]?.finding.links,
  ).toMatchObject([{ proof: 'verified' }])
})
