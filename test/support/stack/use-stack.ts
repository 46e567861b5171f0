/** The stack of this test run, from inside a test file. */
import { inject } from 'vitest'
import { createTestDatabase } from './database.ts'
import type {} from './global-setup.ts'
import { createTestNamespace } from './namespace.ts'
import type { StackFacts } from './start.ts'

export type UsedStack = StackFacts & {
  createTestDatabase(name: string): Promise<string>
  createTestNamespace(name: string): Promise<string>
}

export function useStack(): UsedStack {
  const facts = inject('stack')
  return {
    ...facts,
    createTestDatabase: (name) => createTestDatabase(facts.databaseUrl, name),
    createTestNamespace: (name) => createTestNamespace(facts.temporalAddress, name),
  }
}
