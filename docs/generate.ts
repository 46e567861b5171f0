/** `npm run docs`: writes the parts of documents that the contract and the sources decide. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { buildFixture, buildSandboxResult } from '../api/respond/sandbox.ts'
import { parseArguments } from '../commands/arguments.ts'
import { runCommand } from '../commands/command.ts'
import { type Command, runProcess } from '../commands/shell.ts'
import { BatchInput } from '../contract/batch.ts'
import { ChatInput } from '../contract/chat.ts'
import { DossierInput } from '../contract/dossier.ts'
import { hourMs } from '../contract/durations.ts'
import { endpointNames, toEndpoint } from '../contract/endpoints.ts'
import { errors, isRetryable } from '../contract/errors.ts'
import { eventMeanings, partialMessages, StreamEvent } from '../contract/events.ts'
import { batchExample, jobExample, requestExamples } from '../contract/examples.ts'
import { isObject } from '../contract/is-object.ts'
import { JobInput } from '../contract/jobs.ts'
import { idempotencyMs, limits, ratePolicies, windowSeconds } from '../contract/limits.ts'
import { SearchInput } from '../contract/search.ts'
import { sources } from '../sources/index.ts'

const usage = `npm run docs

Writes the parts of docs/agents.md, docs/providers.md and README.md that the
contract and the sources decide.`

const root = path.join(import.meta.dirname, '..')
export const agentsGuide = path.join(import.meta.dirname, 'agents.md')
/** Every document with generated parts. */
export const guides = [
  agentsGuide,
  path.join(import.meta.dirname, 'providers.md'),
  path.join(root, 'README.md'),
]

/** What each field of a request body means; one without a meaning does not compile. */
const meanings = {
  search: {
    query: 'a name, phone number, email address or username',
    type: 'how to read `query`',
    platforms: 'narrows a username search to these platforms; a list, or one text with commas',
    format: '`sse` streams events, `json` answers once at the end',
    sandbox: 'answers with fixtures',
  },
  dossier: {
    person: 'the person; a `hit` of a search describes that candidate',
    refresh: 'builds a new dossier instead of answering from the cache',
    format: '`sse` streams events, `json` answers once at the end',
    sandbox: 'answers with fixtures',
  },
  chat: {
    person: 'the person, as in a dossier',
    messages: 'the conversation so far; the last message is the question',
    context: 'further grounding, such as an earlier summary',
    format: '`sse` streams events, `json` answers once at the end',
    sandbox: 'answers with fixtures',
  },
  batch: {
    operations: 'the calls: `operation`, `input` (its body) and your `id` for it',
    sandbox: 'answers with fixtures',
    mode: 'when it answers: `sync` once all have ended, `async` at once with a job for each',
  },
  job: {
    operation: 'what is to be done',
    input: 'the body of that operation',
    sandbox: 'answers with fixtures',
    metadata: 'your own texts by name, which the job and its webhook event repeat',
    deadline_seconds: 'seconds until the run ends with what it has; else those of its operation',
    max_percentage: "percent of the week's allowance that the run may cost",
    webhook: 'the endpoint (`we_…`) that alone is notified of the end',
    dry_run: 'answers what the job would ask and reserve, and starts nothing',
  },
} as const satisfies {
  search: Record<keyof z.input<typeof SearchInput>, string>
  dossier: Record<keyof z.input<typeof DossierInput>, string>
  chat: Record<keyof z.input<typeof ChatInput>, string>
  batch: Record<keyof z.input<typeof BatchInput>, string>
  job: Record<keyof z.input<typeof JobInput>, string>
}

const inputs = {
  search: SearchInput,
  dossier: DossierInput,
  chat: ChatInput,
  batch: BatchInput,
  job: JobInput,
} as const

const examples = { ...requestExamples, batch: batchExample, job: jobExample } as const

const Property = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
})
const InputSchema = z.looseObject({
  properties: z.record(z.string(), Property),
  required: z.array(z.string()).default([]),
})

/** A schema with a name of its own is a reference into its definitions. */
const Named = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).default({}),
})

/** Every generated part of the agents' guide, by the name in its markers. */
export function buildGeneratedParts(): Record<string, string> {
  return {
    search: buildBodyPart('search'),
    'search-answer': buildAnswerPart('search'),
    'chat-answer': buildAnswerPart('chat'),
    dossier: buildBodyPart('dossier'),
    chat: buildBodyPart('chat'),
    batch: buildBodyPart('batch'),
    job: buildBodyPart('job'),
    events: buildEventTable(),
    'stop-reasons': renderTable(
      ['`stopReason`', 'message'],
      Object.entries(partialMessages).map(([reason, message]) => [`\`${reason}\``, message]),
    ),
    errors: buildErrorTable(),
    endpoints: buildEndpointTable(),
    limits: buildLimitTable(),
    rates: buildRateTable(),
  }
}

/**
 * @param name of the document's file
 * @returns the document with each part between its markers replaced
 */
export function withParts(guide: string, name = path.basename(agentsGuide)): string {
  return Object.entries(chooseParts(name)).reduce((text, [part, body]) => {
    const [start, end] = [`<!-- generated: ${part} -->`, `<!-- end: ${part} -->`]
    const [from, to] = [text.indexOf(start), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`${name} has no markers for ${part}`)
    return `${text.slice(0, from + start.length)}\n${body}\n${text.slice(to)}`
  }, guide)
}

function chooseParts(name: string): Record<string, string> {
  if (name === 'README.md') return { asked: buildAskedTable() }
  return name === 'providers.md' ? { sources: buildSourceTable() } : buildGeneratedParts()
}

/** Which providers a search of each kind asks. */
function buildAskedTable(): string {
  const kinds = ['name', 'email', 'username', 'phone'] as const
  const rows = kinds.map((kind) => {
    const fitting = sources.filter(({ accepts }) => accepts.includes(kind))
    const [keyed, open] = [true, false].map((needs) => [
      ...new Set(
        fitting
          .filter(({ key, baseUrl }) => (key?.need === 'required' || baseUrl === null) === needs)
          .map(({ provider }) => `\`${provider}\``),
      ),
    ])
    const sites = kind === 'username' ? ['some 550 sites'] : []
    return [kind, [...(open ?? []), ...sites].join(', '), (keyed ?? []).join(', ')]
  })
  return renderTable(['a search by', 'asks', 'and, once configured'], rows)
}

/** What we ask of each provider, from the facts of its steps. */
function buildSourceTable(): string {
  const rows = [...Map.groupBy(sources, ({ provider }) => provider)].map(([provider, steps]) => {
    const [first] = steps
    const kept = Math.min(...steps.map(({ cacheSeconds }) => cacheSeconds))
    return [
      `\`${provider}\``,
      first?.baseUrl === null ? 'your own' : `\`${new URL(first?.baseUrl ?? '').host}\``,
      `[${first?.licence}](${first?.termsUrl})`,
      [...new Set(steps.map(({ limit }) => describeLimit(limit)))].join('; '),
      kept === 0 ? 'not' : kept === 86_400 ? 'a day' : `${kept / 60} minutes`,
    ]
  })
  return renderTable(
    ['provider', 'host', 'terms', 'requests that we allow ourselves', 'kept'],
    rows,
  )
}

function describeLimit({ requests, seconds, withKey }: (typeof sources)[number]['limit']): string {
  const units: Readonly<Record<number, string>> = { 1: 'second', 60: 'minute', 3600: 'hour' }
  const unit = seconds === 86_400 ? 'day' : units[seconds]
  const count = requests.toLocaleString('en')
  const article = unit === 'hour' ? 'an' : 'a'
  const text = unit === undefined ? `${count} in ${seconds} seconds` : `${count} ${article} ${unit}`
  return withKey === undefined ? text : `${text}, with a key ${describeLimit(withKey)}`
}

function buildBodyPart(name: keyof typeof inputs): string {
  const whole = Named.parse(z.toJSONSchema(inputs[name], { io: 'input' }))
  const id = whole.$ref?.split('/').at(-1) ?? ''
  const { properties, required } = InputSchema.parse(whole.$defs[id] ?? whole)
  const words: Readonly<Record<string, string>> = meanings[name]
  const rows = Object.entries(properties).map(([field, property]) => [
    `\`${field}\`${required.includes(field) ? '' : ' (optional)'}`,
    [words[field] ?? '', describeConstraints(property)].filter((part) => part !== '').join('; '),
  ])
  return [
    '```json',
    JSON.stringify(examples[name]),
    '```',
    '',
    renderTable(['field', 'meaning'], rows),
  ].join('\n')
}

/** The answer of the sandbox to the example, without its events. */
function buildAnswerPart(name: 'search' | 'chat'): string {
  const now = new Date('2026-01-05T12:00:00.000Z')
  const requestId = 'req_01J0000000000000000000000'
  const answer = buildSandboxResult(name, buildFixture(name, null), { requestId, now })
  const fence = '```'
  return [`${fence}json`, JSON.stringify({ ...answer, events: [] }, null, 2), fence].join('\n')
}

function describeConstraints({
  enum: values,
  default: usual,
  maxLength,
  minimum,
  maximum,
  minItems,
  maxItems,
}: z.infer<typeof Property>): string {
  const items =
    maxItems === undefined
      ? ''
      : minItems === undefined
        ? `at most ${maxItems}`
        : `${minItems} to ${maxItems}`
  return [
    values === undefined ? '' : `one of ${values.map((value) => `\`${value}\``).join(', ')}`,
    usual === undefined || isObject(usual) ? '' : `default \`${usual}\``,
    maxLength === undefined ? '' : `at most ${maxLength.toLocaleString('en')} characters`,
    maximum === undefined ? '' : `${minimum} to ${maximum.toLocaleString('en')}`,
    items,
  ]
    .filter((part) => part !== '')
    .join('; ')
}

function buildEventTable(): string {
  const fields = new Map(StreamEvent.options.flatMap((option) => listFields(option)))
  const rows = Object.entries(eventMeanings).map(([type, meaning]) => [
    `\`${type}\``,
    fields.get(type) ?? '',
    meaning,
  ])
  return renderTable(['event', 'fields', 'meaning'], rows)
}

function listFields(option: z.ZodType): [string, string][] {
  if (!(option instanceof z.ZodObject)) return []
  const { type, seq: _seq, ts: _ts, ...others } = option.shape
  if (!(type instanceof z.ZodLiteral)) return []
  return [
    [
      String(type.value),
      Object.keys(others)
        .map((field) => `\`${field}\``)
        .join(', '),
    ],
  ]
}

function buildErrorTable(): string {
  const codes = Object.keys(errors).filter(isCode)
  const rows = codes.map((code) => [
    `\`${code}\``,
    String(errors[code].status),
    isRetryable(code) ? 'yes' : 'no',
    errors[code].message,
  ])
  return renderTable(['code', 'status', 'retryable', 'message'], rows)
}

function buildEndpointTable(): string {
  const rows = endpointNames.map((name) => {
    const { method, path: at, summary, auth } = toEndpoint(name)
    return [`\`${method} ${at}\``, auth === 'none' ? 'no' : 'yes', summary]
  })
  return renderTable(['endpoint', 'key', 'purpose'], rows)
}

function buildLimitTable(): string {
  const { bodyBytes, query, personName, headline, chatMessages, chatContent, chatContext } = limits
  const number = (value: number) => value.toLocaleString('en')
  return renderTable(
    ['what', 'limit'],
    [
      ['request body', `${number(bodyBytes)} bytes`],
      ['`query` of a search', `${number(query)} characters`],
      [
        '`person.name`, `person.headline`',
        `${number(personName)} and ${number(headline)} characters`,
      ],
      ['messages of a chat', `${chatMessages}, each of ${number(chatContent)} characters`],
      ['`context` of a chat', `${number(chatContext)} characters`],
      [
        '`Idempotency-Key`',
        `${limits.idempotencyKey} characters; protects for ${idempotencyMs / hourMs} hours`,
      ],
      ['`wait` of `GET /api/v1/jobs/{id}`', `${limits.longPollSeconds} seconds`],
      ['operations of a batch', String(limits.batchOperations)],
      ['webhook endpoints of an account', String(limits.webhookEndpoints)],
    ],
  )
}

function buildRateTable(): string {
  const rows = Object.entries(ratePolicies).map(([name, { limit, per }]) => [
    `\`${name}\``,
    `${limit}`,
    per === 'ip' ? 'address' : 'key',
  ])
  return renderTable(['policy', `requests in ${windowSeconds} s`, 'counted per'], rows)
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

function isCode(name: string): name is keyof typeof errors {
  return Object.hasOwn(errors, name)
}

const docs: Command = (shell) =>
  runCommand(shell, async () => {
    parseArguments(usage, shell.args, { words: [], options: {} })
    for (const guide of guides)
      writeFileSync(guide, withParts(readFileSync(guide, 'utf8'), path.basename(guide)))
  })

if (import.meta.main) await runProcess(docs)
