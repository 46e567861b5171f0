/**
 * Verbs of who plays a part, with what shows the part as their object: German and Dutch put a
 * subject behind the verb as well ("Abends spielt die Pianistin NAME"), French behind "que".
 */
export const playingVerbs = {
  en: '(?:play|portray|voic)(?:s|ed|es|ing) (?:the|an?)',
  de: '(?:spiel|verkörper|mim)te? den|^(?:er|sie) (?:spiel|verkörper|mim)te?(?: die)?',
  fr: "(?<!qu['’])(?:incarn|interpr[éè]t|jou)(?:e|ait|a|ant) (?:l[ea]|une?|(?=l['’]))",
  es: '(?:interpret|encarn)(?:a|aba|ó|ando) a(?:l| la)',
  it: "(?:interpret|imperson)(?:a|ava|ò|ando) (?:il|l[ao]|un[oa]?|(?=l['’]))",
  pt: '(?:interpret|encarn)(?:a|ava|ou|ando) (?:o|a|uma?)',
  nl: 'vertolkte?(?: de)?|^(?:hij|zij|ze) speel(?:t|de)(?: de)?',
}

/** In front of the part, as its genitive. */
export const partNouns = {
  de: 'Rolle|Figur',
  fr: 'rôle|personnage|peau|traits',
  es: 'papel|personaje|piel',
  it: 'panni|ruolo|personaggio',
  pt: 'papel|personagem|pele',
  nl: 'rol|personage',
}

/** Things that are called after people: streets, schools, stadiums, prizes, ships. */
export const calledAfterPeople = {
  en: 'ship|vessel|steamer',
  fr: 'rue|avenue|boulevard|quai|pont|stade|lycée|collège|prix|trophée|bateau|navire',
  es: 'calle|avenida|plaza|paseo|estadio|colegio|instituto|premio|trofeo|barco|buque',
  it: 'via|viale|piazza|corso|stadio|liceo|istituto|premio|trofeo|nave',
  pt: 'rua|avenida|praça|estádio|colégio|escola|pr[êé]mio|troféu|navio',
}
