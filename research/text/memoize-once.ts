/**
 * A value that is made when it is first asked for. For tables that cost milliseconds: each process
 * loads all modules at its start and needs few of the tables.
 */
export function memoizeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
