import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { atWords, notMailboxes } from './tables/email-words.ts'

/**
 * Addresses that are spelled out so that simple collectors miss them are respelled with @ and dots,
 * everything else stays. Brackets speak for themselves; bare words only when the whole has the
 * shape of an address, since "at" and "dot" are English.
 */
export function listEmailSpellings(text: string): string {
  if (!/(?:\bat\b|[_-]at[_-]|AT|@|\ba\b|ät|arroba|chez|dot|punkt|punto|point)/iu.test(text))
    return text
  return text
    .replace(bracketedAt, '@')
    .replace(spacedDots, (_, before: string, run: string) => `${before}${run.replace(anyDot, '.')}`)
    .replace(wordAddress, respellWords)
    .replace(dashedAddress, (whole, local: string, run: string) =>
      isAddressRun(run) ? `${local}@${run.replace(/[_-](?:dot|punkt)[_-]/gi, '.')}` : whole,
    )
    .replace(
      gluedAddress,
      (_, local: string, run: string) => `${local}@${run.replaceAll('DOT', '.')}`,
    )
    .replace(spacedAddress, '$1$2@$3')
}

/** (at) [at] {at} <at> (a) [@] « at », with any spaces around */
const bracketedAt = new RegExp(
  unwrap` {0,3}(?:[([{<«] {0,2}(?:@|${joinAlternatives(atWords)}) {0,2}
    [)\]}>»]|(?<=[\w])[([{]a[)\]}](?=[\w])) {0,3}`,
  'giu',
)

const dotWord = unwrap`
  (?: {0,2}[([{<] {0,2}(?:dot|punkt|punto|point|ponto|\.) {0,2}[)\]}>] {0,2}| {1,2}(?:dot|punkt
  |punto) {1,2})`
const anyDot = new RegExp(dotWord, 'giu')

/** After an @: the host's dots, in brackets or as words; before it: the local part's. */
const spacedDots = new RegExp(
  String.raw`(@)([\p{L}\p{N}-]{1,63}(?:(?:${dotWord}|\.)[\p{L}\p{N}-]{1,63}){1,6})`,
  'giu',
)

/**
 * jane at example dot org, jane dot doe at mail dot example dot co dot uk, jane at example (dot)
 * org
 */
const wordAddress = new RegExp(
  unwrap`
    (?<![\p{L}\p{N}._-])([\p{L}\p{N}._+-]{1,64}(?:${dotWord}[\p{L}\p{N}_+-]{1,64}){0,3})
    ( {1,2}at {1,2}|@)([\p{L}\p{N}-]{1,63}(?:(?:${dotWord}|\.)[\p{L}\p{N}-]{1,63}){1,5})`,
  'giu',
)

const dashedAddress = new RegExp(
  unwrap`
    (?<![\w.])([a-z0-9.]{1,64})[_-]at[_-]([a-z0-9]{1,63}(?:[_-](?:dot|punkt)
    [_-][a-z0-9]{1,63}){1,4})(?![\w-])`,
  'gi',
)
const gluedAddress =
  /(?<![\w.])([a-z0-9._+]{1,64})AT([a-z0-9-]{1,63}(?:DOT[a-z]{2,24}){1,3})(?![\w])/g

/**
 * "Email: jane @ example.org", or a line that is nothing else: elsewhere the space means "at that
 * place".
 */
const spacedAddress = new RegExp(
  unwrap`
    ((?:^|\n|[:;,|•(<[]) {0,3})([\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}) {0,2}@ {0,2}
    ([\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{2,63}){1,5})`,
  'giu',
)

function respellWords(
  whole: string,
  local: string,
  sign: string,
  run: string,
  at: number,
  all: string,
): string {
  const words = local.split(anyDot)
  const host = run.replace(anyDot, '.')
  if (sign === '@') return `${words.join('.')}@${host}`
  // "at example.org" with a real dot is where something is, unless a label announces an address
  if (
    !new RegExp(dotWord, 'iu').test(run) &&
    !/(?:e-?mail|mail|contact|write(?: to)?|reach)(?: me| us)? {0,2}[:=-]? {0,3}$/i.test(
      all.slice(Math.max(0, at - 30), at),
    )
  )
    return whole
  return notMailboxes.has((words.at(-1) ?? '').toLowerCase()) ? whole : `${words.join('.')}@${host}`
}

function isAddressRun(run: string): boolean {
  return /[_-](?:dot|punkt)[_-]/i.test(run)
}
