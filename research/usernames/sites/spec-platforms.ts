import { platforms } from '../../../contract/operations/search.ts'
import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import { platformAliases } from '../../identity/profiles/tables/platform-aliases.ts'
import type { Site } from './site.ts'

export type SpecPlatform = (typeof platforms)[number]

const aliases: Readonly<Record<string, SpecPlatform>> = {
  twitter: 'x',
  ...platformAliases,
}

/**
 * The `platforms` of a search as a list: names in an array, or in a text separated by commas or
 * spaces. Empty = all.
 * @returns the platforms, and the names that are none
 */
export function parsePlatforms(written: string | readonly string[] | undefined): {
  platforms: SpecPlatform[]
  unknown: string[]
} {
  const names = (typeof written === 'string' ? written.split(/[\s,;]+/) : [...(written ?? [])])
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const read = names.map((name) => ({
    name,
    platform:
      platforms.find((known) => known === name) ??
      (Object.hasOwn(aliases, name) ? aliases[name] : undefined),
  }))
  const unknown = read.filter(({ platform }) => platform === undefined).map(({ name }) => name)
  return {
    platforms: [...new Set(read.flatMap(({ platform }) => platform ?? []))],
    unknown: [...new Set(unknown)],
  }
}

/** The platform that a row of the list asks, or null. */
export function choosePlatform(site: Site): SpecPlatform | null {
  for (const url of [site.pageUrl, site.probeUrl, /[?&]url=(.*)$/.exec(site.probeUrl)?.[1] ?? '']) {
    const profile = parseProfileUrl(
      url.replaceAll('{account}', 'ada.example').replace('/ada.example/about', '/ada.example'),
    )
    const name =
      profile?.platform ?? parseProfileUrl(url.replaceAll('{account}', 'adaexample'))?.platform
    const platform = platforms.find((known) => known === name)
    if (platform !== undefined) return platform
  }
  return null
}
