/**
 * The opt-outs in force, in a file beside the backups. A database that is restored to an earlier
 * time has forgotten the opt-outs since then; `npm run restore` takes them from here.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { factKinds, suppressionKinds } from '../../research/safety/suppressions/suppression.ts'
import { findErrorCode } from '../../store/database/errors.ts'
import { type Db, inTransaction } from '../../store/database/open.ts'
import { listSuppressions, lockOptOutFile } from '../../store/opt-outs/suppressions.ts'

const OptOut = z.object({
  kind: z.enum(suppressionKinds),
  value: z.string(),
  platform: z.string().nullable(),
  factKind: z.enum(factKinds).nullable(),
  factValue: z.string().nullable(),
  note: z.string(),
})
export type OptOut = z.infer<typeof OptOut>

const fileName = 'opt-outs.jsonl'

/**
 * Writes all entries of the database; readable by the owner only. One process at a time looks and
 * writes: what another one adds meanwhile, it also writes afterwards.
 */
export async function updateOptOutFile(db: Db, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, fileName)
  const unfinished = `${file}.new`
  await inTransaction(db, async (tx) => {
    await lockOptOutFile(tx)
    const rows = await listSuppressions(tx)
    const text = rows.map((row) => `${JSON.stringify(OptOut.parse(row))}\n`).join('')
    // left by a process that was killed here, and maybe another user's
    await rm(unfinished, { force: true })
    await writeFile(unfinished, text, { mode: 0o600 })
    await rename(unfinished, file)
  })
}

/**
 * The entries of the file; none where there is no file.
 * @throws Error of the system where a file is there and cannot be read: its opt-outs still count
 */
export async function loadOptOutFile(folder: string): Promise<OptOut[]> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch((error: unknown) => {
    if (findErrorCode(error) === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => OptOut.parse(JSON.parse(line)))
}
