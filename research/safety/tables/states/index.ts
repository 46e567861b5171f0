import { english } from './english.ts'

/** By ISO 639 code. */
export const stateRows = {
  en: english,
} as const
