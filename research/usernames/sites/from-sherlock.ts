import { z } from 'zod'
import type { OneSidedRule, Site } from './site.ts'

const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item, z.array(item)])
const errorType = z.enum(['status_code', 'message', 'response_url'])

/** A row of Sherlock's `data.json`; its name is the key it stands under. */
export const SherlockRow = z.looseObject({
  name: z.string().optional(),
  url: z.string().min(1),
  urlMain: z.string().optional(),
  urlProbe: z.string().optional(),
  errorType: oneOrMore(errorType),
  errorMsg: oneOrMore(z.string()).optional(),
  errorCode: oneOrMore(z.number().int()).optional(),
  errorUrl: z.string().optional(),
  regexCheck: z.string().optional(),
  request_method: z.enum(['GET', 'POST', 'HEAD', 'PUT']).optional(),
  request_payload: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  isNSFW: z.boolean().optional(),
  username_claimed: z.string().optional(),
})

const ways = {
  status_code: 'status',
  message: 'text',
  response_url: 'redirect',
} as const satisfies Record<z.infer<typeof errorType>, OneSidedRule['by'][number]>

/** A row of Sherlock's list as a site. */
export function fromSherlock(name: string, row: z.infer<typeof SherlockRow>): Site {
  return {
    name,
    list: 'sherlock',
    probeUrl: named(row.urlProbe ?? row.url),
    pageUrl: named(row.url),
    // Sherlock's HEAD for status rules saves bytes and leaves nothing to see a soft 404 or a wall
    // by
    method:
      row.request_method === undefined || row.request_method === 'HEAD'
        ? 'GET'
        : row.request_method,
    headers: row.headers ?? {},
    body: row.request_payload === undefined ? null : named(JSON.stringify(row.request_payload)),
    drops: '',
    nameRule: row.regexCheck === undefined || row.regexCheck === '' ? null : row.regexCheck,
    category: row.isNSFW === true ? 'adult' : 'misc',
    protection: [],
    known: row.username_claimed === undefined ? [] : [row.username_claimed],
    rule: {
      kind: 'one-sided',
      by: list(row.errorType).map((type) => ways[type]),
      missingStatuses: list(row.errorCode),
      missingTexts: list(row.errorMsg).filter((text) => text !== ''),
      missingUrl: row.errorUrl === undefined ? null : named(row.errorUrl),
    },
  }
}

function list<T>(value: T | T[] | undefined): T[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/**
 * Sherlock writes the name as `{}`. In JSON an empty object looks the same, and none of its
 * payloads has one.
 */
function named(text: string): string {
  return text.replaceAll('{}', '{account}')
}
