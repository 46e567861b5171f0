import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'

/** By ISO 639 code. */
export const stateRows = {
  en: english,
  de: german,
  fr: french,
} as const
