/** Words by which a source leaves open whether something is, or will be, so. English. */
export const hedgeWords = {
  en: [
    'may|might|could|would|possibly|perhaps|probably|likely|reportedly|allegedly|alleged',
    'apparently|supposedly|purportedly|rumou?red|rumou?rs?|expected|tipped|slated|considering',
    'hopes?|hoped|hoping|wants?|wanted|intends?|intended|plans?|planned|planning|aims?|seeks?',
    'seeking|aspiring|candidate|nominated|nominee|proposed|applied|shortlisted|invited',
    'according to (?:reports|rumou?rs|speculation)|in talks|is set to',
  ],
}

/** In front of a title these make another one of it, mostly a lesser one. English. */
export const limitingWords = {
  en: [
    'deputy|assistant|associate|vice|acting|interim|junior|co|honorary|visiting|trainee|adjunct',
    'student|aspiring|designate|sub|under|alternate|unofficial|self-styled|self-proclaimed',
  ],
}

/** By these a sentence places something in the past. English, beside `formerWords`. */
export const pastWords = {
  en: [
    'was|were|had|worked|served|held|led|headed|ran|lived|chaired|managed|directed|taught|sat',
    'acted',
    'past|earlier|until|left|ended|resigned|retired|stepped down|used to',
    'having been',
  ],
}

/** By these it says that something is so now. English. */
export const presentWords = {
  en: [
    'is|are|works?|serves?|holds?|leads?|heads?|runs?|lives?|chairs?|manages?|directs?|teaches',
    'sits|acts|remains?|continues?|currently|now|presently|today|since',
    '(?:has|have) (?:been|served|worked|led|held)',
  ],
}

/** By these it speaks of a beginning in the past, of what may last. English. */
export const begunWords = { en: 'joined|became|founded|began|begun|started|appointed' }

/** By these, of an end in the past. English. */
export const endedWords = { en: 'ended|left|stepped down' }

/** By these another statement begins within a sentence. English. */
export const clauseWords = {
  en: [
    'and|but|while|whereas|where|who|whom|whose|which|after|before|when|then|having',
    'based|living|residing|besides|in addition to',
  ],
}
