import { hash, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/read-config.ts'

/**
 * The key that seals what the database keeps of signing keys: `SECRETS_KEY`, else one that is made
 * once beside the data of this machine.
 * @returns 32 bytes
 */
export async function openSecretsKey({
  secretsKey,
  dataDir,
}: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<Buffer> {
  const text = secretsKey ?? (await keepKey(path.join(dataDir, 'secrets-key')))
  return hash('sha256', text, 'buffer')
}

/**
 * Of processes that make the file at once, all read the first one's. It is written whole under
 * another name, so that a crash leaves no empty key.
 */
async function keepKey(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}-${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const key = (await readFile(file, 'utf8')).trim()
  if (key === '') throw new Error(`${file} is empty: restore it, or remove it to make another key`)
  return key
}
