import { crc32, deflateSync } from 'node:zlib'

/** How bright a place is, 0 to 1; both coordinates from 0 to 1. */
export type Light = (x: number, y: number) => number

/** A grey PNG (ISO/IEC 15948), drawn dot by dot. */
export function drawPng(width: number, height: number, light: Light): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (__, x) => Math.round(255 * light(x / width, y / height))),
    ]),
  )
  const chunks = [
    buildChunk('IHDR', header),
    buildChunk('IDAT', deflateSync(Buffer.concat(rows))),
    buildChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
