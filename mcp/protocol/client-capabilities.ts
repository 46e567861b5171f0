import { CLIENT_CAPABILITIES_META_KEY } from '@modelcontextprotocol/server'
import { isObject } from '../../contract/fields/is-object.ts'

type Group = 'extensions' | 'elicitation'

/** Whether capabilities, as a client declares them, name one of a group. */
export function hasCapability(declared: unknown, group: Group, name: string): boolean {
  if (!isObject(declared)) return false
  const members = declared[group]
  return isObject(members) && Object.hasOwn(members, name)
}

/**
 * Whether the client of a message can ask its person to open a page, and has not answered yet.
 * @param params of a JSON-RPC request
 */
export function canOpenPage({ _meta, inputResponses }: Readonly<Record<string, unknown>>): boolean {
  const capabilities = isObject(_meta) ? _meta[CLIENT_CAPABILITIES_META_KEY] : undefined
  return inputResponses === undefined && hasCapability(capabilities, 'elicitation', 'url')
}
