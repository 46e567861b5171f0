import { modelProvider } from '../../sources/choice/providers.ts'

/** The row of `coverage` of a run whose texts are composed. */
export const noModel = {
  provider: modelProvider,
  outcome: 'not_configured',
  message: 'No language model is configured: the text is composed from what the sources say.',
} as const
