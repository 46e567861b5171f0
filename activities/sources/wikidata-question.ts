/**
 * The question of the step `wikidata-entities`: items, and the name or handle that led to them, to
 * distinguish strangers.
 */
export type EntityQuestion = {
  ids: string[]
  name?: string | undefined
  username?: string | undefined
}

const maxIds = 50

/** `Q1|Q2?name=Ada+Example` */
export function buildEntityQuestion({ ids, name, username }: EntityQuestion): string {
  const sought = name !== undefined ? { name } : username !== undefined ? { username } : {}
  const query = new URLSearchParams(sought).toString()
  return query === '' ? ids.join('|') : `${ids.join('|')}?${query}`
}

/** @returns null for a text that names no items */
export function parseEntityQuestion(text: string): EntityQuestion | null {
  const at = text.indexOf('?')
  const ids = (at === -1 ? text : text.slice(0, at)).split('|')
  if (ids.length > maxIds || !ids.every((id) => /^Q[1-9]\d*$/.test(id))) return null
  const query = new URLSearchParams(at === -1 ? '' : text.slice(at + 1))
  return { ids, name: query.get('name') ?? undefined, username: query.get('username') ?? undefined }
}
