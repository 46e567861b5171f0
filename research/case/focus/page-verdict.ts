import { z } from 'zod'

const verdicts = ['this_person', 'someone_else', 'unclear'] as const

/** Which person a page is about, according to the model that read it. */
export type PageVerdict = (typeof verdicts)[number]

const Verdict = z.object({ about: z.enum(verdicts) })

/** How a verdict is stored beside the claims of its page. */
export function toVerdictRow(about: PageVerdict): { about: PageVerdict } {
  return { about }
}

/**
 * @returns the verdict in the stored record of a page; one for another person overrides all others
 */
export function parseVerdict(
  rows: readonly Readonly<Record<string, unknown>>[],
): PageVerdict | null {
  const found = rows.flatMap((row) => Verdict.safeParse(row).data?.about ?? [])
  return found.includes('someone_else') ? 'someone_else' : (found[0] ?? null)
}
