import { z } from 'zod'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import type { Companies } from './shared/company-source.ts'
import { createSearchedRegister } from './shared/create-searched-register.ts'
import { buildLocation, buildParts } from './shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  toAddressLine,
  toDay,
  toRegisterCountry,
} from './shared/register-record.ts'

const register = 'prh'

const facts = {
  baseUrl: 'https://avoindata.prh.fi',
  // no limit is documented
  limit: { requests: 5, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://avoindata.prh.fi/fi/avoindata-lisenssi',
  licence: 'CC BY 4.0',
} as const

/** Names: 1 is the company's own, 2 a translation, 3 one for a part of the business. */
const Name = z.object({
  name: z.string().min(1),
  type: z.string(),
  registrationDate: optionalText,
  endDate: optionalText,
})
const Description = z.object({ languageCode: z.string(), description: z.string() })
const Described = z.object({
  type: optionalText,
  endDate: optionalText,
  descriptions: optionalItems(Description),
})
/** Type 1 is where it does business, 2 where its post goes. */
const Address = z.object({
  type: z.int(),
  street: optionalText,
  buildingNumber: optionalText,
  postCode: optionalText,
  country: optionalText,
  postOffices: optionalItems(z.object({ city: z.string().min(1), languageCode: optionalText })),
})

const Company = z.object({
  businessId: z.object({ value: z.string().regex(/^\d{7}-\d$/) }),
  names: items(Name),
  companyForms: optionalItems(Described),
  companySituations: optionalItems(Described),
  mainBusinessLine: z
    .object({
      type: z.string().min(1),
      typeCodeSet: optionalText,
      descriptions: optionalItems(Description),
    })
    .nullish()
    .catch(null),
  registeredEntries: optionalItems(Described.extend({ register: optionalText })),
  addresses: optionalItems(Address),
  registrationDate: optionalText,
  endDate: optionalText,
})
const Answer = z.object({ companies: items(Company) })

/** Companies by name, and the company of one number. */
export const { search: prhSearch, company: prhCompany } = createSearchedRegister({
  register,
  country: 'FI',
  facts,
  path: '/opendata-ytj-api/v3/companies',
  parameters: { name: 'name', number: 'businessId' },
  body: Answer,
  listEntries: ({ companies }) => companies,
  listNumbers: ({ businessId }) => [businessId.value],
  describe,
})

type Company = z.infer<typeof Company>

function describe(company: Company): Companies['finding'][] {
  const own = company.names.filter(({ type }) => type === '1')
  const name = own.find(({ endDate }) => endDate === null) ?? own[0]
  if (name === undefined) return []
  const { address, city, street } = chooseSeat(company)
  const form = company.companyForms.find(({ endDate }) => endDate === null)
  const record = buildRegisterRecord(register, {
    number: company.businessId.value,
    name: name.name,
    otherNames: company.names
      .filter(({ type, endDate }) => type !== '1' && endDate === null)
      .map((other) => other.name),
    // private traders and farms, of people
    kind: form?.type === '26' ? 'sole_trader' : 'company',
    status: toStatus(company),
    legalForm: translate(form),
    city: city ?? null,
    address: toAddressLine(street, address?.postCode, city),
  })
  const line = company.mainBusinessLine
  return buildParts(record, {
    registration: {
      entityType: record.legalForm,
      legalStatus: describeStatus(company),
      authority: 'Patentti- ja rekisterihallitus (PRH)',
      incorporationDate: toDay(company.registrationDate),
      dissolutionDate: toDay(company.endDate),
      url: buildPage(register, company.businessId.value),
    },
    previousNames: own
      .filter((former) => former.endDate !== null)
      .map((former) => ({
        name: former.name,
        from: toDay(former.registrationDate),
        to: toDay(former.endDate),
      })),
    industries: line
      ? [{ scheme: line.typeCodeSet ?? 'TOL', code: line.type, label: translate(line) }]
      : [],
    locations: address
      ? [
          buildLocation('registered', {
            lines: [street],
            city,
            postalCode: address.postCode,
            country: toRegisterCountry(address.country) ?? 'FI',
          }),
        ]
      : [],
  })
}

/** The address to visit (1), else that for mail (2); its city in Finnish where it has one. */
function chooseSeat({ addresses }: Company) {
  const address = [1, 2].flatMap((kind) => addresses.filter(({ type }) => type === kind))[0]
  const offices = address?.postOffices ?? []
  const city = (offices.find(({ languageCode }) => languageCode === '1') ?? offices[0])?.city
  const street = [address?.street, address?.buildingNumber].filter(Boolean).join(' ')
  return { address, city, street }
}

/** A situation by its code, else what the trade register (1) says. */
function describeStatus({ companySituations, registeredEntries }: Company): string | null {
  const situation = companySituations.find(({ endDate }) => endDate === null)
  if (situation !== undefined) return translate(situation) ?? situation.type
  const entry = registeredEntries.find((one) => one.register === '1' && one.endDate === null)
  return translate(entry)
}

/** What stands in a situation (a reorganisation, a bankruptcy) is known to the register alone. */
function toStatus({ endDate, companySituations }: Company) {
  if (endDate !== null) return 'dissolved' as const
  const isOpen = companySituations.some((situation) => situation.endDate === null)
  return isOpen ? ('unknown' as const) : ('active' as const)
}

/** English (3) before Finnish (1). */
function translate(
  one: Pick<z.infer<typeof Described>, 'descriptions'> | undefined,
): string | null {
  const said = (language: string) =>
    one?.descriptions.find(({ languageCode }) => languageCode === language)?.description
  return said('3') ?? said('1') ?? null
}
