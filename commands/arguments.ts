/** Parses the arguments of the commands that a person types. */

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { isHelp } from '../process/is-help.ts'
import { disjunction } from '../research/text/formats/conjunctions.ts'
import { Help, runCommand, UsageError } from './command.ts'
import type { Command, Shell } from './shell.ts'

/** One action of a command, given the arguments after its name. */
export type Action = (args: readonly string[], shell: Shell) => Promise<void>

function sayMissingAction(name: string, known: readonly string[]): string {
  const choice = disjunction.format(known)
  return name === '' ? `Name what to do: ${choice}.` : `There is no ${name}: name one of ${choice}.`
}

/** A command that runs the action named first; an absent or unknown one is a usage error. */
export function createCommand(usage: string, actions: Readonly<Record<string, Action>>): Command {
  return (shell) =>
    runCommand(shell, async () => {
      const [name = '', ...args] = shell.args
      if (isHelp(name)) throw new Help(usage)
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined
      if (action === undefined)
        throw new UsageError(`${sayMissingAction(name, Object.keys(actions))}\n\n${usage}`)
      await action(args, shell)
    })
}

/**
 * Parses a command's options. An option that belongs to another command is refused, since it would
 * have no effect and the user would not notice.
 * @param names of the words beside the options, `[FILE]` for one that may be absent; null for any
 * number of words
 * @throws Help where it is asked for; UsageError for an unknown option, one without its value or
 * given twice, or another number of words
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  args: readonly string[],
  { options, words: names }: { options: Options; words: readonly string[] | null },
) {
  if (args.some(isHelp)) throw new Help(usage)
  const { values, positionals: words, tokens } = parse(usage, args, options)
  const repeated = findRepeated(tokens, options)
  if (repeated !== undefined)
    throw new UsageError(`Option '--${repeated}' is given twice.\n\n${usage}`)
  const missing = names?.find(
    (name, index) => !name.startsWith('[') && (words[index] ?? '').trim() === '',
  )
  const unexpected = names === null ? undefined : words[names.length]
  if (missing !== undefined) throw new UsageError(`${missing} is missing.\n\n${usage}`)
  if (unexpected !== undefined)
    throw new UsageError(`Unexpected argument: ${unexpected}.\n\n${usage}`)
  return { values, words }
}

function parse<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  args: readonly string[],
  options: Options,
) {
  try {
    const parsed = parseArgs({
      args: args.map(markNegative),
      allowPositionals: true,
      tokens: true,
      options,
    })
    return { ...parsed, positionals: parsed.positionals.map((word) => word.replace(mark, '')) }
  } catch (error) {
    // Node goes on about words that begin with a dash
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(
      /\.?\s+To specify/,
    )
    throw new UsageError(`${sentence}.\n\n${usage}`)
  }
}

/** Only the last of several values would count: of two addresses one would not be opted out. */
function findRepeated(
  tokens: readonly { kind: string; name?: string }[],
  options: ParseArgsOptionsConfig,
): string | undefined {
  const names = tokens.flatMap(({ kind, name }) =>
    kind === 'option' && name !== undefined ? [name] : [],
  )
  return names.find(
    (name, index) => options[name]?.multiple !== true && names.indexOf(name) !== index,
  )
}

/** No argument of a process holds this character. */
const mark = '\0'

/** A number below zero is a word, not an option: the action says what its value must be. */
function markNegative(word: string, index: number, args: readonly string[]): string {
  const isValue = args[index - 1]?.startsWith('-') === true
  return !isValue && /^-\d/.test(word) ? `${mark}${word}` : word
}
