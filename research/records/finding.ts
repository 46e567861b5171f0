import { z } from 'zod'
import { Evidence } from '../../contract/results/social.ts'

/**
 * How far a link from one record to another is vouched for: `verified` by the platform, `signed` by
 * a key, `curated` by editors.
 */
export const linkProofs = ['none', 'verified', 'signed', 'curated'] as const
export type LinkProof = (typeof linkProofs)[number]

export const Link = z.strictObject({ url: z.string(), proof: z.enum(linkProofs) })
export type Link = z.infer<typeof Link>

/** What of the query a record answered. */
export const matchKinds = ['name', 'email', 'phone', 'username'] as const
export type MatchKind = (typeof matchKinds)[number]

const words = z.array(z.string())
const year = z.number().int().nullable()

/** What a record states together: a post at an employer, a study at a school, a home. */
export const LifeStage = z.strictObject({
  kind: z.enum(['post', 'study', 'home']),
  /** The post, or the degree. */
  title: z.string().nullable(),
  /** The employer, the school or the place. */
  at: z.string().nullable(),
  /** What was studied. */
  field: z.string().nullable(),
  from: year,
  to: year,
  /** It has ended, in a known year or not; null where the record leaves that open. */
  isOver: z.boolean().nullable(),
})
export type LifeStage = z.infer<typeof LifeStage>

/**
 * What one source says about a person: an account, a record about a person, or a page that a search
 * engine showed. Texts are plain, without markup; what a source does not say is null or empty. This
 * is what is stored, compared and clustered.
 */
export const Finding = z.strictObject({
  kind: z.enum(['account', 'person', 'page']),
  /** The page that people can open; never the API's address. */
  url: z.string(),
  title: z.string(),
  /** A sentence or two of what the record says, as text. */
  snippet: z.string(),
  /** How the statement came to us. */
  method: Evidence.shape.method,
  matchedOn: z.array(z.enum(matchKinds)),
  /** The person's name as the record writes it. */
  name: z.string().nullable(),
  aliases: words,
  /**
   * Accounts only: one of `platformNames`, or the site's own name in lower case; and the name
   * there, without @.
   */
  platform: z.string().nullable(),
  username: z.string().nullable(),
  bio: z.string().nullable(),
  /** City level at most. */
  location: z.string().nullable(),
  organizations: words,
  occupations: words,
  /** Rows of runs that began before the field was there have none. */
  stages: z.array(LifeStage).default([]),
  avatarUrl: z.string().nullable(),
  /** What the record points at: the person's other accounts and pages. */
  links: z.array(Link),
  emails: words,
  /** E.164. */
  phones: words,
  birthYear: year,
  deathYear: year,
  /** The record says so, also where it gives no year. */
  isDead: z.boolean().default(false),
  /** Stable identifiers: `orcid`, `wikidata`, `openalex`, `did`, … */
  ids: z.record(z.string(), z.string()),
  /** False for what the source itself calls a bot, a group or an organisation. */
  isPerson: z.boolean(),
  /**
   * 0..100: how far the source can be believed that this record exists and says so; not whose it
   * is.
   */
  trust: z.number().min(0).max(100),
})
export type Finding = z.infer<typeof Finding>

type Said = Pick<Finding, 'kind' | 'url' | 'title' | 'method'> & Partial<Finding>

/** A finding out of what a source does say. */
export function buildFinding(said: Said): Finding {
  return {
    snippet: '',
    matchedOn: [],
    name: null,
    aliases: [],
    platform: null,
    username: null,
    bio: null,
    location: null,
    organizations: [],
    occupations: [],
    stages: [],
    avatarUrl: null,
    links: [],
    emails: [],
    phones: [],
    birthYear: null,
    deathYear: null,
    isDead: false,
    ids: {},
    isPerson: true,
    trust: 80,
    ...said,
    ...(said.deathYear == null ? {} : { isDead: true }),
  }
}

/** A stage out of what a source does say of it. */
export function buildStage(said: Pick<LifeStage, 'kind'> & Partial<LifeStage>): LifeStage {
  return { title: null, at: null, field: null, from: null, to: null, isOver: null, ...said }
}
