/**
 * The opt-outs in force, in a file beside the backups. A database that is restored to an earlier
 * time has forgotten the opt-outs since then; `npm run restore` takes them from here.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { factKinds, suppressionKinds } from '../../research/safety/suppressions/suppression.ts'
import { findErrorCode, type Queryable } from '../../store/open.ts'
import { listSuppressions } from '../../store/suppressions.ts'

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
 * Writes all entries of the database; readable by the owner only. Another process may add an entry
 * and write the file between our look and our write, which takes that entry out again: so we look
 * once more after each write.
 */
export async function updateOptOutFile(db: Queryable, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, fileName)
  // processes of several containers have equal ids
  const unfinished = `${file}.${hostname()}-${process.pid}`
  for (let text = await loadText(db), written: string | null = null; text !== written; ) {
    await writeFile(unfinished, text, { mode: 0o600 })
    await rename(unfinished, file)
    written = text
    text = await loadText(db)
  }
}

async function loadText(db: Queryable): Promise<string> {
  const rows = await listSuppressions(db)
  return rows.map((row) => `${JSON.stringify(OptOut.parse(row))}\n`).join('')
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
