import { z } from 'zod'
import { batchExample, jobExample, requestExamples } from '../contract/endpoints/examples.ts'
import { isObject } from '../contract/fields/is-object.ts'
import { ChatInput } from '../contract/operations/chat.ts'
import { DossierInput } from '../contract/operations/dossier.ts'
import { SearchInput } from '../contract/operations/search.ts'
import { BatchInput } from '../contract/resources/batch.ts'
import { JobInput } from '../contract/resources/jobs.ts'
import { renderTable } from './render-table.ts'

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
    messages: 'the conversation so far; the last message of the user is the question',
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

/** The example of a request body, and the table of its fields. */
export function buildBodyPart(name: keyof typeof inputs): string {
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
