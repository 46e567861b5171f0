import { lastOf, type Reply, reply, type StandIn } from '../stand-in.ts'

/** What the stand-ins know of two vehicles, whose VINs the tests use. */
const ford = '1FTMW1T88MFA00001'
/** What a lying world speaks of in its place. */
const other = { vin: '1HGCM82633A004352', model: 'ESCAPE', id: 1 } as const

/** The agency's names of models by make and year. */
const models: Readonly<Record<string, readonly string[]>> = {
  'FORD 2021': ['BRONCO', 'F-150 REGULAR CAB', 'F-150 SUPERCREW', 'F-250'],
  'HONDA 2003': ['ACCORD', 'ACCORD HYBRID', 'CIVIC'],
}

const recall = {
  Manufacturer: 'Example Motor Company',
  parkIt: false,
  parkOutSide: false,
  overTheAirUpdate: false,
  Component: 'STEERING',
  Summary: 'A bolt of the steering gear may be loose.',
  Consequence: 'A loose bolt may affect steering.',
  Remedy: 'Dealers will replace the bolt, free of charge.',
}
const fire = {
  ...recall,
  NHTSACampaignNumber: '22V900000',
  ReportReceivedDate: '18/12/2022',
  parkOutSide: true,
}
const recalls: Readonly<Record<string, readonly object[]>> = {
  'F-150 REGULAR CAB': [fire],
  'F-150 SUPERCREW': [
    { ...recall, NHTSACampaignNumber: '21V100000', ReportReceivedDate: '09/02/2021' },
    fire,
  ],
  ACCORD: [],
}
const ratings: Readonly<Record<string, object>> = {
  '15201': rating(15_201, '2021 Ford F-150 SUPERCREW PU/CC 4WD', '5'),
  '15202': rating(15_202, '2021 Ford F-150 SUPERCREW PU/CC RWD', '4'),
}

function rating(id: number, description: string, stars: string): object {
  return {
    VehicleId: id,
    VehicleDescription: description,
    OverallRating: stars,
    OverallFrontCrashRating: 'Not Rated',
    RolloverRating: '4',
  }
}

function named(results: readonly object[]): Reply {
  return reply({ Count: results.length, Message: 'Results returned successfully', results })
}

function listed(Results: readonly object[]): Reply {
  return reply({ Count: Results.length, Message: 'Results returned successfully', Results })
}

/** The agency's full decoder, which knows one vehicle. */
export const vpicOnline: StandIn = {
  answer: ({ path }, { isLying }) => {
    const row = { VIN: lastOf(path), Make: '', Model: '', ModelYear: '', ErrorCode: '6' }
    const known = {
      ...row,
      Make: 'FORD',
      Model: 'F-150',
      ModelYear: '2021',
      ErrorCode: '0',
      ErrorText: '0 - VIN decoded clean. Check Digit (9th position) is correct',
      DriveType: '4WD/4-Wheel Drive/4x4',
      BodyClass: 'Pickup',
      TransmissionStyle: 'Automatic',
      TransmissionSpeeds: '10',
      AirBagLocFront: '1st Row (Driver & Passenger)',
      ABS: 'Standard',
      LaneKeepSystem: 'Optional',
    }
    if (isLying) return listed([{ ...known, VIN: other.vin, Make: 'HONDA', Model: 'Accord' }])
    return listed([lastOf(path) === ford ? known : row])
  },
}

export const recallsStandIn: StandIn = {
  answer: ({ path, query }, { isLying }) => {
    if (path === '/products/vehicle/models') return modelsOf(query)
    const asked = query.get('model') ?? ''
    const Model = isLying ? other.model : asked
    return named((recalls[asked] ?? []).map((row) => ({ ...row, Model })))
  },
}

export const complaintsStandIn: StandIn = {
  answer: ({ path, query }) => {
    if (path === '/products/vehicle/models') return modelsOf(query)
    const count = query.get('model')?.startsWith('F-150') === true ? 21 : 0
    return reply({ count, message: 'Results returned successfully', results: [] })
  },
}

export const ratingsStandIn: StandIn = {
  answer: ({ path }, { isLying }) => {
    const [, kind, year, , make = '', , model] = path.split('/').slice(1).map(decodeURIComponent)
    if (kind === 'VehicleId') {
      const found = ratings[lastOf(path)]
      const row = isLying ? { ...found, VehicleId: other.id } : found
      return listed(row === undefined ? [] : [row])
    }
    if (model === undefined)
      return listed((models[`${make} ${year}`] ?? []).map((Model) => ({ Model, VehicleId: 0 })))
    return listed(
      model === 'F-150 SUPERCREW'
        ? Object.keys(ratings).map((id) => ({ VehicleId: Number(id), VehicleDescription: model }))
        : [],
    )
  },
}

const title = { date: '2022-03-02', state: 'TX' }

/** Titles of the vehicle that the decoder knows; of others it has no record. */
export const vinaudit: StandIn = {
  answer: ({ path, query }, { isLying }) => {
    const asked = query.get('vin')
    if (asked !== ford) return reply({ success: false, error: 'no_records', vin: asked })
    const vin = isLying && path !== '/v2/query' ? other.vin : asked
    if (path === '/v2/query') return reply({ success: true, error: '', id: '100000001', vin })
    return reply({
      success: true,
      error: '',
      id: '100000001',
      vin,
      titles: [{ ...title, meter: '41230', meter_unit: 'M', current: true }],
      checks: [{ ...title, brand_title: 'Salvage', brander_code: 'TX', brander_name: 'TEXAS' }],
    })
  },
}

export const clearvin: StandIn = {
  answer: ({ path, query }, { isLying }) => {
    if (path === '/rest/vendor/login') return reply({ status: 'ok', token: `t${Date.now()}` })
    if (query.get('vin') !== ford) return reply({ status: 'error' }, 404)
    const vin = isLying ? other.vin : ford
    const result = {
      vin,
      titles: [{ ...title, odometer: '41230', odometerUnit: 'mi', current: true }],
      brands: [{ ...title, description: 'Salvage', reporter: 'TEXAS' }],
    }
    return reply({ status: 'ok', result })
  },
}

function modelsOf(query: URLSearchParams): Reply {
  const [make, modelYear] = [query.get('make') ?? '', query.get('modelYear') ?? '']
  const results = (models[`${make} ${modelYear}`] ?? []).map((model) => ({
    modelYear,
    make,
    model,
  }))
  return named(results)
}
