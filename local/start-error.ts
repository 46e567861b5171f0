/**
 * A start that must not go on. The message is the one sentence that the person at the terminal
 * reads; there is no stack with it.
 */
export class StartError extends Error {
  override name = 'StartError' as const
}

/** What a system call said went wrong (`ENOSPC`, `EACCES` …), if it was a system call. */
export function toErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
