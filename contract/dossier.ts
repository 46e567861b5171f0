import { z } from 'zod'
import { Coverage } from './coverage.ts'
import { format, Metadata, refresh, sandbox } from './envelope.ts'
import { partialFields, StreamEvent } from './events.ts'
import { PersonInput } from './person.ts'
import { Account } from './social.ts'
import { Source } from './source.ts'
import { Usage } from './usage.ts'

/** Spec 4.3. */
export const DossierInput = z.strictObject({ person: PersonInput, refresh, format, sandbox }).meta({ id: 'DossierInput' })
export type DossierInput = z.infer<typeof DossierInput>

/** What every leaf of every section carries (design 7.4). */
const backed = { confidence: z.number().min(0).max(100), sourceIds: z.array(z.string()), claimId: z.string().nullable() }
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
})
const Position = item({ title: orNull, organization: orNull, from: orNull, to: orNull, current: z.boolean() })

/** The sections by key; one that was attempted and is empty has empty lists, one that was not attempted is absent. */
export const Sections = z
  .looseObject({
    identity: z
      .looseObject({
        name: z.string(),
        age: z.int().nullable(),
        birthYear: z.int().nullable(),
        headline: orNull,
        aliases: z.array(item({ value: z.string() })),
        photo: z.string().nullable(),
      })
      .optional(),
    contact: z
      .looseObject({
        emails: z.array(item({ value: z.string(), kind: z.enum(['work', 'personal', 'unknown']) })),
        phones: z.array(item({ value: z.string(), kind: z.enum(['mobile', 'landline', 'voip', 'unknown']), country: orNull })),
        websites: z.array(item({ url: z.url() })),
      })
      .optional(),
    social: z.looseObject({ accounts: z.array(Account) }).optional(),
    locations: z.looseObject({ current: Location.nullable(), items: z.array(Location) }).optional(),
    work: z.looseObject({ current: Position.nullable(), positions: z.array(Position) }).optional(),
    education: z
      .looseObject({ items: z.array(item({ school: z.string(), degree: orNull, field: orNull, from: orNull, to: orNull })) })
      .optional(),
    relatives: z
      .looseObject({
        items: z.array(item({ name: z.string(), relation: z.enum(['spouse', 'parent', 'child', 'sibling', 'other', 'unknown']) })),
      })
      .optional(),
    mentions: z
      .looseObject({
        items: z.array(
          z.looseObject({
            sourceId: z.string(),
            title: z.string(),
            url: z.url(),
            domain: z.string(),
            publishedAt: orNull,
            snippet: z.string(),
          }),
        ),
      })
      .optional(),
  })
  .meta({ id: 'Sections' })
export type Sections = z.infer<typeof Sections>

/** A statement with the verbatim excerpts that carry it. */
export const Claim = z
  .looseObject({
    id: z.string(),
    path: z.string(),
    value: z.unknown(),
    confidence: backed.confidence,
    level: z.enum(['high', 'medium', 'low']),
    status: z.enum(['supported', 'contradicted', 'unverified']),
    citations: z.array(z.looseObject({ sourceId: z.string(), excerpt: z.string(), start: z.int().min(0), end: z.int().min(0) })),
  })
  .meta({ id: 'Claim' })
export type Claim = z.infer<typeof Claim>

export const Dossier = z
  .looseObject({
    summary: z.string(),
    sections: Sections,
    sources: z.array(Source),
    claims: z.array(Claim),
    conflicts: z.array(
      z.looseObject({ path: z.string(), values: z.array(z.looseObject({ value: z.unknown(), claimIds: z.array(z.string()) })) }),
    ),
    coverage: z.array(Coverage),
    focus: z
      .looseObject({
        name: orNull,
        headline: orNull,
        confidence: z.number().nullable(),
        matchedOn: z.array(z.string()),
        namesakes: z.int().min(0),
      })
      .nullish()
      .meta({ description: 'which of the people of that name this is about, and what in the request led to them; null: nobody fits' }),
    changes: z
      .looseObject({
        since: z.iso.datetime(),
        added: z.array(z.looseObject({ path: z.string(), value: z.unknown(), claimId: z.string() })),
        removed: z.array(z.looseObject({ path: z.string(), value: z.unknown() })),
        changed: z.array(z.looseObject({ path: z.string(), from: z.unknown(), to: z.unknown() })),
      })
      .optional()
      .meta({ description: 'of a dossier that was built anew: what it says otherwise than the one before' }),
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
