/**
 * Runs all calls to their end before it throws what one of them threw: the next try of an activity
 * makes those that are still under way, and will be paid for, once more.
 */
export async function runAll<Result>(calls: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(calls)
  return await Promise.all(calls)
}
