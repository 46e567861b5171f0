import { Vehicle } from '../../../contract/operations/vin.ts'

const unknown = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]))
const fields = `trim series bodyClass vehicleType doors drivetrain transmission manufacturer gvwr
  gvwrTo brakeSystem batteryType chargerLevel basePrice steering`.replace(/\s+/g, ' ')
const engine = `cylinders displacementL fuelType fuelTypeSecondary displacementCC configuration
  horsepower horsepowerTo powerKW cycles turbo cooling valveTrain fuelInjection electrification
  model manufacturer otherInfo`.replace(/\s+/g, ' ')

/** What the offline data says of an invented VIN of a Ford. */
export const decodedFord = Vehicle.parse({
  vin: '1FTMW1T88MFA00001',
  year: 2021,
  make: 'FORD',
  model: 'F-150',
  headline: '2021 Ford F-150',
  ...unknown(fields),
  engine: unknown(engine),
  plant: unknown('city state country company'),
  safety: { airbags: [], features: [], ratings: [] },
  summary: '',
  decode: {
    checkDigitValid: true,
    messages: [],
    suggestedVin: null,
    modelYears: [2021],
    wmi: '1FT',
    region: null,
    possibleMakes: ['FORD'],
    source: 'vpic_offline',
    datasetVersion: 'test',
  },
  sources: [
    {
      id: 'src_1',
      position: 1,
      url: 'https://agency.example/',
      title: 'vPIC',
      domain: 'a.example',
    },
  ],
  coverage: [{ provider: 'vpic_offline', outcome: 'ok' }],
})
