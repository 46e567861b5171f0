import { enableCompileCache } from 'node:module'
import { defineConfig } from 'vitest/config'
import { shortLived } from './test/support/short-lived.ts'
import { SpreadWaits } from './test/support/spread-waits.ts'
import { timeLimit } from './test/support/time-limit.ts'

// test workers and the processes that tests start inherit the cache of compiled modules
process.env.NODE_COMPILE_CACHE ??= enableCompileCache().directory

/** Files share a process, and Node loads their modules itself: most of a small file's time. */
const shared = { isolate: false, experimental: { viteModuleRunner: false } }

/** Seconds that a run may take before it fails; TEST_LIMIT_SECONDS raises it on a slow machine. */
const limitSeconds = Number(process.env.TEST_LIMIT_SECONDS ?? 300)

/**
 * `unit` opens no socket and starts no process; `research` builds whole dossiers by pure functions;
 * `network` talks to servers of its own on loopback; `stack` shares one PostgreSQL and one
 * Temporal.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: shortLived,
    reporters: [timeLimit(limitSeconds), 'default'],
    maxWorkers: 5,
    sequence: { sequencer: SpreadWaits },
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', include: ['test/unit/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'research',
          include: ['test/research/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'network',
          include: ['test/network/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'stack',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{unit,research,network,soak}/**'],
          globalSetup: ['test/support/stack/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
