import path from 'node:path'

/** The folder of this clone. */
export const root = path.join(import.meta.dirname, '..', '..')
