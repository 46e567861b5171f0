/** What the environment says of this process itself. */
import os from 'node:os'
import path from 'node:path'

/** A per-user folder for downloads that clones may share; never needed twice. */
export function chooseCacheDir(env: Record<string, string | undefined> = process.env): string {
  return path.join(
    env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
    'people-research-service',
  )
}

/** Where processes find their modules compiled, and leave them to the next. */
export function chooseModulesDir(env: Record<string, string | undefined> = process.env): string {
  return env.NODE_COMPILE_CACHE ?? path.join(chooseCacheDir(env), 'modules')
}

/** The environment of this process, for what hands it on. */
export function readEnvironment(): Record<string, string | undefined> {
  return process.env
}

/**
 * The npm script that runs this process, and whether npm has printed its banner to standard output.
 */
export function detectNpmScript(
  env: Record<string, string | undefined> = process.env,
): { name: string; hasBanner: boolean } | null {
  const name = env.npm_lifecycle_event
  return name === undefined ? null : { name, hasBanner: env.npm_config_loglevel !== 'silent' }
}

/**
 * Options of Node for the API, on its command line: `NODE_OPTIONS` does not take them. After a
 * burst of callers who wait for one job, V8 allocates some of each request's objects among its old
 * ones, where they hold the rest of it until the next full collection: each cached answer then
 * leaves 8.8 kB behind instead of .7.
 */
export const apiNodeOptions = ['--no-allocation-site-pretenuring']
