import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepRising } from '../../local/binaries/progress.ts'
import { buildReadyText, buildServiceFacts } from '../../local/facts.ts'
import { readInstallationMs } from '../../local/installation.ts'
import { webSearchHint } from '../../sources/choice/build-configure-hint.ts'

describe('the time of a first start', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-first-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const record = (started: number, ended: number) =>
    writeFile(path.join(folder, 'installed.json'), JSON.stringify({ started, ended }))

  test('the time of a first start counts the installation that ran just before it, once', async () => {
    await record(1_000, 41_000)
    expect(await readInstallationMs(folder, 42_000)).toBe(41_000)
    expect(await readdir(folder)).toEqual([])
    expect(await readInstallationMs(folder, 42_000)).toBe(0)
  })

  test('the time of a first start does not count an installation of another command', async () => {
    await record(1_000, 41_000)
    expect(await readInstallationMs(folder, 200_000)).toBe(0)
  })
})

test('a download counter only rises', () => {
  const shown: number[] = []
  const progress = keepRising((received) => shown.push(received))
  for (const received of [1, 5, 3, 0, 5, 9]) progress(received, 10)
  expect(shown).toEqual([1, 5, 5, 9])
})

const factsWith = (signInUrl: string | null) =>
  buildServiceFacts({
    apiUrl: 'http://localhost:3000',
    signInUrl,
    temporalUiUrl: null,
    temporalAddress: 'localhost:7233',
    databaseUrl: 'postgres://localhost/x',
    apiKey: 'k',
    temporalCli: null,
    metricsUrls: [],
  })

test('the ready text names what a service without web search lacks', () => {
  const facts = factsWith(null)
  expect(buildReadyText(facts, 1, { hint: webSearchHint })).toContain(
    `ready after 1.0 s.\n\n${webSearchHint}\n`,
  )
  expect(buildReadyText(facts, 1)).not.toContain('web search')
})

test('the first start prints a sign-in link, a later one how to make another', () => {
  const facts = factsWith('http://localhost:3000/sign-in/link?token=t')
  expect(buildReadyText(facts, 1)).toContain('/sign-in/link?token=t  (once, for 15 minutes)')
  expect(buildReadyText({ ...facts, signInUrl: null }, 1)).toContain(
    'npm run sign-in -- local --account local',
  )
})
