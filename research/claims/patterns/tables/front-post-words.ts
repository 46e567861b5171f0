import { unwrap } from '../../../text/patterns/unwrap.ts'

/** Articles in front of a post, alone or joined with a preposition, as patterns. */
export const postArticles = {
  de: 'der|die|dem|den|eine?|einem|einen|einer',
  fr: "le|la|l['’]|une?|du|au",
  es: 'el|la|al|del|una?',
  it: "il|lo|la|l['’]|d?al(?:la|lo|l['’])?|del(?:la|lo|l['’])?|una?|un['’]",
  pt: 'o|a|d[oa]|pel[oa]|ao|à|uma?',
  nl: 'de|het|een',
}

/** Prepositions between such a post and what it is held at, with its article and its space. */
export const postLinks = {
  de: 'der |des |von |vom |beim |bei |im |am |an der ',
  fr: "de la |de l['’]|du |des |de |d['’]|à l['’]|à la |au ",
  es: 'de la |del |de los |de las |de ',
  it: "della |dello |dell['’]|del |dei |degli |delle |di |d['’]",
  pt: 'da |do |das |dos |de ',
  nl: 'van de |van het |van |bij ',
}

/** Prepositions that join no other person to a post: "adjoint au maire", "teniente de alcalde". */
export const bareLinks = {
  fr: "d['’]|de |à l['’]|à la |au ",
  es: 'de ',
  it: "di |d['’]",
  pt: 'de ',
}

/** Adjectives in front of a noun in a language that puts all others behind it. */
export const frontAdjectives = {
  any: 'vice|ex|premier',
  fr: 'ancien(?:ne)?|nouveau|nouvel(?:le)?|première?|futur|jeune|actuel(?:le)?|célèbre|grand',
  es: 'antigu[oa]|nuev[oa]|primer[oa]?|actual|joven|gran|célebre',
  it: 'nuov[oa]|prim[oa]|attuale|giovane|grande|noto|nota|già',
  pt: 'antig[oa]|nov[oa]|primeir[oa]|atual|jovem|grande',
}

/** Posts whose complement is a portfolio or a town, and no organisation. */
export const portfolioHolders = {
  any: 'minist\\p{L}+',
  de: unwrap`
    \p{L}*minister(?:in)?|\p{L}*sekretär(?:in)?|\p{L}*kommissar(?:in)?|\p{L}*bürgermeister(?:in)?
    |Landrat|Landrätin`,
  fr: 'secrétaire|conseillère?|commissaire|professeure?|maire|préfète?|députée?',
  es: unwrap`
    secretari[oa]|consejer[oa]|comisari[oa]|profesora?|catedrátic[oa]|alcald(?:e|esa)|concejala?
    |gobernadora?`,
  it: unwrap`
    segretari[oa]|assessor[ea]|commissari[oa]|professor(?:e|essa)|docente|sindac[oa]|prefetto
    |governat(?:ore|rice)`,
  pt: 'secretári[oa]|vereadora?|professora?|prefeit[oa]|governadora?',
  nl: 'wethouder|staatssecretaris|hoogleraar|burgemeester',
}

/**
 * Small words of German alone, each spelling by itself: English has "hat" and "den", French "des",
 * Portuguese "das", Swedish "den", and names have "der" and umlauts.
 */
export const germanWords = {
  de: unwrap`
    und|ist|wird|wurde|wurden|nicht|zum|zur|beim|Beim|vom|aus|mit|auf|Auf|sich|nach|Nach|laut|Laut
    |sagte|sagt|für|Für|während|Während|bei|eine|einem|einen|einer|eines|dass`,
}

/** Small words of Dutch alone: "door" is English, and names have "van". */
export const dutchWords = {
  nl: unwrap`
    het|een|wordt|werd|voor|niet|ook|naar|zegt|zei|volgens|zijn|haar|bij|uit|heeft|hij|maar|nog
    |tegen|omdat|aan`,
}

/** Small words of English that German does not have. */
export const englishSigns = { en: 'the|and|of|with|from|his|who|which|said|at' }

/** Small words of English that stand in few names, and that no Romance language has. */
export const plainEnglish = { en: 'the|with|from|his|her|who|which|said|at|was|is' }

/** Adjectives that say that a post is held today: "derzeitige", "nouveau". */
export const ofToday = {
  de: 'derzeitige[rn]?|jetzige[rn]?|aktuelle[rn]?|amtierende[rn]?|neue[rn]?',
  fr: 'nouveau|nouvel(?:le)?|actuel(?:le)?',
  es: 'nuev[oa]|actual',
  it: 'nuov[oa]|attuale',
  pt: 'nov[oa]|atual',
  nl: 'nieuwe|huidige',
}

/** Nouns in small letters in front of the name of an organisation, as a part of it. */
export const smallHouses = {
  fr: unwrap`
    musée|groupe|société|club|parti|syndicat|cabinet|centre|collectif|association|lycée|collège
    |institut|université|hôpital|festival|entreprise|fondation|théâtre|laboratoire|restaurant`,
  es: unwrap`
    museo|grupo|empresa|partido|sindicato|centro|colectivo|asociación|instituto|universidad
    |hospital|fundación|teatro|colegio|laboratorio|restaurante`,
  it: unwrap`
    gruppo|società|azienda|partito|sindacato|associazione|istituto|università|ospedale|fondazione
    |liceo|laboratorio|ristorante`,
  pt: 'museu|clube|associação|universidade|fundação|agência|laboratório|coletivo',
  nl: unwrap`
    museum|groep|bedrijf|partij|vakbond|centrum|instituut|universiteit|ziekenhuis|stichting
    |vereniging|theater|restaurant`,
}

/** Who is near to the one with a post: "l'ami du directeur, NAME". */
export const companions = {
  de: 'Freund(?:in)?|Kolleg(?:e|in)|Partner(?:in)?',
  fr: 'amie?|compagn(?:e|on)|collègue|collaborat(?:eur|rice)',
  es: 'amig[oa]|pareja|compañer[oa]|colega|colaboradora?|novi[oa]|asistente',
  it: 'amic[oa]|compagn[oa]|collega|collaborat(?:ore|rice)|fidanzat[oa]|assistente',
  pt: 'amig[oa]|companheir[oa]|colega|colaboradora?|namorad[oa]|assistente',
  nl: 'vriend(?:in)?|collega|partner|medewerker',
}

/** Adjectives without which a post is another one, with their endings in all cases. */
export const limitingAdjectives = {
  de: '(?:stellvertretende|kommissarische|geschäftsführende|zweite|dritte)[rnms]?',
}

/** Participles in front of the article of what a person is only taken for. */
export const likenings = {
  fr: 'considérée?',
  es: 'considerad[oa]',
  it: 'considerat[oa]',
}
