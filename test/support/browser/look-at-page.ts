import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { colourRules, findBarriers } from './find-barriers.ts'

/** A folder for pictures of each page, to be looked at; without it none are taken. */
const pictures = process.env.PAGE_PICTURES

const looks = [
  ['light', 1_100],
  ['dark', 1_100],
  ['light', 320],
] as const

/** Expects that nothing bars people from the page in light, in dark, on a narrow screen. */
export async function lookAtPage(page: Page, name: string): Promise<void> {
  for (const [colorScheme, width] of looks) {
    const look = `${name}-${colorScheme}-${width}`
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await takePicture(page, look)
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow, look).toBe(0)
    const rules = colorScheme === 'dark' ? colourRules : undefined
    if (width !== 320) expect(await findBarriers(page, rules), look).toEqual([])
  }
}

/** Keeps how the page looks, where `PAGE_PICTURES` names a folder. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  await mkdir(pictures, { recursive: true })
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true })
}
