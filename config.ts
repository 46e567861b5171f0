/** The only reader of process.env: names in, typed configuration out, nothing opened (design §9). */
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { EgressAllowError, parseEgressAllow } from './research/egress-allow.ts'

/** A start that must not go on: the sentence is for the person who typed the command. */
export class ConfigError extends Error {
  override name = 'ConfigError' as const
}

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** A wrong entry stops the start: a guard that quietly lacks an exemption, or has one too many, is found out too late. */
function checkEgressAllow(entries: readonly string[], ctx: z.RefinementCtx): void {
  try {
    parseEgressAllow(entries)
  } catch (error) {
    if (!(error instanceof EgressAllowError)) throw error
    ctx.addIssue({ code: 'custom', message: error.message })
  }
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const Environment = z.object({
  PORT: port.default(3000),
  /** Where the API binds; loopback unless an operator opens it. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  METRICS_PORT: port.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^[^\s:/]+:\d{1,5}$/, 'must be host:port')
    .optional(),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_API_KEY: z.string().min(1).optional(),
  TEMPORAL_TLS_CERT_FILE: z.string().min(1).optional(),
  TEMPORAL_TLS_KEY_FILE: z.string().min(1).optional(),
  TEMPORAL_TLS_CA_FILE: z.string().min(1).optional(),
  /** Where the unpacked and indexed vehicle dataset lives; made on first use. */
  DATA_DIR: z.string().min(1).optional(),
  DEVELOPER_API: z.enum(['enabled', 'disabled']).default('enabled'),
  /** How many reverse proxies stand before the API and append to X-Forwarded-For; 0 = the socket's address is the caller. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  IP_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  ALLOW_ORIGINS: list.default(['*']),
  EGRESS_ALLOW: list.superRefine(checkEgressAllow).default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Micro-dollars of included usage per account and week. */
  WEEKLY_ALLOWANCE_MICRO_DOLLARS: z.coerce.number().int().min(0).default(5_000_000),
  /** Seconds a run of an operation may gather, where the table's own figure does not fit: {"vin": 30}. */
  DEADLINE_SECONDS: z.preprocess(parseJson, z.record(z.string(), z.number().int().min(1).max(3_600))).default({}),
  KEEP_ALIVE_SECONDS: z.coerce.number().min(0.05).max(60).default(15),
  RECONCILE_AFTER_SECONDS: z.coerce.number().min(0).max(3_600).default(30),
  RECONCILE_EVERY_SECONDS: z.coerce.number().min(1).max(3_600).default(30),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the environment.
 * @throws ConfigError naming the variable, with a reason a person can act on.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')} cannot be used: ${issue?.message}`)
  }
  const value = parsed.data
  if ((value.TEMPORAL_TLS_CERT_FILE === undefined) !== (value.TEMPORAL_TLS_KEY_FILE === undefined)) {
    throw new ConfigError('TEMPORAL_TLS_CERT_FILE and TEMPORAL_TLS_KEY_FILE go together: set both or neither')
  }
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    metricsPort: value.METRICS_PORT,
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    temporal: {
      address: value.TEMPORAL_ADDRESS,
      namespace: value.TEMPORAL_NAMESPACE,
      apiKey: value.TEMPORAL_API_KEY,
      tls: { certFile: value.TEMPORAL_TLS_CERT_FILE, keyFile: value.TEMPORAL_TLS_KEY_FILE, caFile: value.TEMPORAL_TLS_CA_FILE },
    },
    dataDir: path.resolve(value.DATA_DIR ?? path.join(import.meta.dirname, '.local', 'data')),
    developerApi: value.DEVELOPER_API,
    trustedProxies: value.TRUSTED_PROXIES,
    ipLimitPerMinute: value.IP_LIMIT_PER_MINUTE,
    allowOrigins: value.ALLOW_ORIGINS,
    egressAllow: value.EGRESS_ALLOW,
    logLevel: value.LOG_LEVEL,
    weeklyAllowanceMicroDollars: value.WEEKLY_ALLOWANCE_MICRO_DOLLARS,
    deadlineSeconds: value.DEADLINE_SECONDS,
    keepAliveMs: value.KEEP_ALIVE_SECONDS * 1_000,
    reconcileAfterSeconds: value.RECONCILE_AFTER_SECONDS,
    reconcileEverySeconds: value.RECONCILE_EVERY_SECONDS,
  }
}

/** A per-user folder for downloads that clones may share; never needed twice. */
export function cacheDir(env: Record<string, string | undefined> = process.env): string {
  return path.join(env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'people-research-service')
}
