import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No rules of WCAG, but a reader lists landmarks by their names, and goes to the `main` alone. */
const landmarks = [
  'landmark-unique',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
]
const more = Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }]))

/** What axe finds by colours, which alone differ between light and dark. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const

const Found = z.array(z.string())

/**
 * What axe finds of WCAG 2.2 A and AA on the page as it is shown.
 * @param rules those alone, where all others were looked at before
 */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = {
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    rules: more,
    // what passes is not listed element by element
    resultTypes: ['violations'],
  }
  await page.evaluate(`typeof axe === 'undefined' && (() => { ${axe} })()`)
  return Found.parse(
    await page.evaluate(`axe.run(${JSON.stringify(options)}).then((found) =>
      found.violations.map((one) => one.id + ' ' + one.nodes.map((node) => node.html).join(' ')))`),
  )
}
