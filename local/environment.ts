/** What our own processes inherit. */
import { chooseModulesDir } from '../config/process-environment.ts'
import { StartError } from './start-error.ts'

/**
 * The environment without what would lead a client on loopback astray (libpq's variables and
 * proxies), with room to look names up.
 */
export function buildChildEnvironment(
  env: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const secret = Object.keys(env).find(
    (name) => /^TEMPORAL_(API_KEY|TLS_)/.test(name) && env[name] !== '',
  )
  if (secret !== undefined && !env.TEMPORAL_ADDRESS) {
    throw new StartError(
      `${secret} is set, but TEMPORAL_ADDRESS is not: set both, or neither for the server ` +
        'that npm start brings.',
    )
  }
  const kept = Object.entries(env).filter(([name]) => !/^PG[A-Z]+$/.test(name))
  const direct = [env.NO_PROXY ?? env.no_proxy, 'localhost', '127.0.0.1'].filter(Boolean).join(',')
  // a sweep looks up hundreds of names, and the system's resolver holds a thread for each of them
  const threads = env.UV_THREADPOOL_SIZE ?? '64'
  // pictures are decoded on many threads, and glibc's arenas would keep what each of them freed
  const arenas = env.MALLOC_ARENA_MAX ?? '2'
  // what is about to be garbage would take three times 32 MB in each thread; as measured
  const options = env.NODE_OPTIONS ?? '--max-semi-space-size=16'
  // a process that finds its modules compiled starts in half the processor time
  const modules = chooseModulesDir(env)
  return {
    ...Object.fromEntries(kept),
    NO_PROXY: direct,
    no_proxy: direct,
    UV_THREADPOOL_SIZE: threads,
    MALLOC_ARENA_MAX: arenas,
    NODE_OPTIONS: options,
    NODE_COMPILE_CACHE: modules,
  }
}
