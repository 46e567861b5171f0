import { defineConfig } from 'vitest/config'

/** `unit` needs no service; `stack` talks to a real PostgreSQL and a real Temporal, started once for the run. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'], testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'stack',
          include: ['test/**/*.test.ts'],
          exclude: ['test/unit/**'],
          globalSetup: ['test/support/stack/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
