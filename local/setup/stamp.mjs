/** Whether node_modules is what package.json and the lock file ask for. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** This clone. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

const stamp = path.join(root, 'node_modules', '.people-research-service')

/** One hash over everything that decides what gets installed, this machine's kind included. */
function fingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = readJson(
    path.join(root, 'package.json'),
  )
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([
      process.platform,
      process.arch,
      dependencies,
      devDependencies,
      optionalDependencies,
      overrides,
      allowScripts,
    ]),
  )
  for (const name of ['package-lock.json', '.npmrc']) {
    const file = path.join(root, name)
    if (existsSync(file)) hash.update(`\0${name}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export function isInstalled() {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint() && existsSync(pinnedNode().file)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

export function writeStamp() {
  writeFileSync(stamp, fingerprint())
}

export function removeStamp() {
  rmSync(stamp, { force: true })
}

/** The Node that the scripts run on, and the version it must have. */
export function pinnedNode() {
  return {
    file: path.join(root, 'node_modules', '.bin', 'node'),
    version: `v${readJson(path.join(root, 'package.json')).dependencies.node}`,
  }
}

/** How many packages this machine will download. */
export function countPackages() {
  const { packages } = readJson(path.join(root, 'package-lock.json'))
  const fits = (list, value) =>
    list === undefined ||
    (!list.includes(`!${value}`) &&
      (list.includes(value) || list.every((entry) => entry.startsWith('!'))))
  return Object.entries(packages).filter(
    ([name, { os, cpu }]) => name !== '' && fits(os, process.platform) && fits(cpu, process.arch),
  ).length
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
