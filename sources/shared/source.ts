import type { z } from 'zod'
import type { Subject, WebQuestion } from '../../research/identity/queries/subject.ts'
import { changeStageTexts } from '../../research/records/change-stage-texts.ts'
import type { Finding } from '../../research/records/finding.ts'
import { toVisible } from './plain.ts'

/** What sources speak of: what a run is for, and the shape of what they find. */
export type About = { subject: { kind: string; text: string }; finding: unknown }
export type PersonFindings = { subject: Subject; finding: Finding }

/**
 * What a source is asked: a subject, words for a web search about it, or an id that another source
 * found.
 */
export type Question<Of extends About = PersonFindings> =
  | Of['subject']
  | WebQuestion
  | { kind: 'id'; text: string }

/**
 * Something that a further source should look up, of the same provider or of another one. `step` is
 * the name of the source; `text` its question's text.
 */
export type Lead = { step: string; text: string }

export type SourceEvidence<Of extends About = PersonFindings> = {
  findings: Of['finding'][]
  leads?: Lead[]
}

export type SourceRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
}

export type SourceAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** Names of keys in the configuration; see `config/`. */
export type KeyName =
  | 'github'
  | 'openAlex'
  | 'semanticScholar'
  | 'stackExchange'
  | 'gravatar'
  | 'orcid'
  | 'brave'
  | 'serper'
  | 'tavily'
  | 'vehicleHistory'
  | 'googleVision'
  | 'tinEye'
  | 'serpApi'
  | 'companiesHouse'
  | 'openCorporates'
  | 'marginalia'
  | 'twilio'
  | 'numverify'

/**
 * A source is facts plus two pure functions.
 * `activities/providers/run-source.ts` does everything else: fetching, limits, cache, schema check,
 * outcome.
 */
type Source<Body = unknown, Of extends About = PersonFindings> = SourceFacts & {
  /** What the first step is asked about; empty for later steps. */
  accepts: readonly Of['subject']['kind'][]
  /**
   * What to ask; null when the source has nothing to say to this question (then it is left out, not
   * failed). `base` is `baseUrl` or what the configuration put in its place, without a slash at the
   * end; `first` the question of the run, where a lead of its answer is what is asked.
   */
  request: (
    question: Question<Of>,
    given: { base: string; key: string | null; first?: Question<Of> },
  ) => SourceRequest | null
  /**
   * True where what a lead brought matches the search in the way that led to it; else a record says
   * itself what it was found by.
   */
  inheritsMatch?: boolean
  /** The answer as a value, where it is no JSON; undefined: it has another shape. */
  decode?: (answer: SourceAnswer) => unknown
  /** Only what is read; an answer that does not fit is outcome `changed`. */
  body: z.ZodType<Body>
  /** Null where the answer is about something else than what was asked: `changed`, too. */
  evidence: (body: Body, question: Question<Of>) => SourceEvidence<Of> | null
  /** What an answer that means "nothing found" says; absent: nothing. */
  absence?: (question: Question<Of>, answer: SourceAnswer) => SourceEvidence<Of>
}

/** What is known of a source before it is asked, whatever it speaks of. */
export type SourceFacts = {
  /** Unique; also the folder of its fixtures. */
  name: string
  /**
   * The row of `coverage`, and what operators skip and retry; several steps may share one provider.
   */
  provider: string
  /**
   * Scheme and host (and port) of the provider. `SOURCE_URLS` replaces it by provider; null: only
   * there when configured so.
   */
  baseUrl: string | null
  /** Takes words of one's own, too. */
  searchesWeb?: true
  /**
   * A key that may (`optional`) or must (`required`) be configured; without a required one the
   * provider is `not_configured`.
   */
  key: { name: KeyName; need: 'optional' | 'required' } | null
  /** Requests per window, shared by all workers; `withKey` where a key allows more. */
  limit: { requests: number; seconds: number; withKey?: { requests: number; seconds: number } }
  /** A run goes on without it when its limit is spent: its windows are too long to wait for. */
  yieldsWhenSpent?: true
  timeoutMs: number
  maxBytes: number
  /** What is said of a run in which `request` had nothing to ask; absent: that it fits no query. */
  unasked?: string
  /** How long an answer may be used again; 0 = its terms do not allow to keep it. */
  cacheSeconds: number
  /** What is kept of the text of an answer, where not all of it may be; it reads the same. */
  toKept?: (text: string) => string
  /** Charged per request that was served (2xx). */
  microDollars: number
  /** True when a good answer says that nothing was looked up, so that nothing is billed. */
  isUnbilled?: (answer: SourceAnswer) => boolean
  /**
   * Its answer is kept for the job that bought it alone, which pays for it once, however often its
   * worker dies.
   */
  isBoughtOnce?: true
  termsUrl: string
  licence: string
  /** Statuses that mean "nothing found". */
  absent: readonly number[]
  /**
   * Seconds to wait when the answer means "slow down" in the provider's own way; null otherwise.
   * 429, and 503 with Retry-After, are known to all.
   */
  throttled?: (answer: SourceAnswer, now: Date) => number | null
  /**
   * True when a good status hides that the provider itself could not look; a further try may help.
   * 5xx is known to all.
   */
  isFailure?: (answer: SourceAnswer) => boolean
  /**
   * True when the answer is a refusal that no wait mends (bad key, closed server) in the provider's
   * own way. 401 and 403 are known to all.
   */
  refused?: (answer: SourceAnswer) => boolean
  /** True when more fits the question than the provider lists, so that it lists none. */
  isTooMany?: (answer: SourceAnswer) => boolean
  /**
   * True when the answer means "nothing found" in the provider's own way, before `body` is parsed.
   */
  isAbsent?: (answer: SourceAnswer) => boolean
}

/**
 * A source without its body type, so that all about one kind of subject fit one list; `read` parses
 * the body and maps it to findings.
 */
export type AnySource<Of extends About = PersonFindings> = Omit<
  Source<unknown, Of>,
  'body' | 'evidence' | 'inheritsMatch'
> & {
  /** @returns null when the answer no longer has the documented shape */
  read: (json: unknown, question: Question<Of>) => SourceEvidence<Of> | null
  /** A finding as one that a run's question led to, maybe through other sources. */
  inherit: (found: Of['finding'], first: Question<Of>) => Of['finding']
  /** What answers say, by the question, for as long as they are held; see `parseAnswer`. */
  said: WeakMap<SourceAnswer, Map<string, SourceEvidence<Of>>>
}

/** What is done to every finding about one kind of subject, whatever the source. */
type Rules<Of extends About> = {
  /**
   * Strangers write providers' texts: what no reader sees is taken out in one place, whatever the
   * source does with them.
   */
  clean: (found: Of['finding']) => Of['finding']
  inherit: AnySource<Of>['inherit']
}

type Given<Body, Of extends About> = Omit<
  Source<Body, Of>,
  'timeoutMs' | 'maxBytes' | 'cacheSeconds' | 'microDollars' | 'key' | 'absent'
> &
  Partial<Source<Body, Of>>

/**
 * How sources about one kind of subject are defined: fills in what most of them share, and ties
 * `evidence` to the type of `body`.
 */
export function createDefiner<Of extends About>({ clean, inherit }: Rules<Of>) {
  return <Body>({
    body,
    evidence,
    inheritsMatch = false,
    ...facts
  }: Given<Body, Of>): AnySource<Of> => ({
    timeoutMs: 8_000,
    maxBytes: 1_000_000,
    cacheSeconds: 3_600,
    microDollars: 0,
    key: null,
    absent: [404],
    ...facts,
    read: (json, question) => {
      const parsed = body.safeParse(json)
      if (!parsed.success) return null
      const said = evidence(parsed.data, question)
      if (said === null) return null
      const { findings, leads } = said
      return { findings: findings.map(clean), ...(leads === undefined ? {} : { leads }) }
    },
    inherit: (found, first) => (inheritsMatch ? inherit(found, first) : found),
    said: new WeakMap(),
  })
}

/** A source that speaks of people. */
export const defineSource = createDefiner<PersonFindings>({
  clean: toVisibleFinding,
  inherit: (found, { kind }) =>
    found.matchedOn.length > 0
      ? found
      : { ...found, matchedOn: [kind === 'id' || kind === 'web' ? 'name' : kind] },
})

function toVisibleFinding(found: Finding): Finding {
  return {
    ...found,
    url: toVisible(found.url),
    title: toVisible(found.title),
    snippet: toVisible(found.snippet),
    name: toVisibleOrNull(found.name),
    aliases: found.aliases.map(toVisible),
    platform: toVisibleOrNull(found.platform),
    username: toVisibleOrNull(found.username),
    bio: toVisibleOrNull(found.bio),
    location: toVisibleOrNull(found.location),
    organizations: found.organizations.map(toVisible),
    occupations: found.occupations.map(toVisible),
    stages: found.stages.map((stage) => changeStageTexts(stage, toVisible)),
    avatarUrl: toVisibleOrNull(found.avatarUrl),
    links: found.links.map(({ url, proof }) => ({ url: toVisible(url), proof })),
    emails: found.emails.map(toVisible),
    phones: found.phones.map(toVisible),
    ids: Object.fromEntries(
      Object.entries(found.ids).map(([kind, id]) => [toVisible(kind), toVisible(id)]),
    ),
  }
}

function toVisibleOrNull(text: string | null): string | null {
  return text === null ? null : toVisible(text)
}
