/**
 * `node bench/blocks/main.ts PAGES PYTHON [--all]`: fits the model that chooses the blocks of a
 * page's text (fixtures/blocks/README.md).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportBlocks } from './export-blocks.ts'

const [pages, python, ...more] = process.argv.slice(2)
if (pages === undefined || python === undefined) {
  console.error('node bench/blocks/main.ts PAGES PYTHON [--all]')
  process.exitCode = 2
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'blocks-'))
  exportBlocks(pages, folder)
  const script = path.join(import.meta.dirname, 'train.py')
  const target = path.join(import.meta.dirname, '../../fixtures/blocks')
  const { status } = spawnSync(python, [script, folder, target, ...more], { stdio: 'inherit' })
  rmSync(folder, { recursive: true })
  process.exitCode = status ?? 1
}
