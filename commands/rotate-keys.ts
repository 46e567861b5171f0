/** `npm run rotate-keys`: new keys for the tokens and cookies of the authorization server. */
import { readConfig } from '../config/read-config.ts'
import { rotateSigningKeys } from '../oauth/signing-keys.ts'
import { parseArguments } from './arguments.ts'
import { runCommand, withStore } from './command.ts'
import { print, runProcess, type Shell } from './shell.ts'

const usage = `npm run rotate-keys

Makes new keys. They sign once each API process has started anew; those before
stay valid, so that no one is signed out.

  --drop-old   removes those before, as when they have leaked: consents that are
               under way begin anew`

/**
 * `npm run rotate-keys`: new signing keys for OAuth.
 * @returns the exit code
 */
export async function rotateKeys(shell: Shell): Promise<number> {
  return await runCommand(shell, async () => {
    const { values } = parseArguments(usage, shell.args, {
      words: [],
      options: { 'drop-old': { type: 'boolean' } },
    })
    const config = readConfig(shell.env)
    const dropOld = values['drop-old'] === true
    await withStore(shell, (db) => rotateSigningKeys(db, config, { now: new Date(), dropOld }))
    const rest = dropOld ? ' Those before are removed.' : ''
    print(shell, `New keys are made. They sign once each API process has started anew.${rest}`)
  })
}

if (import.meta.main) await runProcess(rotateKeys)
