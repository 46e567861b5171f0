/** Lengths of time in milliseconds, as `Date` counts them. */

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
