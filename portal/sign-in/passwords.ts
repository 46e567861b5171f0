import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export const minPasswordLength = 12
/** Longer passwords are refused before they are hashed. */
export const maxPasswordLength = 200

// OWASP's Password Storage Cheat Sheet, second configuration: 19 MiB, two passes
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    argon2('argon2id', parameters, done),
)

/** @returns the password's hash in the PHC string format, with a salt of its own */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive({ message: password.normalize('NFKC'), nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(key)}`
}

/**
 * Whether a password is the one that was hashed. Without a hash the work is done all the same, so
 * that the time says nothing about who has a password.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', key = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? '') ?? []
  const expected = Buffer.from(key, 'base64')
  const given = await derive({
    message: password.normalize('NFKC'),
    nonce: nonce === '' ? Buffer.alloc(16) : Buffer.from(nonce, 'base64'),
    memory: Number(memory ?? cost.memory),
    passes: Number(passes ?? cost.passes),
    parallelism: Number(parallelism ?? cost.parallelism),
    tagLength: key === '' ? cost.tagLength : expected.length,
  })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
