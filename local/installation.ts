/** The installation that `npm start` has just run before the start itself. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { findText } from './files.ts'

const Record = z.object({ started: z.number(), ended: z.number() })
/** Between the end of an installation and the start that it was for. */
const gapMs = 30_000

/**
 * How long ago the installation for this start began, in milliseconds; 0 without one. The record is
 * used once: a later start does not count an installation that another command ran.
 */
export async function readInstallationMs(folder: string, now = Date.now()): Promise<number> {
  const file = path.join(folder, 'installed.json')
  const text = await findText(file)
  if (text === null) return 0
  await rm(file, { force: true })
  const { started, ended } = Record.parse(JSON.parse(text))
  return now - ended > gapMs ? 0 : now - started
}
