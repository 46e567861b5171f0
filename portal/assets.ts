import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from './page.ts'

type Asset = { path: string; type: string; body: string }

/** Files that pages load, by a name that changes with their content. */
export const styleAsset = loadAsset('style.css', 'text/css')
export const passkeyScript = loadAsset('browser/passkeys.js', 'text/javascript')
export const jobScript = loadAsset('browser/job-events.js', 'text/javascript')
export const copyScript = loadAsset('browser/copy.js', 'text/javascript')
export const apiReferenceScript = loadAsset('browser/api-reference.js', 'text/javascript')

const assets = [styleAsset, passkeyScript, copyScript, jobScript, apiReferenceScript]

export const assetPages: readonly Page[] = assets.map(({ path, type, body }) => ({
  method: 'GET',
  path,
  needsSession: false,
  answer: async () => ({ kind: 'asset', type, body }),
}))

function loadAsset(file: string, type: string): Asset {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  // in a layer, so that it yields to the styles that a library brings for what it shows
  const body = type === 'text/css' ? `@layer portal {\n${text}}\n` : text
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  const { name, ext } = path.parse(file)
  return { path: `/portal/assets/${name}-${hash}${ext}`, type, body }
}
