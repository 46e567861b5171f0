/** The conformance suite of the Model Context Protocol, run against a server. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from '../code/root.ts'

const suite = path.join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')

const Checks = z.array(
  z.looseObject({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
)

/** A check, as `scenario: message`. */
type Verdict = { passed: string[]; failed: string[] }

/** @param options of the suite's command `server` */
export async function judgeServer(url: string, options: readonly string[]): Promise<Verdict> {
  return await judge(async (dir) => {
    const args = [suite, 'server', '--url', url, '--output-dir', dir, ...options]
    // it ends with 1 where a check fails: the verdicts are read from its files
    await promisify(execFile)(process.execPath, args, { cwd: dir, maxBuffer: 50_000_000 }).catch(
      () => undefined,
    )
  })
}

/**
 * @param options of the suite's command `authorization`
 * @param visit opens the address that the suite prints for a user
 */
export async function judgeAuthorization(
  url: string,
  options: readonly string[],
  visit: (address: string) => Promise<void>,
): Promise<Verdict> {
  return await judge(async (dir) => {
    const args = [suite, 'authorization', '--url', url, '--output-dir', dir, ...options]
    const child = spawn(process.execPath, args, { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('/oauth/authorize?')) await visit(line.trim())
    await ended
  })
}

async function judge(run: (dir: string) => Promise<void>): Promise<Verdict> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'mcp-conformance-'))
  try {
    await run(dir)
    return await readVerdicts(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

async function readVerdicts(dir: string): Promise<Verdict> {
  const verdict: Verdict = { passed: [], failed: [] }
  for (const folder of (await readdir(dir)).toSorted()) {
    const scenario = folder
      .replace(/^(?:authorization-)?server-/, '')
      .replace(/-\d{4}-\d{2}-\d{2}T.*$/, '')
    const file = await readFile(path.join(dir, folder, 'checks.json'), 'utf8')
    for (const { id, status, errorMessage } of Checks.parse(JSON.parse(file))) {
      if (status === 'SUCCESS') verdict.passed.push(`${scenario}: ${id}`)
      if (status === 'FAILURE') verdict.failed.push(`${scenario}: ${errorMessage ?? id}`)
    }
  }
  return verdict
}
