import { z } from 'zod'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { Signal } from './social.ts'

/** A candidate that a search found. */
export const PersonHit = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    headline: z.string(),
    initials: z.string(),
    confidence: z.number().min(0).max(100),
    location: z.string(),
    tags: z.array(z.string()),
    accountIds: z
      .array(z.string())
      .optional()
      .meta({ description: 'the accounts of `social_account_found`, the surest first' }),
    signals: z.array(Signal).optional().meta({ description: 'what the confidence is made of' }),
    urls: z
      .array(z.string())
      .optional()
      .meta({ description: 'up to five pages or profiles that name the candidate' }),
    primaryUsername: z
      .string()
      .optional()
      .meta({ description: 'of the surest account: a dossier of this hit starts there' }),
  })
  .meta({ id: 'PersonHit' })
export type PersonHit = z.infer<typeof PersonHit>

/**
 * The person of a dossier: a full hit focuses the dossier on that candidate; further properties are
 * tolerated.
 */
export const PersonInput = z
  .looseObject({
    name: text({ max: limits.personName }).meta({ description: 'full name' }),
    headline: text({ min: 0, max: limits.headline })
      .optional()
      .meta({ description: 'role, employer or city, which separates people of the same name' }),
    confidence: z.number().min(0).max(100).optional(),
    tags: z
      .array(text({ min: 0, max: limits.tag }))
      .max(limits.tags)
      .optional()
      .meta({
        description: 'what else separates them: words, an e-mail address or a phone number',
      }),
    primaryUsername: z.string().optional().meta({ description: 'a username of the person' }),
    urls: z
      .array(z.url({ protocol: /^https?$/ }))
      .optional()
      .meta({ description: 'addresses of pages that are theirs' }),
  })
  .meta({
    id: 'PersonInput',
    description:
      'Further properties are tolerated. Of those that a hit of a search has, `id` and ' +
      '`location` are used as well.',
  })
export type PersonInput = z.infer<typeof PersonInput>

/** The person of a chat: only the name is validated, the rest disambiguates. */
export const ChatPerson = z
  .looseObject({ name: text({ max: limits.personName }) })
  .meta({ id: 'ChatPerson' })
export type ChatPerson = z.infer<typeof ChatPerson>
