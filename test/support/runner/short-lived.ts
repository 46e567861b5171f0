/** Options of Node that API and worker run with in production, however they are started. */
export const shipped = ['--max-semi-space-size=16']

/**
 * Options of Node for processes that live for seconds. Their young generation begins at its full
 * size: growing it from one megabyte costs a starting worker a sixth of its processor time. MB. A
 * pattern is compiled once instead of twice, first to byte code: a first dossier uses over a
 * thousand patterns, and takes 1.2 instead of 1.5 s of processor time. Production runs without it:
 * set while V8 runs it crashes one process in six, and on the command line it takes compiled
 * modules of its own.
 */
export const shortLived = ['--min-semi-space-size=16', ...shipped, '--no-regexp-tier-up']
