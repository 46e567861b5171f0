import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildShards } from '../../../activities/sweep/build-shards.ts'
import { buildStopRule } from '../../../activities/sweep/build-stop-rule.ts'
import {
  createProbeRoom,
  createSiteQueue,
  QueueClosedError,
} from '../../../activities/sweep/site-queue.ts'
import { openSites, SiteFileError } from '../../../config/username-sites.ts'
import deniedHosts from '../../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { parseSiteList } from '../../../research/usernames/sites/parse-site-list.ts'

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

describe('a site list', () => {
  let folder = ''
  let sites: Awaited<ReturnType<typeof openSites>>
  beforeAll(async () => {
    sites = await openSites({ denied: deniedHosts })
    folder = await mkdtemp(path.join(os.tmpdir(), 'sites-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function written(text: string): Promise<string> {
    const file = path.join(folder, 'list.json')
    await writeFile(file, text)
    return file
  }

  test('the shipped site list has hundreds of sites, each name once', () => {
    expect(sites.length).toBeGreaterThan(400)
    expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length)
  })

  test.each([
    ['{', 'is not JSON'],
    ['{"sites":[]}', 'no row in the format'],
    [
      '{"LinkedIn":{"url":"https://linkedin.com/in/{}","errorType":"status_code"}}',
      'none of its sites may be asked',
    ],
  ])('a site list with %s is refused by file and reason', async (text, reason) => {
    const file = await written(text)
    await expect(openSites({ file, denied: deniedHosts })).rejects.toThrow(SiteFileError)
    await expect(openSites({ file, denied: deniedHosts })).rejects.toThrow(
      new RegExp(`list\\.json: .*${reason}`),
    )
  })

  test('a missing site list is refused by name', async () => {
    await expect(openSites({ file: '/nowhere/sites.json', denied: [] })).rejects.toThrow(
      /\/nowhere\/sites\.json: cannot be read/,
    )
  })

  test('a site list is split into even parts that hold every site once and keep the sites of a host together', () => {
    const shards = buildShards(sites, [], 4)
    expect(shards.length).toBe(4)
    expect(shards.flat().toSorted(byName)).toEqual(sites.toSorted(byName))
    expect(
      Math.max(...shards.map((shard) => shard.length)) -
        Math.min(...shards.map((shard) => shard.length)),
    ).toBeLessThan(3)
    const homes = shards.map(
      (shard) => new Set(shard.map(({ probeUrl }) => URL.parse(probeUrl)?.hostname)),
    )
    for (const [index, home] of homes.entries())
      for (const other of homes.slice(index + 1))
        expect([...home].filter((host) => other.has(host))).toEqual([])
    expect(buildShards(sites, [], 4)).toEqual(shards)
  })

  test('a site list is narrowed by platforms, and has no empty parts', () => {
    const shards = buildShards(sites, ['reddit'], 8)
    expect(shards.flat().length).toBeGreaterThan(0)
    expect(shards.every((shard) => shard.length > 0)).toBe(true)
    expect(buildShards(sites, ['facebook'], 8)).toEqual([])
  })
})

describe('a queue', () => {
  test('a queue keeps to its limits overall and per host, and a busy host does not delay the others', async () => {
    const queue = createSiteQueue({ atOnce: 3, perHost: 2 })
    const running: string[] = []
    const ends: (() => void)[] = []
    const enter = (host: string, name: string) =>
      queue.run(host, 'usual', () => {
        running.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map((name) => enter(name.charAt(0), name))
    expect(running).toEqual(['a1', 'a2', 'b1'])
    for (let index = 0; index < 6; index += 1) {
      ends[index]?.()
      await turn()
    }
    await Promise.all(all)
    expect(running.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'])
  })

  test('a queue serves first what an answer waits for, and last what can wait', async () => {
    const queue = createSiteQueue({ atOnce: 1, perHost: 2 })
    const order: string[] = []
    const work = (name: string) => async () => void order.push(name)
    await Promise.all([
      queue.run('a', 'usual', work('running')),
      queue.run('b', 'idle', work('idle')),
      queue.run('c', 'usual', work('usual')),
      queue.run('d', 'first', work('first')),
    ])
    expect(order).toEqual(['running', 'first', 'usual', 'idle'])
  })

  test('no queue keeps the places that all of a process share to itself', async () => {
    const room = createProbeRoom(2)
    const [one, other] = [room, room].map((shared) =>
      createSiteQueue({ atOnce: 2, perHost: 2, room: shared }),
    )
    const running: string[] = []
    const ends: (() => void)[] = []
    const enter = (queue: typeof one, name: string) =>
      queue?.run(name, 'usual', () => {
        running.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    const all = [
      ...['a1', 'a2', 'a3'].map((name) => enter(one, name)),
      ...['b1', 'b2'].map((name) => enter(other, name)),
    ]
    expect(running).toEqual(['a1', 'a2'])
    for (let index = 0; index < 5; index += 1) {
      ends[index]?.()
      await turn()
    }
    await Promise.all(all)
    expect(running).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  test('a queue goes on after work that fails, and refuses what waits when it is closed', async () => {
    const queue = createSiteQueue({ atOnce: 1, perHost: 1 })
    await expect(queue.run('a', 'usual', () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    )
    void queue.run('a', 'usual', () => new Promise(() => {}))
    const waiting = queue.run('b', 'usual', () => Promise.resolve())
    queue.close()
    await expect(waiting).rejects.toThrow(QueueClosedError)
    await expect(queue.run('c', 'first', () => Promise.resolve())).rejects.toThrow(QueueClosedError)
  })
})

describe('a body is read', () => {
  const [site] = parseSiteList({
    sites: [
      {
        name: 'T',
        uri_check: 'https://t.example/{account}',
        e_code: 200,
        e_string: 'class="profile"',
        m_code: 404,
        m_string: 'No such user',
      },
    ],
  }).sites
  if (site === undefined) throw new Error('no site')
  const page = (text: string) => Buffer.from(text.padEnd(9_000))

  test('a body is read no further once the site has denied the account, also when its words come in two pieces', () => {
    const enough = buildStopRule(site, 'ada')
    const whole = page(`${' '.repeat(8_500)}No such user`)
    expect(enough(whole.subarray(0, 8_505), 404)).toBe(false)
    expect(enough(whole, 404)).toBe(true)
  })

  test('a body is read on after a yes, for the no may still come, and when the status fits no denial', () => {
    expect(buildStopRule(site, 'ada')(page('class="profile"'), 200)).toBe(false)
    expect(buildStopRule(site, 'ada')(page('No such user'), 200)).toBe(false)
  })

  test('a body is read on until its head, by which walls are known, is complete', () => {
    expect(buildStopRule(site, 'ada')(Buffer.from('No such user'), 404)).toBe(false)
  })
})
