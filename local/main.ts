/** `npm start`: the whole service on one machine. */
import path from 'node:path'
import { buildLayout } from './layout.ts'
import { refuseArguments } from './refuse-arguments.ts'

refuseArguments('npm start')
const { runStart } = await import('./run-start.ts')
await runStart({ layout: buildLayout(path.resolve(import.meta.dirname, '..')) })
