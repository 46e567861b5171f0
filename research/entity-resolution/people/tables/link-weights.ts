/**
 * `weight`: log-odds that two records with this in common are one person. `identity`: the same for
 * a whole candidate, once the accounts are joined; less, since all of them may belong to another
 * person. `proves`: outweighs a weak contradiction.
 */
type LinkRule = { weight: number; identity: number; proves: boolean; reason: string }

export const linkRules = {
  signed_proof: {
    weight: 6,
    identity: 2.8,
    proves: true,
    reason: 'only who holds both accounts can publish the signature',
  },
  verified_link: {
    weight: 6,
    identity: 2.8,
    proves: true,
    reason: 'the platform has seen the link back itself',
  },
  same_id: {
    weight: 6,
    identity: 2.8,
    proves: true,
    reason: 'registries give one such id to one person',
  },
  curated_link: {
    weight: 5,
    identity: 2.8,
    proves: true,
    reason: 'editors have looked at both; now and then at a namesake',
  },
  reciprocal_link: {
    weight: 5,
    identity: 2.2,
    proves: false,
    reason: 'each side speaks for the other; two impostors could as well',
  },
  same_email: {
    weight: 4.5,
    identity: 1.4,
    proves: false,
    reason: 'one mailbox, which a couple or an office may share',
  },
  one_way_link: {
    weight: 3.5,
    identity: 0.8,
    proves: false,
    reason: 'an account names another as its own, which is possible for any account',
  },
  same_phone: {
    weight: 3.5,
    identity: 0.9,
    proves: false,
    reason: 'households and offices share numbers more than mailboxes',
  },
  same_bio: {
    weight: 2,
    identity: 0.5,
    proves: false,
    reason: 'two people rarely describe themselves in the very same words',
  },
  same_website: {
    weight: 2,
    identity: 0.6,
    proves: false,
    reason: 'two profiles name one page that few others name',
  },
  same_avatar: {
    weight: 1.5,
    identity: 0.5,
    proves: false,
    reason: 'the same bytes; pictures are copied',
  },
  rare_handle: {
    weight: 1.5,
    identity: 0,
    proves: false,
    reason: 'two people are unlikely to choose it independently',
  },
  named_on_page: {
    weight: 1.5,
    identity: 0.2,
    proves: false,
    reason: 'a page that shows the handle writes out the name of its holder',
  },
  page_link: {
    weight: 1.2,
    identity: 0.2,
    proves: false,
    reason: "a page names others' accounts as readily as its author's",
  },
  same_name: { weight: 1, identity: 0.5, proves: false, reason: 'namesakes are common' },
  same_employer: {
    weight: 0.8,
    identity: 0.3,
    proves: false,
    reason: 'employers have many employees',
  },
  same_place: { weight: 0.8, identity: 0.3, proves: false, reason: 'cities have many inhabitants' },
  employer_place: {
    weight: 0.3,
    identity: 0.1,
    proves: false,
    reason: "a place in the name of the other's employer",
  },
  same_birth_year: { weight: 0.8, identity: 0.3, proves: false, reason: 'one of some sixty years' },
  common_handle: {
    weight: 0.5,
    identity: 0,
    proves: false,
    reason: 'each site assigns it to the first person who asks',
  },
} as const satisfies Record<string, LinkRule>

export type LinkFeature = keyof typeof linkRules

/**
 * What weighs more between two who bear the name that was searched for: hardly any two namesakes of
 * a search share an employer or a year of birth, some share a city. The share that is left where
 * the name itself is common.
 */
export const namesakeWeights: Partial<Record<LinkFeature, number>> = {
  same_employer: 3.3,
  same_birth_year: 3.3,
  same_place: 1.6,
  employer_place: 1.2,
}
export const commonNameShare = 0.6

/** Of two records of one search about which nothing is known: rather two people. */
export const pairPrior = -1.2

/** An office's mailbox (`info@`) is many people's. */
export const roleEmailWeight = 1

/** Names that have nothing in common; not a bar, since people use pen names. */
export const differentNameWeight = -2.5

/**
 * One family name with different given names: couples share mailboxes and link to each other.
 */
export const relativeNameWeight = -4

/**
 * Identifiers of which a person has one alone. Author ids of indexes (OpenAlex, Semantic
 * Scholar) are not here: those split people.
 */
export const personUniqueIds: ReadonlySet<string> = new Set([
  'orcid',
  'wikidata',
  'isni',
  'viaf',
  'gnd',
  'loc',
])

/**
 * Author ids of indexes: these split people by their employers, so that two of them count only
 * where nothing else fits.
 */
export const indexIds: ReadonlySet<string> = new Set(['openalex', 'semanticScholar', 'scopus'])

/**
 * Log-odds of differences that one person can show, such as a second employer. Two of them bar a
 * pair without a vouching link; one only lowers its score.
 */
export const differenceWeights = {
  other_employer: -1.2,
  other_place: -1.2,
  other_city: -0.4,
  other_field: -0.6,
  other_account: -0.6,
} as const

/**
 * Records that share a mailbox or link to each other may be of a person who moved: pairs with
 * evidence this strong, in log-odds, are joined despite differences.
 */
export const outweighsDifferences = 4.4
