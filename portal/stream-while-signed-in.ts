/** Sign-out is seen in every process within a second. */
const trustMs = 1_000

/**
 * The stream of a page, until its session or its place in the account has ended: before an event
 * the session is looked at, once in a second. A database that is away ends no stream.
 */
export async function* streamWhileSignedIn<Piece>(
  stream: AsyncIterable<Piece>,
  isSignedIn: () => Promise<boolean>,
): AsyncGenerator<Piece, void> {
  let seenMs = performance.now()
  for await (const piece of stream) {
    if (performance.now() - seenMs >= trustMs) {
      if (!(await isSignedIn().catch(() => true))) return
      seenMs = performance.now()
    }
    yield piece
  }
}
