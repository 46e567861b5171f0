import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Layout } from './layout.ts'

const [privateFolder, privateFile] = [0o700, 0o600]
/** PostgreSQL refuses to run as root, and its user has to pass through root's folders. */
const passage = 0o711

const chooseFolderMode = () => (process.getuid?.() === 0 ? passage : privateFolder)

/** Makes the folder that PostgreSQL's files lie in, once nothing is left that refuses the start. */
export async function openPostgresFolder({ postgres }: Pick<Layout, 'postgres'>): Promise<void> {
  await mkdir(postgres, { recursive: true })
  await chmod(postgres, chooseFolderMode())
}

/**
 * Makes `.local` and whatever this process and its children write there readable by its owner only;
 * what an earlier start has left is tightened as well.
 */
export async function openPrivateFolder({ folder, logs }: Layout): Promise<void> {
  process.umask(0o077)
  await mkdir(logs, { recursive: true })
  await chmod(folder, chooseFolderMode())
  await chmod(logs, privateFolder)
  for (const one of [folder, logs]) {
    const entries = await readdir(one, { withFileTypes: true })
    // a lock file may vanish meanwhile
    for (const file of entries.filter((entry) => entry.isFile()))
      await chmod(path.join(one, file.name), privateFile).catch(() => {})
  }
}
