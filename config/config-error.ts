/** A start that must not go on: the sentence is for the person who typed the command. */
export class ConfigError extends Error {
  override name = 'ConfigError' as const
}

/** The exit code of every program whose configuration is wrong. */
export const configExitCode = 2
