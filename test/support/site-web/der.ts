/** The few pieces of DER (X.690) that a certificate is written with. */
export function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

export function sequence(...content: readonly Buffer[]): Buffer {
  return der(0x30, ...content)
}

export function integer(value: number): Buffer {
  return der(
    0x02,
    Buffer.from(
      [0, (value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].slice(
        firstByte(value),
      ),
    ),
  )
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

export function bitString(content: Buffer): Buffer {
  return der(0x03, Buffer.from([0]), content)
}

export function utf8(text: string): Buffer {
  return der(0x0c, Buffer.from(text))
}

export function generalizedTime(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
}

export const yes = der(0x01, Buffer.from([255]))

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length])
  return length < 256 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 255])
}

/** A leading zero keeps the number positive, and further ones are not allowed. */
function firstByte(value: number): number {
  const bytes = [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
  const leading = bytes.findIndex((byte) => byte !== 0)
  const at = leading === -1 ? 3 : leading
  return (bytes[at] ?? 0) >= 128 ? at : at + 1
}

function base128(value: number): number[] {
  const digits = [value & 127]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 127) | 128)
  return digits
}
