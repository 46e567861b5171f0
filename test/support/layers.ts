/** The folders of the code that have a rule. */
export const rooms = [
  'contract',
  'research',
  'sources',
  'workflows',
  'store',
  'temporal',
  'activities',
  'api',
  'mcp',
  'portal',
  'oauth',
  'server',
  'config',
  'process',
] as const

type Rule = {
  /** Folders and files of ours, from the project's root; a type-only one is marked with `t:`. */
  own: readonly string[]
  /** Packages; absent = free. */
  packages?: readonly string[]
}

/** What each folder may import; everything else is refused. */
export const rules: Readonly<Record<string, Rule>> = {
  contract: { own: ['contract'], packages: ['zod'] },
  research: {
    own: ['research', 'contract', 'package.json'],
    packages: [
      'node:crypto',
      'ipaddr.js',
      'libphonenumber-js',
      'tldts',
      'any-ascii',
      'disposable-email-domains-js',
      'entities',
      'linkedom',
      'lru-cache',
      'node:module',
      'stopwords-iso',
      '@mozilla/readability',
      'zod',
    ],
  },
  sources: { own: ['sources', 'contract', 'research'], packages: ['zod'] },
  workflows: {
    own: ['workflows', 't:contract'],
    packages: ['@temporalio/workflow', '@temporalio/common'],
  },
  store: {
    own: ['store', 't:contract'],
    packages: [
      'pg',
      'sql-template-tag',
      'ulid',
      'node-pg-migrate',
      'node:path',
      'node:events',
      'node:crypto',
      // which migrations there are
      'node:fs/promises',
    ],
  },
  temporal: {
    own: [
      'temporal',
      't:contract',
      't:store',
      't:workflows',
      'workflows/search-attributes.ts',
      'workflows/protocol-times.ts',
      't:config',
    ],
    packages: [
      '@temporalio/client',
      '@temporalio/worker',
      'node:crypto',
      'node:fs/promises',
      'node:timers/promises',
    ],
  },
  activities: {
    own: [
      'activities',
      'contract',
      'research',
      'sources',
      'store',
      'config',
      'fixtures',
      'package.json',
      't:workflows/ports.ts',
      't:process/spans.ts',
    ],
  },
  api: {
    own: [
      'api',
      'contract',
      'research',
      'store',
      // that each operation has a workflow
      't:workflows/index.ts',
      'config',
      'process/tracing.ts',
      't:process/spans.ts',
      'fixtures',
      // what a dry run answers: a plan from the configuration, without a network
      'sources/choice',
    ],
  },
  server: {
    own: [
      'server',
      'api',
      'contract',
      'store',
      'temporal',
      'config',
      'process',
      // mounted as steps of the pipeline
      'mcp',
      'portal/serve-pages.ts',
      'oauth',
    ],
  },
  oauth: {
    own: [
      'oauth',
      'portal',
      'contract',
      'research/api-key.ts',
      'research/text',
      'store',
      't:config',
      't:api/deps.ts',
      't:api/state.ts',
      'api/limits',
      // the way out of the service, for documents of clients
      'activities/providers/open-outside.ts',
      't:activities/fetch',
    ],
  },
  portal: {
    own: [
      'portal',
      'contract',
      'research/api-key.ts',
      'research/safety',
      'research/text',
      'research/usage',
      'store',
      't:config',
      't:api/calls/call.ts',
      't:api/deps.ts',
      't:api/routes/page-calls.ts',
      't:api/state.ts',
      'api/calls/api-error.ts',
      'api/limits',
      'api/pipeline/handle-errors.ts',
      'api/respond/page.ts',
      'package.json',
      // fetches a page on which the owner of a profile has put a code
      'activities/providers/open-outside.ts',
      'activities/fetch/parse-body-text.ts',
      // what is stored about a person who asks for it
      'activities/opt-outs/find-concerned.ts',
    ],
  },
  config: {
    own: ['config', 'contract', 'research'],
    packages: ['zod', 'node:fs', 'node:fs/promises', 'node:os', 'node:path'],
  },
  process: { own: ['process', 'config'] },
  mcp: {
    own: ['mcp', 'api', 'contract', 'store', 'research/text'],
    packages: ['@modelcontextprotocol/server', 'node:fs', 'zod'],
  },
}

/** The folders and loose files of rooms, bottom to top: imports lead down only. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  contract: ['fields', 'errors', 'results', 'operations', 'resources', 'endpoints', 'openapi'],
  store: [
    'migrations',
    'database',
    'limits',
    'usage',
    'requests',
    'webhooks',
    'accounts',
    'users',
    'oauth',
    'findings',
    'images',
    'jobs',
    'cache',
    'service',
    'opt-outs',
  ],
  research: [
    'text',
    'egress',
    'usage',
    'vin',
    'webhooks',
    'sandbox',
    'api-key.ts',
    'identity',
    'companies',
    'cache-key.ts',
    'records',
    'usernames',
    'pages',
    'claims',
    'safety',
    'pictures',
    'writing',
    'questions',
    'entity-resolution',
    'case',
    'dossier',
    'chat',
  ],
  activities: [
    'failures',
    'fetch',
    'metrics.ts',
    'pictures',
    'prompts',
    'model',
    'sweep',
    'deps.ts',
    'job',
    'ending',
    'providers',
    'webhooks',
    'person',
    'sandbox',
    'vehicle',
    'companies',
    'dossier',
    'pages',
    'reverse-image',
    'search',
    'chat',
    'opt-outs',
    'lifecycle',
    'index.ts',
  ],
}

/** Parts of a folder, bottom to top; all tables stand below them, loose files above. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  'research/claims/patterns': ['phrases', 'binding', 'grammars'],
}
