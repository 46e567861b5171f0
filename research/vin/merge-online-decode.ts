import type { Vehicle } from '../../contract/operations/vin.ts'
import { buildHeadline } from './summary.ts'
import type { OnlineDecode } from './vehicle-part.ts'

/**
 * The offline decode with what it lacks from the online one. Where both know make, model or model
 * year and differ, the offline one stands and a message gives the other; equipment of another
 * vehicle is none of this one's.
 */
export function mergeOnlineDecode(vehicle: Vehicle, decoded: OnlineDecode): Vehicle {
  const online = isOtherVehicle(vehicle, decoded) ? { ...decoded, ...nothing } : decoded
  const identity = {
    year: vehicle.year ?? online.year,
    make: vehicle.make ?? online.make?.toUpperCase() ?? null,
    model: vehicle.model ?? online.model,
  }
  const isFilled = (['year', 'make', 'model'] as const).some(
    (field) => identity[field] !== vehicle[field],
  )
  const { year, make, model } = identity
  return {
    ...vehicle,
    ...identity,
    headline: isFilled ? buildHeadline(year, make, model, vehicle.manufacturer) : vehicle.headline,
    ...listMissing(vehicle, online.facts),
    engine: { ...vehicle.engine, ...listMissing(vehicle.engine, online.engine) },
    safety: {
      ...vehicle.safety,
      airbags: online.airbags.length > 0 ? online.airbags : vehicle.safety.airbags,
      features: [...vehicle.safety.features, ...online.features],
    },
    decode: {
      ...vehicle.decode,
      messages: [
        ...vehicle.decode.messages,
        ...listDecodeContradictions(vehicle, decoded),
        ...online.notes,
      ],
    },
  }
}

/** What is null in the one and known in the other. */
function listMissing(
  known: Readonly<Record<string, unknown>>,
  online: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(online).filter(([name]) => known[name] === null))
}

const nothing = {
  year: null,
  make: null,
  model: null,
  facts: {},
  engine: {},
  airbags: [],
  features: [],
}

/** `F-150 Lightning` is an F-150 of a more exact name. */
function isOtherVehicle(vehicle: Vehicle, online: OnlineDecode): boolean {
  const known = vehicle.model?.toUpperCase() ?? ''
  const named = online.model?.toUpperCase() ?? ''
  const isCloser = named.startsWith(`${known} `) || known.startsWith(`${named} `)
  const rest = isCloser ? { ...online, model: vehicle.model } : online
  return listDecodeContradictions(vehicle, rest).length > 0
}

/** Sentences about what the two decoders give differently. */
export function listDecodeContradictions(vehicle: Vehicle, online: OnlineDecode): string[] {
  const labels = { make: 'make', model: 'model', year: 'model year' } as const
  return (['make', 'model', 'year'] as const).flatMap((field) => {
    const [offline, other] = [vehicle[field], online[field]]
    if (offline === null || other === null) return []
    if (String(offline).toUpperCase() === String(other).toUpperCase()) return []
    return [`The online decoder gives the ${labels[field]} ${other} instead of ${offline}.`]
  })
}
