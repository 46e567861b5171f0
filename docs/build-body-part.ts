import { z } from 'zod'
import { batchExample, jobExample, requestExamples } from '../contract/endpoints/examples.ts'
import { isObject } from '../contract/fields/is-object.ts'
import { ChatInput } from '../contract/operations/chat.ts'
import { DossierInput } from '../contract/operations/dossier.ts'
import { SearchInput } from '../contract/operations/search.ts'
import { BatchInput } from '../contract/resources/batch.ts'
import { JobInput } from '../contract/resources/jobs.ts'
import { renderTable } from './render-table.ts'

const inputs = {
  search: SearchInput,
  dossier: DossierInput,
  chat: ChatInput,
  batch: BatchInput,
  job: JobInput,
} as const

const examples = { ...requestExamples, batch: batchExample, job: jobExample } as const

const Property = z.looseObject({
  description: z.string(),
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

/**
 * The example of a request body, and the table of its fields.
 * @throws where the contract describes a field by no words
 */
export function buildBodyPart(name: keyof typeof inputs): string {
  const whole = Named.parse(z.toJSONSchema(inputs[name], { io: 'input' }))
  const id = whole.$ref?.split('/').at(-1) ?? ''
  const { properties, required } = InputSchema.parse(whole.$defs[id] ?? whole)
  const rows = Object.entries(properties).map(([field, property]) => [
    `\`${field}\`${required.includes(field) ? '' : ' (optional)'}`,
    [property.description, describeConstraints(property)].filter((part) => part !== '').join('; '),
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
