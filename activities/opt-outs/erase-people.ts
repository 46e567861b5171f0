import { suppressesStored } from '../../research/safety/suppressions/suppresses.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import { type Db, inTransaction } from '../../store/database/open.ts'
import { deletePages, listPages } from '../../store/findings/pages.ts'
import {
  deleteCache,
  deleteJobMetadata,
  eraseExpired,
  eraseJobs,
  listChosenRequests,
  listJobTexts,
  updateChosenRequests,
} from '../../store/opt-outs/erase.ts'
import { listWindows } from '../../store/requests/lists.ts'
import { deleteEndpointTexts, listEndpointTexts } from '../../store/webhooks/erase.ts'
import { findConcerned, operationsOfPeople } from './find-concerned.ts'

const maxBatchRows = 50
/** Their rows are short. */
const maxBatchRequests = 1_000

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
  await deleteCache(db, operationsOfPeople)
  const total = { erased: 0, open: 0 }
  const erase = async (jobs: readonly { id: string }[]) => {
    const { erased, open } = await eraseJobs(db, toIds(jobs), new Date())
    total.erased += erased
    total.open += open
  }
  for await (const jobs of findConcerned(db, entries)) await erase(jobs)
  await eraseJobTexts(db, entries, erase)
  await eraseRequestIds(db, entries)
  await erasePages(db, entries)
  await eraseEndpointTexts(db, entries)
  while ((await eraseExpired(db, new Date(), maxBatchRows)) === maxBatchRows);
  return total
}

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/**
 * Callers attach words of their own to jobs about other people and vehicles as well. A job whose
 * request id shows the person is erased, since its result and its events repeat the id.
 */
async function eraseJobTexts(
  db: Db,
  entries: readonly Suppression[],
  erase: (jobs: readonly { id: string }[]) => Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const jobs = await listJobTexts(db, { after, limit: maxBatchRows })
    const named = jobs.filter(({ metadata }) => suppressesStored(entries, [{ metadata }], false))
    if (named.length > 0) await deleteJobMetadata(db, toIds(named))
    const chosen = jobs.filter(({ requestId }) => suppressesStored(entries, [{ requestId }], false))
    if (chosen.length > 0) await erase(chosen)
    const last = jobs.at(-1)
    if (last === undefined || jobs.length < maxBatchRows) return
    after = last.id
  }
}

/** Requests that made no job have the ids that their callers chose as well. */
async function eraseRequestIds(db: Db, entries: readonly Suppression[]): Promise<void> {
  const limit = maxBatchRequests
  for (const window of listWindows({ since: new Date(0), before: null, now: new Date() })) {
    for (let after = ''; ; ) {
      const requests = await listChosenRequests(db, { ...window, after, limit })
      const named = requests.filter(({ requestId }) =>
        suppressesStored(entries, [{ requestId }], false),
      )
      if (named.length > 0) await updateChosenRequests(db, toIds(named), window)
      const last = requests.at(-1)
      if (last === undefined || requests.length < limit) break
      after = last.id
    }
  }
}

/** Pages that jobs about other people have read may name the person as well. */
async function erasePages(db: Db, entries: readonly Suppression[]): Promise<void> {
  for (let after = ''; ; ) {
    const pages = await listPages(db, { after, limit: maxBatchRows })
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
    if (last === undefined || pages.length < maxBatchRows) return
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
