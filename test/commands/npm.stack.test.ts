import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/code/root.ts'

/** The script of package.json without its pre-script, which may install packages. */
test('npm run --silent leaves standard output to the command', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-npm-'))
  const script = `node ${path.join(root, 'commands', 'ask.ts')}`
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { ask: script } }))
  try {
    const stdout = execFileSync('npm', ['run', '--silent', 'ask', '--', '--help'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    expect(stdout).toMatch(/^npm run ask -- search/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
