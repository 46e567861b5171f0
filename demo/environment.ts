type Env = Readonly<Record<string, string | undefined>>

/** Variables that would lead the demo out of its world, or its data into another one. */
const outside = [
  'DATABASE_URL',
  'TEMPORAL_ADDRESS',
  'TEMPORAL_API_KEY',
  'SEARXNG_URL',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'MODEL',
] as const

/** Keys of one's own lift the daily limits of some providers; the stand-ins accept any. */
const keys = [
  'GITHUB_TOKEN',
  'OPENALEX_API_KEY',
  'SEMANTIC_SCHOLAR_API_KEY',
  'STACKEXCHANGE_KEY',
] as const

/**
 * The environment of the demo: undefined for a variable to remove.
 * @param internet see `Internet.env`
 */
export function buildDemoEnvironment(env: Env, internet: Env): Env {
  return {
    ...env,
    ...Object.fromEntries(outside.map((name) => [name, undefined])),
    ...internet,
    // a receiver of webhooks on this machine stays open
    EGRESS_ALLOW: [internet.EGRESS_ALLOW, env.EGRESS_ALLOW].filter(Boolean).join(),
    ...Object.fromEntries(keys.map((name) => [name, 'stand-in'])),
  }
}
