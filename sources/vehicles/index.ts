import type { AnySource } from '../shared/source.ts'
import { clearvinLogin, clearvinReport } from './clearvin.ts'
import { complaintModels, complaintsByModel } from './complaints.ts'
import { ratingModels, ratingVariants, ratingVehicle } from './ratings.ts'
import { recallModels, recallsByModel } from './recalls.ts'
import type { Vehicles } from './vehicle-source.ts'
import { vinauditQuery, vinauditReport } from './vinaudit.ts'
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
  vinauditQuery,
  vinauditReport,
  clearvinLogin,
  clearvinReport,
]

/** The same, with the price that the contract for reports names. */
export function buildVehicleSources(reportMicroDollars: number): AnySource<Vehicles>[] {
  return vehicleSources.map((source) =>
    source.isBoughtOnce === true ? { ...source, microDollars: reportMicroDollars } : source,
  )
}
