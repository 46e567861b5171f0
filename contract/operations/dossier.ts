import { z } from 'zod'
import { Coverage } from '../results/coverage.ts'
import { format, Metadata, refresh, sandbox } from '../results/envelope.ts'
import { partialFields, StreamEvent } from '../results/events.ts'
import { PersonInput } from '../results/person.ts'
import { Account } from '../results/social.ts'
import { Source } from '../results/source.ts'
import { Usage } from '../results/usage.ts'

export const DossierInput = z
  .strictObject({
    person: PersonInput.meta({
      description: 'the person; a `hit` of a search describes that candidate',
    }),
    refresh,
    format,
    sandbox,
  })
  .meta({ id: 'DossierInput' })
export type DossierInput = z.infer<typeof DossierInput>

/** What every leaf of every section carries. */
const backed = {
  confidence: z.number().min(0).max(100),
  sourceIds: z.array(z.string()),
  claimId: z.string().nullable(),
}
const item = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject({ ...shape, ...backed })
const orNull = z.string().nullable()

const Location = item({
  label: z.string(),
  city: orNull,
  country: orNull,
  countryCode: orNull,
  from: orNull,
  to: orNull,
  current: z.boolean(),
}).meta({ id: 'Location' })
const Position = item({
  title: orNull,
  organization: orNull,
  from: orNull,
  to: orNull,
  current: z.boolean(),
}).meta({ id: 'Position' })
const Alias = item({ value: z.string() }).meta({ id: 'Alias' })
const EmailAddress = item({
  value: z.string(),
  kind: z.enum(['work', 'personal', 'unknown']),
}).meta({ id: 'EmailAddress' })
const PhoneNumber = item({
  value: z.string(),
  kind: z.enum(['mobile', 'landline', 'voip', 'unknown']),
  country: orNull,
}).meta({
  id: 'PhoneNumber',
})
const Website = item({ url: z.url() }).meta({ id: 'Website' })
const Education = item({
  school: z.string(),
  degree: orNull,
  field: orNull,
  from: orNull,
  to: orNull,
}).meta({ id: 'Education' })
const relations = z.enum(['spouse', 'parent', 'child', 'sibling', 'other', 'unknown'])
const Relative = item({ name: z.string(), relation: relations }).meta({ id: 'Relative' })
const Mention = z
  .looseObject({
    sourceId: z.string(),
    title: z.string(),
    url: z.url(),
    domain: z.string(),
    publishedAt: orNull,
    snippet: z.string(),
    alsoAt: z
      .array(z.string())
      .optional()
      .meta({ description: 'addresses of other pages with the same text' }),
    confidence: backed.confidence.optional(),
    sourceIds: backed.sourceIds
      .optional()
      .meta({ description: 'this page, then those of `alsoAt`' }),
    claimId: backed.claimId.optional().meta({ description: 'the claim that the snippet carries' }),
  })
  .meta({ id: 'Mention' })

const LeafBacking = z.looseObject(backed).meta({ id: 'LeafBacking' })
const IdentityBacking = z
  .looseObject({
    name: LeafBacking.nullable(),
    birthYear: LeafBacking.nullable(),
    deathYear: LeafBacking.nullable().optional(),
    headline: LeafBacking.nullable(),
    photo: LeafBacking.nullable(),
  })
  .meta({
    id: 'IdentityBacking',
    description: 'what each field rests on; null where no claim states it',
  })

const IdentitySection = z
  .looseObject({
    name: z.string(),
    age: z.int().nullable(),
    birthYear: z.int().nullable(),
    deathYear: z.int().nullable().optional(),
    headline: orNull,
    aliases: z.array(Alias),
    photo: z.string().nullable(),
    backing: IdentityBacking.optional(),
  })
  .meta({ id: 'IdentitySection' })
const ContactSection = z
  .looseObject({
    emails: z.array(EmailAddress),
    phones: z.array(PhoneNumber),
    websites: z.array(Website),
  })
  .meta({ id: 'ContactSection' })
const SocialSection = z.looseObject({ accounts: z.array(Account) }).meta({ id: 'SocialSection' })
const LocationsSection = z
  .looseObject({ current: Location.nullable(), items: z.array(Location) })
  .meta({ id: 'LocationsSection' })
const WorkSection = z
  .looseObject({ current: Position.nullable(), positions: z.array(Position) })
  .meta({ id: 'WorkSection' })
const EducationSection = z
  .looseObject({ items: z.array(Education) })
  .meta({ id: 'EducationSection' })
const RelativesSection = z
  .looseObject({ items: z.array(Relative) })
  .meta({ id: 'RelativesSection' })
const MentionsSection = z.looseObject({ items: z.array(Mention) }).meta({ id: 'MentionsSection' })

/**
 * The sections by key; one that was attempted and is empty has empty lists, one that was not
 * attempted is absent.
 */
export const Sections = z
  .looseObject({
    identity: IdentitySection.optional(),
    contact: ContactSection.optional(),
    social: SocialSection.optional(),
    locations: LocationsSection.optional(),
    work: WorkSection.optional(),
    education: EducationSection.optional(),
    relatives: RelativesSection.optional(),
    mentions: MentionsSection.optional(),
  })
  .meta({ id: 'Sections' })
export type Sections = z.infer<typeof Sections>

const Citation = z
  .looseObject({
    sourceId: z.string(),
    excerpt: z.string(),
    start: z
      .int()
      .min(0)
      .meta({
        description:
          'where the excerpt begins in the text that was read at the source, in UTF-16 units: ' +
          'in what a page shows, or in the lines of a record that its provider gave',
      }),
    end: z.int().min(0).meta({ description: 'where the excerpt ends in that text' }),
  })
  .meta({ id: 'Citation' })

/**
 * How a claim was read: from a provider's field, a page's structured data, a sentence pattern, or
 * by a language model.
 */
export const claimMethods = ['provider', 'structured', 'pattern', 'model'] as const

/** A statement with the verbatim excerpts that carry it. */
export const Claim = z
  .looseObject({
    id: z.string(),
    path: z.string(),
    value: z.unknown(),
    confidence: backed.confidence,
    level: z.enum(['high', 'medium', 'low']),
    status: z.enum(['supported', 'contradicted', 'unverified']),
    method: z
      .array(z.enum(claimMethods))
      .optional()
      .meta({
        description:
          'how it was read: from a field of a provider, structured data of a page, a pattern of ' +
          'words, or by a language model',
      }),
    citations: z.array(Citation),
  })
  .meta({ id: 'Claim' })
export type Claim = z.infer<typeof Claim>

const ConflictValue = z
  .looseObject({ value: z.unknown(), claimIds: z.array(z.string()) })
  .meta({ id: 'ConflictValue' })
const Conflict = z
  .looseObject({ path: z.string(), values: z.array(ConflictValue) })
  .meta({ id: 'Conflict' })

const FocusEvidence = z
  .looseObject({ url: z.string(), reasons: z.array(z.string()) })
  .meta({ id: 'FocusEvidence' })
const DossierFocus = z
  .looseObject({
    name: orNull,
    headline: orNull,
    confidence: z.number().nullable(),
    matchedOn: z.array(z.string()),
    namesakes: z.int().min(0),
    others: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'what distinguishes up to five of the namesakes: headlines as a search has them, to ' +
          'start a dossier of one of them with',
      }),
    evidence: z
      .array(FocusEvidence)
      .optional()
      .meta({ description: 'each page that was used, and why it is about this person' }),
    leftOut: z.int().min(0).optional().meta({
      description:
        'pages of the name that are about another person, or not certainly about this one',
    }),
  })
  .meta({ id: 'DossierFocus' })

const AddedValue = z
  .looseObject({ path: z.string(), value: z.unknown(), claimId: z.string() })
  .meta({ id: 'AddedValue' })
const RemovedValue = z
  .looseObject({ path: z.string(), value: z.unknown() })
  .meta({ id: 'RemovedValue' })
const ChangedValue = z
  .looseObject({ path: z.string(), from: z.unknown(), to: z.unknown() })
  .meta({ id: 'ChangedValue' })
const DossierChanges = z
  .looseObject({
    since: z.iso.datetime(),
    added: z.array(AddedValue),
    removed: z.array(RemovedValue),
    changed: z.array(ChangedValue),
  })
  .meta({ id: 'DossierChanges' })

export const Dossier = z
  .looseObject({
    summary: z.string(),
    sections: Sections,
    sources: z.array(Source),
    claims: z.array(Claim),
    conflicts: z.array(Conflict),
    coverage: z.array(Coverage),
    focus: DossierFocus.nullish().meta({
      description:
        'which person of that name this is about, and which parts of the request led to ' +
        'them; null: no person matches',
    }),
    changes: DossierChanges.optional().meta({
      description: 'of a rebuilt dossier: how it differs from the one before',
    }),
    withheld: z.enum(['minor']).optional().meta({ description: 'why nothing is shown' }),
    builtAt: z.iso.datetime(),
    notice: z.string(),
  })
  .meta({ id: 'Dossier' })
export type Dossier = z.infer<typeof Dossier>

export const DossierResult = z
  .looseObject({
    object: z.literal('dossier_result'),
    request_id: z.string(),
    metadata: Metadata,
    usage: Usage,
    cached: z.boolean(),
    dossier: Dossier,
    ...partialFields,
    events: z.array(StreamEvent),
  })
  .meta({ id: 'DossierResult' })
export type DossierResult = z.infer<typeof DossierResult>
