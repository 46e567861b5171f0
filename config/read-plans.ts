import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildPlans, type Plans, PlansFile } from '../contract/operations/plans.ts'
import { ConfigError } from './config-error.ts'
import { type Environment, parseJsonVariable } from './environment.ts'

/** @throws ConfigError when the file cannot be read or says something that is no plan */
export function readPlans({ PLANS_FILE, WEEKLY_ALLOWANCE_MICRO_DOLLARS }: Environment): Plans {
  if (PLANS_FILE === undefined) return buildPlans(WEEKLY_ALLOWANCE_MICRO_DOLLARS)
  let text: string
  try {
    text = readFileSync(PLANS_FILE, 'utf8')
  } catch (error) {
    throw new ConfigError(
      `PLANS_FILE cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  }
  const parsed = z.preprocess(parseJsonVariable, PlansFile).safeParse(text)
  if (parsed.success) return buildPlans(WEEKLY_ALLOWANCE_MICRO_DOLLARS, parsed.data)
  const [issue] = parsed.error.issues
  throw new ConfigError(
    `PLANS_FILE cannot be used: ${issue?.path.join('.') || PLANS_FILE}: ${issue?.message}`,
  )
}
