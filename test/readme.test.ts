import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { type Service, startService } from './support/service.ts'
import { useStack } from './support/stack/use-stack.ts'

const run = promisify(execFile)
const readme = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')

describe('the README', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService(useStack(), 'readme')
    await service.startWorker()
  })
  afterAll(() => service.stop())

  /** A pasted block, against this run's service instead of `npm start`'s. */
  const paste = async (block: string): Promise<string> => {
    const here = block.replaceAll('http://localhost:3000', service.url).replaceAll('$(cat .local/api-key)', service.key)
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', here])
    return stdout
  }
  const block = (part: string): string => blocks.find((text) => text.includes(part)) ?? `false # the README has no block with ${part}`

  test('names the two commands first', () => {
    expect(blocks[0]).toBe('npm start\nnpm test\n')
  })

  test('its sandbox search streams events', async () => {
    expect(await paste(block('"query": "Ada Marlowe"'))).toMatch(
      /^data: \{"type":"status".*\n\ndata: \{"type":"hit".*\n\ndata: \{"type":"done"/,
    )
  })

  test('its dossier is one JSON body', async () => {
    expect(JSON.parse(await paste(block('/api/v1/dossier')))).toMatchObject({ object: 'dossier_result', metadata: { sandbox: true } })
  })

  test('its magic name is answered with 402 and what to do', async () => {
    expect(await paste(block('sandbox:usage_exhausted'))).toMatch(/^HTTP\/1.1 402 [\s\S]*"action":"add_credits"/)
  })

  test('its VIN is decoded', async () => {
    expect(await paste(block('1FTMW1T88MFA00001'))).toMatch(/^HTTP\/1.1 200 [\s\S]*"headline":"2021 Ford F-150"/)
  })

  test('its job streams its events, and again from the second', async () => {
    const ids = [...(await paste(block('job=$('))).matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))
    expect(ids).toEqual([1, 2, 3, 4, 5, 3, 4, 5])
  })

  test('every command that it names exists, and every command that a person types is named', () => {
    const named = new Set([...readme.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map((match) => match[1] ?? ''))
    const scripts = Object.keys(manifest.scripts)
    expect([...named].filter((name) => !scripts.includes(name))).toEqual([])
    const hidden = scripts.filter((name) => !name.startsWith('pre') && !['start', 'test', 'format'].includes(name))
    expect(hidden.filter((name) => !named.has(name))).toEqual([])
  })

  test('every file that it links to exists', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) expect(() => readFileSync(path.join(import.meta.dirname, '..', link))).not.toThrow()
  })
})
