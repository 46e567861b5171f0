/**
 * The order of test files: files that mostly wait run beside files that use the processor, and the
 * longest begin first.
 */
import path from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that kill processes, start whole stacks or wait for timers use a third of a core. */
const waitingFolders = ['kill', 'local', 'workflows', 'worker']
/** Files outside these folders that take more than half a minute. */
const longFiles = ['operators.stack.test.ts', 'dossier-model.stack.test.ts']

export class SpreadWaits extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // projects stay together, since their files share processes
    const { waiting = [], busy = [], other = [] } = Object.groupBy(sorted, chooseKind)
    const longFirst = busy.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
    return [...spread(waiting, longFirst), ...other]
  }
}

function chooseKind({ project, moduleId }: TestSpecification): 'waiting' | 'busy' | 'other' {
  if (project.name !== 'stack') return 'other'
  return waitingFolders.includes(path.basename(path.dirname(moduleId))) ? 'waiting' : 'busy'
}

const isLong = ({ moduleId }: TestSpecification) => longFiles.includes(path.basename(moduleId))

/** Puts the files of the second list behind those of the first, in equal shares. */
function spread<File>(first: readonly File[], second: readonly File[]): File[] {
  const share = Math.ceil(second.length / Math.max(1, first.length))
  const mixed = first.flatMap((file, index) => [
    file,
    ...second.slice(index * share, (index + 1) * share),
  ])
  return [...mixed, ...second.slice(first.length * share)]
}
