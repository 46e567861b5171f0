/** What stands behind the kind of an id: a ULID. */
const ulid = '[0-9A-Z]{26}'
const onlyUlid = new RegExp(`^${ulid}$`)

/** The source of a pattern of ids, such as `job_01J…`; `kind` may be a pattern itself. */
export function buildIdPattern(kind: string): string {
  return `${kind}_${ulid}`
}

/** Whether a text is an id of that kind, as far as its form goes. */
export function isId(kind: string, text: string): boolean {
  return text.startsWith(`${kind}_`) && onlyUlid.test(text.slice(kind.length + 1))
}
