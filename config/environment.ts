import { z } from 'zod'
import { toPlainMessage } from '../contract/fields/to-plain-message.ts'
import { maxAllowance } from '../contract/operations/plans.ts'
import { EgressAllowError, parseEgressAllow } from '../research/egress/allow.ts'
import { historyProviders } from '../research/vin/vehicle-providers.ts'
import { ConfigError } from './config-error.ts'

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

/** JSON in a variable or a file. */
export function parseJsonVariable(value: unknown, ctx: z.RefinementCtx): unknown {
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

/** Every variable that the service reads, by name. */
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
  SOURCE_URLS: z.preprocess(parseJsonVariable, z.record(z.string(), url)).default({}),
  /**
   * A language model behind any OpenAI-compatible server; neither set = the composer without a
   * model.
   */
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: url.optional(),
  MODEL: z.string().min(1).optional(),
  /** Calls of the model under way at once, of each worker; fewer where its server refuses more. */
  MODEL_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(48),
  /** How long a run waits for a model that does not answer, nor says when it will. */
  MODEL_PATIENCE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  /**
   * Dollars per million tokens by model, `*` for all others: {"gpt-5-mini": {"input": 0.25,
   * "output": 2}}.
   */
  MODEL_PRICES: z
    .preprocess(
      parseJsonVariable,
      z.record(z.string(), z.strictObject({ input: price, output: price })),
    )
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
   * What all runs together may cost us in a UTC day, and in a month; unset = no
   * limit.
   */
  SPEND_CAP_DAILY_MICRO_DOLLARS: z.coerce.number().int().min(0).optional(),
  SPEND_CAP_MONTHLY_MICRO_DOLLARS: z.coerce.number().int().min(0).optional(),
  /**
   * Seconds a run of an operation may gather, where the table's own figure does not fit: {"vin":
   * 30}.
   */
  DEADLINE_SECONDS: z
    .preprocess(parseJsonVariable, z.record(z.string(), z.number().int().min(1).max(3_600)))
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
  /** An endpoint is disabled after this long without a successful delivery. */
  WEBHOOK_DISABLE_AFTER_HOURS: z.coerce.number().min(0).max(8_760).default(120),
  /** How long the secret before signs too, once a webhook endpoint has a new one. */
  WEBHOOK_ROTATION_GRACE_SECONDS: z.coerce.number().min(0).max(2_592_000).default(86_400),
})

export type Environment = z.output<typeof Environment>

/** An empty variable counts as unset. */
export function parseEnvironment(env: Record<string, string | undefined>): Environment {
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
