import { hasInstructions } from './has-instructions.ts'
import { isSensitiveText } from './is-sensitive-text.ts'

/**
 * Third-party words that no claim quotes, such as a title or a profile's own text; null where they
 * hold secrets or instruct a machine.
 */
export function toShownOrNull(text: string | null): string | null {
  return text === null || isSensitiveText(text) !== null || hasInstructions(text) ? null : text
}
