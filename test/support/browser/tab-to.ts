import type { Page } from 'playwright-core'

/** The text of what has the focus, of its label, and its name. */
const focused = `(() => {
  const it = document.activeElement
  const words = [it?.textContent, it?.labels?.[0]?.textContent, it?.getAttribute('name')]
  return words.map((one) => (one ?? '').trim()).join(' ').trim()
})()`

/** Goes by keyboard to what is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab')
    if (name.test(String(await page.evaluate(focused)))) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}
