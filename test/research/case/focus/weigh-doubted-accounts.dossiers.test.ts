import { expect, test } from 'vitest'
import { buildFinding, type Finding } from '../../../../research/records/finding.ts'
import { runDossier } from '../../../support/invented-people/run-dossier.ts'

const account = (platform: string, url: string, more: Partial<Finding>) => ({
  id: platform,
  retrievedAt: '2026-05-01T08:00:00.000Z',
  finding: buildFinding({
    ...{ kind: 'account', url, title: 'brindlequay', method: 'api', platform },
    ...{ username: 'brindlequay', trust: 80, matchedOn: ['username'] },
    ...more,
  }),
})
const named = { name: 'Zelda Quibbleworth' }
const run = (github: Partial<Finding>, reddit: Partial<Finding>) =>
  runDossier(
    { pages: [] },
    {
      person: { ...named, primaryUsername: 'brindlequay' },
      anchors: new Set(['github', 'reddit']),
      further: [
        account('github', 'https://github.com/brindlequay', {
          location: 'Lisbon, Portugal',
          ...github,
        }),
        account('reddit', 'https://www.reddit.com/user/brindlequay', {
          location: 'Porto',
          ...reddit,
        }),
      ],
    },
  )

test('a dossier takes no fact from an account that its handle alone joins to one with the name', () => {
  const { summary, sections } = run(named, {})
  expect(summary).toMatch(/Lisbon.*brindlequay on GitHub/)
  expect(summary).not.toMatch(/Porto|Reddit/)
  expect(sections.locations?.items.map(({ label }) => label)).toEqual(['Lisbon, Portugal'])
})

test('a dossier takes the facts of each account that bears the name', () => {
  expect(run(named, named).summary).toMatch(
    /Lisbon, Portugal \[\d\] and Porto .*on GitHub .*on Reddit/,
  )
})

test('a dossier with no surer account says that one source says what its accounts say', () => {
  const { summary, sections } = run({}, {})
  expect(summary).toMatch(/^One source says that Zelda Quibbleworth is based in Lisbon/)
  expect(summary).not.toContain('Their public accounts')
  expect(sections.locations?.items).toHaveLength(2)
})
