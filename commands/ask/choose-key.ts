import { readFile } from 'node:fs/promises'
import { sandboxKey } from '../../contract/fields/keys.ts'
import { parseHost } from '../../research/text/addresses/parse-host.ts'

export type ChosenKey = {
  key: string
  /**
   * How printed commands refer to the key. They may be pasted into public places, so a stored
   * secret is referred to by its file.
   */
  written: string
  note: string | null
}

/**
 * The key to ask with: the given one, else the one that `npm start` keeps for the service of this
 * machine, else the published one. A kept key never goes to another machine.
 */
export async function chooseKey({
  key,
  url,
  file,
}: {
  key: string | undefined
  url: string
  file: string
}): Promise<ChosenKey> {
  if (key !== undefined) return { key, written: key, note: null }
  const kept = isLocal(url) ? (await readFile(file, 'utf8').catch(() => '')).trim() : ''
  if (kept !== '') return { key: kept, written: `$(cat ${file})`, note: null }
  return {
    key: sandboxKey,
    written: sandboxKey,
    note:
      'No API key: this is the published sandbox key, which answers with invented people. Give ' +
      '--key KEY, or run npm start.',
  }
}

function isLocal(url: string): boolean {
  const host = parseHost(url) ?? ''
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
