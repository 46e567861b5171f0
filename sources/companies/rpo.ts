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

const register = 'rpo'

const facts = {
  baseUrl: 'https://api.statistics.sk',
  // no limit is documented
  limit: { requests: 3, seconds: 1 },
  cacheSeconds: 86_400,
  timeoutMs: 10_000,
  termsUrl: 'https://susrrpo.docs.apiary.io/',
  licence: 'CC BY 4.0',
} as const

/** Every list is a history; the entry without an end holds today. */
const Dated = z.object({
  value: z.string().min(1),
  validFrom: optionalText,
  validTo: optionalText,
})
const Address = z.object({
  validTo: optionalText,
  street: optionalText,
  buildingNumber: optionalText,
  postalCodes: optionalItems(z.string()),
  municipality: z.object({ value: optionalText }).nullish().catch(null),
  country: z.object({ value: optionalText, code: optionalText }).nullish().catch(null),
})
const Entity = z.object({
  identifiers: items(Dated),
  fullNames: items(Dated),
  addresses: optionalItems(Address),
  establishment: optionalText,
  termination: optionalText,
  sourceRegister: z
    .object({
      value: z.object({ value: optionalText }).nullish().catch(null),
      registrationOffices: optionalItems(Dated),
    })
    .nullish()
    .catch(null),
})
const Answer = z.object({ results: items(Entity) })

/** Legal persons by name, and the legal person of one number. */
export const { search: rpoSearch, company: rpoCompany } = createSearchedRegister({
  register,
  country: 'SK',
  facts,
  path: '/rpo/v1/search',
  parameters: { name: 'fullName', number: 'identifier' },
  body: Answer,
  listEntries: ({ results }) => results,
  listNumbers: ({ identifiers }) =>
    identifiers.flatMap(({ value, validTo }) => (validTo === null ? value : [])),
  describe,
})

/** Today's entry of a history; the last one of what has ended. */
function chooseCurrent<Entry extends { validTo: string | null }>(entries: readonly Entry[]) {
  return (
    entries.find(({ validTo }) => validTo === null) ??
    entries.toSorted((a, b) => (b.validTo ?? '').localeCompare(a.validTo ?? ''))[0]
  )
}

/** Registers that hold people; companies have their own. */
const personRegister = /živnosten|samostatne hospodáriac/i

function describe(entity: z.infer<typeof Entity>): Companies['finding'][] {
  const [number, name] = [chooseCurrent(entity.identifiers), chooseCurrent(entity.fullNames)]
  if (number === undefined || name === undefined) return []
  const address = chooseCurrent(entity.addresses)
  const city = address?.municipality?.value
  const street = [address?.street, address?.buildingNumber].filter(Boolean).join(' ')
  const record = buildRegisterRecord(register, {
    number: number.value,
    name: name.value,
    // people with a trade licence, and farmers
    kind: personRegister.test(entity.sourceRegister?.value?.value ?? '')
      ? 'sole_trader'
      : 'company',
    status: entity.termination === null ? 'active' : 'dissolved',
    city: city ?? null,
    address: toAddressLine(street, address?.postalCodes[0], city),
  })
  const { sourceRegister: source } = entity
  const office = chooseCurrent(source?.registrationOffices ?? [])
  return buildParts(record, {
    registration: {
      entityType: null,
      legalStatus: null,
      authority: toAddressLine(source?.value?.value, office?.value),
      incorporationDate: toDay(entity.establishment),
      dissolutionDate: toDay(entity.termination),
      url: buildPage(register, number.value),
    },
    previousNames: entity.fullNames
      .filter((one) => one !== name)
      .map(({ value, validFrom, validTo }) => ({
        name: value,
        from: toDay(validFrom),
        to: toDay(validTo),
      })),
    locations: address
      ? [
          buildLocation('registered', {
            lines: [street],
            city,
            postalCode: address.postalCodes[0],
            // countries by the numbers of ISO 3166
            country:
              address.country?.code === '703'
                ? 'SK'
                : toRegisterCountry(address.country?.value ?? null),
          }),
        ]
      : [],
  })
}
