import { z } from 'zod'

const confidence = z.number().min(0).max(100)

export const Account = z
  .looseObject({
    id: z.string(),
    platform: z.string(),
    username: z.string(),
    url: z.url(),
    displayName: z.string().nullable(),
    bio: z.string().nullable(),
    avatarUrl: z.url().nullable(),
    state: z.enum(['candidate', 'verified', 'rejected']),
    confidence,
    matchedOn: z.array(z.string()),
    clusterId: z.string().nullable(),
    evidenceIds: z.array(z.string()),
    retrievedAt: z.iso.datetime(),
    sourceIds: z
      .array(z.string())
      .optional()
      .meta({ description: 'in a dossier: the sources that state it' }),
    claimId: z
      .string()
      .nullish()
      .meta({ description: 'in a dossier: the claim that states it; null where none does' }),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof Account>

export const Signal = z
  .looseObject({
    feature: z.string(),
    score: z.number(),
    weight: z.number(),
    stance: z.enum(['supports', 'contradicts']),
    evidenceId: z.string().nullable(),
  })
  .meta({ id: 'Signal' })
export type Signal = z.infer<typeof Signal>

/** Accounts that are thought to be one person, with what speaks for and against it. */
export const Cluster = z
  .looseObject({
    id: z.string(),
    hitId: z.string().nullable(),
    label: z.string(),
    accountIds: z.array(z.string()),
    confidence,
    status: z.enum(['open', 'merged', 'split', 'dismissed']),
    signals: z.array(Signal),
  })
  .meta({ id: 'Cluster' })
export type Cluster = z.infer<typeof Cluster>

const EvidenceSubject = z
  .looseObject({ kind: z.enum(['account', 'cluster', 'hit']), id: z.string() })
  .meta({ id: 'EvidenceSubject' })
const EvidenceSource = z
  .looseObject({ id: z.string(), url: z.url(), title: z.string(), domain: z.string() })
  .meta({ id: 'EvidenceSource' })

export const Evidence = z
  .looseObject({
    id: z.string(),
    subject: EvidenceSubject,
    claim: z.string(),
    stance: z.enum(['supports', 'contradicts']),
    method: z.enum([
      'http_profile',
      'page_text',
      'page_link',
      'api',
      'image_hash',
      'search_result',
      'registry',
    ]),
    source: EvidenceSource,
    excerpt: z.string().nullable(),
    confidence,
    retrievedAt: z.iso.datetime(),
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

/** Pictures are compared as pictures, never as faces. */
export const Avatar = z
  .looseObject({
    url: z.url(),
    state: z.enum(['candidate', 'verified', 'rejected']),
    sha256: z.string().nullable(),
    perceptualHash: z.string().nullable(),
    reusedBy: z.array(z.string()),
    checkedAt: z.iso.datetime(),
  })
  .meta({ id: 'Avatar' })
export type Avatar = z.infer<typeof Avatar>
