import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '../../config/read-config.ts'
import manifest from '../../package.json' with { type: 'json' }
import { apiNodeOptions } from '../../process/api-node-options.ts'
import { parseEgressAllow } from '../../research/egress/allow.ts'
import { readText, root } from '../support/code/root.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'

const Service = z.looseObject({
  image: z.string(),
  build: z.strictObject({ context: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  restart: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
  deploy: z.looseObject({
    resources: z.looseObject({
      limits: z.strictObject({ cpus: z.string(), memory: z.string(), pids: z.int() }),
    }),
  }),
})
const Network = z.looseObject({ internal: z.boolean().default(false) })
const Composition = z.looseObject({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), Network),
})

const composeText = readText('docker-compose.yml')
const { services, networks } = Composition.parse(parse(composeText, { merge: true }))
const dockerfile = readText('Dockerfile')
const envExample = readText('deploy/env.example')

const own = ['api', 'worker', 'migrate']
const others = Object.keys(services).filter((name) => !own.includes(name))
/** They end, so a health check has no meaning. */
const oneShot = ['migrate', 'temporal-schema', 'temporal-namespace']
/** Variables that Node and the image itself read. */
const notOurs = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'UV_THREADPOOL_SIZE',
  'MALLOC_ARENA_MAX',
  'NODE_COMPILE_CACHE',
]

function service(name: string) {
  return Service.parse(services[name])
}

/** Fills in `${NAME:-default}` and `${NAME:?error}` as Compose does, the innermost first. */
function interpolate(text: string, env: Record<string, string> = {}): string {
  const next = text.replace(
    /\$\{(\w+)(?::([-?])([^{}]*))?\}/g,
    (_, name: string, kind?: string, rest = '') =>
      env[name] || (kind === '-' ? rest : `a-value-of-${name}`),
  )
  return next === text ? text : interpolate(next, env)
}

describe('every container', () => {
  test('every container runs an image pinned to an exact version, and the same program the same one everywhere', () => {
    const pinned = /^[a-z\d./-]+:v?\d+\.\d+[\w.-]*$/
    const images = Object.values(services).map(({ image }) => image)
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)]
      .map(([, image = '']) => image)
      .filter((image) => image.includes(':'))
    expect(bases).not.toEqual([])
    for (const image of [...images, ...bases]) expect(image).toMatch(pinned)
    expect([...images, ...bases].filter((image) => image.includes('latest'))).toEqual([])
    expect(service('temporal').image.split(':')[1]).toBe(
      service('temporal-schema').image.split(':')[1],
    )
    expect(service('temporal-namespace').image).toBe(service('temporal-schema').image)
  })

  test.each(Object.keys(services))('every container: %s comes back after a crash', (name) => {
    expect(service(name).restart).toMatch(
      oneShot.includes(name) ? /^on-failure:\d$/ : /^unless-stopped$/,
    )
  })

  // The worker listens on no port; a process that hangs is Temporal's to notice, by heartbeats.
  test.each(Object.keys(services).filter((name) => ![...oneShot, 'worker'].includes(name)))(
    'every container: %s can be asked whether it is well',
    (name) => {
      expect(service(name).healthcheck?.test[0]).toBe('CMD')
    },
  )

  test('every container waits only for containers that exist, and for their health where they report it', () => {
    for (const { depends_on } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        if (oneShot.includes(name)) expect(condition).toBe('service_completed_successfully')
        else expect(condition === 'service_healthy' || name === 'searxng', name).toBe(true)
        expect(service(name)).toBeDefined()
      }
    }
  })

  test('every container mounts only files of the repository, and those read-only', () => {
    for (const volume of Object.values(services).flatMap(({ volumes }) => volumes)) {
      const [source = '', , mode] = volume.split(':')
      if (!source.startsWith('.')) continue
      expect(existsSync(path.join(root, source)), source).toBe(true)
      expect(mode, source).toBe('ro')
    }
  })

  test('every container that starts a mounted script can execute it', () => {
    const scripts = ['deploy/postgres', 'deploy/temporal'].flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((file) => file.endsWith('.sh'))
        .map((file) => `${folder}/${file}`),
    )
    expect(scripts).toHaveLength(3)
    for (const script of scripts)
      expect(statSync(path.join(root, script)).mode & 0o555, script).toBe(0o555)
  })
})

describe('the networks', () => {
  test('only the API is published; the Temporal UI and Grafana are on loopback', () => {
    const published = Object.entries(services).flatMap(([name, { ports }]) =>
      ports.map((port) => `${name} ${interpolate(port)}`),
    )
    expect(published).toEqual([
      'api 3000:3000',
      'temporal-ui 127.0.0.1:8080:8080',
      'grafana 127.0.0.1:3001:3000',
    ])
  })

  test('the databases and Temporal are on the internal network and on no other', () => {
    for (const name of ['postgres', 'temporal', 'temporal-schema', 'temporal-namespace'])
      expect(service(name).networks).toEqual(['backend'])
    expect(networks.backend?.internal).toBe(true)
  })

  test('the search engine shares a network with the worker alone', () => {
    const neighbours = Object.keys(services).filter(
      (name) =>
        name !== 'searxng' &&
        service(name).networks.some((network) => service('searxng').networks.includes(network)),
    )
    expect(neighbours).toEqual(['worker'])
  })

  test('the worker may fetch from the search engine, and from nothing else that is private', () => {
    const allowed = readConfig({
      EGRESS_ALLOW: interpolate(service('worker').environment.EGRESS_ALLOW ?? ''),
    }).egressAllow
    expect(allowed).toEqual(['searxng:8080'])
    expect(parseEgressAllow(allowed).hosts).toEqual([{ host: 'searxng', port: 8080 }])
  })
})

describe('the API, the worker and the migrations', () => {
  test('the API, the worker and the migrations are one build, named after this version', () => {
    expect(own.map((name) => service(name).build)).toEqual(own.map(() => ({ context: '.' })))
    expect(new Set(own.map((name) => service(name).image))).toEqual(
      new Set([`people-research-service:${manifest.version}`]),
    )
    expect(others.filter((name) => service(name).build !== undefined)).toEqual([])
  })

  test('the API, the worker and the migrations are set up by variables that the service knows, with values that it accepts', () => {
    const known = [...readText('config/environment.ts').matchAll(/^ {2}([A-Z][A-Z\d_]*):/gm)].map(
      ([, name]) => name,
    )
    const inImage = [...dockerfile.matchAll(/^ENV (\w+)=/gm)]
      .map(([, name]) => name)
      .filter((name) => !notOurs.includes(name ?? ''))
    expect(known).toContain('DATABASE_URL')
    expect(known).toEqual(expect.arrayContaining(inImage))
    for (const name of own) {
      const { environment } = service(name)
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)))
      const config = readConfig(
        Object.fromEntries(
          Object.entries(environment).map(([key, value]) => [key, interpolate(value)]),
        ),
      )
      expect(config.databaseUrl).toBe(
        'postgresql://people_research:a-value-of-APP_DB_PASSWORD@postgres:5432/people_research',
      )
      expect(config.temporal).toMatchObject({
        address: 'temporal:7233',
        namespace: 'people-research',
      })
    }
  })

  test('the API listens where its port is published from', () => {
    expect(
      readConfig(
        Object.fromEntries(
          Object.entries(service('api').environment).map(([key, value]) => [
            key,
            interpolate(value),
          ]),
        ),
      ),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      publicUrl: 'http://localhost:3000',
    })
  })

  test('the API, the worker and the migrations share a volume for backups, which their user may write', () => {
    const [, user = ''] = /^USER (\S+)$/m.exec(dockerfile) ?? []
    for (const name of own) {
      const { environment, volumes } = service(name)
      expect(volumes).toContain(`backups:${environment.BACKUP_DIR}`)
      expect(dockerfile).toContain(` && chown ${user} ${environment.BACKUP_DIR}\n`)
    }
  })

  test('the API, the worker and the migrations run as an ordinary user on Node 24, without development packages', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m)
    expect(dockerfile).toMatch(/^FROM node:24\.[\d.]+-bookworm-slim AS base$/m)
    expect(dockerfile).toMatch(/npm ci --omit=dev/)
    const started = ['node', ...apiNodeOptions, 'server/main.ts'].map((word) => `"${word}"`)
    expect(dockerfile.trimEnd().split('\n').at(-1)).toBe(`CMD [${started.join(', ')}]`)
    expect(dockerfile).toContain(`node:${manifest.dependencies.node}-`)
  })
})

describe('what the image holds', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').slice(0, -1),
  )

  test('the build sees what it copies and nothing else', () => {
    const [first, ...visible] = readText('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(first).toBe('*')
    expect(visible.map((line) => line.slice(1)).sort()).toEqual([...new Set(copied)].sort())
    for (const name of copied) expect(existsSync(path.join(root, name)), name).toBe(true)
  })

  test('no file copied into the image imports one that stays outside', () => {
    const sources = copied
      .filter((name) => name.endsWith('.ts'))
      .concat(copied.filter((name) => !name.includes('.')).flatMap(typeScriptIn))
    expect(sources.length).toBeGreaterThan(50)
    const missing = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => !copied.includes(target.split('/')[0] ?? ''))
        .map((target) => `${file} imports ${target}`),
    )
    expect(missing).toEqual([])
  })

  test("the Dockerfile's inline code imports files that exist", () => {
    const named = [...readText('Dockerfile').matchAll(/(?:from |import\()'\.\/([^']+)'/g)]
    expect(named.length).toBeGreaterThan(3)
    for (const [, file = ''] of named) expect(existsSync(path.join(root, file)), file).toBe(true)
  })

  test('the program by which the image is prepared makes the dataset and the bundles', {
    timeout: 60_000,
  }, async () => {
    const [, program = ''] = /^RUN node (\S+) "\$DATA_DIR"$/m.exec(dockerfile) ?? []
    await promisify(execFile)(process.execPath, [path.join(root, program), testDataDir])
    const made = readdirSync(testDataDir, { recursive: true, encoding: 'utf8' })
    expect(made.filter((name) => /^vehicles-.*\.sqlite$/.test(name))).not.toEqual([])
    expect(made.filter((name) => /^bundles\/\w+-traced\.js$/.test(name))).not.toEqual([])
  })

  function typeScriptIn(folder: string): string[] {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`)
  }

  /** Relative imports that are left after the types are stripped. */
  function importsOf(file: string): string[] {
    const statements = readText(file).matchAll(
      /^(?:import|export) (?!type )[^'";]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
    )
    return [...statements].map(([, from, dynamic]) =>
      path.posix.join(path.posix.dirname(file), from ?? dynamic ?? ''),
    )
  }
})

describe('deploy/env.example', () => {
  const documented = [...envExample.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  )

  test('deploy/env.example names every variable that the composition reads, and no other', () => {
    const used = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    expect(documented.map(({ name }) => name).sort()).toEqual([...used].sort())
  })

  test('deploy/env.example offers everything that an operator may set', () => {
    const known = [...readText('config/environment.ts').matchAll(/^ {2}([A-Z][A-Z\d_]*):/gm)].map(
      ([, name = '']) => name,
    )
    const given = new Set([
      ...own.flatMap((name) => Object.keys(service(name).environment)),
      ...documented.map(({ name }) => name),
    ])
    // the image fixes DATA_DIR; files must be mounted first;
    // the rest is for measuring and for tests
    expect(known.filter((name) => !given.has(name)).sort()).toEqual([
      'DATA_DIR',
      'KEEP_ALIVE_SECONDS',
      'RECONCILE_AFTER_SECONDS',
      'RECONCILE_EVERY_SECONDS',
      'TEMPORAL_TLS_CA_FILE',
      'TEMPORAL_TLS_CERT_FILE',
      'TEMPORAL_TLS_KEY_FILE',
      'USERNAME_SITES_FILE',
    ])
  })

  test('deploy/env.example holds no secret, and nothing starts before each is set', () => {
    const required = new Set([...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    expect([...required].sort()).toEqual([
      'APP_DB_PASSWORD',
      'POSTGRES_PASSWORD',
      'SEARXNG_SECRET',
      'SECRETS_KEY',
      'TEMPORAL_DB_PASSWORD',
    ])
    for (const { name, value } of documented) {
      if (required.has(name) || /_(?:KEY|TOKEN)$/.test(name)) expect(value, name).toBe('')
    }
  })

  test('deploy/env.example repeats the defaults of the composition', () => {
    for (const { name, value } of documented.filter((row) => row.value !== '')) {
      expect(composeText).toContain(`\${${name}:-${value}}`)
    }
  })
})

describe('the settings files', () => {
  test('Temporal shares its workers out fairly between accounts', () => {
    expect(parse(readText('deploy/temporal/dynamic-config.yaml'))).toEqual({
      'matching.enableFairness': [{ value: true }],
    })
  })

  test('the search engine answers programs in JSON, and its secret is not in the file', () => {
    expect(parse(readText('deploy/searxng/settings.yml'))).toMatchObject({
      search: { formats: expect.arrayContaining(['json']) },
      server: { limiter: false, public_instance: false },
    })
    expect(readText('deploy/searxng/settings.yml')).not.toContain('secret_key')
    expect(service('searxng').environment).toHaveProperty('SEARXNG_SECRET')
  })
})
