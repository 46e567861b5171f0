import { headers } from '../../contract/fields/headers.ts'
import { toOperation } from '../../contract/operations/operations.ts'
import type { ChosenKey } from './choose-key.ts'
import type { Options } from './options.ts'

export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | null
  streams: boolean
}

/** The one request that an answer takes; a stream unless JSON is wanted, or is all there is. */
export function buildAskRequest(
  { wanted, sandbox, json }: Pick<Options, 'wanted' | 'sandbox' | 'json'>,
  key: string,
): Request {
  const common = {
    authorization: `Bearer ${key}`,
    ...(sandbox ? { [headers.sandbox.toLowerCase()]: 'true' } : {}),
  }
  if ('jobId' in wanted) {
    const path = `/api/v1/jobs/${wanted.jobId}${json ? '' : '/events'}`
    return { method: 'GET', path, headers: common, body: null, streams: !json }
  }
  const row = toOperation(wanted.operation)
  const streams = row.formats.some((format) => format === 'sse') && !json
  const format = row.formats.length > 1 ? { format: streams ? 'sse' : 'json' } : {}
  return {
    method: 'POST',
    path: row.path,
    headers: { ...common, 'content-type': 'application/json' },
    body: JSON.stringify({ ...wanted.input, ...format }),
    streams,
  }
}

/** The request as a command to paste into a shell. */
export function renderCurl(url: string, request: Request, { key, written }: ChosenKey): string {
  const parts = [`curl -s${request.streams ? 'N' : ''} ${quoteText(`${url}${request.path}`)}`]
  for (const [name, value] of Object.entries(request.headers)) {
    const isKept = name === 'authorization' && written !== key
    parts.push(`-H ${isKept ? `"${name}: Bearer ${written}"` : quoteText(`${name}: ${value}`)}`)
  }
  if (request.body !== null) parts.push(`-d ${quoteText(request.body)}`)
  return parts.join(' \\\n  ')
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
