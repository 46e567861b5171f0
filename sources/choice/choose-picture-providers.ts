import type { Coverage } from '../../contract/results/coverage.ts'
import { pictureSources } from '../pictures/index.ts'
import { findAccess, type SourceAccess } from '../source-access.ts'

/** Providers of a run, in the order in which they are named: free ones, and those that are paid. */
type PictureProviders = {
  together: string[]
  bought: string[]
  notAsked: (Coverage & { message: string })[]
}

const variables: Readonly<Record<string, string>> = {
  google_vision: 'GOOGLE_VISION_KEY',
  tineye: 'TINEYE_KEY',
  serpapi: 'SERPAPI_LENS and SERPAPI_KEY',
}

/** Every provider that knows where pictures are, in the order in which they are named. */
export const pictureProviders: readonly string[] = [
  ...new Set(pictureSources.map(({ provider }) => provider)),
]

/** Which providers the configuration lets a run ask. */
export function choosePictureProviders(access: SourceAccess): PictureProviders {
  const stepsOf = (name: string) => pictureSources.filter(({ provider }) => provider === name)
  const isOpen = (name: string) => stepsOf(name).some((step) => findAccess(step, access) !== null)
  const isFree = (name: string) => stepsOf(name).every(({ microDollars }) => microDollars === 0)
  const open = pictureProviders.filter(isOpen)
  return {
    together: open.filter(isFree),
    bought: open.filter((name) => !isFree(name)),
    notAsked: pictureProviders
      .filter((name) => !open.includes(name))
      .map((provider) => ({
        provider,
        outcome: 'not_configured',
        message: `Set ${variables[provider] ?? 'its key'} to use it.`,
      })),
  }
}
