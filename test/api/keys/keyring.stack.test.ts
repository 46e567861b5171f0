import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeyring } from '../../../api/keys/keyring.ts'
import { createKey } from '../../../commands/create-key.ts'
import { scopes } from '../../../contract/fields/keys.ts'
import { isSecret, parseApiKey } from '../../../research/api-key.ts'
import type { KeyRow } from '../../../store/accounts/keys.ts'
import { Listener } from '../../../store/database/listen.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { pauseConnection } from '../../support/rows/pause-connection.ts'
import { useDatabase } from '../../support/service/use-database.ts'

let db: Db
let listener: Listener
beforeAll(async () => {
  const databaseUrl = await useDatabase()
  db = openStore(databaseUrl, { max: 2 })
  listener = new Listener(databaseUrl)
  await listener.start()
})
afterAll(async () => {
  await listener.close()
  await db.end()
})

/** @returns what a look-up answers, with the statements that it takes */
async function count<Answer>(lookUp: () => Promise<Answer>) {
  let statements = 0
  const countStatement = () => {
    statements += 1
  }
  db.on('acquire', countStatement)
  const rows = await lookUp()
  db.off('acquire', countStatement)
  return { rows, statements }
}

test('the limit of an address is asked before the key of a stranger is read, and of no other', async () => {
  const made = { account: 'keyring', name: '', scopes, perMinuteLimit: null, expiresAt: null }
  const { key } = await createKey(db, made)
  const { id, secret } = parseApiKey(key) ?? { id: '', secret: '' }
  const keyring = createKeyring(db, listener)
  const refuse = () => Promise.reject(new Error('this address is over its limit'))
  const isRight = (row: KeyRow) => isSecret(secret, row.secretSha256)
  await expect(keyring.find(id, isRight, refuse)).rejects.toThrow('over its limit')
  expect(await keyring.find(id, isRight)).toMatchObject({ id })
  // the process remembers a key for less than a second
  await sleep(1_000)
  expect(await keyring.find(id, isRight, refuse)).toMatchObject({ id })
  await expect(keyring.find(id, () => false, refuse)).rejects.toThrow('over its limit')
})

test('keys that are asked for while another is read are read by one statement', async () => {
  const made = { name: '', scopes, perMinuteLimit: null, expiresAt: null }
  const create = async (account: string) => (await createKey(db, { ...made, account })).id
  const [first, one, other] = [await create('first'), await create('one'), await create('other')]
  const keyring = createKeyring(db, listener)
  const ids = [first, one, other, 'key_none', one]
  const { rows, statements } = await count(() =>
    Promise.all(ids.map((id) => keyring.find(id, () => true))),
  )
  expect(rows.map((row) => row?.id ?? null)).toEqual([first, one, other, null, one])
  expect(statements).toBe(2)
})

test('a wrong secret is looked up for a key that the process knows as for an id that does not exist', async () => {
  const made = { account: 'wrong', name: '', scopes, perMinuteLimit: null, expiresAt: null }
  const { id } = await createKey(db, made)
  const keyring = createKeyring(db, listener)
  expect(await keyring.find(id, () => true)).toMatchObject({ id })
  // it is remembered for its owner: an answer from memory would say that the id exists
  const known = await count(() => keyring.find(id, () => false))
  const unknown = await count(() => keyring.find('key_none', () => false))
  expect([known.statements, unknown.statements]).toEqual([1, 1])
})

test('a connection that gives no answer holds back only the key that it was asked for', async () => {
  const made = { name: '', scopes, perMinuteLimit: null, expiresAt: null }
  const { id: stuckId } = await createKey(db, { ...made, account: 'stuck' })
  const { id } = await createKey(db, { ...made, account: 'other' })
  const keyring = createKeyring(db, listener)
  const resume = await pauseConnection(db)
  const stuck = keyring.find(stuckId, () => true)
  try {
    expect(await keyring.find(id, () => true)).toMatchObject({ id })
  } finally {
    resume()
  }
  expect(await stuck).toMatchObject({ id: stuckId })
})

test('a token opens its key from memory until the key changes, or for a moment', async () => {
  const made = { account: 'tokens', name: '', scopes, perMinuteLimit: null, expiresAt: null }
  const { key } = await createKey(db, made)
  const { id } = parseApiKey(key) ?? { id: '' }
  const keyring = createKeyring(db, listener)
  const open = async () => {
    const row = await keyring.find(id, () => true)
    if (row !== null) keyring.remember(key, row)
    return row
  }
  expect(keyring.recall(key)).toBeNull()
  expect(await open()).toBe(keyring.recall(key))
  expect(keyring.recall(`${key}x`)).toBeNull()
  listener.emit('api_keys', id)
  expect(keyring.recall(key)).toBeNull()
  expect(await open()).toBe(keyring.recall(key))
  listener.emit('disconnected')
  expect(keyring.recall(key)).toBeNull()
  await open()
  await sleep(1_000)
  expect(keyring.recall(key)).toBeNull()
})
