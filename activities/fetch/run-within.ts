/**
 * Waits for work no longer than a signal allows; the work itself goes on.
 * @throws the signal's reason once it is aborted
 */
export async function runWithin<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  if (signal.aborted) giveUp()
  else signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
