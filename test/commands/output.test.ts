import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildNpmBannerHint } from '../../commands/npm-banner.ts'
import { detectNpmScript } from '../../config/process-environment.ts'
import { root } from '../support/code/root.ts'

describe('the hint about the banner of npm', () => {
  const underNpm = detectNpmScript({ npm_lifecycle_event: 'ask' })

  test('the hint about the banner of npm appears where npm has printed it before JSON that goes into a pipe', () => {
    expect(buildNpmBannerHint(['search', 'Ada', '--json'], underNpm, {})).toBe(
      'npm prints a banner before this JSON. Without it: npm run --silent ask -- …',
    )
  })

  test.each([
    ['without --json', ['search', 'Ada'], underNpm, {}],
    ['on a terminal', ['--json'], underNpm, { isTTY: true }],
    [
      'with npm run --silent',
      ['--json'],
      detectNpmScript({ npm_lifecycle_event: 'ask', npm_config_loglevel: 'silent' }),
      {},
    ],
    ['without npm', ['--json'], detectNpmScript({}), {}],
  ])('the hint about the banner of npm stays away %s', (_, args, env, out) => {
    expect(buildNpmBannerHint(args, env, out)).toBeNull()
  })
})

test('no line of the usage of a command is wider than 80 columns', () => {
  const folder = path.join(root, 'commands')
  const files = [
    ...readdirSync(folder).map((name) => path.join(folder, name)),
    path.join(folder, 'ask', 'options.ts'),
  ].filter((file) => file.endsWith('.ts'))
  const usages = files.flatMap((file) => [
    .../(?:const usage = `)([^`]+)`/g[Symbol.matchAll](readFileSync(file, 'utf8')),
  ])
  expect(usages.length).toBeGreaterThanOrEqual(4)
  const lines = usages.flatMap(([, text = '']) => text.split('\n'))
  expect(lines.filter((line) => line.replaceAll(/\$\{[^}]*\}/g, '').length > 80)).toEqual([])
})
