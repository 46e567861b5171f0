import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a provider may fetch a picture. */
const addressSeconds = 600

/** The address of a picture for ten minutes, without an API key. */
export function buildPictureAddress(
  publicUrl: string,
  { id, createdAt }: { id: string; createdAt: Date },
  key: string,
): string {
  const expires = Math.floor(createdAt.getTime() / 1_000) + addressSeconds
  return `${publicUrl}/i/${id}.jpg?e=${expires}&s=${sign(id, expires, key)}`
}

/** Whether the query of such an address is as it was signed, and its time is not over. */
export function isPictureQuery(id: string, query: string, key: string, now: Date): boolean {
  const [, digits = '', signature = ''] = /^e=([1-9]\d{9})&s=([\w-]{43})$/.exec(query) ?? []
  if (digits === '') return false
  const expires = Number(digits)
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, expires, key)))
  return isSigned && now.getTime() < expires * 1_000
}

function sign(id: string, expires: number, key: string): string {
  return createHmac('sha256', key).update(`${id}.${expires}`).digest('base64url')
}
