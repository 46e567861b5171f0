import { z } from 'zod'
import { VehiclePart } from '../../research/vin/vehicle-part.ts'
import { toVisibleValue } from '../shared/plain.ts'
import { createDefiner } from '../shared/source.ts'

/** A vehicle as the offline decode knows it; `text` is its VIN. */
type VehicleSubject = {
  kind: 'vehicle'
  text: string
  year: number | null
  make: string | null
  model: string | null
}

/** What sources speak of that know vehicles. */
export type Vehicles = { subject: VehicleSubject; finding: VehiclePart }

/** A source that speaks of vehicles. */
export const defineVehicleSource = createDefiner<Vehicles>({
  clean: (part) => VehiclePart.parse(toVisibleValue(part)),
  inherit: (part) => part,
})

/** Whether an answer may be about the VIN that was asked; not all name it. */
export function isSameVin(named: string | null, asked: string | null): boolean {
  return named === null || named.trim().toUpperCase() === asked
}

/** A model by the agency's own names: what a lead to a list by model says. */
const ModelQuestion = z.object({
  make: z.string(),
  year: z.number(),
  model: z.string(),
  models: z.array(z.string()),
})

/** @returns null for what is no such lead */
export function parseModelQuestion({ kind, text }: { kind: string; text: string }) {
  return kind === 'id' ? ModelQuestion.parse(JSON.parse(text)) : null
}
