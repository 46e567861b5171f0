/** The API process: listens until it is told to stop. */
import { ConfigError, readConfig } from '../config.ts'
import { announceReady, onStop } from '../lifecycle.ts'
import { serveApi } from './serve.ts'

const config = readConfig()
if (config.databaseUrl === undefined)
  throw new ConfigError('DATABASE_URL is not set: the API needs its database (npm start brings its own)')
const api = await serveApi(config, config.databaseUrl)
onStop(() => void api.close().then(() => process.exit(0)))
announceReady()
api.deps.log.info({ url: api.url }, 'api listens')
