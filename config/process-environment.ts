/** What the environment says of this process itself. */
import { readFileSync } from 'node:fs'
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
 * How many files this process may have open, connections among them; null where the system sets no
 * limit, or does not say so in this way. Node has raised it as far as it may.
 */
export function findOpenFilesLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
    return most === undefined ? null : Number(most)
  } catch {
    return null
  }
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
