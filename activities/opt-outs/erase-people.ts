import type { OperationName } from '../../contract/operations.ts'
import { suppressesStored } from '../../research/safety/suppressions/suppresses.ts'
import { suppressesInput } from '../../research/safety/suppressions/suppresses-input.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import {
  deleteCache,
  eraseExpired,
  eraseJobs,
  type KeptJob,
  listKeptJobs,
} from '../../store/erase.ts'
import { type Db, inTransaction } from '../../store/open.ts'
import { deletePages, listPages } from '../../store/pages.ts'
import { deleteEndpointTexts, listEndpointTexts } from '../../store/webhook-erase.ts'

/** The operations that may name people, and whether each is about one person. */
const people = {
  search: false,
  dossier: true,
  chat: true,
  entity_search: false,
  entity_dossier: true,
  reverse_image: false,
} as const satisfies Partial<Record<OperationName, boolean>>
const operations = Object.keys(people).filter(isAboutPeople)

const batch = 50

/**
 * Erases at once what is kept about the people of these entries: jobs whose input, findings,
 * grounding, events or result match, and all that is cached about people. When in doubt a job is
 * erased: it can be run again.
 * @returns how many jobs were erased, and how many of them were still open and are being cancelled
 */
export async function erasePeople(
  db: Db,
  entries: readonly Suppression[],
): Promise<{ erased: number; open: number }> {
  await deleteCache(db, operations)
  const total = { erased: 0, open: 0 }
  for await (const jobs of findConcerned(db, entries)) {
    const { erased, open } = await eraseJobs(
      db,
      jobs.map(({ id }) => id),
      new Date(),
    )
    total.erased += erased
    total.open += open
  }
  await erasePages(db, entries)
  await eraseEndpointTexts(db, entries)
  while ((await eraseExpired(db, new Date(), batch)) === batch);
  return total
}

/** Stored jobs that hold something about the people of these entries, batch after batch. */
export async function* findConcerned(
  db: Db,
  entries: readonly Suppression[],
): AsyncGenerator<KeptJob[]> {
  for (let after = ''; ; ) {
    const jobs = await listKeptJobs(db, { operations, after, limit: batch })
    const concerned = jobs.filter((job) => concerns(entries, job))
    if (concerned.length > 0) yield concerned
    const last = jobs.at(-1)
    if (last === undefined || jobs.length < batch) return
    after = last.id
  }
}

/** Pages that jobs about other people have read may name the person as well. */
async function erasePages(db: Db, entries: readonly Suppression[]): Promise<void> {
  for (let after = ''; ; ) {
    const pages = await listPages(db, { after, limit: batch })
    const named = pages.filter(({ finalUrl, title, text }) =>
      suppressesStored(entries, [{ url: finalUrl, title, text }], false),
    )
    if (named.length > 0)
      await inTransaction(db, (tx) =>
        deletePages(
          tx,
          named.map(({ id }) => id),
        ),
      )
    const last = pages.at(-1)
    if (last === undefined || pages.length < batch) return
    after = last.id
  }
}

/** Callers describe their endpoints in words of their own. */
async function eraseEndpointTexts(db: Db, entries: readonly Suppression[]): Promise<void> {
  const texts = await listEndpointTexts(db)
  const named = texts.filter(({ description, metadata }) =>
    suppressesStored(entries, [{ description, metadata }], false),
  )
  if (named.length > 0)
    await deleteEndpointTexts(
      db,
      named.map(({ id }) => id),
    )
}

function concerns(
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
