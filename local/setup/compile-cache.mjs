/**
 * Loaded by npm scripts before the program (`node --import`): a program that finds its modules
 * compiled saves 0.2 to 0.7 s of processor time. An import in the program itself would come too
 * late, since Node compiles all modules of a program before it runs the first.
 */
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'

const { env } = process
const cache = env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
// processes that the program starts share the folder
env.NODE_COMPILE_CACHE ??= path.join(cache, 'people-research-service', 'modules')
// Node 20 has no such cache
module.enableCompileCache?.(env.NODE_COMPILE_CACHE)
