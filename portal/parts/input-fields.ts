import { html } from 'hono/html'
import { z } from 'zod'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { type OperationName, toOperation } from '../../contract/operations/operations.ts'
import type { Html } from '../page.ts'
import { buildInput, buildSelect, buildTextArea, type Typed } from './fields.ts'

/** A field of a form, from the schema of what an operation is asked; lists are typed as JSON. */
type InputField = {
  /** Where in the input it stands: `person.name`. */
  path: string
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  options: readonly string[]
  hint: string
  isRequired: boolean
}

const Node = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})
type Node = z.infer<typeof Node>
const Root = Node.extend({ $defs: z.record(z.string(), z.unknown()).default({}) })

/** A job has no stream of its own, and says beside its input whether it is of the sandbox. */
const ofTransport = ['format', 'sandbox']

/** The fields of an operation's input, in the order of its schema. */
export function listInputFields(name: OperationName): InputField[] {
  const root = Root.parse(z.toJSONSchema(toOperation(name).input, { io: 'input' }))
  const resolve = (given: unknown): Node => {
    const node = Node.parse(given)
    return node.$ref === undefined
      ? node
      : Node.parse(root.$defs[node.$ref.split('/').at(-1) ?? ''])
  }
  const walk = (given: unknown, prefix: string): InputField[] => {
    const { properties = {}, required = [] } = resolve(given)
    return Object.entries(properties).flatMap(([key, child]) => {
      const node = resolve(child)
      const path = `${prefix}${key}`
      if (ofTransport.includes(path)) return []
      if (node.properties !== undefined) return walk(node, `${path}.`)
      const { description = '' } = Node.parse(child)
      const isRequired = prefix === '' ? required.includes(key) : key === 'name'
      // descriptions are Markdown, with names of fields as code
      const hint = description.replaceAll('`', '')
      return [{ path, ...chooseKind(node), hint, isRequired }]
    })
  }
  return walk(root, '')
}

function chooseKind(node: Node): Pick<InputField, 'kind' | 'options'> {
  if (node.enum !== undefined) return { kind: 'choice', options: node.enum }
  const types = [node.type, ...(node.anyOf ?? []).map(({ type }) => type)]
  if (types.includes('string')) return { kind: 'text', options: [] }
  if (types.includes('number') || types.includes('integer')) return { kind: 'number', options: [] }
  return { kind: types.includes('boolean') ? 'boolean' : 'json', options: [] }
}

/** The field of a form for one property of an operation's input. */
export function buildInputField(typed: Typed, field: InputField): Html {
  const { path, kind, options, hint, isRequired } = field
  const shown = { name: path, label: toLabel(path), ...(hint === '' ? {} : { hint }) }
  switch (kind) {
    case 'json':
      return buildTextArea(typed, { ...shown, hint: `${hint === '' ? '' : `${hint}; `}as JSON` })
    case 'choice':
      return buildSelect(typed, { ...shown, options: ['', ...options].map((one) => [one, one]) })
    case 'boolean':
      return html`<label class="choice"><input type="checkbox" name="${path}" value="true"${
        typed.values.get(path) === 'true' ? html` checked` : ''
      }> ${toLabel(path)}</label>${hint === '' ? '' : html`<p class="hint">${hint}</p>`}`
    default:
      return buildInput(typed, { ...shown, required: isRequired })
  }
}

/** `person.primaryUsername` is “Person: primary username”. */
function toLabel(path: string): string {
  const words = path
    .replace('.', ': ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/**
 * The input that was typed into a form. What is empty is left out.
 * @returns with what is no JSON where JSON is wanted, by field
 */
export function parseTypedInput(
  fields: readonly InputField[],
  form: URLSearchParams,
): { input: Record<string, unknown>; faults: Map<string, string> } {
  const input: Record<string, unknown> = {}
  const faults = new Map<string, string>()
  for (const { path, kind } of fields) {
    const text = (form.get(path) ?? '').trim()
    if (text === '') continue
    try {
      setField(input, path, parseValue(kind, text))
    } catch {
      faults.set(path, 'This is not valid JSON.')
    }
  }
  return { input, faults }
}

/** @throws SyntaxError */
function parseValue(kind: InputField['kind'], text: string): unknown {
  if (kind === 'json') return JSON.parse(text)
  if (kind === 'boolean') return text === 'true'
  return kind === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

function setField(input: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', inner] = path.split('.')
  if (inner === undefined) input[key] = value
  else input[key] = { ...Object(input[key]), [inner]: value }
}

/** What the fields hold at first: the example of the documents. */
export function buildExampleValues(name: OperationName): URLSearchParams {
  const example: unknown = requestExamples[name]
  const values = new URLSearchParams()
  for (const { path, kind } of listInputFields(name)) {
    const value = path
      .split('.')
      .reduce<unknown>((found, key) => new Map(Object.entries(Object(found))).get(key), example)
    if (value !== undefined)
      values.set(path, kind === 'json' ? JSON.stringify(value, null, 2) : String(value))
  }
  return values
}
