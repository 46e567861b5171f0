/** What the ledger's test and the processes that act on the ledger say to each other. */
import { z } from 'zod'

/**
 * The world as an actor is to take it: the clock, the plan's weekly allowance, and what the service
 * may spend in a month.
 */
export const Setting = z.strictObject({
  now: z.iso.datetime(),
  allowance: z.int(),
  monthlyCap: z.int().nullable(),
})
export type Setting = z.infer<typeof Setting>

export const EndingName = z.enum(['completed', 'cancelled', 'error', 'budget_reached'])
export type EndingName = z.infer<typeof EndingName>

const job = z.string()
export const Act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start'), key: z.string(), maxPercentage: z.int().nullable() }),
  /** Buys something for an open run that has anything left to pay with. */
  z.strictObject({ do: z.literal('buy'), job, microDollars: z.int() }),
  z.strictObject({ do: z.literal('cancel'), job }),
  z.strictObject({ do: z.literal('end'), job, ending: EndingName }),
  /** A settlement that is repeated by itself, of a run that has ended. */
  z.strictObject({ do: z.literal('settle again'), job }),
  /**
   * Settles and fails before it can commit; to `die` is to be killed there, with all else that the
   * process is doing.
   */
  z.strictObject({ do: z.literal('crash while settling'), job, how: z.enum(['throw', 'die']) }),
])
export type Act = z.infer<typeof Act>

export const Order = z.strictObject({ n: z.int(), setting: Setting, act: Act })
export type Order = z.infer<typeof Order>

export const Outcome = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('started'), job }),
  z.strictObject({ is: z.literal('refused'), code: z.string() }),
  z.strictObject({ is: z.literal('bought') }),
  z.strictObject({ is: z.literal('ended'), status: z.string() }),
  /** Done, or there was nothing to do. */
  z.strictObject({ is: z.literal('done') }),
  /** The connection or the process was lost: whether it has happened is for the ledger to say. */
  z.strictObject({ is: z.literal('lost') }),
])
export type Outcome = z.infer<typeof Outcome>

/** An actor's first word is `ready`. */
export const Reply = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ n: z.int(), outcome: Outcome }),
  z.strictObject({ n: z.int(), failed: z.string() }),
])
