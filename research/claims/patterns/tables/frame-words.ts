/** Adverbs between a subject and what is said of it, as whole words. */
export const frameAdverbs = {
  en: [
    'currently|now|also|still|presently|today|already|later|then|subsequently|previously|formerly',
    'first|initially|briefly|recently|lately|newly|just|once|soon|eventually|finally|again|next',
    'full[- ]time|part[- ]time|professionally|mainly|mostly|chiefly|happily|remotely|freelance',
    'originally|afterwards|thereafter|ultimately|immediately|promptly|officially|formally',
    'these days|nowadays|at present|at the moment|at (?:the|that) time|back then|in those days',
    'since(?! (?:the |\\p{Lu}\\p{L}+ )?\\d)',
  ],
  de: 'derzeit|aktuell|heute|auch|zurzeit',
  fr: "actuellement|aujourd[’']hui",
  es: 'actualmente|hoy',
  pt: 'atualmente|também',
  it: 'attualmente',
  nl: 'momenteel|nu|tegenwoordig',
}

/** Long times, and how much of them, behind "for". English. */
export const longSpans = { en: 'years|decades|months' }
export const spanAdverbs = { en: 'the past|the last|more than|over|about|around|some' }

/** How long, between a verb and what it says, as patterns. English. */
export const frameSpans = {
  en: [
    'for (?:some|a|a short|a long) (?:time|while|spell)',
    'for (?:[\\p{L}\\d-]+ ){1,3}?(?:years|decades|months)',
  ],
}

/** Words that open a span of years between subject and verb: "from 1999 to 2004". */
export const spanOpenings = {
  en: 'from|since|between|by|until|till|up to',
  de: 'seit|von',
  fr: 'depuis|de',
  es: 'desde',
  it: 'dal',
  nl: 'sinds',
}

/** Words in front of the last year of a span. */
export const spanLinks = {
  en: 'to|until|and',
  de: 'bis',
  fr: 'à',
  es: 'a|hasta',
  pt: 'até',
  it: 'al',
}

/** Articles in front of a title, as whole words. */
export const titleArticles = {
  en: 'an?|the|its|their',
  de: 'der|die|das|den|dem|eine?[nrms]?|(?:jen|dies)e[rnms]?',
  fr: 'une?|la|le|notre|votre',
  es: 'un|una|uno|el|nuestr[oa]',
  pt: 'uma?|o|noss[oa]',
  it: 'il|lo',
  nl: 'een|de|het',
}

/** Between a post and the one it is held at, also where no verb says so: "Lawyer at Globex". */
export const employerLinks = {
  en: 'at(?: the)?',
  de: 'bei(?: de[rm])?|beim|an der',
  es: 'en (?:la|el)',
  fr: 'chez',
  it: 'presso(?: (?:il|la|lo))?',
  nl: 'bij(?: (?:de|het))?',
}

/** Prepositions in front of an organisation, behind a verb. */
export const atWords = {
  en: [employerLinks.en, 'with|for'],
  de: [employerLinks.de, 'am|im|an dem|für'],
  fr: [employerLinks.fr, 'à(?: la)?|au|en|pour'],
  pt: 'na|no|em|para(?: la)? ',
  it: [employerLinks.it, "all[’']|alla "],
  nl: [employerLinks.nl, 'aan de|aan het'],
}

/** Words in front of a firm that a sentence names, of any relation to it. English. */
export const firmLinks = { en: 'at|with|for|from|by|of|to|joined|joining|left|entered' }

/** "author of Lenses at Night": of works, not of organisations. */
export const authorWords = {
  en: 'author|writer|creator|inventor|translator|illustrator|actor|actress|composer|host',
  de: 'autor\\w*',
  fr: 'auteur',
  it: 'autrice',
}

/** What a prize is for, behind a title: "Coach of the Year". English. */
export const awardSpans = { en: 'year|month|week|season|decade|century|match|day' }

/** What ranks a firm or a field among others; by form alone "forest" or "priest" is one too. */
export const superlatives = {
  en: [
    'largest|biggest|greatest|smallest|oldest|youngest|newest|latest|earliest|fastest|finest|best',
    'highest|tallest|longest|strongest|richest|wealthiest|busiest|hottest|deepest|widest|cheapest',
    'hardest|toughest|coolest|brightest|leading',
  ],
}

/** Who teaches: "of" joins a field to them. English. */
export const teacherWords = { en: 'professor|lecturer|teacher' }

/** In front of a post on a line that begins with its years. English. */
export const employedWords = { en: '(?:[Ee]mployed|[Ww]orked|[Ww]orking|[Aa]ctive|[Ss]erved) as' }

/** Who keeps things: "of" joins to them what is kept. English. */
export const keeperWords = { en: 'curator|keeper|conservator|restorer' }

/** Small words that end no field of study. */
export const notFieldEnds = {
  en: 'at|in|from|with|under|her|his|the|abroad|there|first|years?|hard',
  de: 'an|der',
  fr: 'en|à',
}

/** Small words that begin no field of study. */
export const notFieldStarts = {
  en: 'at|in|from|with|under|abroad|there|an|hard|both|for|to|how|and|on|honorary',
  de: 'bei|mit|dort',
}

/** Words that open the names of towns. */
export const placeHeads = {
  en: 'Saint|St|New|Port|North|South|East|West|Mount|Fort|Lake',
  fr: 'La|Le',
  es: 'San|Santa|El|Los|Las',
  pt: 'São',
}

/** Words behind "in" that show that a title has ended: a place or a time follows. English. */
export const notInTitles = { en: 'the|an?|his|her|their|our|my|this|that|early|late|mid|which' }

/** Words for a post that are adjectives as well, where a single one has no capital. English. */
export const adjectivesLikePosts = { en: 'general|major|private|minor|chief|official|novel' }

/** Words that ask, at the head of a headline: "Why Globex director NAME quit". English. */
export const askingWords = 'Why|How|When|Where'

/** Verbs that invite to what follows: "Meet farrier NAME". */
export const invitations = 'Join|Meet|See|Hear|Follow|Ask|Watch|Visit|Read'

/**
 * Words that join the next item of a list, as whole words. Not "o", an article in Portuguese, nor
 * "of", a word of English.
 */
export const listJoints = {
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y',
  pt: 'e',
  nl: 'en',
}

/** Behind "heads", "manages", "is responsible for": no work at a firm. English. */
export const notCharges = {
  en: [
    'an?|her|his|their|my|your|our|that|this|these|those|one|two|three|many|several|some',
    'off|up|out',
    'straight|home|down|over|to|for|back|towards?|into|against|campaign|fight|protest|strike|rally',
    'march|boycott|revolt|walkout|siege|list|bill|queue|cast|table|poll|chorus|crowd|delegation',
    'fire|blaze|death|murder|crime|robbery|theft|fraud|attack|crash|damage|loss|leak|outbreak',
    'error',
    'pain|goal|win|victory|defeat|share|stake|stall|pension|chant|singing|discussion|debate|tour',
  ],
}

/** Behind the date inside of a phrase: the post or its firm follows. */
export const postLinks = { en: 'as|with|to|for|from|via|by|at|of', de: 'als', fr: 'comme' }
