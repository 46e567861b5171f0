import { dropDuplicates } from '../text/order.ts'
import type { Candidates } from './merge-pictures.ts'

const maxPictures = 20

/**
 * The pictures to look at: one of each candidate, matches first; where there are few candidates,
 * further ones of theirs.
 */
export function choosePictures({ matches, similar }: Candidates): string[] {
  const candidates = [...matches, ...similar].slice(0, maxPictures)
  const rounds = Math.max(0, ...candidates.map(({ imageUrls }) => imageUrls.length))
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    candidates.flatMap(({ imageUrls }) => imageUrls[round] ?? []),
  )
  return dropDuplicates(inTurn.flat()).slice(0, maxPictures)
}
