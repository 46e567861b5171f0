/**
 * `npm run demo`: the service on the stand-in internet of the tests. Every source is a server of
 * this process on loopback, so a search and a dossier run as ever, without internet and keys. The
 * people are invented. Data is kept in `.local/demo`, apart from that of `npm start`.
 */
import path from 'node:path'
import { buildLayout } from '../local/layout.ts'
import { runStart } from '../local/run-start.ts'
import { startInternet } from '../test/support/internet/start-internet.ts'
import { buildDemoEnvironment } from './environment.ts'

const internet = await startInternet()
for (const [name, value] of Object.entries(buildDemoEnvironment(process.env, internet.env))) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

await runStart({
  command: 'npm run demo',
  layout: buildLayout(path.resolve(import.meta.dirname, '..'), 'demo'),
  examples: [
    'A search and a dossier of an invented person, in another terminal:',
    '  npm run ask -- search "Zelda Quibbleworth"',
    '  npm run ask -- dossier "Quillon Featherby-Marsh"',
  ],
  afterStop: () => internet.stop(),
})
