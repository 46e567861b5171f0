/** Small things about files. */
import { access, rename, writeFile } from 'node:fs/promises'

/** Whether there is something at this path. */
export async function hasFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Writes a file that only its owner may read, whole or not at all. */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
