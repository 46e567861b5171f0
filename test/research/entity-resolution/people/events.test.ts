import { describe, expect, test } from 'vitest'
import { StreamEvent } from '../../../../contract/results/events.ts'
import {
  buildAccountEvents,
  buildEmittedPeople,
  type KeyedEvent,
} from '../../../../research/entity-resolution/people/account-events.ts'
import {
  composePeople,
  type People,
} from '../../../../research/entity-resolution/people/compose-people.ts'
import type { Subject } from '../../../../research/identity/queries/subject.ts'
import { buildFinding, type Finding } from '../../../../research/records/finding.ts'
import { idOf } from '../../../support/research/people.ts'

const rare = 'xqvortane77'
const subject: Subject = { kind: 'username', text: rare, platform: null }

const account = (site: string, username: string, said: Partial<Finding> = {}): Finding =>
  buildFinding({
    kind: 'account',
    url: `https://${site}/${username}`,
    title: `${username} on ${site}`,
    method: 'http_profile',
    username,
    matchedOn: ['username'],
    ...said,
  })
const people = (
  findings: readonly Finding[],
  at = '2026-01-02T03:04:05.678Z',
  hashes: Record<string, string> = {},
): People =>
  composePeople(
    subject,
    findings.map((one, i) => ({ id: `f${i}`, finding: one, retrievedAt: at })),
    idOf,
    {
      imageHashes: new Map(
        Object.entries(hashes).map(
          ([id, sha256]) => [id, { sha256, perceptualHash: null }] as const,
        ),
      ),
    },
  )
const types = (events: readonly KeyedEvent[]) => events.map(({ event }) => event.type)
const clusters = (events: readonly KeyedEvent[]) =>
  events.flatMap(({ event }) => (event.type === 'cluster_updated' ? [event.cluster] : []))
const noPeople = people([])

describe('the events of a search while it runs', () => {
  test('a new account comes with its evidence, its picture and its group, each in the shape of the contract', () => {
    const events = buildAccountEvents(
      noPeople,
      people([account('github.com', rare, { avatarUrl: 'https://github.com/a.png' })]),
    )
    expect(types(events)).toEqual([
      'social_account_found',
      'evidence',
      'avatar_updated',
      'cluster_updated',
    ])
    for (const { event } of events)
      StreamEvent.parse({ ...event, seq: 1, ts: '2026-01-02T03:04:05.678Z' })
  })

  test('an unchanged finding emits no event, even when it was fetched later', () => {
    const found = [account('github.com', rare, { avatarUrl: 'https://github.com/a.png' })]
    expect(buildAccountEvents(people(found), people(found, '2027-01-01T00:00:00.000Z'))).toEqual([])
  })

  test('a new link is emitted with what changed and why', () => {
    const before = people([account('github.com', rare), account('forum.example', rare)])
    const after = people([
      account('github.com', rare, {
        links: [{ url: `https://forum.example/${rare}`, proof: 'verified' }],
      }),
      account('forum.example', rare),
    ])
    const updates = buildAccountEvents(before, after).flatMap(({ event }) =>
      event.type === 'account_updated' ? [event] : [],
    )
    const forum = updates.find(({ account: { platform } }) => platform === 'forum.example')
    expect(forum?.changed).toEqual(['state', 'confidence', 'evidenceIds'])
    expect(forum?.account.state).toBe('verified')
    expect(forum?.reason).toBe(
      `The GitHub account "${rare}" has a link here that the platform verified.`,
    )
  })

  test('a picture is emitted again once its bytes were read', () => {
    const found = [account('github.com', rare, { avatarUrl: 'https://github.com/a.png' })]
    const events = buildAccountEvents(people(found), people(found, undefined, { f0: 'abc' }))
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'avatar_updated', avatar: { state: 'verified', sha256: 'abc' } },
    ])
  })

  test('groups that end are merged, split or dismissed', () => {
    const [one, two] = [account('github.com', 'ada'), account('forum.example', 'bea')]
    const linked = people([
      account('github.com', 'ada', {
        links: [{ url: 'https://forum.example/bea', proof: 'signed' }],
      }),
      two,
    ])
    const apart = people([one, two])
    const merged = clusters(buildAccountEvents(apart, linked))
    expect(merged.map(({ status, accountIds }) => [status, accountIds.length])).toEqual([
      ['merged', 1],
      ['open', 2],
    ])
    const dismissed = clusters(buildAccountEvents(apart, people([two])))
    expect(dismissed.map(({ status, hitId }) => [status, hitId])).toEqual([['dismissed', null]])
    const others = [idOf('acc', 'github/ada'), idOf('acc', 'forum.example/bea')]
    const gone = {
      ...apart,
      clusters: apart.clusters
        .slice(0, 1)
        .map((cluster) => ({ ...cluster, id: 'cl_gone', accountIds: others })),
    }
    expect(clusters(buildAccountEvents(gone, apart)).map(({ status }) => status)).toContain('split')
  })

  test('a group keeps its id while more of its accounts are found', () => {
    const records = ['zoo.example', 'middle.example', 'about.example'].map((site, i) => ({
      id: `f${i}`,
      finding: account(site, rare),
      retrievedAt: `2026-01-02T03:04:0${i}.000Z`,
    }))
    const states = [1, 2, 3].map((count) => composePeople(subject, records.slice(0, count), idOf))
    const emitted = states.map((after, i) =>
      clusters(buildAccountEvents(states[i - 1] ?? noPeople, after)),
    )
    expect(
      emitted.map((one) => one.map(({ status, accountIds }) => [status, accountIds.length])),
    ).toEqual([[['open', 1]], [['open', 2]], [['open', 3]]])
    expect(new Set(emitted.flat().map(({ id }) => id)).size).toBe(1)
  })

  test('the emitted state of a search can be read back from its events', () => {
    const [one, two] = [
      account('github.com', rare, { avatarUrl: 'https://github.com/a.png' }),
      account('forum.example', 'bea'),
    ]
    const linked = account('github.com', rare, {
      links: [{ url: 'https://forum.example/bea', proof: 'signed' }],
    })
    const states = [people([one]), people([one, two]), people([linked, two])]
    const log = states.flatMap((after, i) =>
      buildAccountEvents(states[i - 1] ?? noPeople, after).map(({ event }) => event),
    )
    const stored = log.map((event, i) =>
      StreamEvent.parse({ ...event, seq: i + 1, ts: '2026-01-02T03:04:05.678Z' }),
    )
    for (const after of states.slice(-1))
      expect(buildAccountEvents(buildEmittedPeople(stored), after)).toEqual([])
    expect(buildAccountEvents(buildEmittedPeople([]), people([one]))).toEqual(
      buildAccountEvents(noPeople, people([one])),
    )
  })

  test('keys are the same for a repeated step, differ for what differs, and come back for what comes back', () => {
    const one = people([account('github.com', rare)])
    const two = people([account('github.com', rare, { bio: 'Cello' })])
    const keys = (before: People, after: People) =>
      buildAccountEvents(before, after).map(({ dedupeKey }) => dedupeKey)
    expect(keys(noPeople, one)).toEqual(keys(noPeople, one))
    const all = [...keys(noPeople, one), ...keys(one, two), ...keys(two, one)]
    expect(new Set(all).size).toBe(all.length)
    expect(keys(one, two).length).toBeGreaterThan(0)
  })
})
