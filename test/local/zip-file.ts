/**
 * A zip file with one stored member, as small as the format allows: what pip would have brought.
 */
import { crc32 } from 'node:zlib'

export function zipFile(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name)
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc32(content), 0)
  sizes.writeUInt32LE(content.length, 4)
  sizes.writeUInt32LE(content.length, 8)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(nameBytes.length, 0)
  const version = Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    version,
    sizes,
    lengths,
    nameBytes,
    content,
  ])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    version,
    sizes,
    lengths,
    Buffer.alloc(14),
    nameBytes,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
