/**
 * Articles that no noun phrase has inside but behind a preposition. Not German "der", "des" or
 * Romance "de", "a", which join two nouns.
 */
export const innerArticles = {
  en: 'an?|the',
  de: 'die|das|den|dem|eine[mn]?|ein',
  es: 'el|la|los|las|una?',
  fr: 'le|la|les|une?',
  it: 'il|lo|gli|una?',
  pt: 'o|os|uma?',
}

/** Prepositions in front of an article inside a title. */
export const phrasePrepositions = {
  en: 'of|for|in|at|to|on|from|by|with|under|over|behind|within|across|into|de|as|as the|between',
  de: 'für|von|mit|bei|an|auf|in|zu|über|aus|nach|um|unter|gegen|durch|hinter|vor|neben|seit',
  es: 'de|en|a|para|por|con|ante|sobre|entre|desde|antes|tras',
  fr: "de|dans|pour|sur|chez|par|avec|à|entre|d['’]",
  it: 'di|in|per|su|con|presso|tra|fra',
  pt: 'de|em|para|por|com|sobre|entre|antes|depois|após',
}

/** Joins two phrases. */
export const phraseLinks = {
  en: 'and',
  de: 'und|sowie',
  es: 'y|e',
  fr: 'et',
  it: 'ed?',
  nl: 'en',
}

/** In front of the post of today, behind a former one: "former clerk and now farrier". */
export const todayWords = {
  en: 'now|currently|today',
  de: 'jetzt|heute|nun',
  es: 'hoy|ahora|actual',
  fr: "aujourd['’]hui|désormais|maintenant",
  it: 'oggi|ora',
  pt: 'hoje|agora',
}

/** Subjects of clauses: no phrase that names a post has one. */
export const clauseSubjects = {
  en: 'he|she|they|we',
  de: 'er|wir',
  es: 'él|ella',
  fr: 'elle|ils',
  pt: 'ele|ela',
}
