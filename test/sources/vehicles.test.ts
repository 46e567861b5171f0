import { z } from 'zod'
import { VehiclePart } from '../../research/vin/vehicle-part.ts'
import { vehicleSources } from '../../sources/vehicles/index.ts'
import { testExchanges } from '../support/sources/source-exchanges.ts'

testExchanges({
  folder: 'vehicles',
  sources: vehicleSources,
  question: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('vehicle'),
      text: z.string(),
      year: z.int(),
      make: z.string(),
      model: z.string(),
    }),
    z.strictObject({ kind: z.literal('id'), text: z.string() }),
  ]),
  finding: VehiclePart,
  key: 'key=k&user=u&pass=p',
})
