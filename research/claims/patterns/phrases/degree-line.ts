import { fillFrame, toFrame } from './frame.ts'

type DegreePart = { degree: string; field: string | null }

/** A degree with its field, in the orders in which both are written. */
const degreeFrames = [
  'DEGREE (?:in |en |em )FIELD(?=$)',
  String.raw`DEGREE \(FIELD\)(?=$)`,
  'DEGREE,? FIELD(?=$)',
  'FIELD,? \\(?DEGREE\\)?(?=$)',
  'DEGREE(?=$)',
].map(toFrame)

/** "MSc, Botany, 1998" */
export function isDegree(line: string): boolean {
  const head = line.split(/\s*[,(–—|·]/u)[0] ?? ''
  return parseDegreePart(head) !== null
}

/** The first of the parts of an entry that is a degree. */
export function findDegree(parts: readonly string[]): DegreePart | null {
  for (const part of parts) {
    const read = parseDegreePart(part)
    if (read !== null) return read
  }
  return null
}

function parseDegreePart(text: string): DegreePart | null {
  for (const frame of degreeFrames) {
    const { DEGREE, FIELD } = fillFrame(frame, text, 0)?.values ?? {}
    if (DEGREE !== undefined) return { degree: DEGREE, field: FIELD ?? null }
  }
  return null
}
