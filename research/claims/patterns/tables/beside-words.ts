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

/** In front of places and firms: a name behind these says nothing of a person. */
export const notBeforePeople = {
  en: [
    'of|in|at|from|for|near|into|to|on|joined|joins|founded|left|runs|ran|leads|led|heads|headed',
    'owns|owned|chairs|chaired|is|was|and',
  ],
  de: 'in|bei|beim|aus|im|am|an|der|die|das|des|nach|für|leitet|leitete|gründete|ist|war|und',
  fr: 'de|du|à|au|en|chez|la|le|les|pour|dirige|fondé|est|et',
  es: 'de|del|en|la|el|para|dirige|fundó|es|y',
  pt: 'de|da|do|em|na|no|a|o|para|fundou|é|e',
  it: 'di|del|della|a|al|alla|in|presso|per|fondato|dirige|è|e',
  nl: 'van|in|bij|de|het|voor|te|leidt|is|en',
}
