/**
 * The order of test files: files that mostly wait run beside files that use the processor, and the
 * longest begin first.
 */
import path from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that kill processes, start whole stacks or wait for timers use a third of a core. */
const waitingFolders = ['kill', 'local', 'workflows', 'worker']
/**
 * Files that take more than half a minute on two cores: one that begins last keeps the run waiting
 * for it alone.
 */
export const longFiles = [
  'kill/dossier.test.ts',
  'kill/chat.test.ts',
  'kill/pauses.test.ts',
  'kill/search.test.ts',
  'kill/api.test.ts',
  'kill/postgres.test.ts',
  'kill/worker-lifecycle.test.ts',
  'local/start.stack.test.ts',
  'docs/operators.stack.test.ts',
  'activities/dossier/dossier-model.stack.test.ts',
  'activities/model/model-service.stack.test.ts',
  'activities/chat/chat.stack.test.ts',
  // these come last, and wait for longer than the others of their kind together
  'activities/sweep/sweep.network.test.ts',
  'activities/reverse-image/fetch-picture.network.test.ts',
  'mcp/tasks.network.test.ts',
  'docs/recipes.network.test.ts',
]

export class SpreadWaits extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return orderFiles(await super.sort(files))
  }
}

type File = { moduleId: string; project: { name: string } }

/** @param files in the order of vitest: by the time that they took, or by their size */
export function orderFiles<Of extends File>(files: readonly Of[]): Of[] {
  // projects stay together, since their files share processes
  const { waiting = [], busy = [], other = [] } = Object.groupBy(files, chooseKind)
  return [...spread(putLongFirst(waiting), putLongFirst(busy)), ...putLongFirst(other)]
}

function chooseKind({ project, moduleId }: File): 'waiting' | 'busy' | 'other' {
  if (!['stack', 'kill'].includes(project.name)) return 'other'
  return waitingFolders.includes(path.basename(path.dirname(moduleId))) ? 'waiting' : 'busy'
}

function putLongFirst<Of extends File>(files: readonly Of[]): Of[] {
  return files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
}

const isLong = ({ moduleId }: File) => longFiles.some((file) => moduleId.endsWith(`/${file}`))

/** Puts the files of the second list behind those of the first, in equal shares. */
function spread<File>(first: readonly File[], second: readonly File[]): File[] {
  const share = Math.ceil(second.length / Math.max(1, first.length))
  const mixed = first.flatMap((file, index) => [
    file,
    ...second.slice(index * share, (index + 1) * share),
  ])
  return [...mixed, ...second.slice(first.length * share)]
}
