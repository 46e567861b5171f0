import { unwrap } from '../../../text/patterns/unwrap.ts'

/** In front of a title: it is over. */
export const formerWords = {
  any: 'ex',
  en: unwrap`
    former|formerly|previously|retired|then|once|erstwhile|one-time|onetime|sometime
    |(?:immediate )?past|(?:until|till|up to) (?:now|then|recently|lately)|hitherto`,
  de: unwrap`
    ehemalige[rn]?|ehemals|frühere[rn]?|früher|damalige[rn]?|vormalige[rn]?|vormals|einstige[rn]?
    |einst|verstorbene[rn]?|alt(?=-)|bisherige[rn]?|bisher|bislang|bis (?:dahin|vor kurzem)`,
  fr: "ancien(?:ne)?|jadis|naguère|défunte?|feue?|jusqu[’']ici|jusqu[’']alors",
  es: 'antigu[oa]|entonces|otrora|difunt[oa]|fallecid[oa]|hasta (?:ahora|entonces)',
  pt: 'antig[oa]|então|falecid[oa]|saudos[oa]|até (?:agora|então)',
  it: 'allora|già|defunt[oa]|compiant[oa]|finora|fino ad? (?:ora|allora)',
  nl: 'voormalige?|toenmalige?|oud(?=-)|destijds|wijlen|overleden|voorheen|tot (?:nu|dan) toe',
  pl: 'były|była|dawn[ya]|eks|dotychczasow[ya]|dotąd',
  ru: 'бывш(?:ий|ая)|экс',
  tr: 'eski',
}

/** Adverbs that a phrase opens with whose post came before another: "zuvor Pflegerin". */
export const formerAdverbs = {
  de: 'zuvor|davor|vorher|zuletzt',
  fr: 'auparavant|anciennement|précédemment|autrefois',
  es: 'anteriormente|antes|previamente',
  pt: 'anteriormente|antes|previamente',
  it: 'precedentemente|prima|in precedenza',
}

/** Beside a post that was held when something happened. */
export const atThatTime = {
  en: [
    'at (?:the|that) (?:(?:material|relevant) )?time|back then|(?:back )?in those days',
    'in (?:the old|former|earlier) days|in days gone by|at one (?:time|point)',
  ],
  de: 'damals|seinerzeit|zu jener Zeit',
  fr: "à l[’']époque|à cette époque",
  es: 'en (?:aquel|ese) (?:entonces|momento)|por (?:aquel )?entonces|en aquella época',
  pt: '[àn]a? época|naquela época|naquele tempo',
  it: "all[’']epoca|a quel tempo|a quei tempi",
  nl: 'destijds|toentertijd|indertijd',
}

/** Of those, adverbs of what lasts up to now: behind "is" it still does. */
export const untilNowWords = {
  de: 'bisher|bislang',
  fr: "jusqu[’']ici",
  es: 'hasta ahora',
  pt: 'até agora',
  it: 'finora',
  nl: 'tot nu toe',
}

/** Compounds of an office that is over: "Altbürgermeister", "Exkanzlerin". */
export const formerOffices = {
  de: unwrap`
    (?:alt|ex)-?(?:bundes|ober|vize)?(?:kanzler|präsident|bürgermeister|minister|landrat|landrät
    |stadtrat|stadträt|bischof|bischöf|rektor|premier)(?:in)?`,
}

/** At the end of a title: what is left of words that a mark or a line cuts off, and "here". */
export const cutEnds = {
  en: [
    'speciali[sz]ing|based|living|residing|interested|here|the|and',
    '(?:of|at|for|in|to|with)(?: the| an?)?',
  ],
  de: ['hier', '(?:seit|über) Jahren?'],
  fr: ['ici', '(?:pendant|depuis|durant) (?:des|de longues|plusieurs) années'],
  es: ['aquí', '(?:durante|desde hace) (?:muchos )?años'],
  pt: ['aqui', '(?:durante|por|há) (?:muitos )?anos'],
  it: 'qui',
}

/** Verbs that end the post which stands beside the name. */
export const endingVerbs = {
  en: [
    'resigned|stepped (?:down|aside)|retired|quit|was (?:dismissed|fired|sacked|ousted|removed)',
    'left (?:the|his|her|their) (?:post|job|office|role|position|company|firm)',
  ],
  de: 'trat [^.,;]{0,30}zurück|ist zurückgetreten|wurde entlassen',
  fr: 'a démissionné|démissionne',
  es: 'dimitió|renunció',
  pt: 'demitiu-se|renunciou',
  it: 'si è dimess[oa]',
  nl: 'is (?:afgetreten|ontslagen)|trad af|nam ontslag',
  pl: 'zrezygnował[a]?|odszedł|odeszła',
}

/** In front of a title, of the sentence rather than of the post: "also farrier at …", "both …s". */
export const alsoWords = {
  en: 'also|too|still|again|now|currently|presently|both',
  de: 'auch',
  fr: 'aussi',
  es: 'también',
  pt: 'também',
  it: 'anche',
  nl: 'ook',
}

/**
 * In front of a title: what a text thinks of its bearer. English; with a capital some are part of a
 * title, such as "Distinguished Professor".
 */
export const praiseWords = {
  en: [
    '(?:critically |highly |widely |world[- ])?(?:[Aa]cclaimed|famous|famed|renowned)',
    '(?:widely |highly |well[- ])?(?:respected|known|regarded|noted)|[Bb]est-?selling',
    '[Aa]ward-?winning|[Pp]rize-?winning|world[- ]class|celebrated|prominent|distinguished|eminent',
    'legendary|beloved|outstanding|brilliant|talented|gifted|eccentric|long-?time|veteran',
    'experienced|seasoned|prolific|popular|another|influential|notable|great|newest|ageing|aging',
    'young(?! (?:adult|people))|elderly(?! (?:care|people))',
  ],
}
