import { z } from 'zod'
import { Recall, SafetyRating, VehicleHistory } from '../../contract/operations/vin.ts'

const text = z.string().nullable()

/** What an online decode says beside the offline one; null where it says nothing. */
const OnlineDecode = z.object({
  kind: z.literal('decode'),
  make: text,
  model: text,
  year: z.int().nullable(),
  /** By the name of a field of the vehicle. */
  facts: z.record(z.string(), z.string()),
  engine: z.record(z.string(), z.string()),
  airbags: z.array(z.string()),
  features: z.array(z.object({ name: z.string(), value: z.string() })),
  notes: z.array(z.string()),
})
export type OnlineDecode = z.infer<typeof OnlineDecode>

/** What an online source says of a vehicle. `models`: the names that are asked, with this one. */
export const VehiclePart = z.discriminatedUnion('kind', [
  OnlineDecode,
  z.object({
    kind: z.literal('recalls'),
    model: z.string(),
    models: z.array(z.string()),
    recalls: z.array(Recall),
  }),
  z.object({
    kind: z.literal('complaints'),
    model: z.string(),
    models: z.array(z.string()),
    count: z.int(),
  }),
  z.object({ kind: z.literal('ratings'), variant: text, ratings: z.array(SafetyRating) }),
  z.object({ kind: z.literal('history'), history: VehicleHistory.omit({ checkedAt: true }) }),
])
export type VehiclePart = z.infer<typeof VehiclePart>
