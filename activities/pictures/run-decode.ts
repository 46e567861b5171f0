import { createUnitTurns } from './create-unit-turns.ts'

const maxDecodesAtOnce = 2
/** Of more pixels one is decoded at a time: each takes 100 MB and more. */
const maxSharedPixels = 8_000_000

const takeTurn = createUnitTurns(maxDecodesAtOnce)

/** Decodes by turns: the memory of a worker is bounded, however many pictures come at once. */
export async function runDecode<Result>(
  pixels: number,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return await takeTurn(work, { needed: pixels > maxSharedPixels ? maxDecodesAtOnce : 1, signal })
}
