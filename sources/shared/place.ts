import { toPlain } from './plain.ts'

/**
 * A place from a profile, at city level at most: parts with house numbers and coordinates are left
 * out, postcodes are taken off. `12 Rue de Rivoli, 75004 Paris` → `Paris`.
 */
export function toPlace(written: string | null | undefined): string | null {
  const parts = toPlain(written, 100)
    ?.split(',')
    .map((part) =>
      part
        .replace(/(?<![\p{L}\p{N}.])\d{4,6}(?![\p{N}.])/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !/\p{Nd}/u.test(part))
  const place = parts?.join(', ') ?? ''
  return /\p{L}/u.test(place) ? place : null
}
