import { hash } from 'node:crypto'
import { isPatternMatch } from './safe-pattern.ts'
import type { Site } from './site.ts'

const consonants = 'bcdfghjklmnpqrstvwxz'
const vowels = 'aeiou'

/**
 * Some sites accept only short names, so longer ones are tried first: the longer, the likelier it
 * is free.
 */
const lengths = [20, 16, 12, 10, 8]

/**
 * A name that cannot exist, to unmask a site that says yes to everything; null when the site's rule
 * admits none. The same seed gives the same name, so that a site and a day share one probe.
 * @param seed e.g. the day
 */
export function buildCanaryName(site: Site, seed: string): string | null {
  for (const length of lengths) {
    const name = speak(hash('sha256', `${seed}\n${site.name}\n${length}`, 'buffer'), length)
    if (site.nameRule === null || isPatternMatch(name, site.nameRule)) return name
  }
  return null
}

/** Letters only, since every site admits them, in an order that is no word. */
function speak(bytes: Uint8Array, length: number): string {
  return Array.from({ length }, (_, index) => {
    const letters = index % 3 === 1 ? vowels : consonants
    return letters.charAt((bytes[index % bytes.length] ?? 0) % letters.length)
  }).join('')
}
