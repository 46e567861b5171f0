/**
 * The invented internet as a process of its own, so that its processor time and memory are measured
 * apart.
 */
import { announceReady, onStop } from '../../../process/lifecycle.ts'
import { startInternet } from './start-internet.ts'

const internet = await startInternet()

onStop(() => void internet.stop().then(() => process.exit(0)))
/** The environment of a service that lives in it, as one line of JSON. */
process.stdout.write(`${JSON.stringify(internet.env)}\n`, () => announceReady())
