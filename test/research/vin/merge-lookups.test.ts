import { describe, expect, test } from 'vitest'
import type { Recall } from '../../../contract/operations/vin.ts'
import type { Coverage } from '../../../contract/results/coverage.ts'
import { buildHistory } from '../../../research/vin/build-history.ts'
import { hasWholeLookups, mergeLookups } from '../../../research/vin/merge-lookups.ts'
import { describeVehicle } from '../../../research/vin/summary.ts'
import type { VehiclePart } from '../../../research/vin/vehicle-part.ts'
import { decodedFord as decoded } from '../../support/research/decoded-ford.ts'

const online = (more: Partial<Extract<VehiclePart, { kind: 'decode' }>> = {}): VehiclePart => ({
  kind: 'decode',
  make: 'Ford',
  model: 'F-150',
  year: 2021,
  facts: {},
  engine: {},
  airbags: [],
  features: [],
  notes: [],
  ...more,
})
const recall = (campaignNumber: string, more: Partial<Recall> = {}): Recall => ({
  campaignNumber,
  component: null,
  summary: null,
  consequence: null,
  remedy: null,
  reportReceivedDate: null,
  parkIt: false,
  parkOutside: false,
  ...more,
})
const recalls = (all: Recall[], model = 'F-150', models = [model]): VehiclePart => ({
  kind: 'recalls',
  model,
  models,
  recalls: all,
})
const asked = ['vpic_online', 'recalls', 'ratings', 'complaints']
const merge = (parts: VehiclePart[], outcomes: Coverage[] = []) =>
  mergeLookups(decoded, {
    warnings: [],
    asked,
    outcomes: asked.map(
      (provider) =>
        outcomes.find((row) => row.provider === provider) ?? { provider, outcome: 'ok' as const },
    ),
    parts,
    retrievedAt: '2026-11-22T12:00:00.000Z',
  })

describe('the online decode beside the offline one', () => {
  test('where make, model and year differ the offline decode stands, and messages state the other view', () => {
    const { year, make, model, headline, decode, summary } = merge([
      online({ make: 'LINCOLN', model: 'Mark LT', year: 2008, facts: { drivetrain: '4x4' } }),
    ])
    expect({ year, make, model, headline }).toEqual({
      year: 2021,
      make: 'FORD',
      model: 'F-150',
      headline: '2021 Ford F-150',
    })
    expect(decode.messages).toEqual([
      'The online decoder gives the make LINCOLN instead of FORD.',
      'The online decoder gives the model Mark LT instead of F-150.',
      'The online decoder gives the model year 2008 instead of 2021.',
    ])
    expect(summary).toContain(
      'Take care: the online decoder gives the make LINCOLN instead of FORD; ' +
        'the online decoder gives the model Mark LT instead of F-150; ' +
        'the online decoder gives the model year 2008 instead of 2021 [2].',
    )
  })

  test('nothing is filled in from the decode of another vehicle', () => {
    const filled = {
      facts: { drivetrain: '4x4' },
      engine: { cylinders: '8' },
      airbags: ['Front: 1st row'],
      features: [{ name: 'ABS', value: 'Standard' }],
    }
    const other = merge([online({ ...filled, model: 'Maverick' })])
    expect(other).toMatchObject({
      drivetrain: null,
      engine: { cylinders: null },
      safety: { airbags: [], features: [] },
    })
    const closer = merge([online({ ...filled, model: 'F-150 Lightning' })])
    expect(closer).toMatchObject({ drivetrain: '4x4', model: 'F-150' })
  })

  test('what a VIN stands for cites the online decoder where a part of it is from there', () => {
    expect(merge([online({ facts: { drivetrain: '4WD' } })]).summary).toMatch(
      /stands for: [^[]*\[1\]\./,
    )
    expect(merge([online({ engine: { cylinders: '6' } })]).summary).toMatch(
      /stands for: [^[]*6-cylinder[^[]*\[1\]\[2\]\./,
    )
  })

  test('an abbreviation of the maker keeps its stop in front of the place', () => {
    const plant = { city: 'MARYSVILLE', state: null, country: null, company: null }
    const made = { ...decoded, manufacturer: 'EXAMPLE MOTOR CO., INC.' }
    expect(describeVehicle({ ...made, plant })).toMatch(/EXAMPLE MOTOR CO., INC. in Marysville$/)
    expect(describeVehicle(made)).toMatch(/EXAMPLE MOTOR CO., INC$/)
  })

  test('the words of the data stand in a sentence as sentences write them', () => {
    const sentence = describeVehicle({
      ...decoded,
      bodyClass: 'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
      engine: {
        ...decoded.engine,
        displacementL: null,
        cylinders: '6',
        fuelType: 'Compressed Natural Gas (CNG)',
        electrification: null,
      },
      manufacturer: 'FCA US LLC',
      plant: {
        city: 'ST. LOUIS',
        state: 'RIO DE JANEIRO',
        country: 'UNITED STATES (USA)',
        company: null,
      },
    })
    expect(sentence).toContain(
      ', sport utility vehicle (SUV)/multi-purpose vehicle (MPV), ' +
        '6-cylinder compressed natural gas (CNG) engine, ' +
        'made by FCA US LLC in St. Louis, Rio de Janeiro, United States (USA)',
    )
  })

  test.each([
    ["LEE'S SUMMIT", "Lee's Summit"],
    ["O'FALLON", "O'Fallon"],
    ["SANT'AGATA BOLOGNESE", "Sant'Agata Bolognese"],
    ['MCALLEN', 'McAllen'],
    ['DEL RIO', 'Del Rio'],
    ['THE WOODLANDS', 'The Woodlands'],
    ['JUIZ DE FORA', 'Juiz de Fora'],
    ['SÃO PAULO', 'São Paulo'],
    ['OSHAWA #1 (OSH)', 'Oshawa #1 (OSH)'],
    ['FLUSHING, NY', 'Flushing, NY'],
    ['FLUSHING, NY (FLU)', 'Flushing, NY (FLU)'],
    ['AY, FR', 'Ay, FR'],
  ])('a sentence spells the place %s as %s', (city, spelled) => {
    const plant = { city, state: 'THE STATE', country: null, company: null }
    expect(describeVehicle({ ...decoded, plant })).toMatch(` in ${spelled}, The State`)
  })

  test('an electric vehicle has a motor, and what drives it stands by itself', () => {
    const engine = { ...decoded.engine, displacementL: null, cylinders: null, fuelType: 'Electric' }
    const bev = { ...engine, electrification: 'BEV (Battery Electric Vehicle)' }
    expect(describeVehicle({ ...decoded, engine: bev })).toContain(
      ', electric motor, BEV (battery electric vehicle)',
    )
    const ranging = { ...bev, displacementL: '0.6', cylinders: '2' }
    expect(describeVehicle({ ...decoded, engine: ranging })).toContain(
      ', electric motor, 0.6 L 2-cylinder engine, BEV (battery electric vehicle)',
    )
    const plugIn = {
      ...engine,
      cylinders: '4',
      fuelType: 'Gasoline',
      electrification: 'PHEV (Plug-in Hybrid Electric Vehicle)',
    }
    expect(describeVehicle({ ...decoded, engine: plugIn })).toContain(
      ', 4-cylinder gasoline engine, PHEV (plug-in hybrid electric vehicle)',
    )
  })

  test('equal views state nothing, and what the snapshot lacks is filled in', () => {
    const vehicle = merge([
      online({
        facts: { drivetrain: '4WD', transmission: 'Automatic' },
        engine: { cylinders: '6' },
        airbags: ['Front: 1st row'],
        features: [{ name: 'ABS', value: 'Standard' }],
      }),
    ])
    expect(vehicle).toMatchObject({
      drivetrain: '4WD',
      transmission: 'Automatic',
      engine: { cylinders: '6' },
      safety: { airbags: ['Front: 1st row'], features: [{ name: 'ABS' }] },
      decode: { messages: [] },
    })
  })
})

describe('recalls', () => {
  test('those not to be driven lead the summary, then those to be parked outside', () => {
    const { summary } = merge([
      recalls([
        recall('26V1', { reportReceivedDate: '2026-01-02' }),
        recall('25V2', { parkOutside: true }),
        recall('24V3', { parkIt: true }),
        recall('23V4', { parkIt: true }),
      ]),
    ])
    const sentences = summary.split('. ')
    expect(sentences[0]).toMatch(/^Vehicles of recalls 24V3 and 23V4 should not be driven/)
    expect(sentences[1]).toMatch(/^Vehicles of recall 25V2 should be parked outside/)
    expect(sentences[2]).toMatch(/^This is a 2021 Ford F-150|2021 Ford F-150/i)
  })

  test('one campaign of two names of the model is one entry, newest first', () => {
    const models = ['F-150 REGULAR CAB', 'F-150 SUPERCREW']
    const both = recall('22V1', { reportReceivedDate: '2022-12-18' })
    const vehicle = merge([
      recalls([recall('21V1', { reportReceivedDate: '2021-02-09' }), both], models[0], models),
      recalls([both], models[1], models),
    ])
    expect(vehicle.recalls?.map(({ campaignNumber }) => campaignNumber)).toEqual(['22V1', '21V1'])
    expect(vehicle).toMatchObject({ recallsScope: 'make_model_year', recallModels: models })
  })

  test('none published is an empty list, and not answered is no list', () => {
    expect(merge([recalls([])]).recalls).toEqual([])
    const unanswered = merge([], [{ provider: 'recalls', outcome: 'timeout' }])
    expect(unanswered).not.toHaveProperty('recalls')
    expect(hasWholeLookups(unanswered)).toBe(false)
  })
})

test('ratings are of the variants that fit the drive, else of all with the body of the vehicle', () => {
  const rated = (variant: string): VehiclePart => ({
    kind: 'ratings',
    variant,
    ratings: [{ test: 'overall', stars: 5, variant, vehicleId: variant }],
  })
  const variants = [rated('2021 Ford F-150 PU/CC 4WD'), rated('2021 Ford F-150 PU/CC RWD')]
  const named = (drivetrain: string) =>
    merge([online({ facts: { drivetrain } }), ...variants]).safety.ratings.map(
      ({ vehicleId }) => vehicleId,
    )
  expect(named('4WD/4-Wheel Drive/4x4')).toEqual(['2021 Ford F-150 PU/CC 4WD'])
  expect(named('AWD/All-Wheel Drive')).toHaveLength(2)
  const answered: Coverage = { provider: 'ratings', outcome: 'ok', message: null }
  const { safety, coverage, summary } = merge(
    [online({ facts: { bodyClass: 'Pickup' } }), rated('2021 Ford F-150 SUV AWD')],
    [answered],
  )
  expect([safety.ratings, summary.includes('crash tests')]).toEqual([[], false])
  expect(coverage).toContainEqual({
    provider: 'ratings',
    outcome: 'no_results',
    message: 'The agency has tested vehicles of another body.',
  })
})

test('marks on a title are named in the summary, not only counted', () => {
  const brand = (description: string | null) => ({
    date: '2022-03-02',
    state: 'TX',
    description,
    by: null,
  })
  const brands = [brand('Salvage'), brand('Flood damage'), brand('Salvage'), brand(null)]
  const history = buildHistory({ provider: 'vinaudit', brands })
  const part: VehiclePart = { kind: 'history', history }
  expect(merge([part]).summary).toContain('lists brands: 4 (Salvage and Flood damage); what is')
})

test.each([
  [1, '1 recall is published for the 2021 Ford F-150; it is published by model and year'],
  [2, '2 recalls are published for the 2021 Ford F-150; they are published by model and year'],
])('the sentence about %i recalls keeps to their number', (count, said) => {
  const all = Array.from({ length: count }, (_, n) => recall(`21V00${n}000`))
  expect(merge([recalls(all)]).summary).toContain(said)
})

test('sentences about other models and tested variants spell the make as the headline does', () => {
  const models = ['F-150 REGULAR CAB', 'F-150 SUPERCREW']
  const variant = '2021 Ford F-150 SUPERCREW PU/CC 4WD'
  const { summary } = merge([
    ...models.map((model) => recalls([], model, models)),
    {
      kind: 'ratings',
      variant,
      ratings: [{ test: 'overall', stars: 5, variant, vehicleId: '1' }],
    },
  ])
  expect(summary).toContain(
    'No recall is published for the 2021 Ford F-150 REGULAR CAB and F-150 SUPERCREW',
  )
  expect(summary).toContain(`In the agency's crash tests, the ${variant} has 5 of 5 stars overall`)
})
