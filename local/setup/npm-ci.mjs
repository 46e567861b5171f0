/** One quiet `npm ci`, which reports its progress and, if it fails, the reason in one sentence. */
import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * What an outer npm hands down for its own run must not steer ours: `npm start --silent`, a global
 * or production setting.
 */
const notInherited = new Set(
  `loglevel silent quiet verbose json dry_run omit include only production also global location
  prefix local_prefix workspace workspaces ignore_scripts foreground_scripts if_present package_lock
  package_lock_only progress color`
    .split(/\s+/)
    .map((name) => `npm_config_${name}`),
)

const options = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
]
const reporting = ['--loglevel=http', '--no-progress', '--no-color', '--foreground-scripts=false']

/**
 * Starts it, in a process group of its own so that it can be ended with everything it starts.
 * @param {string} root
 * @param {(downloaded: number) => void} onProgress
 */
export function startNpmCi(root, onProgress) {
  const { command, args, env } = findNpm(root)
  const child = spawn(command, [...args, 'ci', ...options, ...reporting], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kept = []
  let downloaded = 0
  const onLine = (line) => {
    if (/^npm http (fetch|cache) .*\.tgz/.test(line)) onProgress(++downloaded)
    else if (line.trim() !== '' && !/^npm (http|warn|notice|info)\b/i.test(line)) kept.push(line)
    if (kept.length > 200) kept.shift()
  }
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, onLine)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, lines: [String(error.message)] }))
    child.once('close', (code) => resolve({ ok: code === 0, lines: kept }))
  })
  return { pid: child.pid, ended, kill: (signal) => process.kill(-child.pid, signal) }
}

/**
 * The last lines worth showing, and what they mean.
 * @param {string[]} lines
 */
export function explain(lines) {
  const errors = lines.filter((line) => !/A complete log of this run|^npm error\s*$/.test(line))
  const text = errors.join('\n')
  const known = [
    [/^spawn npm ENOENT/m, 'npm is not on PATH: install Node 20 or newer with its npm.'],
    [/ENOSPC|no space left/i, 'There is no room left on the disk for the packages.'],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
      'npm cannot reach its registry: connect this machine to the network and start again.',
    ],
    [
      /EINTEGRITY|TAR_BAD_ARCHIVE|zlib|unexpected end of file/i,
      'A package came broken: start again.',
    ],
    [
      /EUSAGE/,
      'package-lock.json does not fit package.json: run `npm install` and commit the lock file.',
    ],
    [/EACCES|EPERM|EROFS/, 'npm may not write here: use the user that owns this folder.'],
  ]
  const sentence =
    known.find(([pattern]) => pattern.test(text))?.[1] ??
    'npm could not install the packages (its message is above).'
  return { tail: errors.slice(-15), sentence }
}

/**
 * The npm that runs us, with the Node that runs it; not the pinned Node, which `npm ci` is about to
 * replace.
 */
function findNpm(root) {
  const modules = path.join(root, 'node_modules')
  const inside = (file) => path.resolve(root, file).startsWith(modules + path.sep)
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !notInherited.has(name.toLowerCase()) && name !== 'NODE_ENV',
    ),
  )
  env.PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !inside(folder))
    .join(path.delimiter)
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const runsUnderNpm =
    node !== undefined && npm !== undefined && /npm-cli\.[cm]?js$/.test(npm) && !inside(node)
  return runsUnderNpm ? { command: node, args: [npm], env } : { command: 'npm', args: [], env }
}

function eachLine(stream, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    lines.forEach(onLine)
  })
  stream.on('end', () => rest !== '' && onLine(rest))
}
