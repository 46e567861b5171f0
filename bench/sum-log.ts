import { z } from 'zod'

/** A line that a process of the service logs. */
const Line = z.looseObject({
  level: z.number(),
  process: z.string(),
  msg: z.string(),
  activity: z.string().optional(),
  provider: z.string().nullish(),
  err: z.looseObject({ message: z.string(), stack: z.string().optional() }).optional(),
})
type Line = z.infer<typeof Line>

const errorLevel = 50

/**
 * What a process printed, as a person reads it: lines of its log that say the same become one with
 * their number, the first error of a kind keeps its stack, and all else stays as it is.
 */
export function sumLog(text: string): string {
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const shown = renderLine(line)
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  return [...counts]
    .map(([line, count]) => (count === 1 ? `${line}\n` : `${count} times: ${line}\n`))
    .join('')
}

function renderLine(line: string): string {
  const parsed = parseLine(line)
  if (parsed === null) return line
  const { level, process, msg, activity, provider, err } = parsed
  const where = [activity, provider].filter((part) => part != null).join(' of ')
  const what = where === '' ? msg : `${msg} (${where})`
  const why = level >= errorLevel && err?.stack ? `\n${err.stack}` : ` ${err?.message ?? ''}`
  return `${process}: ${what}${err === undefined ? '' : `:${why}`}`
}

function parseLine(line: string): Line | null {
  try {
    return Line.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
