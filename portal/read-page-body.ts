import type { IncomingMessage } from 'node:http'
import getRawBody from 'raw-body'
import { limits } from '../contract/fields/limits.ts'
import { PageError, type Visit } from './page.ts'

/**
 * Reads what a page is sent: the fields of a form, or the JSON of a script of ours.
 * @throws PageError 413, 415, 400
 */
export async function readPageBody(
  req: IncomingMessage,
  bodyMs: number,
): Promise<Pick<Visit, 'form' | 'json'>> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded' && type !== 'application/json')
    throw new PageError(415, 'This page takes a form.')
  const text = await readText(req, bodyMs)
  const isJson = type === 'application/json'
  // PostgreSQL keeps no text with NUL
  if ((isJson ? /\\u0000/ : /%00|\0/).test(text))
    throw new PageError(400, 'The request holds a character that cannot be kept.')
  if (!isJson) return { form: new URLSearchParams(text), json: null }
  try {
    return { form: new URLSearchParams(), json: JSON.parse(text) }
  } catch {
    throw new PageError(400, 'The request is not valid JSON.')
  }
}

async function readText(req: IncomingMessage, bodyMs: number): Promise<string> {
  const late = setTimeout(() => req.destroy(), bodyMs)
  try {
    return await getRawBody(req, { limit: limits.bodyBytes, encoding: 'utf8' })
  } catch (error) {
    const isLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large'
    throw isLarge
      ? new PageError(413, 'The form is larger than 64 KB.')
      : new PageError(400, 'The request broke off.')
  } finally {
    clearTimeout(late)
  }
}
