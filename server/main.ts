/** The API process: listens until its parent or a signal stops it. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  announceReady,
  endOnConfigError,
  endService,
  loadServiceConfig,
  onStop,
} from '../process/lifecycle.ts'

/** Requests, logs and calls are given two seconds and less each. */
const maxCloseMs = 8_000

const config = loadServiceConfig('the API')
// not loaded for a refusal, which comes at once
const { serveApi } = await import('./serve.ts')
const api = await serveApi(config, config.databaseUrl).catch(endOnConfigError)
onStop(async () => {
  // a connection whose server died in the middle of a word may never say that it has closed
  await Promise.race([api.close(), sleep(maxCloseMs)])
  await endService()
})
announceReady({ url: api.url })
api.deps.log.info({ url: api.url }, 'api listens')
