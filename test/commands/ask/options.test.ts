import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseKey } from '../../../commands/ask/choose-key.ts'
import { chooseType } from '../../../commands/ask/choose-type.ts'
import { parseOptions } from '../../../commands/ask/options.ts'
import { renderSandboxNote } from '../../../commands/ask/render-sandbox-note.ts'
import { buildAskRequest, renderCurl } from '../../../commands/ask/request.ts'
import { operationNames, toOperation } from '../../../contract/operations/operations.ts'

describe('what is typed behind npm run ask', () => {
  test.each([
    ['Ada Marlowe', 'name'],
    ['王小明', 'name'],
    ['ada@example.org', 'email'],
    ['ada@localhost', 'name'],
    ['@ada', 'username'],
    ['@ada@example.social', 'username'],
    ['https://github.com/ada', 'username'],
    ['https://example.org/about/us', 'name'],
    ['+49 30 901820', 'phone'],
    ['0049 30 901820', 'phone'],
    ['+1', 'name'],
    ['030 901820', 'name'],
    ['ada', 'name'],
  ])('the arguments of npm run ask: %s looks like a %s', (query, type) => {
    expect(chooseType(query)).toBe(type)
  })

  test('npm run ask reports the type that it guessed, and nothing when the caller gave one', () => {
    expect(parseOptions(['search', '@ada']).note).toBe(
      'Searching for "@ada" as a username (use --type to change).',
    )
    expect(parseOptions(['search', '@ada', '--type', 'name']).note).toBeNull()
  })

  test.each([
    [['search', 'Ada', 'Marlowe'], { query: 'Ada Marlowe', type: 'name' }],
    [
      ['search', 'ada', '--type', 'username', '--platforms', 'x,tiktok'],
      { query: 'ada', type: 'username', platforms: 'x,tiktok' },
    ],
    [
      ['dossier', 'Ada Marlowe', '--headline', 'Engineer', '--refresh'],
      { person: { name: 'Ada Marlowe', headline: 'Engineer' }, refresh: true },
    ],
    [
      ['chat', 'Ada Marlowe', 'Where', 'now?'],
      { person: { name: 'Ada Marlowe' }, messages: [{ role: 'user', content: 'Where now?' }] },
    ],
    [['vin', '1HGCM82633A004352'], { vin: '1HGCM82633A004352' }],
    [['entity_search', 'GB', '08957400'], { query: 'GB 08957400' }],
  ])('the arguments of npm run ask: %j is an input that the contract accepts', (args, input) => {
    const { wanted } = parseOptions(args)
    expect(wanted).toEqual({ operation: args[0], input })
    const name = operationNames.find((known) => known === args[0]) ?? 'search'
    const { body } = buildAskRequest({ wanted, sandbox: false, json: true }, 'key')
    expect(toOperation(name).input.safeParse(JSON.parse(body ?? '')).success).toBe(true)
  })

  test('company is the word for a search for companies', () => {
    expect(parseOptions(['company', 'Brackwater', 'Tidal']).wanted).toEqual({
      operation: 'entity_search',
      input: { query: 'Brackwater Tidal' },
    })
  })

  test.each([
    [[], /^npm run ask -- search/],
    [['fly'], /^There is no operation fly/],
    [['search'], /^QUERY is missing: search takes/],
    [['search', ' '], /^QUERY is missing: search takes/],
    [['search', 'a', '--type', 'face'], /^--type takes name/],
    [['search', 'a', '--headline', 'b'], /^search takes no --headline/],
    [['search', 'a', '--colour'], /^Unknown option '--colour'\.\n\nnpm run ask/],
    [['search', 'a', '--key'], /^Option '--key <value>' argument missing\.\n\nnpm run ask/],
    [['search', 'a', '--url', 'localhost:3000'], /^--url takes an address/],
    [['dossier'], /^NAME is missing/],
    [['dossier', 'a', '--platforms', 'x'], /^dossier takes no --platforms/],
    [['chat', 'Ada'], /^chat takes a NAME, in quotes, and a QUESTION/],
    [['vin', 'a', 'b'], /^vin takes one/],
    [['company'], /^company takes a name/],
    [['company', 'a', '--refresh'], /^company takes no --refresh/],
    [['job', 'x'], /^job takes the id/],
  ])('the arguments of npm run ask: %j is a mistake that a sentence explains', (args, sentence) => {
    expect(() => parseOptions(args)).toThrow(sentence)
  })
})

describe('who the sandbox answers about', () => {
  const note = (args: readonly string[], key = 'prs_live_secret') =>
    renderSandboxNote(parseOptions(args), key)

  test.each([
    [['search', 'Zelda Quibbleworth', '--sandbox'], 'prs_live_secret'],
    [['dossier', 'Zelda Quibbleworth'], 'prs_test_public_0000000000'],
    [['chat', 'Zelda Quibbleworth', 'Where does she work?', '--sandbox'], 'prs_live_secret'],
  ])('npm run ask -- %j with the key %s says that it is about the fixture', (args, key) => {
    expect(note(args, key)).toContain('Ada Marlowe')
  })

  test.each([
    [['search', 'Zelda Quibbleworth']],
    [['dossier', 'ada marlowe', '--sandbox']],
    [['search', 'sandbox:usage_exhausted', '--sandbox']],
    // names no scenario, and is refused
    [['search', 'sandbox:usage_exausted', '--sandbox']],
    // has no fixtures, and is refused
    [['company', 'Example plc', '--sandbox']],
  ])('npm run ask -- %j needs no word on the fixture', (args) => {
    expect(note(args)).toBeNull()
  })
})

describe('the request', () => {
  const { wanted } = parseOptions(['search', "Ada O'Neil $(rm -rf /)"])
  const chosen = { key: 'prs_live_secret', written: '$(cat .local/api-key)', note: null }

  test('npm run ask --curl prints a command in which the shell interprets nothing of the query, and a kept key stays in its file', () => {
    const text = renderCurl(
      'http://localhost:3000',
      buildAskRequest({ wanted, sandbox: true, json: false }, chosen.key),
      chosen,
    )
    expect(text).toBe(`curl -sN 'http://localhost:3000/api/v1/search' \\
  -H "authorization: Bearer $(cat .local/api-key)" \\
  -H 'x-service-sandbox: true' \\
  -H 'content-type: application/json' \\
  -d '{"query":"Ada O'\\''Neil $(rm -rf /)","type":"name","format":"sse"}'`)
  })

  test('npm run ask --curl uses the kept key for this machine only, and says so when it has none', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'ask-'))
    const file = path.join(folder, 'api-key')
    const choose = (url: string, key?: string) => chooseKey({ key, url, file })
    expect(await choose('http://localhost:3000')).toMatchObject({
      key: 'prs_test_public_0000000000',
      note: expect.stringContaining('sandbox'),
    })
    await writeFile(file, 'prs_live_mine\n')
    expect(await choose('http://localhost:3000')).toEqual({
      key: 'prs_live_mine',
      written: `$(cat ${file})`,
      note: null,
    })
    expect(await choose('http://127.0.0.1:80')).toMatchObject({ key: 'prs_live_mine' })
    expect(await choose('https://localhost.example.org')).toMatchObject({
      key: 'prs_test_public_0000000000',
    })
    expect(await choose('https://service.example', 'prs_live_given')).toEqual({
      key: 'prs_live_given',
      written: 'prs_live_given',
      note: null,
    })
    await rm(folder, { recursive: true })
  })
})
