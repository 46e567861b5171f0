import { configExitCode } from '../config/config-error.ts'
import { isHelp } from '../process/is-help.ts'

/**
 * Ends this process where its command was given an argument, before all that a start needs is
 * loaded: with how the command is used if that was asked, else with exit code 2.
 * @param command as it was typed, such as `npm start`
 */
export function refuseArguments(command: string): void {
  const args = process.argv.slice(2)
  if (args.length === 0) return
  const use = `${command} takes no arguments: PORT and other environment variables say how it runs.`
  const isAsked = args.some(isHelp)
  if (isAsked) console.log(use)
  else console.error(`\n${use}`)
  process.exit(isAsked ? 0 : configExitCode)
}
