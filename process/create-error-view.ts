/** How many of the errors that one stands for are logged, such as one for each failed job. */
const maxParts = 5
/** How long one stack speaks for the errors that are alike. */
const quietMs = 1_000

/**
 * Creates the view of errors that logs show. Drivers hang whole connections on their errors: of an
 * error we log what it is and where it came from. Of errors that are alike, such as one for each
 * job that is started while Temporal is away, the first in a second comes with its stack.
 */
export function createErrorView(
  now: () => number = () => performance.now(),
): (error: unknown) => unknown {
  const shown = new Set<string>()
  let shownSince = now()

  function isShown(kind: string): boolean {
    if (now() - shownSince >= quietMs) {
      shown.clear()
      shownSince = now()
    }
    return shown.has(kind)
  }

  function view(error: unknown, withStack: boolean): unknown {
    if (!(error instanceof Error)) return { message: String(error) }
    const code = 'code' in error ? { code: error.code } : {}
    const cause = error.cause === undefined ? {} : { cause: view(error.cause, withStack) }
    const errors = listParts(error).map((part) => view(part, withStack))
    const parts = errors.length > 0 ? { errors } : {}
    const stack = withStack ? { stack: error.stack } : {}
    return { type: error.name, message: error.message, ...code, ...stack, ...cause, ...parts }
  }

  return (error) => {
    const kind = describeKind(error)
    const withStack = !isShown(kind)
    shown.add(kind)
    return view(error, withStack)
  }
}

function listParts(error: Error): unknown[] {
  return error instanceof AggregateError ? error.errors.slice(0, maxParts) : []
}

/** Our own errors have one message for each type: their causes set them apart. */
function describeKind(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const causes = error.cause === undefined ? [] : [error.cause]
  return [
    `${error.name}: ${error.message}`,
    ...[...causes, ...listParts(error)].map(describeKind),
  ].join()
}
