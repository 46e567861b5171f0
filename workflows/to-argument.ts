/**
 * An operator's argument, given alone or as a list of one. What is neither, such as null, is for
 * the caller to refuse.
 */
export function toArgument<Value extends string | number>(given: Value | readonly [Value]): Value {
  return typeof given === 'object' ? given?.[0] : given
}
