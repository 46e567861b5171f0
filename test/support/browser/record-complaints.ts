import type { BrowserContext } from 'playwright-core'

/** What a browser complains about from now on, as well as requests that leave `url`. */
export function recordComplaints(context: BrowserContext, url: string, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('request', (request) => {
    const at = request.url()
    if (!at.startsWith(url) && !at.startsWith('data:')) complaints.push(at)
  })
}
