/**
 * Loaded into a process that is measured: on SIGUSR2 it gives back all memory that it does not
 * need.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: (how: { type: string; flavor: string }) => void = runInNewContext('gc')
process.on('SIGUSR2', () => collect({ type: 'major', flavor: 'last-resort' }))
