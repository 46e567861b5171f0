/** The file of a backup: gzipped lines, a header first, the number of rows last. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getSystemErrorMessage } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { findErrorCode } from '../../store/database/errors.ts'
import { CommandError } from '../command.ts'
import { parseLines } from '../parse-lines.ts'

const Header = z.object({
  format: z.literal('people-research-service-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})
type Header = z.infer<typeof Header>
const Table = z.object({ table: z.string(), columns: z.array(z.string()) })
const End = z.object({ rows: z.number() })

/** A line of the file. A row is a JSON text inside a JSON string: it may hold line breaks. */
export type Line = z.infer<typeof Table> | { row: string } | z.infer<typeof End>

/**
 * Writes the file whole or not at all, readable by its owner only.
 * @param options.signal ends it; what is half written holds personal data, so it goes
 */
export async function writeBackup(
  file: string,
  header: Header,
  lines: AsyncIterable<Line>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  await makeRoom(file)
  await removeHalves(path.dirname(file))
  // of its own: two that run at once would write into each other's
  const half = `${file}.${randomUUID()}.new`
  // at once: the pipeline ends only when the row that it waits for has come
  signal?.addEventListener('abort', () => void rm(half, { force: true }).catch(() => undefined))
  async function* texts() {
    yield `${JSON.stringify(header)}\n`
    for await (const line of lines) yield `${JSON.stringify('row' in line ? line.row : line)}\n`
  }
  try {
    const output = createWriteStream(half, { mode: 0o600 })
    await pipeline(Readable.from(texts()), createGzip(), output, { signal })
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw toFileError(error, `${file} cannot be written`)
  }
}

const halfName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.new$/
/** A backup under way writes all the time. */
const deadAfterMs = 3_600_000

/**
 * Removes what backups that were killed left in a folder: no opt-out and no retention would reach
 * it. A folder that does not allow it takes the backup all the same.
 */
async function removeHalves(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => halfName.test(name))
  for (const half of names.map((name) => path.join(folder, name))) {
    const found = await stat(half).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > deadAfterMs)
      await rm(half, { force: true }).catch(() => undefined)
  }
}

/** The file takes the place of an older one, but never that of a folder or of a device. */
async function makeRoom(file: string): Promise<void> {
  const older = await stat(file).catch((error: unknown) => {
    if (findErrorCode(error) === 'ENOENT') return null
    throw toFileError(error, `${file} cannot be written`)
  })
  if (older !== null && !older.isFile())
    throw new CommandError(`${file} is there and no file: name another one.`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw toFileError(error, `${file} cannot be written`)
  })
}

/** What the file system itself refuses; sockets of the database fail with other codes. */
const refusals = new Set(
  'EACCES EBUSY EDQUOT EFBIG EIO EISDIR ELOOP ENAMETOOLONG ENOSPC ENOTDIR EPERM EROFS EXDEV'.split(
    ' ',
  ),
)

/** A refusal of the file system becomes a sentence; any other error stays as it is. */
function toFileError(cause: unknown, what: string): unknown {
  if (!(cause instanceof Error && 'errno' in cause && refusals.has(findErrorCode(cause))))
    return cause
  const reason = getSystemErrorMessage(Number(cause.errno))
  return new CommandError(`${what}: ${reason}.`, { cause })
}

/** @throws CommandError when there is no such file, or it does not begin as a backup does */
export async function requireBackup(file: string): Promise<void> {
  for await (const _header of readBackup(file)) return
}

/**
 * Reads a file that `writeBackup` wrote.
 * @throws CommandError when it is not one, or not whole
 */
export async function* readBackup(file: string): AsyncGenerator<Header | Line> {
  let [rows, isWhole, isFirst] = [0, false, true]
  const unpacked = createGunzip()
  const packed = createReadStream(file).on('error', (error) => unpacked.destroy(error))
  try {
    packed.pipe(unpacked)
    for await (const text of parseLines(unpacked)) {
      const value: unknown = JSON.parse(text)
      if (isFirst) yield Header.parse(value)
      else if (typeof value === 'string') {
        rows += 1
        yield { row: value }
      } else {
        const end = End.safeParse(value)
        if (end.success) isWhole = end.data.rows === rows
        yield end.success ? end.data : Table.parse(value)
      }
      isFirst = false
    }
  } catch (cause) {
    const code = findErrorCode(cause)
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}.`, { cause })
    if (!(cause instanceof SyntaxError) && !(cause instanceof z.ZodError) && !code.startsWith('Z_'))
      throw toFileError(cause, `${file} cannot be read`)
    isWhole = false
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
  if (!isWhole) throw new CommandError(`${file} is not a whole backup of this service.`)
}
