/** Small things about files. */
import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { toErrorCode } from './start-error.ts'

/** Whether there is something at this path. */
export async function hasFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/**
 * The text of a file; null where there is none.
 * @throws Error of the system where it is there and cannot be read: what it keeps still counts
 */
export async function findText(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (toErrorCode(error) === 'ENOENT') return null
    throw error
  })
}

/** Writes a file that only its owner may read, whole or not at all. */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
