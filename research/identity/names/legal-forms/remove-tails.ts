/**
 * EDGAR's tails (`/DE/`, `\NEW\`, `/ADV`), a ticker in brackets and `(publ)` are no part of a name;
 * letters with dots are one word, so that `V G.m.b.H.` keeps its number.
 */
export function removeTails(name: string): string {
  const bare = name
    .replace(/\s*[/\\](?:[A-Z]{2,4}|NEW|ADV|FI|TA|BD|BANK)(?:[/\\]|$)/gi, ' ')
    .replace(/\((?:publ|NYSE|NASDAQ|[A-Z]{1,5}:\s?[A-Z.]{1,6})\.?\)/gi, ' ')
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/(?<=spol\.? )s ro\b/i, 'sro')
    .trim()
  return bare === '' ? name : bare
}
