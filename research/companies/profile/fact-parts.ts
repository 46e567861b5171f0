import { z } from 'zod'

const text = z.string().nullable()
/** `2019`, `2019-03` or `2019-03-31`. */
const date = z.string().nullable()
/**
 * The `id` of the record that a part adds to, such as `brreg:923609016`; it counts only where that
 * record does.
 */
const of = z.string()

const Registration = z.object({
  kind: z.literal('registration'),
  of,
  /** The legal form in words. */
  entityType: text,
  /** The register's own word for the status. */
  legalStatus: text,
  /** The name of the authority that keeps the register. */
  authority: text,
  incorporationDate: date,
  dissolutionDate: date,
  /** The page of the record that a person can open. */
  url: z.url(),
})

const PreviousNames = z.object({
  kind: z.literal('previous_names'),
  of,
  names: z.array(z.object({ name: z.string(), from: date, to: date })),
})

const Industries = z.object({
  kind: z.literal('industries'),
  of,
  industries: z.array(z.object({ scheme: z.string(), code: z.string(), label: text })),
})

const Locations = z.object({
  kind: z.literal('locations'),
  of,
  locations: z.array(
    z.object({
      kind: z.enum(['registered', 'headquarters', 'branch']),
      lines: z.array(z.string()),
      city: text,
      /** ISO 3166-2 or the register's word. */
      region: text,
      postalCode: text,
      /** ISO 3166-1. */
      country: text,
    }),
  ),
})

/** A place of a company as a source states it. */
export type StatedLocation = z.infer<typeof Locations>['locations'][number]

const Officers = z.object({
  kind: z.literal('officers'),
  of,
  /** Everything that the register lists, past, masked and auditing ones too. */
  officers: z.array(
    z.object({
      name: z.string(),
      /** The role in the register's words, or its code. */
      title: z.string(),
      since: date,
      until: date,
      isCompany: z.boolean(),
      /** Not stored: it distinguishes minors. */
      birthYear: z.int().nullish(),
    }),
  ),
})

/** A figure for a period; `range` where the source knows a band only. */
const Figure = z.object({
  measure: z.enum(['revenue', 'netIncome', 'employees']),
  /** The source's own name of the measure, such as `us-gaap/Revenues`. */
  concept: z.string(),
  value: z.union([z.number(), z.object({ low: z.number(), high: z.number().nullable() })]),
  /** ISO 4217; null for numbers of people. */
  currency: text,
  start: date,
  end: date,
  /** Where only the year of a period is known. */
  year: z.int().nullable(),
  /** The form of the filing, such as `10-K`; null for sources other than filings. */
  form: text,
  filed: date,
})
const Figures = z.object({ kind: z.literal('figures'), of, figures: z.array(Figure) })

const Relations = z.object({
  kind: z.literal('relations'),
  of,
  relation: z.enum(['parent', 'ultimate_parent', 'subsidiary', 'branch']),
  /** Empty: the source was asked and reports none. */
  companies: z.array(
    z.object({
      /** As `listCompanyIds` writes it; null for a company without a number. */
      id: text,
      name: z.string(),
      jurisdiction: text,
    }),
  ),
  /** How many there are where the list is cut; null: the list is whole. */
  total: z.int().nullable(),
})

const RelationException = z.object({
  kind: z.literal('exception'),
  of,
  relation: z.enum(['parent', 'ultimate_parent']),
  /** The reason code of the source, such as `NATURAL_PERSONS`. */
  reason: z.string(),
})

/** What sources know of a company beside its record. */
export const factParts = [
  Registration,
  PreviousNames,
  Industries,
  Locations,
  Officers,
  Figures,
  Relations,
  RelationException,
] as const
export type FactPart = z.infer<(typeof factParts)[number]>
