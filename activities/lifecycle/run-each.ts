import pMap from 'p-map'

const concurrency = 10

/**
 * Works through all items, a few at a time, whatever becomes of each.
 * @returns what was thrown
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const errors: unknown[] = []
  const attempt = async (item: Item) => {
    await work(item).catch((error: unknown) => errors.push(error))
  }
  await pMap(items, attempt, { concurrency })
  return errors
}
