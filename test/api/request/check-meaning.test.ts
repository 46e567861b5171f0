import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/calls/api-error.ts'
import { checkMeaning } from '../../../api/request/check-meaning.ts'
import { scenarios } from '../../../contract/errors/scenarios.ts'
import type { OperationName } from '../../../contract/operations/operations.ts'

const live = { region: null, sandbox: false }

function refusalOf(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      details: error.details,
    }
  }
}

describe('what a schema cannot say of a search', () => {
  test.each<[object, string, string]>([
    [{ query: 'zelda', type: 'phone' }, 'query', 'holds no digits'],
    [{ query: '912 345 678', type: 'phone' }, 'query', 'begin with + and the country code'],
    [{ query: 'zelda.example.org', type: 'email' }, 'query', 'has no @'],
    [{ query: 'zelda quibbleworth', type: 'username' }, 'query', 'holds spaces'],
    [{ query: 'zelda@quibbleworth.org', type: 'username' }, 'query', 'use type email'],
  ])('%j is 400 at its place, with a reason', (input, place, reason) => {
    const refused = refusalOf(() => checkMeaning('search', { ...input }, live))
    expect(refused).toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path: place }],
    })
    expect(refused).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${place} .*\\.$`)),
    })
    expect(refused).toMatchObject({ message: expect.stringContaining(reason) })
    // the field is named once, and what was sent is not sent back whole
    expect(refused).toMatchObject({ message: expect.not.stringMatching(/^query query|y{90}/) })
  })

  test.each<[OperationName, object, string]>([
    ['search', { query: '😀' }, 'query'],
    ['search', { query: '!!!', type: 'name' }, 'query'],
    ['entity_search', { query: '😀' }, 'query'],
    ['dossier', { person: { name: '!!!', tags: ['—'], confidence: 50 } }, 'person.name'],
    ['chat', { person: { name: '…' }, messages: [{ role: 'user', content: '?' }] }, 'person.name'],
    ['entity_dossier', { company: { name: '&' } }, 'company.name'],
  ])('a %s for %j, without a letter or a digit, is the same 400', (operation, input, place) => {
    const message = 'must have a letter or a digit'
    const refused = refusalOf(() => checkMeaning(operation, { ...input }, live))
    expect(refused).toMatchObject({ status: 400, details: [{ path: place, message }] })
  })

  test.each<[OperationName, object]>([
    // of a hit that is sent back: an account may be named by signs only
    ['dossier', { person: { name: '✨', primaryUsername: 'zquib' } }],
    [
      'chat',
      { person: { name: '✨', id: 'hit_1' }, messages: [{ role: 'user', content: 'Who?' }] },
    ],
  ])('a %s for %j is about who else is named', (operation, input) => {
    expect(checkMeaning(operation, { ...input }, live)).toEqual(input)
  })

  test.each([false, true])(
    'a chat without a message of the user is 400 (sandbox: %s)',
    (sandbox) => {
      const messages = [{ role: 'assistant', content: 'She is an engineer.' }]
      const refused = refusalOf(() =>
        checkMeaning('chat', { person: { name: 'Ada' }, messages }, { region: null, sandbox }),
      )
      const message = 'must hold the question, as a message with the role user'
      expect(refused).toMatchObject({ status: 400, details: [{ path: 'messages', message }] })
    },
  )

  test.each<[OperationName, object, string]>([
    ['search', { query: 'sandbox:usage_exausted' }, 'query'],
    ['dossier', { person: { name: ' Sandbox: slow' } }, 'person.name'],
    [
      'chat',
      { person: { name: 'sandbox:' }, messages: [{ role: 'user', content: '?' }] },
      'person.name',
    ],
  ])('in the sandbox a %s for %j, which is no scenario, is 400', (operation, input, place) => {
    const sandboxed = { region: null, sandbox: true, path: 'input.' }
    expect(refusalOf(() => checkMeaning(operation, { ...input }, sandboxed))).toMatchObject({
      status: 400,
      details: [{ path: `input.${place}`, message: expect.stringContaining('/api/v1/sandbox') }],
    })
    // elsewhere it is a name like any other
    expect(checkMeaning(operation, { ...input }, live)).toEqual(input)
  })

  test.each(Object.keys(scenarios))('in the sandbox the scenario %s is accepted', (query) => {
    expect(checkMeaning('search', { query }, { region: null, sandbox: true })).toEqual({ query })
  })

  test('a chat whose last message is the assistant’s asks the last question of the user', () => {
    const messages = [
      { role: 'user', content: 'Who is she?' },
      { role: 'assistant', content: 'She is an engineer.' },
    ]
    const input = { person: { name: 'Ada' }, messages }
    expect(checkMeaning('chat', { ...input }, live)).toEqual(input)
  })

  test('a mistake in a search that no schema can express names its place inside a job’s input', () => {
    const refused = refusalOf(() =>
      checkMeaning('search', { query: '1', type: 'phone' }, { ...live, path: 'input.' }),
    )
    expect(refused).toMatchObject({
      message: expect.stringMatching(/^input\.query /),
      details: [{ path: 'input.query' }],
    })
  })

  test.each<[object]>([
    [{ query: 'Zelda Quibbleworth' }],
    [{ query: 'zelda@quibbleworth.org', type: 'email' }],
    [{ query: '+351 912 345 678', type: 'phone' }],
    [{ query: '@zquib', type: 'username', platforms: ['x', 'linkedin'] }],
    [{ query: 'zquib', type: 'username', platforms: 'Twitter IG' }],
    [{ query: 'zquib', type: 'username', platforms: '' }],
    // numbers are names too
    [{ query: '12345' }],
    [{ query: '李' }],
    [{ query: '😀 7' }],
    // what is no platform narrows nothing, and the coverage says so
    [{ query: 'zquib', type: 'username', platforms: 'x, myspace; orkut' }],
    // ignored for what is no username
    [{ query: 'Zelda Quibbleworth', platforms: 'myspace' }],
  ])('%j is kept as it was sent', (input) => {
    expect(checkMeaning('search', { ...input }, live)).toEqual(input)
  })

  test('a national number is read in the caller’s country, which is kept for the run that reads it again', () => {
    const input = { query: '912 345 678', type: 'phone' }
    expect(checkMeaning('search', input, { ...live, region: 'PT' })).toEqual({
      ...input,
      region: 'PT',
    })
    expect(input).toEqual({ query: '912 345 678', type: 'phone' })
  })

  test('the country is kept with nothing else', () => {
    expect(checkMeaning('search', { query: 'Zelda' }, { ...live, region: 'PT' })).toEqual({
      query: 'Zelda',
    })
  })

  test('a country that does not exist counts as no country', () => {
    expect(
      refusalOf(() =>
        checkMeaning('search', { query: '912 345 678', type: 'phone' }, { ...live, region: 'ZZ' }),
      ),
    ).toMatchObject({
      code: 'invalid_request',
    })
  })

  test.each(Object.keys(scenarios))(
    'the sandbox takes its magic input %s whatever its type',
    (query) => {
      for (const type of ['name', 'phone', 'email', 'username']) {
        const input = { query, type, platforms: 'myspace' }
        expect(checkMeaning('search', input, { ...live, sandbox: true })).toEqual(input)
      }
    },
  )

  test('the sandbox answers with its fixtures whatever is asked, and the real service knows no magic', () => {
    const input = { query: 'zelda', type: 'phone' }
    expect(checkMeaning('search', input, { ...live, sandbox: true })).toEqual(input)
    expect(
      refusalOf(() => checkMeaning('search', { query: 'sandbox:empty', type: 'phone' }, live)),
    ).toMatchObject({ status: 400 })
  })

  test('the schema of vin needs no further check', () => {
    const input = { query: 'zelda', type: 'phone' }
    expect(checkMeaning('vin', input, { ...live, region: 'PT' })).toBe(input)
  })
})
