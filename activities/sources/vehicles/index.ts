import type { AnySource } from '../source.ts'
import { complaintModels, complaintsByModel } from './complaints.ts'
import { ratingModels, ratingVariants, ratingVehicle } from './ratings.ts'
import { recallModels, recallsByModel } from './recalls.ts'
import type { Vehicles } from './vehicle-source.ts'
import { vpicOnline } from './vpic-online.ts'

/** Every source that speaks of vehicles. */
export const vehicleSources: readonly AnySource<Vehicles>[] = [
  vpicOnline,
  recallModels,
  recallsByModel,
  ratingModels,
  ratingVariants,
  ratingVehicle,
  complaintModels,
  complaintsByModel,
]
