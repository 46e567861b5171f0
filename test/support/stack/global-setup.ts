/** For vitest's `globalSetup`: one stack for the run; tests find it with `useStack()`. */
import type { TestProject } from 'vitest/node'
import { createVehicleDataset } from '../../../activities/vehicle/dataset.ts'
import { buildWorkflowBundle } from '../../../worker/bundle.ts'
import { testDataDir } from '../runner/test-data-dir.ts'
import { type StackFacts, startTestStack } from './start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackFacts
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // made here once: on a fresh machine the first workers would all make them, side by side
  const [stack] = await Promise.all([
    startTestStack(),
    createVehicleDataset(testDataDir),
    buildWorkflowBundle(testDataDir),
  ])
  const { databaseUrl, temporalAddress, pids } = stack
  project.provide('stack', { databaseUrl, temporalAddress, pids })
  return () => stack.stop()
}
