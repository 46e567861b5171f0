/** What the process that encodes a picture ends with; every other code is a crash. */
export const exitCodes = { encoded: 0, missing: 3, tooManyPixels: 4 } as const
