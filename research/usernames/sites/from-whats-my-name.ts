import { z } from 'zod'
import type { Site } from './site.ts'

const status = z.number().int().min(100).max(999)

/** A row of WhatsMyName's `wmn-data.json`. */
export const WhatsMyNameRow = z.looseObject({
  name: z.string().min(1).default('unnamed'),
  uri_check: z.string().min(1),
  uri_pretty: z.string().optional(),
  post_body: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  strip_bad_char: z.string().optional(),
  e_code: status,
  e_string: z.string().default(''),
  m_code: status,
  m_string: z.string().default(''),
  known: z.array(z.string()).default([]),
  cat: z.string().default('misc'),
  protection: z.array(z.string()).default([]),
  valid: z.boolean().optional(),
})

/** A row of WhatsMyName's list as a site. */
export function fromWhatsMyName(row: z.infer<typeof WhatsMyNameRow>): Site {
  const body = row.post_body === undefined || row.post_body === '' ? null : row.post_body
  return {
    name: row.name,
    list: 'whatsmyname',
    probeUrl: row.uri_check,
    pageUrl: row.uri_pretty ?? row.uri_check,
    method: body === null ? 'GET' : 'POST',
    headers: row.headers ?? {},
    body,
    drops: row.strip_bad_char ?? '',
    nameRule: null,
    category: row.cat,
    protection: row.protection,
    known: row.known,
    rule: {
      kind: 'two-sided',
      foundStatus: row.e_code,
      foundText: row.e_string,
      missingStatus: row.m_code,
      missingText: row.m_string,
    },
  }
}
