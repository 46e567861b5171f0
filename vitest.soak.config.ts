import { defineConfig } from 'vitest/config'
import { openRunFolder } from './test/support/runner/run-folder.ts'

await openRunFolder()

/** Random moments for as long as `npm run test:soak` is given; one file after the other. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    include: ['test/soak/**/*.test.ts'],
    globalSetup: ['test/support/stack/global-setup.ts'],
    // a test lasts as long as it is asked to
    testTimeout: 0,
    hookTimeout: 120_000,
    experimental: { viteModuleRunner: false },
  },
})
