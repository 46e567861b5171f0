/**
 * The stand-in model as a process of its own, for measuring: `node main.ts [milliseconds per
 * word]`.
 */
import { announceReady, onStop } from '../../../process/lifecycle.ts'
import { startOpenAi } from './start-openai.ts'

const standIn = await startOpenAi({ wordMs: Number(process.argv[2] ?? 0) })

onStop(() => void standIn.stop().then(() => process.exit(0)))
/** The environment of a service that uses it, as one line of JSON. */
process.stdout.write(`${JSON.stringify(standIn.env)}\n`, () => announceReady())
