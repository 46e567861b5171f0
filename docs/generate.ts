/** `npm run docs`: writes the parts of documents that the contract and the sources decide. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { buildFixture, buildSandboxResult } from '../api/respond/sandbox.ts'
import { parseArguments } from '../commands/arguments.ts'
import { runCommand } from '../commands/command.ts'
import { type Command, runProcess } from '../commands/shell.ts'
import { endpointNames, toEndpoint } from '../contract/endpoints/endpoints.ts'
import { errorCodes, errors, isRetryable } from '../contract/errors/errors.ts'
import { hourMs } from '../contract/fields/durations.ts'
import { idempotencyMs, limits, ratePolicies, windowSeconds } from '../contract/fields/limits.ts'
import { eventMeanings, partialMessages, StreamEvent } from '../contract/results/events.ts'
import { sources } from '../sources/index.ts'
import { buildBodyPart } from './build-body-part.ts'
import { renderTable } from './render-table.ts'

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
      first?.baseUrl === null ? 'your own' : listHosts(steps),
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

function listHosts(steps: readonly (typeof sources)[number][]): string {
  const hosts = steps.flatMap(({ baseUrl }) => (baseUrl === null ? [] : new URL(baseUrl).host))
  return [...new Set(hosts)].map((host) => `\`${host}\``).join(', ')
}

function describeLimit({ requests, seconds, withKey }: (typeof sources)[number]['limit']): string {
  const units: Readonly<Record<number, string>> = { 1: 'second', 60: 'minute', 3600: 'hour' }
  const unit = seconds === 86_400 ? 'day' : units[seconds]
  const count = requests.toLocaleString('en')
  const article = unit === 'hour' ? 'an' : 'a'
  const text = unit === undefined ? `${count} in ${seconds} seconds` : `${count} ${article} ${unit}`
  return withKey === undefined ? text : `${text}, with a key ${describeLimit(withKey)}`
}

/** The answer of the sandbox to the example, without its events. */
function buildAnswerPart(name: 'search' | 'chat'): string {
  const now = new Date('2026-01-05T12:00:00.000Z')
  const requestId = 'req_01J0000000000000000000000'
  const answer = buildSandboxResult(name, buildFixture(name, null), { requestId, now })
  const fence = '```'
  return [`${fence}json`, JSON.stringify({ ...answer, events: [] }, null, 2), fence].join('\n')
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
  const rows = errorCodes.map((code) => [
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

const docs: Command = (shell) =>
  runCommand(shell, async () => {
    parseArguments(usage, shell.args, { words: [], options: {} })
    for (const guide of guides)
      writeFileSync(guide, withParts(readFileSync(guide, 'utf8'), path.basename(guide)))
  })

if (import.meta.main) await runProcess(docs)
