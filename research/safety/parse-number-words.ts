/** Number words from three upwards, as the tables list them. */
export function parseNumberWords(listed: string): Map<string, number> {
  const groups = listed.split(/\s+(?!\?)/).filter((word) => word !== '')
  return new Map(
    groups.flatMap((group, place) => group.split('|').map((word) => [word, place + 3] as const)),
  )
}
