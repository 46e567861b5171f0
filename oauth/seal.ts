import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text by AES-256-GCM: nonce, tag, ciphertext.
 * @param key 32 bytes
 */
export function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @returns the text that was sealed; null for another key or changed bytes */
export function unseal(sealed: Buffer, key: Buffer): string | null {
  if (sealed.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}
