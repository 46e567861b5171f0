import { z } from 'zod'
import { parseWorkYear } from '../../works/years.ts'

/** The year of a day, a month or a year of birth, which registers write as text or as a number. */
export const optionalBirthYear = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => parseWorkYear(String(value ?? '')))
  .catch(null)
