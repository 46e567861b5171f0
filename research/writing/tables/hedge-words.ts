import { unwrap } from '../../text/patterns/unwrap.ts'

/** Words by which a source leaves open whether something is, or will be, so. English. */
export const hedgeWords = {
  en: [
    'may|might|could|would|possibly|perhaps|probably|likely|reportedly|allegedly|alleged',
    'apparently|supposedly|purportedly|rumou?red|rumou?rs?|expected|tipped|slated|considering',
    'hopes?|hoped|hoping|wants?|wanted|intends?|intended|plans?|planned|planning|aims?|seeks?',
    'seeking|aspiring|candidate|nominated|nominee|applied|shortlisted|invited|declined|refused',
    String.raw`(?<=\b(?:an?|the|his|her|its|their) )proposed|turned down|failed to`,
    'according to (?:reports|rumou?rs|speculation)|in talks|is set to',
  ],
}

/** In front of a title these make another one of it, mostly a lesser one. English. */
export const limitingWords = {
  en: [
    'deputy|assistant|associate|vice|acting|interim|junior|honorary|visiting|trainee|adjunct',
    'student|aspiring|designate|alternate|unofficial|self-styled|self-proclaimed',
    'under(?=[\\s-]secretar)',
  ],
}

/** The same, where a hyphen joins them to it. English. */
export const limitingPrefixes = { en: 'co|non|sub|under|ex' }

/** By these a sentence says that others took part: what was done so, they did together. English. */
export const jointWords = { en: String.raw`together|jointly|alongside|(?:with|and) \p{Lu}` }

/** By these a sentence places something in the past. English, beside `formerWords`. */
export const pastWords = {
  en: [
    'was|were|had|worked|served|held|led|headed|ran|lived|chaired|managed|directed|taught|sat',
    'acted',
    'past|earlier|until|left|ended|resigned|retired|stepped down|used to',
    String.raw`(?:grew|growing) up|raised|between (?:\p{L}+ )?\d{4}`,
    'having been|(?:began|started)(?: (?:his|her|their) career)? as',
  ],
}

/** Participles that say how something is, not what happened to it. English. */
const lastingStates =
  'based|married|employed|engaged|involved|located|associated|affiliated|named|retired|dedicated'

/** By these it says that something is so now. English. */
export const presentWords = {
  en: [
    'is|are|works?|serves?|holds?|leads?|heads?|runs?|lives?|chairs?|manages?|directs?|teaches',
    'sits|acts|oversees|remains?|continues?|currently|now|presently|today|since',
    '(?:has|have) (?:served|worked|led|held)',
    // "has been cited" is over, "has been based in Perth" is so
    unwrap`
      (?:has|have) been(?! (?:\p{L}+ly )?(?!(?:${lastingStates})\b)\p{L}{2,}ed\b)`,
  ],
}

/** Past forms of verbs that "-ed" does not show, behind a subject. English. */
export const pastVerbs = {
  en: [
    'did|spent|made|took|gave|went|came|won|wrote|spoke|began|built|grew|got|became|oversaw|kept',
    'brought|bought|sold|met|sent|told|put|set|rose|fell|stood|drew|sang|rode|flew',
  ],
}

/** What is said of these in the present tense is so for good, once it was. English. */
export const lastingWords = {
  en: [
    '(?:co-?)?(?:author|founder|creator|inventor|winner|translator|producer)|recipient|laureate',
    'medal(?:l)?ist|graduate|alumn(?:us|a)|veteran|holder|survivor|native',
  ],
}

/** By these it speaks of a beginning in the past, of what may last. English. */
export const begunWords = { en: 'joined|became|founded|began|begun|started|appointed' }

/** By these, of an end in the past. English. */
export const endedWords = { en: 'ended|left|stepped down' }

/** By these another statement begins within a sentence. English. */
export const clauseWords = {
  en: [
    String.raw`and|but|while(?! (?:at|in|with|an?|working|serving|employed|s?he|studying)\b)`,
    'whereas|where|whom|which|after|before|when|then|having',
    'based|living|residing|besides|in addition to',
  ],
}

/** In front of a participle these make a passive. English. */
export const passiveWords = { en: 'is|are|was|were|be|been|being' }
