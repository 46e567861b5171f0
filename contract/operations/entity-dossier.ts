import { z } from 'zod'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { Coverage } from '../results/coverage.ts'
import { refresh } from '../results/envelope.ts'
import { partialFields } from '../results/events.ts'
import { Source } from '../results/source.ts'
import { CompanyHit, CompanyStatus } from './entity-search.ts'

const orNull = z.string().nullable()
const date = orNull.meta({
  description: 'a year, a month or a day: `2019`, `2019-03`, `2019-03-31`',
})

const CompanyInput = z
  .looseObject({
    name: text({ max: limits.query }),
    id: z.string().max(limits.query).optional().meta({
      description: 'pins the company: `lei:…`, `gb:08957400`, `cik:…` or `wikidata:Q…` of a hit',
    }),
    entityId: z.string().max(limits.query).optional().meta({
      description: 'pins it like `id`, where that is absent: a profile can be sent back as it came',
    }),
    jurisdiction: z
      .string()
      .max(limits.query)
      .nullish()
      .meta({ description: 'ISO 3166 code, such as `GB`' }),
  })
  .meta({ id: 'CompanyInput' })

export const EntityDossierInput = z
  .strictObject({ company: CompanyInput, refresh })
  .meta({ id: 'EntityDossierInput' })
export type EntityDossierInput = z.infer<typeof EntityDossierInput>

/** What every leaf carries. */
const backed = {
  confidence: z.number().min(0).max(100),
  sourceIds: z.array(z.string()),
}
const item = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject({ ...shape, ...backed })

const Registration = z
  .looseObject({
    jurisdiction: orNull,
    entityType: orNull,
    legalStatus: orNull.meta({ description: "the register's own word" }),
    number: orNull,
    authority: orNull,
    incorporationDate: date,
    dissolutionDate: date,
    registryUrl: z.url().nullable(),
    retrievedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CompanyRegistration' })

const Identifier = item({
  scheme: z.string().meta({ examples: ['lei', 'cik', 'wikidata', 'ticker', 'register_number'] }),
  value: z.string(),
  jurisdiction: orNull,
}).meta({ id: 'CompanyIdentifier' })
const PreviousName = item({ name: z.string(), from: date, to: date }).meta({
  id: 'CompanyPreviousName',
})
const OtherName = item({ name: z.string() }).meta({ id: 'CompanyOtherName' })
const Industry = item({ scheme: z.string(), code: z.string(), label: orNull }).meta({
  id: 'CompanyIndustry',
})
const Location = item({
  kind: z.enum(['registered', 'headquarters', 'branch']),
  lines: z.array(z.string()),
  city: orNull,
  region: orNull,
  postalCode: orNull,
  country: orNull,
}).meta({ id: 'CompanyLocation' })
const Executive = item({
  name: z.string(),
  title: z.string(),
  since: date,
  kind: z.enum(['person', 'company']),
}).meta({ id: 'CompanyExecutive' })

const StaffBand = z
  .looseObject({ low: z.number(), high: z.number().nullable() })
  .meta({ id: 'StaffBand' })
const Staff = z
  .union([z.number(), StaffBand])
  .nullable()
  .meta({ description: 'a number, or the band that the source gives' })
const Financials = item({
  estimated: z.literal(true),
  currency: orNull,
  year: z.int().nullable(),
  periodEnd: date,
  revenue: z.number().nullable(),
  netIncome: z.number().nullable(),
  employees: Staff,
  employeesYear: z.int().nullable(),
  basis: z.string(),
}).meta({ id: 'CompanyFinancials', description: 'figures of one year in one currency' })

const RelatedCompany = item({ id: orNull, name: z.string(), jurisdiction: orNull }).meta({
  id: 'RelatedCompany',
})
const ParentException = item({
  reason: z.string().meta({ examples: ['NATURAL_PERSONS'] }),
  meaning: z.enum(['none', 'not_disclosed', 'unknown']),
}).meta({ id: 'ParentException' })
const Reported = z.enum(['reported', 'reported_none', 'not_disclosed', 'not_reported'])
const ParentExceptions = z
  .looseObject({
    parent: ParentException.nullable(),
    ultimateParent: ParentException.nullable(),
  })
  .meta({
    id: 'ParentExceptions',
    description: 'why no parent is named, in the words of who reports it',
  })
const StructureReports = z
  .looseObject({
    parent: Reported,
    ultimateParent: Reported,
    subsidiaries: Reported,
    branches: Reported,
  })
  .meta({
    id: 'StructureReports',
    description: '`reported_none` is a statement, `not_reported` is the lack of one',
  })
const Structure = z
  .looseObject({
    parent: RelatedCompany.nullable(),
    ultimateParent: RelatedCompany.nullable(),
    subsidiaries: z.array(RelatedCompany).nullable(),
    subsidiariesTotal: z.int().nullable(),
    branches: z.array(RelatedCompany).nullable(),
    exception: ParentExceptions.nullable(),
    reported: StructureReports,
  })
  .meta({ id: 'CompanyStructure' })

const LeafEvidence = item({
  path: z.string().meta({ examples: ['registration.incorporationDate'] }),
}).meta({ id: 'LeafEvidence' })
const ConflictingRelation = z
  .enum(['parent', 'ultimate_parent', 'subsidiary'])
  .meta({ description: 'at `structure`: what the company of this id is said to be' })
export type ConflictingRelation = z.infer<typeof ConflictingRelation>
const ConflictingValue = z
  .looseObject({
    value: z.unknown(),
    relation: ConflictingRelation.optional(),
    sourceIds: backed.sourceIds,
  })
  .meta({ id: 'ConflictingValue' })
const CompanyConflict = z
  .looseObject({ path: z.string(), values: z.array(ConflictingValue) })
  .meta({ id: 'CompanyConflict' })
export type CompanyConflict = z.infer<typeof CompanyConflict>

/** Open: no provider of funding rounds is asked yet. */
const Funding = z.record(z.string(), z.unknown()).meta({ id: 'Funding' })

export const CompanyProfile = z
  .looseObject({
    entityId: z.string(),
    name: z.string(),
    legalName: z.string(),
    status: CompanyStatus,
    headline: z.string(),
    initials: z.string(),
    registration: Registration,
    identifiers: z.array(Identifier),
    previousNames: z.array(PreviousName),
    otherNames: z.array(OtherName),
    industries: z.array(Industry),
    locations: z.array(Location),
    executives: z.array(Executive),
    executivesMasked: z.int().meta({ description: 'those whose names the register hides' }),
    financials: Financials.nullable(),
    funding: Funding.nullable().meta({
      description: 'null: no provider of funding rounds is asked',
    }),
    structure: Structure,
    evidence: z
      .array(LeafEvidence)
      .meta({ description: 'confidence and sources of what is no list, by path' }),
    conflicts: z
      .array(CompanyConflict)
      .meta({ description: 'what sources say otherwise; the first value is the one shown' }),
    summary: z.string().meta({ description: '[n] is the source with position n' }),
    sources: z.array(Source),
    coverage: z.array(Coverage),
    alternatives: z
      .array(CompanyHit)
      .meta({ description: 'other companies of that name, where a name alone was given' }),
    builtAt: z.iso.datetime(),
    notice: z.string(),
  })
  .meta({ id: 'CompanyProfile' })
export type CompanyProfile = z.infer<typeof CompanyProfile>

export const EntityDossierResult = z
  .looseObject({
    object: z.literal('entity_dossier_result'),
    request_id: z.string(),
    cached: z.boolean(),
    company: CompanyProfile,
    ...partialFields,
  })
  .meta({ id: 'EntityDossierResult' })
export type EntityDossierResult = z.infer<typeof EntityDossierResult>
