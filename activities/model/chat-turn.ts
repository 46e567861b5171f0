import { z } from 'zod'

/** The structured answer of `buildTurnPrompt`: what to do next. */
export const ChatTurn = z.object({
  action: z.enum(['search', 'read', 'answer']),
  query: z.preprocess((value) => value ?? null, z.string().nullable()),
  sourceIds: z.preprocess((value) => value ?? [], z.array(z.string())),
})
export type ChatTurn = z.infer<typeof ChatTurn>
