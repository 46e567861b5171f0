const firstBytes = 8_192
const maxFirstRoomBytes = 262_144

type BodyBuffer = {
  /** @returns false once the limit is passed: the rest does not fit */
  add(chunk: Buffer): boolean
  /** What has come so far, without a copy; valid until the next `add`. */
  soFar(): Buffer
  /** The whole body in memory of its own. */
  take(): Buffer
}

/**
 * A body as it grows, by doubling, so that asking `enough` after each chunk copies nothing twice.
 * `expectedBytes` is a hint that may lie.
 */
export function createBodyBuffer(maxBytes: number, expectedBytes: number | null): BodyBuffer {
  let room = Buffer.allocUnsafe(Math.min(maxBytes, expectedBytes ?? firstBytes, maxFirstRoomBytes))
  let length = 0
  return {
    add(chunk) {
      const fits = Math.min(chunk.length, maxBytes - length)
      if (length + fits > room.length) {
        const bigger = Buffer.allocUnsafe(
          Math.min(maxBytes, Math.max(room.length * 2, length + fits, firstBytes)),
        )
        room.copy(bigger, 0, 0, length)
        room = bigger
      }
      chunk.copy(room, length, 0, fits)
      length += fits
      return fits === chunk.length
    },
    soFar: () => room.subarray(0, length),
    take: () =>
      length * 2 < room.length ? Buffer.from(room.subarray(0, length)) : room.subarray(0, length),
  }
}
