/** `npm start`: the whole service on one machine. */
import path from 'node:path'
import { buildLayout } from './layout.ts'
import { runStart } from './run-start.ts'

await runStart({
  command: 'npm start',
  layout: buildLayout(path.resolve(import.meta.dirname, '..')),
})
