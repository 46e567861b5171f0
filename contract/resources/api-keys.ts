import { z } from 'zod'
import { scopes } from '../fields/keys.ts'
import { limits } from '../fields/limits.ts'
import { count, cursor, list } from '../fields/lists.ts'
import { text } from '../fields/text.ts'

const time = z.iso.datetime()

const settings = {
  name: text({ min: 0, max: limits.keyName }),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .refine((value) => new Set(value).size === value.length, 'must not name one twice')
    .meta({ uniqueItems: true }),
  expires_at: z.iso
    .datetime({ offset: true })
    .nullable()
    .meta({ description: 'null: it does not expire' }),
  per_minute_limit: z
    .int()
    .min(1)
    .max(limits.keyPerMinute)
    .nullable()
    .meta({ description: 'requests a minute beside the policies; null: no limit of its own' }),
  monthly_budget: z
    .int()
    .min(0)
    .max(limits.keyBudget)
    .nullable()
    .meta({ description: 'whole credits in a UTC month; null: as much as the account' }),
}

/** The body of `POST /api/v1/keys`. */
export const KeyInput = z
  .strictObject({
    name: settings.name.default(''),
    scopes: settings.scopes.default([...scopes]),
    expires_at: settings.expires_at.default(null),
    per_minute_limit: settings.per_minute_limit.default(null),
    monthly_budget: settings.monthly_budget.default(null),
  })
  .meta({ id: 'KeyInput' })

/** The body of `PATCH /api/v1/keys/{id}`: what is absent stays. */
export const KeyPatch = z
  .strictObject({
    name: settings.name.optional(),
    scopes: settings.scopes.optional(),
    expires_at: settings.expires_at.optional(),
    per_minute_limit: settings.per_minute_limit.optional(),
    monthly_budget: settings.monthly_budget.optional(),
  })
  .meta({ id: 'KeyPatch' })
export type KeyPatch = z.infer<typeof KeyPatch>

const keyKinds = ['key', 'application'] as const
const keyStates = ['active', 'expired', 'revoked'] as const

const KeyCreator = z
  .looseObject({
    user: z.string().nullable().meta({ description: 'name of a user of the portal' }),
    key_id: z.string().nullable().meta({ description: 'the key by which it was created' }),
  })
  .meta({ id: 'KeyCreator' })

export const ApiKey = z
  .looseObject({
    object: z.literal('api_key'),
    id: z.string().meta({ examples: ['key_01J0000000000000000000000'] }),
    kind: z.enum(keyKinds).meta({
      description: '`application`: what a user allowed an application; it is used by its tokens',
    }),
    name: z.string(),
    key: z.string().optional().meta({
      description: 'only in the first answer that creates it; a repeated request does not show it',
    }),
    hint: z.string().nullable().meta({ description: 'how the key begins; null: it has no text' }),
    scopes: z.array(z.enum(scopes)),
    state: z.enum(keyStates),
    expires_at: time.nullable(),
    per_minute_limit: z.int().nullable(),
    monthly_budget: z.int().nullable(),
    month_credits: z
      .number()
      .meta({ description: 'credits spent and set aside in this UTC month' }),
    created_at: time,
    created_by: KeyCreator.meta({ description: 'both null: the operator' }),
    last_used_at: time.nullable().meta({ description: 'within some minutes' }),
    revoked_at: time.nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeyList = list(ApiKey).meta({ id: 'ApiKeyList' })

export const KeyListQuery = z.strictObject({
  limit: count(1, limits.pageSize).default(20),
  cursor: cursor('key').optional(),
})
