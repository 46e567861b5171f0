import { parsePersonName } from '../../identity/names/person-name.ts'
import { memoize } from '../../text/memoize.ts'

/**
 * Equal for spellings of one name: order, titles, case and accents apart. Juniors are not their
 * fathers.
 */
export const toNameKey = memoize((text: string): string => {
  const { given, particles, family, generation } = parsePersonName(text)
  return (
    [...given, ...particles, ...family, ...(generation === null ? [] : [generation])].join(' ') ||
    text.trim().toLowerCase()
  )
})
