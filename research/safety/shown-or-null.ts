import { containsInstructions } from './contains-instructions.ts'
import { isSensitiveText } from './is-sensitive-text.ts'

/**
 * Words of somebody else's that no claim quotes, such as a title or a profile's own text; null
 * where they hold secrets or give orders to the machine that reads them.
 */
export function shownOrNull(text: string | null): string | null {
  return text === null || isSensitiveText(text) !== null || containsInstructions(text) ? null : text
}
