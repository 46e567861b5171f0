export const declineCategories = [
  'eligibility',
  'minor',
  'private_data',
  'credentials',
  'sensitive',
  'harassment',
] as const
export type DeclineCategory = (typeof declineCategories)[number]
/** Questions about eligibility are found by vocabularies, all others by patterns. */
export type PatternCategory = Exclude<DeclineCategory, 'eligibility'>

/**
 * Shown instead of an answer: the reason, and the questions that are allowed.
 */
export const declineMessages: Readonly<Record<DeclineCategory, string>> = {
  eligibility:
    'This service does not help with eligibility decisions, such as those about credit, ' +
    'housing, employment, insurance, ' +
    'education, benefits or visas: ' +
    'its results may be incomplete or about another person, and the person concerned cannot ' +
    'contest them. ' +
    'Ask about public facts instead; each answer cites its sources.',
  minor:
    'This service does not look up or show details about children and minors, even where they ' +
    'are public. ' +
    'Ask about the public work of adults instead.',
  private_data:
    'This service does not look up private data: home addresses, private contact details, ' +
    'identity and account numbers, ' +
    'current whereabouts, or who is in a picture. ' +
    'Ask for public professional contact details or the city where a person is based instead.',
  credentials:
    'This service does not collect or show passwords, other credentials or data from breaches. ' +
    'Ask for public accounts instead.',
  sensitive:
    'This service makes no statements about health, religion, political opinions, sexuality, ' +
    'ethnic origin or criminal records. ' +
    'Ask about public offices and professional work instead.',
  harassment:
    'This service does not help to stalk, threaten, expose or harm people, or to reach people ' +
    'who do not want to be reached. ' +
    'Ask about public professional facts instead.',
}
