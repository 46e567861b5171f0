import { inject } from 'vitest'
import { randomFrom } from '../support/random.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Given by test/soak/main.ts. */
    soak: { seed: number; secondsEach: number }
  }
}

/**
 * Repeats a round, once at least, until the time of one file is spent; the seed decides all of it.
 */
export async function soak(round: (random: () => number) => Promise<void>): Promise<void> {
  const { seed, secondsEach } = inject('soak')
  const random = randomFrom(seed)
  const until = performance.now() + secondsEach * 1_000
  do await round(random)
  while (performance.now() < until)
}
