import { hash } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a run gives ids to: accounts, clusters, evidence, sources, hits and claims. */
type IdPrefix = 'acc' | 'cl' | 'ev' | 'src' | 'hit' | 'clm'

/**
 * Ids in the form of all others, but derived from what they name: a retried activity and another
 * worker give one thing of a job the same id. The same person in two searches has two ids.
 */
export function createIds(jobId: string): (prefix: IdPrefix, key: string) => string {
  // each account is named a few times while people are composed
  const made = new Map<string, string>()
  return (prefix, key) => {
    const named = `${prefix}\n${key}`
    const id = made.get(named) ?? createId(prefix, `${jobId}\n${named}`)
    made.set(named, id)
    return id
  }
}

function createId(prefix: IdPrefix, text: string): string {
  const bytes = hash('sha256', text, 'buffer')
  let id = `${prefix}_`
  for (let i = 0; i < 26; i += 1) id += alphabet.charAt((bytes[i] ?? 0) % 32)
  return id
}
