import { hash } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What composing people needs names for. */
type IdPrefix = 'acc' | 'cl' | 'ev' | 'src' | 'hit' | 'clm'

/**
 * Ids in the form of all others, but made of what they name: a retried activity, and
 * another worker, give the same thing the same id. Of one job only: the same person in two searches
 * has two ids.
 */
export function createIds(jobId: string): (prefix: IdPrefix, key: string) => string {
  return (prefix, key) => {
    const bytes = hash('sha256', `${jobId}\n${prefix}\n${key}`, 'buffer')
    let id = `${prefix}_`
    for (let i = 0; i < 26; i += 1) id += alphabet.charAt((bytes[i] ?? 0) % 32)
    return id
  }
}
