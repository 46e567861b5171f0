/**
 * Articles that no noun phrase has inside but behind a preposition. Not German "der", "des" or
 * Romance "de", "a", which join two nouns. "die" and "den" are nouns of English as well: a noun or
 * an adjective of German follows the article.
 */
export const innerArticles = {
  en: 'an?|the',
  de: String.raw`(?:die|das|den|dem)(?=\s(?:\p{Lu}|\p{Ll}+en?\s))|eine[mn]?|ein`,
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

/** In front of an article inside a title as well; some open compounds: "inside sales agent". */
export const innerPrepositions = {
  en: [
    'about|after|against|along|alongside|among|around|before|beneath|beside|beyond|during|inside',
    'like|near|off|outside|per|than|through|throughout|towards?|until|upon|via|without',
  ],
  de: 'während|ohne|bis|wegen|trotz|außer|gegenüber|statt|entlang',
  es: 'contra|durante|hasta|según|sin|bajo|hacia',
  fr: 'contre|pendant|durant|sous|sans|vers|depuis|selon|devant|derrière|après|avant',
  it: 'contro|durante|sotto|senza|verso|dopo|prima|dietro',
  pt: 'contra|durante|até|sob|sem|perante',
}

/** Point at what is there or was named. English. */
export const pointers = { en: 'this|that|these|those|such|here|there|somewhere|nearby' }

/** Participles between a post and its field: "reporter covering the courts". */
export const fieldParticiples = { en: 'covering|speciali[sz]ing|focuss?ing|reporting' }

/** Compounds that open with a small word, and titles that are a phrase with one. */
export const openingCompounds = {
  any: 'de',
  en: [
    'under|over|of counsel|in (?:house|charge|vitro|patient)|on (?:air|call|screen|set|site)',
    'at (?:home|large)|behind the scenes|per diem|all round|off (?:grid|site|road|Broadway)',
    'own (?:label|brand)|well \\p{Ll}+er|para \\p{Ll}+(?:er|ist|lete)',
  ],
}

/** How long a post lasts, in front of it: "seit vielen Jahren Direktor". */
export const durations = {
  en: 'for (?:\\S+ )?(?:years|months|decades)',
  de: 'seit (?:(?:\\S+ )?(?:Jahren|Monaten|Jahrzehnten)|\\d{4}|[Ll]angem|[Kk]urzem)',
  es: 'desde (?:hace )?(?:\\S+ ){0,2}años',
  fr: 'depuis (?:de )?(?:\\S+ ){0,2}(?:ans|années)',
}

/** Quantifiers in front of the article of their phrase: "head of all the museums". */
export const quantifiers = {
  en: 'all|both|half',
  es: 'tod[oa]s?',
  fr: 'tou(?:te?s?|s)',
  it: 'tutt[oaie]',
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

/**
 * First words of what is said of a person beside a post, in the same enumeration: "writer on lamps,
 * father of two, and avid reader". English.
 */
export const otherOpenings = {
  en: [
    's?he|they|it|who|that|which|an?|the|his|her|also',
    'now|currently|formerly|previously|often|always|avid|proud|keen|amateur|self-taught|born',
    'loves|enjoys|likes|hates|sings|speaks|teaches|writes|runs|won|lost|grew|raised|moved|died',
    'wife|husband|spouse|father|mother|dad|mum|mom|parent|grandfather|grandmother|son|daughter',
  ],
}
