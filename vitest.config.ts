import { defineConfig } from 'vitest/config'
// test workers and the processes that tests start inherit the cache of compiled modules
import './local/setup/compile-cache.mjs'
import { openRunFolder } from './test/support/runner/run-folder.ts'
import { shortLived } from './test/support/runner/short-lived.ts'
import { SpreadWaits } from './test/support/runner/spread-waits.ts'
import { timeLimit } from './test/support/runner/time-limit.ts'
import { trimCompileCache } from './test/support/runner/trim-compile-cache.ts'

await openRunFolder()
if (process.env.NODE_COMPILE_CACHE !== undefined) trimCompileCache(process.env.NODE_COMPILE_CACHE)

/**
 * Files share a process, and Node loads their modules itself: most of a small file's time. Nothing
 * is mocked, so vitest need not parse each test file to find what is.
 */
const shared = {
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  testTimeout: 30_000,
  hookTimeout: 30_000,
}
/** Each process loads all modules for itself, so files that never wait have one for each core. */
const busy = { ...shared, maxWorkers: 2, sequence: { groupOrder: 0 } }
/**
 * On two quiet cores stack and network last 307 s in three processes and 251 s in five, of the same
 * processor time: a core waits where too many of three do.
 */
const waiting = { ...shared, maxWorkers: 5, sequence: { groupOrder: 1 } }
/** Its processes mostly wait for those that they start, which all load their own modules. */
const killing = { maxWorkers: 6, sequence: { groupOrder: 2 } }
const served = {
  ...waiting,
  globalSetup: ['test/support/stack/global-setup.ts'],
  setupFiles: ['test/support/stack/reverse-unordered.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

const writeCompiledOnce = new URL('test/support/runner/write-compiled-once.ts', import.meta.url)
  .href
const named = (name: string) => ({ name, env: { TEST_PROJECT: name } })

/**
 * Seconds that a run may take before it fails; TEST_LIMIT_SECONDS raises it on a slow machine. Two
 * quiet cores of a slow machine take 260; the rest is for what else a machine does.
 */
const limitSeconds = Number(process.env.TEST_LIMIT_SECONDS ?? 400)

/**
 * The folders of tests are those of the code; what a file needs stands behind its name. A plain
 * `x.test.ts` opens no socket and starts no process; `dossiers` builds whole dossiers by pure
 * functions; `network` talks to servers of its own on loopback; `stack` shares one PostgreSQL and
 * one Temporal, as does `test/kill`, which `npm run test:kill` runs: it ends or pauses processes,
 * so half of its time is theirs to start again.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: [...shortLived, `--import=${writeCompiledOnce}`],
    reporters: [timeLimit(limitSeconds), 'default'],
    sequence: { sequencer: SpreadWaits },
    projects: [
      {
        extends: true,
        test: {
          ...busy,
          ...named('unit'),
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{dossiers,network,stack}.test.ts', 'test/{kill,soak}/**'],
        },
      },
      {
        extends: true,
        test: { ...busy, ...named('dossiers'), include: ['test/**/*.dossiers.test.ts'] },
      },
      {
        extends: true,
        test: { ...waiting, ...named('network'), include: ['test/**/*.network.test.ts'] },
      },
      {
        extends: true,
        test: { ...served, ...named('stack'), include: ['test/**/*.stack.test.ts'] },
      },
      {
        extends: true,
        test: { ...served, ...killing, ...named('kill'), include: ['test/kill/**/*.test.ts'] },
      },
    ],
  },
})
