import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildOpenPage, type Page } from './page.ts'

type Asset = { path: string; type: string; body: string }

/** Files that pages load, by a name that changes with their content. */
export const styleAsset = loadAsset('style.css', 'text/css')
export const passkeyScript = loadAsset('browser/passkeys.js', 'text/javascript')
export const jobScript = loadAsset('browser/job-events.js', 'text/javascript')
export const copyScript = loadAsset('browser/copy.js', 'text/javascript')
export const apiReferenceScript = loadAsset('browser/api-reference.js', 'text/javascript')
export const chartScript = loadAsset('browser/usage-chart.js', 'text/javascript')
/** The library of that script and its styles. */
export const chartLibrary = loadAsset('../node_modules/uplot/dist/uPlot.esm.js', 'text/javascript')
export const chartStyles = loadAsset('../node_modules/uplot/dist/uPlot.min.css', 'text/css')

const assets = [
  styleAsset,
  passkeyScript,
  copyScript,
  jobScript,
  apiReferenceScript,
  chartScript,
  chartLibrary,
  chartStyles,
]

export const assetPages: readonly Page[] = assets.map(({ path, type, body }) =>
  buildOpenPage('GET', path, async () => ({ kind: 'asset', type, body })),
)

function loadAsset(file: string, type: string): Asset {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  // in a layer, so that it yields to the styles that a library brings for what it shows
  const body = type === 'text/css' ? `@layer portal {\n${text}}\n` : text
  const digest = hash('sha256', body, 'base64url').slice(0, 12)
  const { name, ext } = path.parse(file)
  return { path: `/portal/assets/${name}-${digest}${ext}`, type, body }
}
