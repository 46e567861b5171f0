/**
 * The question of the step `wikidata-entities`: items, and the name, handle, address or number that
 * led to them, to distinguish strangers.
 */
export type EntityQuestion = {
  ids: string[]
  name?: string | undefined
  username?: string | undefined
  email?: string | undefined
  /** E.164. */
  phone?: string | undefined
}

const maxIds = 50

/** `Q1|Q2?name=Ada+Example` */
export function buildEntityQuestion({ ids, ...sought }: EntityQuestion): string {
  const given = Object.entries(sought).filter(
    (one): one is [string, string] => one[1] !== undefined,
  )
  const query = new URLSearchParams(given).toString()
  return query === '' ? ids.join('|') : `${ids.join('|')}?${query}`
}

/** @returns null for a text that names no items */
export function parseEntityQuestion(text: string): EntityQuestion | null {
  const at = text.indexOf('?')
  const ids = (at === -1 ? text : text.slice(0, at)).split('|')
  if (ids.length > maxIds || !ids.every((id) => /^Q[1-9]\d*$/.test(id))) return null
  const query = new URLSearchParams(at === -1 ? '' : text.slice(at + 1))
  const [name, username, email, phone] = ['name', 'username', 'email', 'phone'].map(
    (key) => query.get(key) ?? undefined,
  )
  return { ids, name, username, email, phone }
}
