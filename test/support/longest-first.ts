/**
 * The order of test files: those that take longest begin first, so that none is left over at the
 * end.
 */
import path from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** What kills, starts whole stacks or waits for timers takes long, however short its file is. */
const longFolders = ['kill', 'local', 'workflows', 'worker']
/** Longer than half a minute, outside these folders. */
const longFiles = ['docs-operators.test.ts', 'dossier-model.test.ts']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** Projects stay together, since their files share processes. */
function rankOf({ project, moduleId }: TestSpecification): number {
  if (project.name !== 'stack') return 2
  const { dir, base } = path.parse(moduleId)
  return longFolders.includes(path.basename(dir)) || longFiles.includes(base) ? 0 : 1
}
