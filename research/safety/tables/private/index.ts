import { english } from './english.ts'

/** By ISO 639 code: what is never shown of a person, in sentences about them. */
export const privateStatements = {
  en: english,
} as const
