import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../commands/ask.ts'
import { SearchResult } from '../../contract/operations/search.ts'
import { readText } from '../support/code/root.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import type { SharedService } from '../support/service/service.ts'
import { type Research, useResearch } from '../support/service/use-research.ts'

const run = promisify(execFile)
const blocksOf = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
const readme = readText('README.md')
const blocks = [...blocksOf(readme), ...blocksOf(readText('docs/agents.md'))]

describe('the README, and what its pages have one paste', () => {
  let service: SharedService
  let research: Research
  beforeAll(async () => {
    research = await useResearch()
    service = research.service
  })
  afterAll(() => research?.stop())

  /** A pasted block, against this run's service instead of `npm start`'s. */
  const paste = async (block: string): Promise<string> => {
    const here = block
      .replaceAll('http://localhost:3000', service.url)
      .replaceAll('$(cat .local/api-key)', service.key)
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', here])
    return stdout
  }
  const block = (part: string): string =>
    blocks.find((text) => text.includes(part)) ?? `false # the README has no block with ${part}`

  test('the README names the two commands first', () => {
    expect(blocks[0]).toBe('npm start\nnpm test\n')
  })

  test('the sandbox search of the README streams events', async () => {
    expect(await paste(block('"query": "Ada Marlowe"'))).toMatch(
      /^id: 1\ndata: \{"type":"status".*\n\nid: 2\ndata: \{"type":"hit".*\n\nid: 3\ndata: \{"type":"done"/,
    )
  })

  test('the dossier of the README is one JSON body', async () => {
    expect(JSON.parse(await paste(block('/api/v1/dossier')))).toMatchObject({
      object: 'dossier_result',
      metadata: { sandbox: true },
    })
  })

  test('the magic name of the README is answered with 402 and what to do', async () => {
    expect(await paste(block('sandbox:usage_exhausted'))).toMatch(
      /^HTTP\/1.1 402 [\s\S]*"action":"add_credits"/,
    )
  })

  test('the search of the README answers with hits, events and coverage', async () => {
    expect(SearchResult.parse(JSON.parse(await paste(block('"query": "octocat"'))))).toMatchObject({
      object: 'search_result',
      coverage: expect.arrayContaining([expect.objectContaining({ provider: 'wikidata' })]),
    })
  })

  test('the VIN of the README is decoded', async () => {
    expect(await paste(block('1FTMW1T88MFA00001'))).toMatch(
      /^HTTP\/1.1 200 [\s\S]*"headline":"2021 Ford F-150"/,
    )
  })

  test('the job of the README streams its events, and again from the second', async () => {
    const ids = [...(await paste(block('after=2'))).matchAll(/^id: (\d+)$/gm)].map((match) =>
      Number(match[1]),
    )
    expect(ids).toEqual([1, 2, 3, 4, 5, 3, 4, 5])
  })

  test("the agents' dossier runs to its end, and pasted again is the same job", async () => {
    const whole = block('idem=')
    const first = JSON.parse(await paste(whole))
    expect(first).toMatchObject({
      object: 'job',
      operation: 'dossier',
      status: 'succeeded',
      result: { object: 'dossier_result' },
    })
    expect(JSON.parse(await paste(whole))).toMatchObject({ id: first.id })
  })

  test("the backends' endpoint is registered, with its secret", async () => {
    const [register = ''] = blocksOf(readText('docs/backends.md'))
    expect(JSON.parse(await paste(register))).toMatchObject({
      object: 'webhook_endpoint',
      secret: expect.stringMatching(/^whsec_/),
    })
  })

  test('the sample of the README is what a search prints', async () => {
    const [, sample = ''] = /```\n([\s\S]*?)```/.exec(readme) ?? []
    expect(sample.split('\n').length).toBeGreaterThan(8)
    const args = ['search', 'Zelda Quibbleworth', '--url', service.url, '--key', service.key]
    expect((await runInProcess(ask, args, service.env)).stdout).toContain(sample)
  })
})
