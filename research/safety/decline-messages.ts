export const declineCategories = ['eligibility', 'minor', 'private_data', 'credentials', 'sensitive', 'harassment'] as const
export type DeclineCategory = (typeof declineCategories)[number]
/** Questions about eligibility are found by vocabularies, all others by patterns. */
export type PatternCategory = Exclude<DeclineCategory, 'eligibility'>

/** What a caller is told instead of an answer: the reason, and what may be asked (spec 1.6, design §6). */
export const declineMessages: Readonly<Record<DeclineCategory, string>> = {
  eligibility:
    'This cannot be answered: what is found here must not be used to decide about credit, housing, employment, insurance, education or similar eligibility, because it is incomplete, may be about somebody else, and nobody could contest it. Questions about public facts, with their sources, can be answered.',
  minor:
    'This cannot be answered: details about children and minors are not looked up or shown, even where they are public. Questions about the public work of adults can be answered.',
  private_data:
    'This cannot be answered: home addresses, private contacts, identity and account numbers, whereabouts, and who is in a picture are private and are not looked up. Public professional contacts and the city that somebody is based in can be asked for.',
  credentials:
    'This cannot be answered: passwords, other credentials and what was taken in data breaches are neither collected nor shown. Accounts that are public can be asked for.',
  sensitive:
    'This cannot be answered: health, religion, political opinions, sexuality, ethnic origin and criminal records are sensitive matters about which no statements are made or inferred here. Public offices and professional work can be asked for.',
  harassment:
    'This cannot be answered: nothing is done here that would help to stalk, threaten, expose or harm somebody, or to reach somebody who does not want it. Questions about public professional facts can be answered.',
}
