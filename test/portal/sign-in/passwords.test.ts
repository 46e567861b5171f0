import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../../portal/sign-in/passwords.ts'

test('a password is hashed by argon2id with a salt of its own', async () => {
  const [first, second] = [
    await hashPassword('a long password'),
    await hashPassword('a long password'),
  ]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(first).not.toBe(second)
  await expect(isPassword('a long password', first)).resolves.toBe(true)
  await expect(isPassword('a long passwore', first)).resolves.toBe(false)
})

test('two ways to type one character make one password', async () => {
  const stored = await hashPassword('caf\u00e9 au lait please')
  await expect(isPassword('cafe\u0301 au lait please', stored)).resolves.toBe(true)
})

test.each([null, '', '$argon2id$', 'plain text'])(
  'no password opens a user whose stored hash is %j',
  async (stored) => {
    await expect(isPassword('', stored)).resolves.toBe(false)
    await expect(isPassword('a long password', stored)).resolves.toBe(false)
  },
)
