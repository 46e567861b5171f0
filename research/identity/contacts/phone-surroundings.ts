import type { Label } from './phone-labels.ts'

type Place = { written: string; before: string; after: string; label: Label }

/**
 * Whether the signs next to a run of digits leave it a number of its own, and not a piece of a
 * name, file, formula or link.
 */
export function standsAlone({ written, before, after, label }: Place): boolean {
  if (label !== 'phone' && !written.startsWith('+')) {
    if (/[\p{L}\p{N}_@$€£¥=&%*~\\¤^]$/u.test(before)) return false
    if (/[\p{L}\p{N}_¤][-/]$|[\p{N}¤][.,':]$/u.test(before)) return false
  }
  if (written.startsWith('+') && /[\p{N}_@¤]$/u.test(before)) return false
  if (/^ {0,2}(?:e?xt\b|extension|x ?\d|#|durchw|dw\b|poste)/i.test(after)) return true
  if (/^[\p{L}_@%=¤€£¥°+*^]/u.test(after)) return false
  return !/^(?:[.,:'](?:\d|¤)|\.\p{Ll}{2,4}\b)/u.test(after)
}

/** Whether a number is a field of its own: alone on its line, or between separators of a list. */
export function isField(before: string, after: string): boolean {
  return (
    /(?:^|[\n,;|•·*>"([] ?|\n *)$/u.test(before.replace(/ +$/, ' ').replace(/^ $/, '')) &&
    /^(?:$|[\n,;|•<"')\]]|[.!?]?\s*(?:\n|$)| *[|•]| \()/u.test(after)
  )
}
