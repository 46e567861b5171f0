/** Words behind which a name is another person's. */
export const besideWords = {
  en: [
    'with|by|and|met|told|husband|wife|partner|brother|sister|son|daughter|father|mother|colleague',
    'friend|spouse|while|but|, |like|than|about|under|interviewed|praised|thanked|defeated',
  ],
  de: 'mit|und|traf|von|über|unter|interviewte|lobte|besiegte',
  fr: 'avec|et|rencontré|remercie|interviewé',
  es: 'con|y|entrevistó a|conoció a',
  pt: 'com|e|encontrou|conheceu',
  it: 'con|incontrato|conosciuto|intervistato',
  nl: 'met|en|ontmoette|over|onder|interviewde',
}

/** Who is employed stands in front, and a firm behind. English. */
export const workBeside = { en: 'employed(?: \\p{Ll}+){0,2} (?:by|with)' }

/** Of these the name behind may be that of a topic. */
export const topicPrepositions = { en: 'about|under', de: 'über|unter', nl: 'over|onder' }

/** The last word of a topic or a place. */
export const topicWords = {
  en: [
    'learning|computing|engineering|marketing|rights|change|valley|commons|politics|history|wars?',
    'studies|theory|systems?|health|energy|policy|security|arts?|music|data|medicine|culture|law',
    'design|software|finance|education|literature|act|rules|river|coast|islands?|mountains?|sea',
    'africa|america|asia|europe|east|korea|zealand|technology|technologies|science|sciences',
  ],
  de: 'neuzeit|geschichte|recht|kunst|medien|afrika|amerika|asien|europa|osten',
  nl: 'recht|kunst|azië',
}

/** How such words end else. */
export const topicEnds = {
  en: String.raw`[st]ions?|\p{L}{2}ics|olog(?:y|ies)|ism|ity|ities|igence`,
  de: String.raw`\p{L}{3}ung(?:en)?|heit|keit|schaft|igenz`,
  nl: 'igentie|geschiedenis',
}

/** In front of places and firms: a name behind these says nothing of a person. */
export const notBeforePeople = {
  en: [
    'of|in|at|from|for|near|into|to|on|joined|joins|founded|left|runs|ran|leads|led|heads|headed',
    'owns|owned|chairs|chaired|is|was|and|formerly|previously|now|via',
  ],
  de: 'in|bei|beim|aus|im|am|an|der|die|das|des|nach|für|leitet|leitete|gründete|ist|war|und',
  fr: 'de|du|à|au|en|chez|la|le|les|pour|dirige|fondé|est|et',
  es: 'de|del|en|la|el|para|dirige|fundó|es|y',
  pt: 'de|da|do|em|na|no|a|o|para|fundou|é|e',
  it: 'di|del|della|a|al|alla|in|presso|per|fondato|dirige|è|e',
  nl: 'van|in|bij|de|het|voor|te|leidt|is|en',
}

/** Posts that are called after those who pay for them. English. */
export const endowedPosts = { en: 'Professor|Chair|Fellow|Lecturer|Scholar' }

/** Words of honours, which stand in a list of posts as names do: "Nobel Laureate". */
export const honourWords = {
  en: [
    'laureate|winner|medall?ist|recipient|awardee|honou?ree|finalist|champion|olympian|prize|award',
    'medal|veteran|holder|nominee|scout|alumn(?:us|a)',
  ],
  de: String.raw`\p{L}*preisträger(?:in)?|\p{L}*preis|\p{L}*medaille`,
  fr: 'prix|lauréate?|médaillée?|médaille',
  es: 'premio|galardonad[oa]|medallista|medalla',
  pt: 'pr[éê]mio|lauread[oa]|medalhista|medalha',
  it: 'premio|vincit(?:ore|rice)|medaglia',
  nl: String.raw`\p{L}*prijswinnaar|\p{L}*prijs|winnaar`,
}

/** Words with which honours begin: "Knight Bachelor". Behind a given name they are surnames. */
export const honourTitles = { en: 'knight', fr: 'chevalière?', it: 'cavaliere' }
