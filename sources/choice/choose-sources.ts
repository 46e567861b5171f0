import type { Asked } from '../../contract/operations/run-plan.ts'
import { platforms as specPlatforms } from '../../contract/operations/search.ts'
import type { Outcome } from '../../contract/results/coverage.ts'
import type { RunQuestions } from '../../research/questions/interpret-input.ts'
import { cutText } from '../../research/text/signs/cut-text.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import { choosePlatform, type SpecPlatform } from '../../research/usernames/sites/spec-platforms.ts'
import { sources } from '../index.ts'
import { findAccess, listSteps, type SourceAccess } from '../source-access.ts'
import { buildConfigureHint } from './build-configure-hint.ts'
import { ownEngine } from './providers.ts'

/**
 * Web search that is paid: those with an index of their own first, last the one that reads another
 * engine's pages.
 */
export const engines = ['brave', 'tavily', 'serper']
/** What may know of accounts on platforms that are not asked themselves. */
const wellRead = ['wikidata', ownEngine]

const maxUnknown = 8

/** How many sites one activity asks. */
const sitesPerShard = 250

/** A provider that is not asked, and why. */
export type NotAsked = { provider: string; outcome: Outcome; message: string }

export type SourcePlan = Asked & { notAsked: NotAsked[] }

/**
 * Chooses the providers that a search asks and those that it skips, by the query's kind and the
 * configuration only.
 */
export function chooseSources(
  { subject, questions, platforms, unknownPlatforms }: RunQuestions,
  access: SourceAccess,
  sites: readonly Site[],
): SourcePlan {
  const kinds = new Set(questions.map(({ kind }) => kind))
  const fitting = [
    ...new Set(
      sources
        .filter(({ accepts }) => accepts.some((kind) => kinds.has(kind)))
        .map(({ provider }) => provider),
    ),
  ]
  const configured = fitting.filter((provider) =>
    listSteps(provider).some((step) => findAccess(step, access) !== null),
  )
  const narrowed = platforms.length > 0
  const together = configured.filter(
    (provider) => !engines.includes(provider) && (!narrowed || wellRead.includes(provider)),
  )
  const swept = subject.kind === 'username' ? listSites(sites, platforms) : []
  return {
    together,
    engines: engines.filter((engine) => configured.includes(engine)),
    shards: Math.ceil(swept.length / sitesPerShard),
    sites: swept.length,
    notAsked: [
      ...fitting
        .filter((provider) => !configured.includes(provider))
        .map(
          (provider) =>
            ({
              provider,
              outcome: 'not_configured',
              message: buildConfigureHint(provider, hasWebSearch(access)),
            }) as const,
        ),
      ...configured
        .filter(
          (provider) => narrowed && !engines.includes(provider) && !together.includes(provider),
        )
        .map(
          (provider) =>
            ({
              provider,
              outcome: 'skipped',
              message: 'The search was narrowed to other platforms.',
            }) as const,
        ),
      ...(subject.kind === 'username' ? listClosedPlatforms(sites, platforms) : []),
      ...(unknownPlatforms.length > 0 ? [buildNotNarrowed(unknownPlatforms)] : []),
    ],
  }
}

/** Whether any engine is configured: this service's own or a paid one. */
export function hasWebSearch(access: SourceAccess): boolean {
  return [ownEngine, ...engines].some((engine) =>
    listSteps(engine).some((step) => findAccess(step, access) !== null),
  )
}

/**
 * In a row of its own: under its own name, what is no platform but a provider (`github`) would seem
 * to have been left out.
 */
function buildNotNarrowed(names: readonly string[]): NotAsked {
  const named = names.slice(0, maxUnknown).map((name) => cutText(name, 40))
  return {
    provider: 'platforms',
    outcome: 'skipped',
    message: `No platforms that a search can be narrowed to: ${named.join(', ')}.`,
  }
}

/** The sites of a username search. */
function listSites(sites: readonly Site[], platforms: readonly SpecPlatform[]): Site[] {
  return sites.filter((site) => {
    const platform = choosePlatform(site)
    return platforms.length === 0 || (platform !== null && platforms.includes(platform))
  })
}

/**
 * Platforms that show no profile without a log-in: an account there is known only where something
 * public points at it.
 */
function listClosedPlatforms(
  sites: readonly Site[],
  platforms: readonly SpecPlatform[],
): NotAsked[] {
  const open = new Set(sites.map(choosePlatform))
  return (platforms.length > 0 ? platforms : specPlatforms)
    .filter((platform) => !open.has(platform))
    .map((provider) => ({
      provider,
      outcome: 'skipped',
      message:
        'It shows no profiles without a log-in, so it is not asked; accounts that public pages ' +
        'point at are still reported.',
    }))
}
