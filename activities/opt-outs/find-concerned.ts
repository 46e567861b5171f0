import type { OperationName } from '../../contract/operations/operations.ts'
import { suppressesStored } from '../../research/safety/suppressions/suppresses.ts'
import { suppressesInput } from '../../research/safety/suppressions/suppresses-input.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import type { Db } from '../../store/database/open.ts'
import { type KeptJob, listKeptJobs } from '../../store/opt-outs/erase.ts'

/** The operations that may name people, and whether each is about one person. */
const people = {
  search: false,
  dossier: true,
  chat: true,
  entity_search: false,
  entity_dossier: true,
  reverse_image: false,
} as const satisfies Partial<Record<OperationName, boolean>>
export const operationsOfPeople = Object.keys(people).filter(isAboutPeople)

const maxBatchRows = 50

/** Stored jobs that hold something about the people of these entries, batch after batch. */
export async function* findConcerned(
  db: Db,
  entries: readonly Suppression[],
): AsyncGenerator<KeptJob[]> {
  for (let after = ''; ; ) {
    const jobs = await listKeptJobs(db, {
      operations: operationsOfPeople,
      after,
      limit: maxBatchRows,
    })
    const concerned = jobs.filter((job) => isConcerned(entries, job))
    if (concerned.length > 0) yield concerned
    const last = jobs.at(-1)
    if (last === undefined || jobs.length < maxBatchRows) return
    after = last.id
  }
}

function isConcerned(
  entries: readonly Suppression[],
  { operation, input, result, events, findings, grounding }: KeptJob,
): boolean {
  if (suppressesInput(entries, operation, input)) return true
  const stored = [
    input,
    ...(grounding === null ? [] : [grounding]),
    ...findings,
    ...events.map(parse),
    ...(result === null ? [] : [parse(result)]),
  ]
  return suppressesStored(entries, stored, isAboutPeople(operation) && people[operation])
}

function parse(text: string): unknown {
  return JSON.parse(text)
}

function isAboutPeople(name: string): name is keyof typeof people {
  return Object.hasOwn(people, name)
}
