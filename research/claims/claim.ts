import { z } from 'zod'
import type { claimMethods } from '../../contract/operations/dossier.ts'
import type { Span } from '../text/span.ts'

const text = z.string()
const orNull = z.string().nullable()
/** `2019`, `2019-03` or `2019-03-14`. */
const when = z
  .string()
  .regex(/^\d{4}(-\d{2}){0,2}$/)
  .nullable()

/**
 * What a claim may be about, and what its value then is: the leaves of the sections,
 * and sentences that fit none of them.
 */
export const claimValues = {
  'identity.name': z.strictObject({ value: text }),
  'identity.aliases': z.strictObject({ value: text }),
  'identity.headline': z.strictObject({ value: text }),
  'identity.birthYear': z.strictObject({ year: z.int() }),
  'identity.deathYear': z.strictObject({ year: z.int() }),
  'identity.photo': z.strictObject({ url: text }),
  'contact.emails': z.strictObject({ value: text, kind: z.enum(['work', 'personal', 'unknown']) }),
  /** E.164. */
  'contact.phones': z.strictObject({
    value: text,
    kind: z.enum(['mobile', 'landline', 'voip', 'unknown']),
    country: orNull,
  }),
  'contact.websites': z.strictObject({ url: text }),
  /** City level at most. `countryCode`: ISO 3166. */
  'locations.items': z.strictObject({
    label: text,
    city: orNull,
    country: orNull,
    countryCode: orNull,
    from: when,
    to: when,
    current: z.boolean(),
  }),
  /** At least one of title and organization is said. */
  'work.positions': z.strictObject({
    title: orNull,
    organization: orNull,
    from: when,
    to: when,
    current: z.boolean(),
  }),
  'education.items': z.strictObject({
    school: text,
    degree: orNull,
    field: orNull,
    from: when,
    to: when,
  }),
  'relatives.items': z.strictObject({
    name: text,
    relation: z.enum(['spouse', 'parent', 'child', 'sibling', 'other', 'unknown']),
  }),
  'social.accounts': z.strictObject({ platform: text, username: text, url: text }),
  /**
   * A whole sentence about the person, word for word: an award, a book, a role that has no field.
   */
  'mentions.items': z.strictObject({ text }),
} as const

export type ClaimPath = keyof typeof claimValues
export type ClaimValueOf<Path extends ClaimPath> = z.infer<(typeof claimValues)[Path]>
/** A path with a value that fits it. */
export type Statement = {
  [Path in ClaimPath]: { path: Path; value: ClaimValueOf<Path> }
}[ClaimPath]

/** A statement out of what is stored or said by a model; null for what is none. */
export function parseStatement(path: string, value: unknown): Statement | null {
  const parsed = Statements.safeParse({ path, value })
  return parsed.success ? parsed.data : null
}

const Statements = z.discriminatedUnion('path', [
  statement('identity.name'),
  statement('identity.aliases'),
  statement('identity.headline'),
  statement('identity.birthYear'),
  statement('identity.deathYear'),
  statement('identity.photo'),
  statement('contact.emails'),
  statement('contact.phones'),
  statement('contact.websites'),
  statement('locations.items'),
  statement('work.positions'),
  statement('education.items'),
  statement('relatives.items'),
  statement('social.accounts'),
  statement('mentions.items'),
])

function statement<Path extends ClaimPath>(path: Path) {
  return z.strictObject({ path: z.literal(path), value: claimValues[path] })
}

export type ClaimMethod = (typeof claimMethods)[number]

/**
 * A statement about the person as one document makes it. `start` and `end` are UTF-16 offsets of
 * the excerpt in the document's text, so that `text.slice(start, end)` quotes it word for word.
 */
export type ClaimDraft = Statement &
  Span & {
    method: ClaimMethod
    /** 0..100: how sure the reading is, were the document right. */
    confidence: number
  }
