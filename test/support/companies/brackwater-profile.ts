import { buildRecord } from '../../../research/companies/company-record.ts'
import { buildCompanyProfile } from '../../../research/companies/profile/build-company-profile.ts'

const retrievedAt = '2026-03-01T11:59:00.000Z'
const of = 'companies_house:08957400'
const record = buildRecord({
  id: of,
  origin: 'register',
  name: 'Brackwater Tidal Limited',
  status: 'active',
  jurisdiction: 'GB',
  numbers: [{ jurisdiction: 'GB', number: '08957400' }],
})
const built = buildCompanyProfile({
  parts: [
    { provider: 'companies_house', part: { kind: 'record', record }, retrievedAt },
    {
      provider: 'companies_house',
      part: {
        kind: 'registration',
        of,
        entityType: 'ltd',
        legalStatus: 'Active',
        authority: 'Companies House',
        incorporationDate: null,
        dissolutionDate: null,
        url: 'https://find-and-update.company-information.service.gov.uk/company/08957400',
      },
      retrievedAt,
    },
  ],
  pin: { id: 'gb:08957400', name: 'Brackwater Tidal Limited', jurisdiction: 'GB' },
  coverage: [],
  alternatives: [],
  isSuppressed: () => false,
  now: new Date('2026-03-01T12:00:00.000Z'),
})

if (built === null) throw new Error('the records are of no company')
/** What one register says of an invented company. */
export const brackwaterProfile = built
