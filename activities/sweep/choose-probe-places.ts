/** A page in reading, its connection and its decoder, if it is large. Bytes. */
const probeBytes = 2_500_000
/** Of the files that a process may have open, what is left to all but the sweeps. */
const otherFiles = 512
const [minProbes, maxProbes] = [80, 960]

/**
 * How many sites may be asked at once: two whole sweeps where memory and the limit of open files
 * allow.
 * @param maxFiles null where there is no limit
 */
export function chooseProbePlaces({
  freeBytes,
  maxFiles,
}: {
  freeBytes: number
  maxFiles: number | null
}): number {
  const byMemory = Math.floor(freeBytes / probeBytes)
  const byFiles = maxFiles === null ? maxProbes : maxFiles - otherFiles
  return Math.max(minProbes, Math.min(maxProbes, byMemory, byFiles))
}
