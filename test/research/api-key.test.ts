import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formatApiKey, hashSecret, isSecret, parseApiKey } from '../../research/api-key.ts'

const id = 'key_01J0000000000000000000000Z'
const secret = `${'a-Z_0'.repeat(8)}abc`
const key = formatApiKey(id, secret)

test('a key is its prefix, its id and its secret', () => {
  expect(key).toBe(`prs_live_01J0000000000000000000000Z_${secret}`)
  expect(parseApiKey(key)).toEqual({ id, secret })
})

describe('no key of ours', () => {
  test.each([
    ['nothing', ''],
    ['the prefix', 'prs_live_'],
    ['a test key', key.replace('live', 'test')],
    ['a key in capitals', key.toUpperCase()],
    ['a short id', `prs_live_01J_${secret}`],
    ['an id with a letter that is none', `prs_live_01J000000000000000000000IZ_${secret}`],
    ['a short secret', key.slice(0, -1)],
    ['a long secret', `${key}a`],
    ['a secret with a sign that is none', `${key.slice(0, -1)}=`],
    ['a space in front', ` ${key}`],
    ['a line break behind', `${key}\n`],
    ['two keys', `${key}${key}`],
  ])('a text is recognised as no API key: %s', (_, text) => {
    expect(parseApiKey(text)).toBeNull()
  })
})

describe('a secret', () => {
  test('the secret of an API key is stored as its SHA-256', () => {
    expect(hashSecret(secret).equals(createHash('sha256').update(secret).digest())).toBe(true)
  })

  test('the secret of an API key matches its stored hash', () => {
    expect(isSecret(secret, hashSecret(secret))).toBe(true)
    expect(isSecret(`${secret.slice(0, -1)}d`, hashSecret(secret))).toBe(false)
    expect(isSecret('', hashSecret(secret))).toBe(false)
  })

  test('the secret of an API key matches no stored value of another length', () => {
    expect(isSecret(secret, Buffer.alloc(0))).toBe(false)
    expect(isSecret(secret, Buffer.concat([hashSecret(secret), Buffer.alloc(1)]))).toBe(false)
  })
})
