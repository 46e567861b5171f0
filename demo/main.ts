/**
 * `npm run demo`: the service on the stand-in internet of the tests. Every source is a server of
 * this process on loopback, so a search and a dossier run as ever, without internet and keys. The
 * people are invented. Data is kept in `.local/demo`, apart from that of `npm start`.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildLayout } from '../local/layout.ts'
import { runStart } from '../local/run-start.ts'
import { startInternet } from '../test/support/internet/start-internet.ts'
import { buildExamples } from './build-examples.ts'
import { buildDemoEnvironment } from './environment.ts'

const internet = await startInternet()
for (const [name, value] of Object.entries(buildDemoEnvironment(process.env, internet.env))) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

const root = path.resolve(import.meta.dirname, '..')
await runStart({
  command: 'npm run demo',
  layout: buildLayout(root, 'demo'),
  examples: buildExamples(process.env.PORT ?? '3000', existsSync(buildLayout(root).service)),
  afterStop: () => internet.stop(),
})
