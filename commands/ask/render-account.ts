import type { Account } from '../../contract/social.ts'
import type { Page } from './page.ts'
import { cut, padTo, plain } from './terminal-text.ts'

/** An account as it is found: where, who, and the address. */
export function accountLine(
  { platform, username, url, displayName }: Account,
  { columns, paint }: Page,
): string {
  const address = plain(url)
  const name =
    displayName === null || plain(displayName) === plain(username) ? '' : plain(displayName)
  const said = `${address}${name === '' ? '' : `  ${name}`}`
  return (
    `  ${paint.green('+')} ${paint.bold(padTo(plain(platform), 13))} ` +
    `${padTo(plain(username), 20)} ${cut(said, columns - 39)}`
  )
}

/** An account of a candidate; the platform cannot be lost. */
export function ownAccountLine(
  { platform, url, state, confidence }: Account,
  { columns, paint }: Page,
): string {
  const mark =
    state === 'verified'
      ? paint.green('verified')
      : state === 'rejected'
        ? paint.red('rejected')
        : `${Math.round(confidence)} %`
  return `    ${padTo(plain(platform), 13)} ${cut(plain(url), columns - 29)}  ${paint.dim(mark)}`
}
