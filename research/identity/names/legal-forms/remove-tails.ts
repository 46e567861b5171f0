/** EDGAR's tails (`/DE/`, `\NEW\`, `/ADV`) and what it adds in brackets are no part of a name. */
export function removeTails(name: string): string {
  const bare = name
    .replace(/\s*[/\\](?:[A-Z]{2,4}|NEW|ADV|FI|TA|BD|BANK)(?:[/\\]|$)/gi, ' ')
    .replace(/\((?:publ|NYSE|NASDAQ|[A-Z]{1,5}:\s?[A-Z.]{1,6})\.?\)/gi, ' ')
    .trim()
  return bare === '' ? name : bare
}
