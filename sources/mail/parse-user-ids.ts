/** Tag of the packet that holds a user id (RFC 9580 §5.11). */
const userIdTag = 13

/** Who an OpenPGP key is for. */
export type UserId = { name: string | null; email: string | null }

/**
 * The user ids of an armored OpenPGP key, as `Ada Example (work) <ada@example.org>` says them.
 * @returns null for a text that is no key
 */
export function parseUserIds(armored: string): UserId[] | null {
  const [, body = ''] =
    /-----BEGIN PGP PUBLIC KEY BLOCK-----\r?\n(?:[^\n]+\n)*\r?\n([\s\S]*?)(?:\n=|-----END)/.exec(
      armored,
    ) ?? []
  const bytes = Buffer.from(body, 'base64')
  const found: UserId[] = []
  for (let at = 0; at < bytes.length; ) {
    const packet = parsePacket(bytes, at)
    if (packet === null) return null
    if (packet.tag === userIdTag)
      found.push(parseUserId(bytes.subarray(packet.from, packet.to).toString('utf8')))
    at = packet.to
  }
  return bytes.length === 0 ? null : found
}

/** The header of a packet (RFC 9580 §4.2); null where none begins, or its length is not said. */
function parsePacket(bytes: Buffer, at: number): { tag: number; from: number; to: number } | null {
  const [head = 0, first = 0] = bytes.subarray(at, at + 2)
  if ((head & 0x80) === 0) return null
  const isNew = (head & 0x40) !== 0
  const tag = isNew ? head & 0x3f : (head >> 2) & 0x0f
  const size = isNew ? (first < 192 ? 1 : first < 224 ? 2 : 5) : [1, 2, 4, 0][head & 3]
  const from = at + 1 + (size ?? 0)
  if (!size || from > bytes.length || (isNew && first >= 224 && first < 255)) return null
  const length =
    isNew && size === 2
      ? ((first - 192) << 8) + (bytes[at + 2] ?? 0) + 192
      : isNew && size === 5
        ? bytes.readUInt32BE(at + 2)
        : bytes.readUIntBE(at + 1, size)
  return from + length > bytes.length ? null : { tag, from, to: from + length }
}

function parseUserId(text: string): UserId {
  const at = text.lastIndexOf('<')
  const [, email = ''] = /^<([^<>\s]{3,254})>\s*$/.exec(text.slice(Math.max(at, 0))) ?? []
  const plain = (email === '' ? '' : text.slice(0, at)).replace(/\([^()]*\)/g, '').trim()
  const bare = /^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : null
  return {
    name: plain === '' || plain.includes('@') ? null : plain,
    email: (email === '' ? bare : email)?.toLowerCase() ?? null,
  }
}
