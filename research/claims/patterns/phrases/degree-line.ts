import { fillFrame, toFrame } from './frame.ts'

/** A degree with its field, in the orders in which both are written. */
export const degreeFrames = [
  'DEGREE (?:in |en |em )FIELD(?=$)',
  String.raw`DEGREE \(FIELD\)(?=$)`,
  'DEGREE,? FIELD(?=$)',
  'FIELD,? \\(?DEGREE\\)?(?=$)',
  'DEGREE(?=$)',
].map(toFrame)

/** "MSc, Botany, 1998" */
export function isDegree(line: string): boolean {
  const head = line.split(/\s*[,(–—|·]/u)[0] ?? ''
  return degreeFrames.some((frame) => fillFrame(frame, head, 0)?.values.DEGREE !== undefined)
}
