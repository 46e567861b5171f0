import type { Browser } from 'playwright-core'
import { freePort } from '../servers/free-port.ts'
import type { SharedService } from '../service/service.ts'
import { useApi } from '../service/use-service.ts'
import { openBrowser } from './open-browser.ts'

type Pages = {
  browser: Browser
  service: SharedService
  /** By a host name, as cookies and passkeys of a browser need it. */
  url: string
  /** The environment that names it. */
  env: { PORT: string; PUBLIC_URL: string }
  /** Ends both; jobs that no worker took are removed. */
  close(): Promise<void>
}

/** A browser, and an API whose pages it can sign in at. */
export async function openPages(): Promise<Pages> {
  const browser = await openBrowser()
  const service = await useApi()
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const env = { PORT: port, PUBLIC_URL: url }
  await service.startApi(env)
  return {
    browser,
    service,
    url,
    env,
    async close() {
      await browser.close()
      await service.db.query(`delete from jobs where status = 'queued'`)
      await service.stop()
    },
  }
}
