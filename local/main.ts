/** `npm start`: the whole service on one machine. */
import path from 'node:path'
import { layoutOf } from './layout.ts'
import { runStart } from './run-start.ts'

await runStart({ command: 'npm start', layout: layoutOf(path.resolve(import.meta.dirname, '..')) })
