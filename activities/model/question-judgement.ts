import { z } from 'zod'
import { declineCategories } from '../../research/safety/decline-messages.ts'

/** The structured answer of `buildJudgePrompt`: whether a question may be answered. */
export const QuestionJudgement = z.object({
  decline: z.boolean(),
  category: z.preprocess((value) => value ?? null, z.enum(declineCategories).nullable()),
})
export type QuestionJudgement = z.infer<typeof QuestionJudgement>
