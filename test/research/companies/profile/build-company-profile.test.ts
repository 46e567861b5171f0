import { describe, expect, test } from 'vitest'
import { CompanyProfile } from '../../../../contract/operations/entity-dossier.ts'
import type { CompanyPart } from '../../../../research/companies/company-part.ts'
import { buildRecord, type CompanyRecord } from '../../../../research/companies/company-record.ts'
import { buildCompanyProfile } from '../../../../research/companies/profile/build-company-profile.ts'

const lei = 'HWUPKR0MPOU8FGXBT394'
const parentLei = '5493001KJTIIGC8Y1R12'
const now = new Date('2026-03-01T12:00:00.000Z')
const retrievedAt = '2026-03-01T11:59:00.000Z'
const gb = (number: string) => ({ jurisdiction: 'GB', numbers: [{ jurisdiction: 'GB', number }] })

const provided = (provider: string, ...parts: CompanyPart[]) =>
  parts.map((part) => ({ provider, part, retrievedAt }))
const record = (given: Partial<CompanyRecord> & Pick<CompanyRecord, 'id' | 'origin'>) =>
  ({
    kind: 'record',
    record: buildRecord({ name: 'Brackwater Tidal Limited', status: 'active', ...given }),
  }) as const

const leiParts = provided(
  'gleif',
  record({ id: `gleif:${lei}`, origin: 'lei', lei, ...gb('08957400'), legalFormCode: 'H0PO' }),
  { kind: 'legal_form', code: 'H0PO', name: 'Private limited company' },
)
const registerRecord = record({
  id: 'companies_house:08957400',
  origin: 'register',
  previousNames: ['Old Harbour Ltd'],
  ...gb('08957400'),
})
const registration = {
  kind: 'registration',
  of: 'companies_house:08957400',
  entityType: 'ltd',
  legalStatus: 'active',
  authority: 'Companies House',
  incorporationDate: '2014-03-25',
  dissolutionDate: null,
  url: 'https://find-and-update.company-information.service.gov.uk/company/08957400',
} as const
const registerParts = provided('companies_house', registerRecord, registration, {
  kind: 'previous_names',
  of: 'companies_house:08957400',
  names: [{ name: 'OLD HARBOUR LTD', from: '2014-03-25', to: '2020-04-20' }],
})
const officers = (of: string, ...named: [name: string, title: string, more?: object][]) =>
  ({
    kind: 'officers',
    of,
    officers: named.map(([name, title, more]) => ({
      name,
      title,
      since: null,
      until: null,
      isCompany: false,
      ...more,
    })),
  }) as const

function build(
  parts: ReturnType<typeof provided>,
  given: Partial<Parameters<typeof buildCompanyProfile>[0]> = {},
) {
  const profile = buildCompanyProfile({
    parts,
    pin: { id: `lei:${lei}`, name: 'Brackwater Tidal Ltd', jurisdiction: null },
    coverage: [],
    alternatives: [],
    isSuppressed: () => false,
    now,
    ...given,
  })
  if (profile === null) throw new Error('no company is pinned')
  return CompanyProfile.parse(profile)
}

describe('the profile of a company', () => {
  test('the register comes before the LEI record, and both back what they agree on', () => {
    const profile = build([...leiParts, ...registerParts])
    expect(profile).toMatchObject({
      entityId: `lei:${lei}`,
      legalName: 'Brackwater Tidal Limited',
      status: 'active',
      registration: {
        jurisdiction: 'GB',
        entityType: 'ltd',
        legalStatus: 'active',
        number: '08957400',
        authority: 'Companies House',
        incorporationDate: '2014-03-25',
        registryUrl: registration.url,
        retrievedAt,
      },
      identifiers: [
        { scheme: 'register_number', value: '08957400', sourceIds: ['src_1', 'src_2'] },
        { scheme: 'lei', value: lei, sourceIds: ['src_2'] },
      ],
      funding: null,
      conflicts: [],
    })
    expect(profile.sources.map(({ position, domain }) => [position, domain])).toEqual([
      [1, 'find-and-update.company-information.service.gov.uk'],
      [2, 'search.gleif.org'],
    ])
    const number = profile.evidence.find(({ path }) => path === 'registration.number')
    expect(number).toMatchObject({ confidence: 99, sourceIds: ['src_1', 'src_2'] })
  })

  test('the code of a legal form is shown in words where no register says more', () => {
    expect(build(leiParts).registration.entityType).toBe('Private limited company')
  })

  test("a neighbour's record that a register answers for a number counts for nothing", () => {
    const of = 'companies_house:08957400'
    const neighbour = provided(
      'companies_house',
      record({ id: of, origin: 'register', name: 'Toys of Leeds Ltd', ...gb('08957400') }),
      { ...registration, legalStatus: 'dissolved' },
      officers(of, ['Nora Neighbour', 'director']),
    )
    const profile = build([...leiParts, ...neighbour])
    expect(profile.executives).toEqual([])
    expect(profile.registration.legalStatus).toBeNull()
    expect(profile.sources).toHaveLength(1)
    expect(JSON.stringify(profile)).not.toMatch(/Toys|Neighbour/)
  })

  test('a record that names the LEI of a company of another name adds nothing to its profile', () => {
    const wrong = provided(
      'wikidata',
      record({ id: 'wikidata:Q5', origin: 'wikidata', wikidata: 'Q5', lei, name: 'Toys of Leeds' }),
      officers('wikidata:Q5', ['Nora Neighbour', 'director']),
    )
    const profile = build([...leiParts, ...wrong])
    expect(profile.sources).toHaveLength(1)
    expect(JSON.stringify(profile)).not.toMatch(/Toys|Neighbour|Q5/)
  })

  test('what another provider says under the id of a record is not that of its provider', () => {
    const foreign = provided('rumours', officers(`gleif:${lei}`, ['Rita Rumour', 'director']))
    expect(build([...leiParts, ...foreign]).executives).toEqual([])
  })

  test('a pin by number needs a name that agrees', () => {
    const pin = { id: 'gb:08957400', name: 'Toys of Leeds Ltd', jurisdiction: 'GB' }
    expect(
      buildCompanyProfile({
        parts: registerParts,
        pin,
        coverage: [],
        alternatives: [],
        isSuppressed: () => false,
        now,
      }),
    ).toBeNull()
    const named = { ...pin, name: 'Old Harbour Limited' }
    expect(build(registerParts, { pin: named }).legalName).toBe('Brackwater Tidal Limited')
  })

  test('a pin by number may shorten the name to a word of its own', () => {
    const pin = { id: 'gb:08957400', name: 'Brackwater', jurisdiction: 'GB' }
    expect(build(registerParts, { pin }).legalName).toBe('Brackwater Tidal Limited')
    expect(() => build(registerParts, { pin: { ...pin, name: 'Limited' } })).toThrow(
      'no company is pinned',
    )
  })

  const seated = (provider: string, of: string, city: string) =>
    provided(provider, {
      kind: 'locations',
      of,
      locations: [
        {
          ...({ kind: 'headquarters', lines: [], city, region: null } as const),
          ...{ postalCode: null, country: 'GB' },
        },
      ],
    })
  const inLei = seated('gleif', `gleif:${lei}`, 'Bristol')
  const inRegister = (city: string) => seated('companies_house', 'companies_house:08957400', city)

  test('sources that give headquarters in two cities disagree', () => {
    const profile = build([...leiParts, ...registerParts, ...inRegister('Leeds'), ...inLei])
    expect(profile.conflicts).toEqual([
      {
        path: 'locations.headquarters',
        values: [
          { value: 'Leeds, United Kingdom', sourceIds: ['src_1'] },
          { value: 'Bristol, United Kingdom', sourceIds: ['src_2'] },
        ],
      },
    ])
    expect(profile.summary).toContain('Sources disagree about the headquarters [1][2].')
  })

  test('sources that spell one city in two ways agree on the headquarters', () => {
    const profile = build([...leiParts, ...registerParts, ...inRegister('BRISTOL'), ...inLei])
    expect(profile.conflicts).toEqual([])
  })

  test('registers that disagree: the first is shown, both stay in the conflicts', () => {
    const other = provided(
      'opencorporates',
      record({
        id: 'opencorporates:08957400',
        origin: 'register',
        status: 'dissolved',
        ...gb('8957400'),
      }),
      { ...registration, of: 'opencorporates:08957400', incorporationDate: '2015-01-01' },
    )
    const profile = build([...leiParts, ...registerParts, ...other])
    expect(profile.status).toBe('active')
    expect(profile.conflicts).toEqual([
      {
        path: 'status',
        values: [
          { value: 'active', sourceIds: ['src_1', 'src_3'] },
          { value: 'dissolved', sourceIds: ['src_2'] },
        ],
      },
      {
        path: 'registration.incorporationDate',
        values: [
          { value: '2014-03-25', sourceIds: ['src_1'] },
          { value: '2015-01-01', sourceIds: ['src_2'] },
        ],
      },
    ])
    const dated = profile.evidence.find(({ path }) => path === 'registration.incorporationDate')
    expect(dated?.confidence).toBeLessThan(80)
  })

  test("a register's own word is cited from the records that use it, and from no other", () => {
    const bankrupt = provided(
      'companies_house',
      record({
        id: 'companies_house:08957400',
        origin: 'register',
        status: 'insolvent',
        ...gb('8957400'),
      }),
      { ...registration, legalStatus: 'in administration' },
    )
    const listed = provided('gleif', {
      ...registration,
      of: `gleif:${lei}`,
      entityType: null,
      legalStatus: 'ACTIVE',
      authority: 'Companies House',
    })
    const profile = build([...leiParts, ...bankrupt, ...listed])
    const backed = Object.fromEntries(
      profile.evidence.map(({ path, sourceIds }) => [path, sourceIds]),
    )
    expect(backed).toMatchObject({
      'registration.legalStatus': ['src_1'],
      'registration.entityType': ['src_1'],
      'registration.authority': ['src_1', 'src_2'],
    })
    expect(profile.summary).toContain(
      "Its status is insolvent (in the register's words: in administration) [1].",
    )
    expect(profile.conflicts.map(({ path }) => path)).toEqual(['status'])
  })

  test('the authority is the one that keeps the number, never that of another record', () => {
    const filed = provided(
      'sec',
      record({ id: 'sec:1', origin: 'filing', cik: '1', lei, jurisdiction: 'GB' }),
      { ...registration, of: 'sec:1', legalStatus: null, authority: 'SEC EDGAR' },
    )
    const { registration: shown, evidence } = build([...leiParts, ...filed])
    expect(shown).toMatchObject({ number: '08957400', authority: null })
    expect(evidence.map(({ path }) => path)).not.toContain('registration.authority')
  })

  test('a company that is active has no end, whatever a less trusted record says', () => {
    const wikidata = provided(
      'wikidata',
      record({ id: 'wikidata:Q42', origin: 'wikidata', lei, wikidata: 'Q42', status: 'dissolved' }),
      { ...registration, of: 'wikidata:Q42', dissolutionDate: '1932' },
    )
    const { registration: said, conflicts } = build([...registerParts, ...leiParts, ...wikidata])
    expect(said.dissolutionDate).toBeNull()
    expect(conflicts.map(({ path }) => path)).toContain('status')
  })

  test('a year does not contradict a day of that year', () => {
    const wikidata = provided(
      'wikidata',
      record({ id: 'wikidata:Q1', origin: 'wikidata', wikidata: 'Q1', lei }),
      { ...registration, of: 'wikidata:Q1', authority: null, incorporationDate: '2014' },
    )
    expect(build([...leiParts, ...registerParts, ...wikidata]).conflicts).toEqual([])
  })

  test('former names carry their dates, once each, and are no other names', () => {
    const profile = build([...leiParts, ...registerParts])
    expect(profile.previousNames).toMatchObject([
      { name: 'OLD HARBOUR LTD', from: '2014-03-25', to: '2020-04-20', sourceIds: ['src_1'] },
    ])
    expect(profile.otherNames).toEqual([])
  })

  test('of a sole trader nothing is shown but name and number', () => {
    const of = 'brreg:923609016'
    const no = { jurisdiction: 'NO', numbers: [{ jurisdiction: 'NO', number: '923609016' }] }
    const parts = provided(
      'brreg',
      record({
        id: of,
        origin: 'register',
        name: 'Kari Invented',
        kind: 'sole_trader',
        city: 'Bergen',
        address: 'Her home 1',
        legalForm: 'Enkeltpersonforetak',
        ...no,
      }),
      officers(of, ['Kari Invented', 'Innehaver']),
      {
        kind: 'locations',
        of,
        locations: [
          {
            kind: 'registered',
            lines: ['Her home 1'],
            city: 'Bergen',
            region: null,
            postalCode: '5003',
            country: 'NO',
          },
        ],
      },
    )
    const pin = { id: 'no:923609016', name: 'Kari Invented', jurisdiction: 'NO' }
    const profile = build(parts, { pin })
    expect(profile).toMatchObject({ name: 'Kari Invented', executives: [], locations: [] })
    expect(profile.registration.number).toBe('923609016')
    expect(JSON.stringify(profile)).not.toMatch(/Bergen|home|Enkelt|Innehaver/)
    const suppressed = {
      pin,
      isSuppressed: ({ name }: { name: string }) => name === 'Kari Invented',
    }
    expect(() => build(parts, suppressed)).toThrow('no company')
  })

  test('places differ by kind, and one place that two sources name is one', () => {
    const place = { lines: ['1 Quay'], region: null, postalCode: null, country: 'GB' }
    const listed = (of: string, city: string) =>
      ({
        kind: 'locations',
        of,
        locations: [
          { kind: 'registered', city, ...place },
          { kind: 'headquarters', city: 'Hull', ...place },
        ],
      }) satisfies CompanyPart
    const profile = build([
      ...leiParts,
      ...registerParts,
      ...provided('gleif', listed(`gleif:${lei}`, 'LEEDS')),
      ...provided('companies_house', listed('companies_house:08957400', 'Leeds')),
    ])
    expect(profile.locations).toMatchObject([
      { kind: 'registered', city: 'Leeds', sourceIds: ['src_1', 'src_2'] },
      { kind: 'headquarters', city: 'Hull', sourceIds: ['src_1', 'src_2'] },
    ])
  })

  test('every sentence of the summary cites sources that exist', () => {
    const profile = build([
      ...leiParts,
      ...registerParts,
      ...provided(
        'companies_house',
        officers('companies_house:08957400', ['Ada [9] Example', 'director']),
      ),
      ...provided('gleif', {
        kind: 'relations',
        of: `gleif:${lei}`,
        relation: 'parent',
        companies: [{ id: `lei:${parentLei}`, name: 'Tidal Group plc', jurisdiction: 'GB' }],
        total: null,
      }),
    ])
    const sentences = profile.summary.split(/(?<=\]\.) /)
    expect(sentences.length).toBeGreaterThan(3)
    for (const sentence of sentences) expect(sentence).toMatch(/ (?:\[[12]\])+\.$/)
    expect(profile.summary).toContain('under number 08957400')
    expect(profile.summary).toContain('Ada (9) Example (director)')
    expect(profile.summary).toContain('Its direct parent is Tidal Group plc [2].')
    expect(profile.notice).toContain('not a consumer report')
  })

  test('no record of the company, no profile', () => {
    expect(() => build([])).toThrow('no company')
    const elsewhere = { id: `lei:${lei}`, name: 'Brackwater Tidal Ltd', jurisdiction: 'FR' }
    expect(() => build(leiParts, { pin: elsewhere })).toThrow('no company')
  })
})
