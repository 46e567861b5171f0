/**
 * `npm run demo`: the service on the stand-in internet of the tests. Every source is a server of
 * this process on loopback, so a search and a dossier run as ever, without internet and keys. The
 * people are invented. Data is kept in `.local/demo`, apart from that of `npm start`.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildLayout } from '../local/layout.ts'
import { refuseArguments } from '../local/refuse-arguments.ts'
import { buildExamples } from './build-examples.ts'
import { buildDemoEnvironment } from './environment.ts'

refuseArguments('npm run demo')
const { runStart } = await import('../local/run-start.ts')
const { startInternet } = await import('../test/support/internet/start-internet.ts')

const internet = await startInternet()
for (const [name, value] of Object.entries(buildDemoEnvironment(process.env, internet.env))) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

const root = path.resolve(import.meta.dirname, '..')
await runStart({
  layout: buildLayout(root, 'demo'),
  examples: buildExamples(process.env.PORT ?? '3000', existsSync(buildLayout(root).service)),
  afterStop: () => internet.stop(),
})
