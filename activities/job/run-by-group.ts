type Turns<Item> = { atOnce: number; groupOf: (item: Item) => string; atOnceOfGroup: number }

/**
 * Works through items in their order, a limited number at a time and of one group: items of other
 * groups overtake those of a busy group. The first that fails ends it.
 */
export async function runByGroup<Item>(
  items: readonly Item[],
  { atOnce, groupOf, atOnceOfGroup }: Turns<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.map((item) => ({ item, group: groupOf(item) }))
  const running = new Map<string, number>()
  let failed = false
  const takeTurns = async (): Promise<void> => {
    for (;;) {
      const place = failed
        ? -1
        : waiting.findIndex(({ group }) => (running.get(group) ?? 0) < atOnceOfGroup)
      const [next] = place < 0 ? [] : waiting.splice(place, 1)
      if (next === undefined) return
      running.set(next.group, (running.get(next.group) ?? 0) + 1)
      await work(next.item).catch((error: unknown) => {
        failed = true
        throw error
      })
      running.set(next.group, (running.get(next.group) ?? 1) - 1)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns))
}
