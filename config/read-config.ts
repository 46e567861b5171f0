/**
 * The only reader of process.env: names in, typed configuration out, nothing opened.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { buildPlans, maxAllowance, type Plans, PlansFile } from '../contract/plans.ts'
import { toPlainMessage } from '../contract/to-plain-message.ts'
import { EgressAllowError, parseEgressAllow } from '../research/egress/allow.ts'
import { decideEgress } from '../research/egress/egress.ts'
import { historyProviders, listVehicleProviders } from '../research/vin/vehicle-providers.ts'

/** A start that must not go on: the sentence is for the person who typed the command. */
export class ConfigError extends Error {
  override name = 'ConfigError' as const
}

/** The exit code of every program whose configuration is wrong. */
export const configExitCode = 2

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/**
 * A wrong entry stops the start: a guard that quietly lacks an exemption, or has one too many, is
 * found out too late.
 */
function checkEgressAllow(entries: readonly string[], ctx: z.RefinementCtx): void {
  try {
    parseEgressAllow(entries)
  } catch (error) {
    if (!(error instanceof EgressAllowError)) throw error
    ctx.addIssue({ code: 'custom', message: error.message })
  }
}

const secret = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one word of printable ASCII')
  .optional()

const price = z.number().min(0).max(10_000)

function parseJson(value: unknown, ctx: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value
  try {
    // some editors begin a file with a mark that says how it is written
    return JSON.parse(value.replace(/^\uFEFF/, ''))
  } catch (error) {
    ctx.addIssue({
      code: 'custom',
      message: `it is no JSON: ${error instanceof Error ? error.message : error}`,
    })
    return z.NEVER
  }
}

const Environment = z.object({
  PORT: port.default(3000),
  /** Where the API binds; loopback unless an operator opens it. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  /** Prometheus metrics of the API; those of the worker are on the next port unless said. */
  METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  /** Where traces go: a collector that takes OTLP over HTTP. Unset: none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** on: the query `__stack_trace` of a run shows where its code waits, at a cost. */
  WORKFLOW_STACK_TRACES: z.enum(['on', 'off']).default('off'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be postgresql://user:password@host:5432/database',
    })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^[^\s:/]+:\d{1,5}$/, 'must be host:port')
    .optional(),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  /** Where people look at workflows in a browser; the operator's page links to it. */
  TEMPORAL_UI_URL: url.optional(),
  TEMPORAL_API_KEY: z.string().min(1).optional(),
  TEMPORAL_TLS_CERT_FILE: z.string().min(1).optional(),
  TEMPORAL_TLS_KEY_FILE: z.string().min(1).optional(),
  TEMPORAL_TLS_CA_FILE: z.string().min(1).optional(),
  /** Where the unpacked and indexed vehicle dataset lives; made on first use. */
  DATA_DIR: z.string().min(1).optional(),
  /** Where npm run backup writes, and where the opt-outs are kept beside the backups. */
  BACKUP_DIR: z.string().min(1).optional(),
  DEVELOPER_API: z.enum(['enabled', 'disabled']).default('enabled'),
  /**
   * How many reverse proxies stand before the API and append to X-Forwarded-For; 0 = the socket's
   * address is the caller.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  IP_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** Sandbox jobs that callers without an account may start from one address in a minute. */
  SANDBOX_JOBS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  ALLOW_ORIGINS: list.default(['*']),
  EGRESS_ALLOW: list.superRefine(checkEgressAllow).default([]),
  /** Web search: SearXNG beside us, or engines that take a key. */
  SEARXNG_URL: url.optional(),
  BRAVE_API_KEY: secret,
  SERPER_API_KEY: secret,
  TAVILY_API_KEY: secret,
  /** Providers that allow more with a key. */
  GITHUB_TOKEN: secret,
  OPENALEX_API_KEY: secret,
  SEMANTIC_SCHOLAR_API_KEY: secret,
  STACKEXCHANGE_KEY: secret,
  GRAVATAR_API_KEY: secret,
  ORCID_TOKEN: secret,
  /** Registers of companies that take a key. */
  COMPANIES_HOUSE_KEY: secret,
  OPENCORPORATES_KEY: secret,
  /** Web search in small sites; non-commercial use, or by contract. */
  MARGINALIA_API_KEY: secret,
  /** The carrier of a number: the account's SID and its token, with a colon between them. */
  TWILIO_LOOKUP_KEY: secret,
  NUMVERIFY_KEY: secret,
  /**
   * Mirrors, enterprise hosts, stand-ins: {"github": "https://git.example.org/api/v3"}; `*` stands
   * for all others, `{provider}` in it for the name.
   */
  SOURCE_URLS: z.preprocess(parseJson, z.record(z.string(), url)).default({}),
  /**
   * A language model behind any OpenAI-compatible server; neither set = the composer without a
   * model.
   */
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: url.optional(),
  MODEL: z.string().min(1).optional(),
  /** Calls of the model under way at once, of each worker; fewer where its server refuses more. */
  MODEL_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(48),
  /**
   * Dollars per million tokens by model, `*` for all others: {"gpt-5-mini": {"input": 0.25,
   * "output": 2}}.
   */
  MODEL_PRICES: z
    .preprocess(parseJson, z.record(z.string(), z.strictObject({ input: price, output: price })))
    .default({}),
  /** off: a VIN is decoded offline only, where there is no internet. */
  VEHICLE_LOOKUPS: z.enum(['on', 'off']).default('on'),
  /** Titles and accidents, by contract. The key is VinAudit's; ClearVin's user is an address. */
  VEHICLE_HISTORY_PROVIDER: z.enum(historyProviders).optional(),
  VEHICLE_HISTORY_KEY: secret,
  VEHICLE_HISTORY_USER: secret,
  VEHICLE_HISTORY_PASSWORD: secret,
  /** What a report costs, and is charged for. */
  VEHICLE_HISTORY_PRICE_MICRO_DOLLARS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(1_000_000),
  /** Where else a picture appears: providers that take a key. */
  GOOGLE_VISION_KEY: secret,
  TINEYE_KEY: secret,
  /** on: also a provider that reads another search engine's pages. */
  SERPAPI_LENS: z.enum(['on', 'off']).default('off'),
  SERPAPI_KEY: secret,
  /** Signs the addresses of pictures instead of the key that the database holds. */
  IMAGE_SIGNING_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must be one word of 16 to 256 signs of printable ASCII')
    .optional(),
  /** Seals the keys that the database keeps; unset: one is made beside this machine's data. */
  SECRETS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must be one word of 16 to 256 signs of printable ASCII')
    .optional(),
  /** Another identity provider for the pages (OpenID Connect): all three, or none. */
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: secret,
  /** The account, by id or name, that its people join at their first sign-in; unset: none. */
  OIDC_ACCOUNT: z.string().min(1).optional(),
  /** Where sign-in links are mailed through: smtps://user:password@mail.example.org */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Another list for the username sweep, in the form of WhatsMyName or of Sherlock. */
  USERNAME_SITES_FILE: z.string().min(1).optional(),
  /** Stands in the User-Agent of every fetch, as the contact for operators of fetched sites. */
  CONTACT_URL: url.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Micro-dollars of included usage per account and week, of the plan `standard`. */
  WEEKLY_ALLOWANCE_MICRO_DOLLARS: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxAllowance)
    .default(5_000_000),
  /**
   * More plans, or others of the same names: a JSON file {"pro": {"weeklyAllowanceMicroDollars":
   * 20000000, "capabilities": ["search"]}}.
   */
  PLANS_FILE: z.string().min(1).optional(),
  /**
   * What all runs together may cost us in a UTC day, and in a month; unset = as much as is asked
   * for.
   */
  SPEND_CAP_DAILY_MICRO_DOLLARS: z.coerce.number().int().min(0).optional(),
  SPEND_CAP_MONTHLY_MICRO_DOLLARS: z.coerce.number().int().min(0).optional(),
  /**
   * Seconds a run of an operation may gather, where the table's own figure does not fit: {"vin":
   * 30}.
   */
  DEADLINE_SECONDS: z
    .preprocess(parseJson, z.record(z.string(), z.number().int().min(1).max(3_600)))
    .default({}),
  KEEP_ALIVE_SECONDS: z.coerce.number().min(0.05).max(60).default(15),
  /**
   * Days after which what a job knows of people is erased, and after which it is no longer listed.
   */
  RETENTION_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  JOB_RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  RECONCILE_AFTER_SECONDS: z.coerce.number().min(0).max(3_600).default(30),
  RECONCILE_EVERY_SECONDS: z.coerce.number().min(1).max(3_600).default(30),
  /**
   * Seconds before each attempt to deliver a webhook; the first is the one right after the event.
   */
  WEBHOOK_SCHEDULE_SECONDS: list
    .transform((items) => items.map(Number))
    .pipe(z.array(z.number().min(0).max(86_400)).min(1).max(50))
    .default([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]),
  WEBHOOK_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(30).default(15),
  /** An endpoint to which nothing could be delivered for so long is disabled. */
  WEBHOOK_DISABLE_AFTER_HOURS: z.coerce.number().min(0).max(8_760).default(120),
  /** How long the secret before signs too, once a webhook endpoint has a new one. */
  WEBHOOK_ROTATION_GRACE_SECONDS: z.coerce.number().min(0).max(2_592_000).default(86_400),
})

type Environment = z.output<typeof Environment>
export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the environment.
 * @throws ConfigError naming the variable, with a reason a person can act on.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const value = parseEnvironment(env)
  checkTemporalTls(value)
  checkProviderAddresses(value)
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    metricsPort: value.METRICS_PORT,
    tracingEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    hasStackTraces: value.WORKFLOW_STACK_TRACES === 'on',
    workerMetricsPort: deriveWorkerMetricsPort(value),
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    temporal: {
      address: value.TEMPORAL_ADDRESS,
      namespace: value.TEMPORAL_NAMESPACE,
      uiUrl: value.TEMPORAL_UI_URL ?? null,
      apiKey: value.TEMPORAL_API_KEY,
      tls: {
        certFile: value.TEMPORAL_TLS_CERT_FILE,
        keyFile: value.TEMPORAL_TLS_KEY_FILE,
        caFile: value.TEMPORAL_TLS_CA_FILE,
      },
    },
    dataDir: path.resolve(value.DATA_DIR ?? path.join(import.meta.dirname, '..', '.local', 'data')),
    backupDir: value.BACKUP_DIR === undefined ? null : path.resolve(value.BACKUP_DIR),
    developerApi: value.DEVELOPER_API,
    trustedProxies: value.TRUSTED_PROXIES,
    ipLimitPerMinute: value.IP_LIMIT_PER_MINUTE,
    sandboxJobsPerMinute: value.SANDBOX_JOBS_PER_MINUTE,
    allowOrigins: value.ALLOW_ORIGINS,
    egressAllow: value.EGRESS_ALLOW,
    sources: buildSources(value),
    model: modelOf(value),
    modelCallsAtOnce: value.MODEL_CALLS_AT_ONCE,
    vehicles: {
      /** Asked beside the offline decode; part of the key that results are cached under. */
      providers: listVehicleProviders(value),
      /** Set aside for a look-up and charged for a report; 0 without a history provider. */
      reportMicroDollars: hasHistory(value) ? value.VEHICLE_HISTORY_PRICE_MICRO_DOLLARS : 0,
    },
    secretsKey: value.SECRETS_KEY,
    oidc: readIdentityProvider(value),
    mail: readMail(value),
    pictures: {
      /** Where providers outside can fetch a picture; null: they are sent its bytes. */
      publicUrl: publicAddress(value),
      signingKey: value.IMAGE_SIGNING_KEY,
    },
    usernameSitesFile: value.USERNAME_SITES_FILE,
    contactUrl: value.CONTACT_URL ?? value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    logLevel: value.LOG_LEVEL,
    plans: plansOf(value),
    spendCap: {
      daily: value.SPEND_CAP_DAILY_MICRO_DOLLARS ?? null,
      monthly: value.SPEND_CAP_MONTHLY_MICRO_DOLLARS ?? null,
    },
    deadlineSeconds: value.DEADLINE_SECONDS,
    keepAliveMs: value.KEEP_ALIVE_SECONDS * 1_000,
    retention: {
      resultDays: value.RETENTION_DAYS,
      jobDays: Math.max(value.RETENTION_DAYS, value.JOB_RETENTION_DAYS),
    },
    reconcileAfterSeconds: value.RECONCILE_AFTER_SECONDS,
    reconcileEverySeconds: value.RECONCILE_EVERY_SECONDS,
    webhooks: {
      scheduleSeconds: value.WEBHOOK_SCHEDULE_SECONDS,
      timeoutSeconds: value.WEBHOOK_TIMEOUT_SECONDS,
      disableAfterHours: value.WEBHOOK_DISABLE_AFTER_HOURS,
      rotationGraceSeconds: value.WEBHOOK_ROTATION_GRACE_SECONDS,
    },
  }
}

/** An empty variable is as good as none. */
function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given, { error: toPlainMessage })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')} cannot be used: ${issue?.message}`)
  }
  return parsed.data
}

function checkTemporalTls({ TEMPORAL_TLS_CERT_FILE, TEMPORAL_TLS_KEY_FILE }: Environment): void {
  if ((TEMPORAL_TLS_CERT_FILE === undefined) !== (TEMPORAL_TLS_KEY_FILE === undefined))
    throw new ConfigError(
      'TEMPORAL_TLS_CERT_FILE and TEMPORAL_TLS_KEY_FILE go together: set both or neither',
    )
}

/** A source that the egress guard would refuse stops the start, not each of its calls. */
function checkProviderAddresses(value: Environment): void {
  for (const [name, address] of providerAddresses(value)) {
    const { allow, reason } = decideEgress({
      url: address,
      allow: parseEgressAllow(value.EGRESS_ALLOW),
    })
    if (!allow) {
      const { host } = new URL(address)
      throw new ConfigError(
        `${name} cannot be used: the egress guard refuses ${host} (${reason}); if it is ` +
          `meant, add ${host} to EGRESS_ALLOW`,
      )
    }
  }
}

/** Where the providers are, and what opens them. */
function buildSources(value: Environment) {
  return {
    bases: basesOf(value),
    keys: withoutUnset({
      brave: value.BRAVE_API_KEY,
      serper: value.SERPER_API_KEY,
      tavily: value.TAVILY_API_KEY,
      github: value.GITHUB_TOKEN,
      openAlex: value.OPENALEX_API_KEY,
      semanticScholar: value.SEMANTIC_SCHOLAR_API_KEY,
      stackExchange: value.STACKEXCHANGE_KEY,
      gravatar: value.GRAVATAR_API_KEY,
      orcid: value.ORCID_TOKEN,
      companiesHouse: value.COMPANIES_HOUSE_KEY,
      openCorporates: value.OPENCORPORATES_KEY,
      marginalia: value.MARGINALIA_API_KEY,
      twilio: value.TWILIO_LOOKUP_KEY,
      numverify: value.NUMVERIFY_KEY,
      vehicleHistory: historyCredentials(value),
      googleVision: value.GOOGLE_VISION_KEY,
      tinEye: value.TINEYE_KEY,
      serpApi: lensKey(value),
    }),
  }
}

/** @throws ConfigError where only some of its variables are set */
function readIdentityProvider({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_ACCOUNT: account,
}: Environment) {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all three or none',
    )
  return { issuer, clientId, clientSecret, account: account ?? null }
}

function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment) {
  if (SMTP_URL === undefined) return null
  const host = new URL(PUBLIC_URL ?? 'http://localhost').hostname
  return { url: SMTP_URL, from: MAIL_FROM ?? `People Research Service <noreply@${host}>` }
}

function hasHistory({ VEHICLE_LOOKUPS, VEHICLE_HISTORY_PROVIDER }: Environment): boolean {
  return VEHICLE_LOOKUPS === 'on' && VEHICLE_HISTORY_PROVIDER !== undefined
}

/** `PUBLIC_URL` where it is an address on the public internet. */
function publicAddress({ PUBLIC_URL: url }: Environment): string | null {
  return url !== undefined && decideEgress({ url }).allow ? url : null
}

/** @throws ConfigError where the provider is switched on without a key */
function lensKey({ SERPAPI_LENS, SERPAPI_KEY }: Environment): string | undefined {
  if (SERPAPI_LENS === 'off') return undefined
  if (SERPAPI_KEY === undefined) throw new ConfigError('SERPAPI_LENS is on: set SERPAPI_KEY, too')
  return SERPAPI_KEY
}

/** As a query. @throws ConfigError where a chosen provider lacks some */
function historyCredentials(value: Environment): string | undefined {
  const { VEHICLE_HISTORY_PROVIDER: provider } = value
  if (provider === undefined) return undefined
  const { VEHICLE_HISTORY_KEY: key, VEHICLE_HISTORY_USER: user } = value
  const { VEHICLE_HISTORY_PASSWORD: pass } = value
  if (user === undefined || pass === undefined || (provider === 'vinaudit' && key === undefined)) {
    const needed = provider === 'vinaudit' ? 'VEHICLE_HISTORY_KEY, ' : ''
    throw new ConfigError(
      `VEHICLE_HISTORY_PROVIDER is ${provider}: set ${needed}VEHICLE_HISTORY_USER and ` +
        'VEHICLE_HISTORY_PASSWORD, too',
    )
  }
  return String(new URLSearchParams({ ...(key === undefined ? {} : { key }), user, pass }))
}

/** Both processes may run on one machine, so the worker's port differs from the API's. */
function deriveWorkerMetricsPort(value: Environment): number | undefined {
  const { METRICS_PORT, WORKER_METRICS_PORT } = value
  if (WORKER_METRICS_PORT !== undefined || METRICS_PORT === undefined) return WORKER_METRICS_PORT
  if (METRICS_PORT === 0) return 0
  if (METRICS_PORT === 65_535)
    throw new ConfigError('METRICS_PORT is the last port: set WORKER_METRICS_PORT, too')
  return METRICS_PORT + 1
}

/** @throws ConfigError when the file cannot be read or says something that is no plan */
function plansOf({ PLANS_FILE, WEEKLY_ALLOWANCE_MICRO_DOLLARS }: Environment): Plans {
  if (PLANS_FILE === undefined) return buildPlans(WEEKLY_ALLOWANCE_MICRO_DOLLARS)
  let text: string
  try {
    text = readFileSync(PLANS_FILE, 'utf8')
  } catch (error) {
    throw new ConfigError(
      `PLANS_FILE cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  }
  const parsed = z.preprocess(parseJson, PlansFile).safeParse(text)
  if (parsed.success) return buildPlans(WEEKLY_ALLOWANCE_MICRO_DOLLARS, parsed.data)
  const [issue] = parsed.error.issues
  throw new ConfigError(
    `PLANS_FILE cannot be used: ${issue?.path.join('.') || PLANS_FILE}: ${issue?.message}`,
  )
}

/** The model that a configured server is asked for by default. */
const usualModel = 'gpt-5-mini'
/**
 * Dollars per million tokens of a model without a configured price: rather too high than too low,
 * so that budgets hold.
 */
const usualPrice = { input: 2, output: 10 }

/** The language model, or null when there is none. */
function modelOf({ OPENAI_API_KEY, OPENAI_BASE_URL, MODEL, MODEL_PRICES }: Environment) {
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined) {
    if (MODEL !== undefined)
      throw new ConfigError(
        'MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL: no server is known to ask',
      )
    return null
  }
  const name = MODEL ?? usualModel
  // a server of one's own often takes no key, and its tokens cost nothing that could be billed
  const free =
    OPENAI_BASE_URL !== undefined && OPENAI_API_KEY === undefined
      ? { input: 0, output: 0 }
      : usualPrice
  const { input, output } = MODEL_PRICES[name] ?? MODEL_PRICES['*'] ?? free
  return {
    apiKey: OPENAI_API_KEY ?? 'none',
    baseUrl: OPENAI_BASE_URL,
    name,
    prices: {
      inputMicroDollarsPerMillion: input * 1_000_000,
      outputMicroDollarsPerMillion: output * 1_000_000,
    },
  }
}

/** What the configuration lets the worker reach, with the variable's name. */
function providerAddresses({ SEARXNG_URL, SOURCE_URLS }: Environment): [string, string][] {
  const mirrors = Object.entries(SOURCE_URLS).map(([provider, address]): [string, string] => [
    'SOURCE_URLS',
    address.replaceAll('{provider}', provider),
  ])
  return SEARXNG_URL === undefined ? mirrors : [['SEARXNG_URL', SEARXNG_URL], ...mirrors]
}

function basesOf({ SEARXNG_URL, SOURCE_URLS }: Environment): Record<string, string> {
  return SEARXNG_URL === undefined ? SOURCE_URLS : { ...SOURCE_URLS, searxng: SEARXNG_URL }
}

function withoutUnset<Name extends string>(
  values: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in values) if (values[name] !== undefined) kept[name] = values[name]
  return kept
}

/** A per-user folder for downloads that clones may share; never needed twice. */
export function chooseCacheDir(env: Record<string, string | undefined> = process.env): string {
  return path.join(
    env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
    'people-research-service',
  )
}

/** The environment of this process, for what hands it on. */
export function readEnvironment(): Record<string, string | undefined> {
  return process.env
}

/**
 * The npm script that runs this process, and whether npm has printed its banner to standard output.
 */
export function detectNpmScript(
  env: Record<string, string | undefined> = process.env,
): { name: string; hasBanner: boolean } | null {
  const name = env.npm_lifecycle_event
  return name === undefined ? null : { name, hasBanner: env.npm_config_loglevel !== 'silent' }
}
