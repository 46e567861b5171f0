import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** A browser without a window that knows this machine alone. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: findChromium(),
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  })
}
