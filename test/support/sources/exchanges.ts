import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { interpretSearch } from '../../../research/identity/queries/interpret-search.ts'
import type { Question } from '../../../sources/shared/source.ts'
import { root } from '../code/root.ts'

const folder = path.join(root, 'fixtures', 'sources')

const Exchange = z.strictObject({
  /** Where the body is from, its licence, and what was changed. */
  origin: z.string().min(10),
  /** `kind` as in a search; a phone's or a name's other fields are worked out from the text. */
  question: z.strictObject({
    kind: z.enum(['name', 'phone', 'email', 'username', 'id']),
    text: z.string(),
  }),
  key: z.string().nullable(),
  request: z.strictObject({
    method: z.enum(['GET', 'POST']),
    /** Behind the base address, with its query. */
    url: z.string().startsWith('/'),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().optional(),
  }),
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  outcome: z.enum(['ok', 'no_results', 'rate_limited', 'blocked', 'changed', 'error']),
  waitSeconds: z.number().nullable().default(null),
  findings: z.array(z.record(z.string(), z.unknown())).default([]),
  leads: z.array(z.strictObject({ step: z.string(), text: z.string() })).default([]),
})
type Exchange = z.infer<typeof Exchange> & { source: string; case: string; text: string }

/** Every recorded exchange with a source. */
export function exchanges(): Exchange[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: source }) =>
      readdirSync(path.join(folder, source)).map((name) => readExchange(source, name)),
    )
}

function readExchange(source: string, name: string): Exchange {
  const place = path.join(folder, source, name)
  const parsed = Exchange.parse(JSON.parse(readFileSync(path.join(place, 'exchange.json'), 'utf8')))
  const file = ['body.json', 'body.txt']
    .map((body) => path.join(place, body))
    .find((body) => existsSync(body))
  return {
    ...parsed,
    source,
    case: name,
    text: file === undefined ? '' : readFileSync(file, 'utf8'),
  }
}

/** The whole question of an exchange. */
export function questionOf({ question: { kind, text } }: Pick<Exchange, 'question'>): Question {
  if (kind === 'id') return { kind, text }
  const subject = interpretSearch(kind, text, null)
  if ('reason' in subject) throw new Error(`${text}: ${subject.reason}`)
  return subject
}
