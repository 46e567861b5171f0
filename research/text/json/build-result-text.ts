/**
 * The JSON text of a cacheable operation's result: the part that all callers share, stored once as
 * text, behind the fields of this request. Text, so that a cached answer is neither parsed nor
 * printed again.
 * @param shared the JSON text of a non-empty object
 */
export function buildResultText(
  own: { object: string; request_id: string; cached: boolean; [field: string]: unknown },
  shared: string,
): string {
  return `${JSON.stringify(own).slice(0, -1)},${shared.slice(1)}`
}
