import type { Account } from '../../contract/results/social.ts'
import type { Page } from './page.ts'
import { cut, toColumns, toTerminalText } from './terminal-text.ts'

/** An account as it is found: where, who, and the address. */
export function renderAccount(
  { platform, username, url, displayName }: Account,
  { columns, paint }: Page,
): string {
  const address = toTerminalText(url)
  const name =
    displayName === null || toTerminalText(displayName) === toTerminalText(username)
      ? ''
      : toTerminalText(displayName)
  const said = `${address}${name === '' ? '' : `  ${name}`}`
  return (
    `  ${paint.green('+')} ${paint.bold(toColumns(toTerminalText(platform), 13))} ` +
    `${toColumns(toTerminalText(username), 20)} ${cut(said, columns - 39)}`
  )
}

/** An account of a candidate; the platform cannot be lost. */
export function renderOwnAccount(
  { platform, url, state, confidence }: Account,
  { columns, paint }: Page,
): string {
  const mark =
    state === 'verified'
      ? paint.green('verified')
      : state === 'rejected'
        ? paint.red('rejected')
        : `${Math.round(confidence)} %`
  const address = cut(toTerminalText(url), columns - 29)
  return `    ${toColumns(toTerminalText(platform), 13)} ${address}  ${paint.dim(mark)}`
}
