/** The configuration of a process: names in, typed values out, nothing opened. */
import path from 'node:path'
import { judgeEgress } from '../research/egress/egress.ts'
import { listVehicleProviders } from '../research/vin/vehicle-providers.ts'
import { buildModel } from './build-model.ts'
import { buildSources, checkProviderAddresses } from './build-sources.ts'
import { ConfigError } from './config-error.ts'
import { type Environment, parseEnvironment } from './environment.ts'
import { readPlans } from './read-plans.ts'

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
    model: buildModel(value),
    modelCallsAtOnce: value.MODEL_CALLS_AT_ONCE,
    modelPatienceMs: value.MODEL_PATIENCE_SECONDS * 1_000,
    vehicles: {
      /** Asked beside the offline decode; part of the key that results are cached under. */
      providers: listVehicleProviders(value),
      /** Set aside for a look-up and charged for a report; 0 without a history provider. */
      reportMicroDollars: hasHistory(value) ? value.VEHICLE_HISTORY_PRICE_MICRO_DOLLARS : 0,
    },
    secretsKey: value.SECRETS_KEY,
    oidc: parseIdentityProvider(value),
    mail: parseMail(value),
    pictures: {
      /** Where providers outside can fetch a picture; null: they are sent its bytes. */
      publicUrl: choosePublicAddress(value),
      signingKey: value.IMAGE_SIGNING_KEY,
    },
    usernameSitesFile: value.USERNAME_SITES_FILE,
    contactUrl: value.CONTACT_URL ?? value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    logLevel: value.LOG_LEVEL,
    plans: readPlans(value),
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

function checkTemporalTls({ TEMPORAL_TLS_CERT_FILE, TEMPORAL_TLS_KEY_FILE }: Environment): void {
  if ((TEMPORAL_TLS_CERT_FILE === undefined) !== (TEMPORAL_TLS_KEY_FILE === undefined))
    throw new ConfigError(
      'TEMPORAL_TLS_CERT_FILE and TEMPORAL_TLS_KEY_FILE go together: set both or neither',
    )
}

/** @throws ConfigError where only some of its variables are set */
function parseIdentityProvider({
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

function parseMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment) {
  if (SMTP_URL === undefined) return null
  const host = new URL(PUBLIC_URL ?? 'http://localhost').hostname
  return { url: SMTP_URL, from: MAIL_FROM ?? `People Research Service <noreply@${host}>` }
}

function hasHistory({ VEHICLE_LOOKUPS, VEHICLE_HISTORY_PROVIDER }: Environment): boolean {
  return VEHICLE_LOOKUPS === 'on' && VEHICLE_HISTORY_PROVIDER !== undefined
}

/** `PUBLIC_URL` where it is an address on the public internet. */
function choosePublicAddress({ PUBLIC_URL: url }: Environment): string | null {
  return url !== undefined && judgeEgress({ url }).allow ? url : null
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
