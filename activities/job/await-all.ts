/**
 * Waits for all calls before it throws what one of them threw: the next try of an activity makes
 * those that are still under way, and will be paid for, once more.
 */
export async function awaitAll<Result>(calls: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(calls)
  return await Promise.all(calls)
}
