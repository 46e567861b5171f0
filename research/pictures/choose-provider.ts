import type { Coverage } from '../../contract/coverage.ts'

/**
 * The first provider that answered, be it with nothing found; null where none did.
 * @param asked in the order in which they are asked
 */
export function chooseProvider(
  asked: readonly string[],
  coverage: readonly Coverage[],
): string | null {
  const answered = coverage
    .filter(({ outcome }) => outcome === 'ok' || outcome === 'no_results')
    .map(({ provider }) => provider)
  return asked.find((provider) => answered.includes(provider)) ?? null
}
