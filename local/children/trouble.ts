/** Reads a log line for what a person should see of it. */

import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'

/** pino's lines; the level is a number from 10 (trace) to 60 (fatal). */
const LogLine = z.looseObject({
  level: z.number(),
  msg: z.string().default(''),
  err: z.looseObject({ message: z.string().optional() }).optional(),
  provider: z.string().nullish(),
  job: z.string().nullish(),
  request: z.string().nullish(),
  meta: z.looseObject({ workflowId: z.string().optional() }).optional(),
})

const warn = 40
const error = 50

/**
 * A warning or an error in one line of text; undefined for everything else. What is not ours (a
 * crash's stack) is kept, but not shown.
 */
export function findTrouble(
  line: string,
  isStandardError: boolean,
): { text: string; show: boolean } | undefined {
  const entry = parse(line)
  if (entry === undefined)
    return isStandardError && /\S/.test(line) && /error/i.test(line)
      ? { text: line.trim(), show: false }
      : undefined
  if (entry.level < warn) return undefined
  const reason = entry.err?.message
  // the ids by which `npm run request` and the Temporal UI find it
  const { provider, job, request, meta } = entry
  const about = [provider, job ?? meta?.workflowId ?? request].filter(Boolean).join(', ')
  const what = about === '' ? entry.msg : `${entry.msg} (${about})`
  const text = reason === undefined || reason === entry.msg ? what : `${what}: ${reason}`
  return {
    text: `${entry.level >= error ? 'error' : 'warning'}: ${text.replaceAll(/\s+/g, ' ')}`,
    show: true,
  }
}

function parse(line: string): z.infer<typeof LogLine> | undefined {
  return line.startsWith('{') ? LogLine.safeParse(parseJson(line)).data : undefined
}
