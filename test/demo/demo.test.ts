import { expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { buildExamples } from '../../demo/build-examples.ts'
import { buildDemoEnvironment } from '../../demo/environment.ts'
import { buildLayout } from '../../local/layout.ts'

test('the demo leaves its world neither by a key nor by an address of the environment', () => {
  const real = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://db.example/real',
    TEMPORAL_ADDRESS: 'temporal.example:7233',
    SEARXNG_URL: 'https://search.example',
    OPENAI_API_KEY: 'sk-real',
    GITHUB_TOKEN: 'real',
    BRAVE_API_KEY: 'real',
  }
  const internet = {
    SOURCE_URLS: '{"*":"http://127.0.0.1:1/{provider}"}',
    EGRESS_ALLOW: '127.0.0.1:1',
    BRAVE_API_KEY: 'stand-in',
  }
  const env = buildDemoEnvironment(real, internet)
  const values = Object.entries(env).flatMap(([name, value]) =>
    name === 'PATH' ? [] : [value ?? ''],
  )
  expect(values.filter((value) => /real|\.example/.test(value))).toEqual([])
  const config = readConfig(env)
  expect(config.databaseUrl).toBeUndefined()
  expect(config.sources.bases).toEqual({ '*': 'http://127.0.0.1:1/{provider}' })
})

test('the demo sends webhooks to a receiver that the environment opens', () => {
  const open = { EGRESS_ALLOW: '127.0.0.1:8000' }
  const env = buildDemoEnvironment(open, { EGRESS_ALLOW: '127.0.0.1:1' })
  expect(readConfig(env).egressAllow).toEqual(['127.0.0.1:1', '127.0.0.1:8000'])
  expect(readConfig(buildDemoEnvironment({}, open)).egressAllow).toEqual(['127.0.0.1:8000'])
})

test('the demo keeps its data apart from that of npm start', () => {
  const [start, demo] = [buildLayout('/clone'), buildLayout('/clone', 'demo')]
  expect(demo.folder).toBe('/clone/.local/demo')
  for (const key of ['postgres', 'postgresShelter', 'temporalDatabase', 'service', 'lock'] as const)
    expect(demo[key]).not.toBe(start[key])
})

test('the commands that the demo prints ask the demo, even where npm start runs as well', () => {
  expect(buildExamples('3000', false).join('\n')).not.toContain('--url')
  const [, ...commands] = buildExamples('3100', true)
  expect(commands).toHaveLength(2)
  for (const command of commands)
    expect(command).toMatch(
      /^ {2}npm run ask -- .* --url http:..localhost:3100 --key "\$\(cat .local.demo.api-key\)"$/,
    )
})
