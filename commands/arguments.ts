/** What stands behind the commands that a person types. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Help, runCommand, UsageError } from './command.ts'

/** One action of a command, given what stands behind its name. */
export type Action = (args: readonly string[]) => Promise<void>

/** Runs the action that is named first; without one, or with one that is not there, says how the command is used. */
export function runActions(usage: string, actions: Readonly<Record<string, Action>>): Promise<void> {
  return runCommand(async () => {
    const [name = '', ...args] = process.argv.slice(2)
    if (isHelp(name)) throw new Help(usage)
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (action === undefined) throw new UsageError(usage)
    await action(args)
  })
}

/**
 * Options that stand beside the one who takes them: one that is taken elsewhere is refused here, since nobody would notice that it does nothing.
 * @param count how many words there must be beside the options; Infinity for any number
 * @throws Help where it is asked for; UsageError for an unknown option, one without its value, or another number of words
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  args: readonly string[],
  { options, words: count }: { options: Options; words: number },
) {
  if (args.some(isHelp)) throw new Help(usage)
  const { values, positionals: words } = parse(usage, args, options)
  if (count !== Number.POSITIVE_INFINITY && words.length !== count) throw new UsageError(usage)
  return { values, words }
}

function parse<const Options extends ParseArgsOptionsConfig>(usage: string, args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    // Node goes on about words that begin with a dash
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.?\s+To specify/)
    throw new UsageError(`${sentence}.\n\n${usage}`)
  }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}
