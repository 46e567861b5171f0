import { z } from 'zod'
import type { ClaimPath } from '../../research/claims/claim.ts'

/**
 * What a model may claim. Phones and photos are read by rules, which know their spellings; a model
 * would only add mistakes. Of an account the model says whose it is; its handle and its platform
 * are checked against the excerpt.
 */
const modelPaths = [
  'identity.name',
  'identity.aliases',
  'identity.headline',
  'identity.birthYear',
  'contact.emails',
  'contact.websites',
  'locations.items',
  'work.positions',
  'education.items',
  'relatives.items',
  'social.accounts',
  'mentions.items',
] as const satisfies readonly ClaimPath[]

/** Servers without strict schemas leave out what is null and write years as numbers. */
const field = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? null)),
  z.string().nullable(),
)

/**
 * One claim, with the fields of all paths side by side: strict schemas know no choice by path that
 * every server understands.
 */
const ExtractedClaim = z.object({
  path: z.enum(modelPaths),
  excerpt: z.string(),
  value: field,
  title: field,
  organization: field,
  school: field,
  degree: field,
  field,
  label: field,
  city: field,
  country: field,
  name: field,
  relation: field,
  url: field,
  from: field,
  to: field,
  current: z.preprocess((value) => value ?? null, z.boolean().nullable()),
})
export type ExtractedClaim = z.infer<typeof ExtractedClaim>

/** A claim that fits no shape is left out; the others count. */
const claims = z.preprocess(
  (given) =>
    Array.isArray(given)
      ? given.filter((one: unknown) => ExtractedClaim.safeParse(one).success)
      : given,
  z.array(ExtractedClaim),
)

/** The structured answer of `buildExtractPrompt`. */
export const ExtractedClaims = z.object({
  about: z.enum(['this_person', 'someone_else', 'unclear']),
  claims,
})
export type ExtractedClaims = z.infer<typeof ExtractedClaims>
