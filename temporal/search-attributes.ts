import type { Connection } from '@temporalio/client'
import { searchAttributes } from '../workflows/search-attributes.ts'

const known = Object.values(searchAttributes)

// temporal.api.enums.v1.IndexedValueType, by the SDK's own names
const indexedValueType = {
  TEXT: 1,
  KEYWORD: 2,
  INT: 3,
  DOUBLE: 4,
  BOOL: 5,
  DATETIME: 6,
  KEYWORD_LIST: 7,
} as const

/**
 * The names a namespace lacks. Upserting one of them would fail workflow tasks for ever, so a
 * worker does not start without them.
 */
export async function listMissingSearchAttributes(
  connection: Connection,
  namespace: string,
): Promise<string[]> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  return known
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(customAttributes ?? {}, name))
}

/**
 * Registers what is missing; safe to repeat and to race. Resolves once the namespace shows all of
 * them.
 */
export async function ensureSearchAttributes(
  connection: Connection,
  namespace: string,
): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const missing = await listMissingSearchAttributes(connection, namespace)
    if (missing.length === 0) return
    const wanted = known.filter(({ name }) => missing.includes(name))
    await connection.operatorService
      .addSearchAttributes({
        namespace,
        searchAttributes: Object.fromEntries(
          wanted.map(({ name, type }) => [name, indexedValueType[type]]),
        ),
      })
      .catch((error: Error) => {
        // another process was quicker; the list is read again
        if (!/already exists/i.test(error.message)) throw error
      })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`search attributes could not be registered in namespace ${namespace}`)
}
