import type pg from 'pg'
import sql, { Sql } from 'sql-template-tag'

/** A statement that each connection parses and plans once, and finds again by its name. */
type PreparedStatement = { name: string; text: string; values: unknown[] }
/** What may be sent: SQL whose values travel beside its text. */
export type Statement = Sql | PreparedStatement

/**
 * Tags a statement that runs often.
 * @param name goes with one text: no part of it depends on the values
 */
export function prepare(
  name: string,
): (strings: TemplateStringsArray, ...values: readonly unknown[]) => PreparedStatement {
  return (strings, ...given) => {
    const { text, values } = new Sql(strings, given)
    return { name, text, values }
  }
}

/** A control character: texts of JSON hold none, since JSON escapes them. */
const separator = '\u001e'

/**
 * Texts of JSON as an array of texts. As the driver writes arrays, each quote would be escaped, by
 * two copies of every text, and read character by character.
 */
export function buildJsonTexts(values: readonly string[]): Sql {
  return sql`string_to_array(${values.join(separator)}, ${separator})`
}

const columnNames = new Map<string, string>()

/**
 * Columns come back in camelCase, `created_at` as `createdAt`. They are renamed in the description
 * that precedes the rows of an answer, so rows cost nothing and what is inside JSON stays as it is.
 */
export function setCamelCaseColumns(client: pg.Client): void {
  client.connection.prependListener(
    'rowDescription',
    ({ fields }: { fields: { name: string }[] }) => {
      for (const field of fields) field.name = toCamelCase(field.name)
    },
  )
}

function toCamelCase(column: string): string {
  let name = columnNames.get(column)
  if (name === undefined) {
    name = column.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, next: string) => next.toUpperCase())
    columnNames.set(column, name)
  }
  return name
}
