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

/** One claim, with the fields of all paths side by side, as it is read. */
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

/** The fields that a claim of a path has beside its excerpt. */
const fieldsOf = {
  'identity.name': ['value'],
  'identity.aliases': ['value'],
  'identity.headline': ['value'],
  'identity.birthYear': ['value'],
  'contact.emails': ['value'],
  'contact.websites': ['url'],
  'locations.items': ['city', 'country', 'label', 'from', 'to', 'current'],
  'work.positions': ['title', 'organization', 'from', 'to', 'current'],
  'education.items': ['school', 'degree', 'field', 'from', 'to'],
  'relatives.items': ['name', 'relation'],
  'social.accounts': ['name', 'value', 'url'],
  'mentions.items': [],
} as const satisfies Record<ModelPath, readonly (keyof ExtractedClaim)[]>

type ModelPath = (typeof modelPaths)[number]

/** @param paths which have the same fields */
function buildClaimShape(paths: readonly ModelPath[]) {
  const [first] = paths
  const names = first === undefined ? [] : fieldsOf[first]
  const fields = names.map((name) => [
    name,
    name === 'current' ? z.boolean().nullable() : z.string().nullable(),
  ])
  return z.object({ path: z.enum(paths), excerpt: z.string(), ...Object.fromEntries(fields) })
}

const shapes = [...Map.groupBy(modelPaths, (path) => fieldsOf[path].join()).values()]

/**
 * What a server is asked for: a claim with the fields of its path only. A model that has to write
 * each field of all paths spends more words on `null` than on what a page says.
 */
export const ClaimsSchema = z.object({
  about: z.enum(['this_person', 'someone_else', 'unclear']),
  claims: z.array(z.union(shapes.map(buildClaimShape))),
})

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
