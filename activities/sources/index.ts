import type { AnySource } from './source.ts'

/** Every source, in the order in which their evidence is looked at. A new one is one file, its fixtures and one line here. */
export const sources: readonly AnySource[] = []
