import { existsSync } from 'node:fs'
import module from 'node:module'

/**
 * Ends the process with exit code 0, whatever its threads do. `process.exit` waits for them: for
 * one that reads a file or looks up a name and gets no answer, and for a compiler of V8 that asks
 * the main thread for memory at that moment (nodejs/node#54918). Such a process stays until it is
 * killed, and for ever once its supervisor has gone. A process that is replaced leaves its threads
 * behind, and what takes its place only exits. What logs calls `awaitLog` before: a thread may be
 * writing the last lines.
 */
export function endProcess(): never {
  // what an exit does, too: it writes the rest of the log and the compiled modules
  process.emit('exit', 0)
  module.flushCompileCache?.()
  // a program that is not there, as after an upgrade in place, would end in an abort
  if (existsSync(process.execPath))
    process.execve?.(process.execPath, [process.execPath, '--eval', ''], {})
  process.exit(0)
}
