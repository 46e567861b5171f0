import { foldLetters } from '../../text/words/fold.ts'
import type { Site } from './site.ts'

/**
 * A site by its name in the lists; failing that without regard to case, signs and what stands in
 * brackets ("github" is "GitHub (User)").
 */
export function findSite(sites: readonly Site[], name: string): Site | null {
  const exact = sites.find((site) => site.name === name)
  if (exact !== undefined) return exact
  for (const plain of [foldLetters, foldCore]) {
    const wanted = plain(name)
    const found = wanted === '' ? undefined : sites.find((site) => plain(site.name) === wanted)
    if (found !== undefined) return found
  }
  return null
}

function foldCore(name: string): string {
  return foldLetters(name.replace(/\([^()]*\)/g, '').replace(/\.(?:com|org|net|io)$/i, ''))
}
