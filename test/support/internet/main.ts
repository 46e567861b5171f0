/**
 * The invented internet as a process of its own, for measuring: its processor time and memory are
 * nobody else's.
 */
import { announceReady, onStop } from '../../../lifecycle.ts'
import { startInternet } from './start-internet.ts'

const internet = await startInternet()

onStop(() => void internet.stop().then(() => process.exit(0)))
/** The environment of a service that lives in it, as one line of JSON. */
process.stdout.write(`${JSON.stringify(internet.env)}\n`, () => announceReady())
