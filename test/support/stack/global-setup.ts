/** For vitest's `globalSetup`: one stack for the run; tests find it with `useStack()`. */
import type { TestProject } from 'vitest/node'
import { type StackFacts, startTestStack } from './start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackFacts
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTestStack()
  const { databaseUrl, temporalAddress, pids } = stack
  project.provide('stack', { databaseUrl, temporalAddress, pids })
  return () => stack.stop()
}
