/**
 * Options of Node for processes that live for seconds. Their young generation begins at its full
 * size: growing it from one megabyte costs a starting worker a sixth of its processor time. MB.
 */
export const shortLived = ['--min-semi-space-size=16', '--max-semi-space-size=16']
