import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of this clone. */
export const root = path.join(import.meta.dirname, '..', '..', '..')

/** @param file its path from the folder of this clone */
export function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
