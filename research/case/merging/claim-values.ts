import type { z } from 'zod'
import { type ClaimPath, type ClaimValueOf, claimValues } from '../../claims/claim.ts'

const schemas: { readonly [Path in ClaimPath]: z.ZodType<ClaimValueOf<Path>> } = claimValues

const isPath = (text: string): text is ClaimPath => text in claimValues

/** In the order of the sections. */
export const claimPaths: readonly ClaimPath[] = Object.keys(claimValues).filter(isPath)

/** @returns the value if it fits the path, else null */
function parseValue<Path extends ClaimPath>(path: Path, value: unknown): ClaimValueOf<Path> | null {
  const read = schemas[path].safeParse(value)
  return read.success ? read.data : null
}

/**
 * @returns those that state something about the path, each with its value; a value that does not
 * fit its path is left out
 */
export function collectStatedAt<
  Path extends ClaimPath,
  One extends { path: string; value: unknown },
>(all: readonly One[], path: Path): { one: One; value: ClaimValueOf<Path> }[] {
  return all.flatMap((one) => {
    const value = one.path === path ? parseValue(path, one.value) : null
    return value === null ? [] : [{ one, value }]
  })
}
