/**
 * What the heading of a part of a page says that the part is for: parts of headings in lower case
 * as patterns, by kind. The further down, the less is the part text of the page.
 */
export const sectionNames = {
  about: [
    'descriptions?|overview|introduction|summary|highlights?|key features|about this|the story',
    'beschreibung|überblick|descripción|présentation|descrizione|descrição|omschrijving',
  ],
  contents: [
    'ingredients|materials?|instructions?|directions|how to|what.s (?:included|in the box)',
  ],
  properties: [
    'spec(?:ification)?s?|technical (?:data|details)|dimensions|measurements|details?|features?',
    'technische daten|especificaciones|caractéristiques|caratteristiche|specificaties',
  ],
  questions: ['faqs?|frequently asked|questions?|q ?& ?a|häufige fragen|preguntas|domande'],
  order: [
    'shipping|delivery|returns?|warranty|guarantee|payments?|size (?:guide|chart)|care|financing',
    'versand|lieferung|envíos?|livraison|spedizione|verzending|garantie',
  ],
  reviews: [
    'reviews?|ratings?|testimonials?',
    '(?:customers?|clients?|people|they|users?) (?:are )?say(?:ing)?',
    'bewertungen|reseñas|opiniones|avis|recensioni|avaliações|beoordelingen|отзывы|レビュー',
  ],
  comments: [
    'comments?|responses?|replies|reply|discussions?|join the conversation',
    'kommentare?|comentarios?|commentaires?|commenti|reacties|комментарии|コメント',
  ],
  authors: ['about the authors?|written by|meet the|contributors?|authors?'],
  others: [
    'related|similar|recommend(?:ed|ations?)|also (?:bought|viewed|likes?|enjoy|consider|read)',
    'customers? who|more (?:from|in|like|on|to|stories|articles|posts|products|by)|bought together',
    'complete (?:the|your) look|goes well|pairs? well|compare',
    'explore|keep reading|up next|suggested',
    'ähnliche|auch interessant|relacionad[oa]s|similaires|correlati|gerelateerde?|похожие|関連',
  ],
  recent: [
    'recent(?:ly)?|latest|trending|popular|most (?:read|viewed)|featured|top stories|what.s new',
    'neueste|beliebte|últim[oa]s|populares|derniers|récents|ultimi|nieuwste|популярн',
  ],
  choices: [
    'filters?|sort(?: by)?|categor(?:y|ies)|refine|(?:shop|browse) by|tags?|archives?|topics',
  ],
  letters: [
    'newsletters?|subscribe|sign up|stay (?:in touch|connected|up to date|informed)',
    'join (?:our|the)',
    'follow us|inbox|mailing list|get (?:the|our|updates)|connect with us|share(?: this)?',
  ],
  accounts: [
    'log ?in|sign in|register|your account|my account|cart|wish ?list|basket|bag|checkout',
  ],
  service: ['contact|get in touch|customer (?:service|care|support)|help|support|company|about us'],
  consent: ['cookies?|consent|privacy preferences?|strictly necessary|your (?:privacy|choices)'],
  legal: ['privacy|terms|legal|disclaimers?|copyright|rights reserved|policy|policies'],
} as const

/** What stands over other things for sale than the one that a page is about. Patterns. */
export const otherThings = {
  en: [
    'similar|related|recommend(?:ations?|ed (?:for|products?|items?))|we recommend|bought together',
    'also (?:bought|viewed|likes?|enjoy|consider|purchased)',
    '(?:customers?|people|shoppers) (?:who|also)',
  ],
  de: 'ähnliche',
  es: 'relacionad[oa]s',
  fr: 'similaires',
  it: 'correlati',
}
