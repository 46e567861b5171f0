/** Another call was the first with this key; nothing was written for this one. */
export class IdempotencyKeyTaken extends Error {
  override name = 'IdempotencyKeyTaken' as const
}
