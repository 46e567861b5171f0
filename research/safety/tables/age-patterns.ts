/** Stands for the person's name in a sentence: a sign that no text holds. */
export const somebody = '\u0001'

/** Each with the age as its first group. */
export const agePatterns: readonly RegExp[] = [
  // 15-year-old Zelda; die 15-jährige Zelda; de 15-jarige Zelda
  new RegExp(String.raw`\b(\d{1,2})[- ](?:years?[- ]old|jährige[rn]?|jarige)(?: [\p{L}-]{1,20}){0,4} ${somebody}`, 'giu'),
  new RegExp(
    String.raw`${somebody},? (?:is |was |an? |who is |aged? |of |ist |a |tiene |de |est âgée? de )*(\d{1,2})(?:[- ]years?[- ]old| years of age| jahre alt| ans\b| años\b| anni\b| anos\b| jaar\b)`,
    'giu',
  ),
  new RegExp(String.raw`${somebody}(?:, (?:age[d]? )?(\d{1,2})(?=[,.;)])| \((?:aged? )?(\d{1,2})\))`, 'giu'),
  new RegExp(String.raw`${somebody},? (?:is |was )?aged? (\d{1,2})\b`, 'giu'),
]

const pupil = String.raw`(?:high[- ]school (?:freshman|sophomore|junior|senior|student|pupil)|(?:middle|elementary|primary|grade|secondary|junior high|grammar)[- ]school (?:student|pupil)|(?:[1-9]|1[0-2])(?:st|nd|rd|th)[- ]grade(?:r| student| pupil)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grader?|year (?:[1-9]|1[0-3]) (?:pupil|student)|schoolgirl|schoolboy|kindergart(?:e)?ner|pupil (?:at|of|from)|schüler(?:in)?|gymnasiast(?:in)?|erstklässler(?:in)?|élève (?:de|en|du|au)|collégien(?:ne)?|lycéen(?:ne)?|alumn[oa] de (?:primaria|secundaria|bachillerato|eso)|liceale|scolar[oa]|leerling|scholier)`

/** A school year beside the name. */
export const schoolPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${somebody},? (?:is |was |ist |est |es |è |an? |eine? |une? |una? |the |currently |who is |[\p{L}-]{1,20} ){0,4}?${pupil}(?![\p{L}])`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})${pupil} (?:[\p{L}-]{1,20} ){0,3}?${somebody}`, 'iu'),
  new RegExp(
    String.raw`${somebody} (?:is in|attends|goes to|geht in|besucht|est en|va en) (?:the |die |das |la )?(?:\S{1,20} ){0,3}?(?:(?:[1-9]|1[0-2])(?:st|nd|rd|th) grade|grade (?:[1-9]|1[0-2])|elementary school|middle school|primary school|kindergarten|(?:[1-9]|1[0-2])\. klasse|(?:6e|5e|4e|3e|seconde|première)\b)`,
    'iu',
  ),
]

/** What only adults do or have. */
export const adultPatterns: readonly RegExp[] = [
  /\b(?:Ph\.?D|doctorate|B\.?Sc|M\.?Sc|B\.?A\.|M\.?A\.|MBA|bachelor(?:'s)?|master(?:'s)? (?:degree|of)|graduated from (?:the )?(?:\S+ ){0,4}(?:university|college|institute)|alumn(?:us|a) of|professor|lecturer|postdoc\w*|emerit\w+)\b/i,
  /\b(?:CEO|CTO|CFO|chief executive|director|manager|engineer|attorney|lawyer|physician|surgeon|nurse|teacher|consultant|founder|co-founder|minister|senator|mayor|member of parliament|judge|officer|accountant|architect|scientist|researcher|retired)\b/i,
  /\b(?:works?|worked|working|employed) (?:as|at|for|in)\b|\b(?:years of experience|married to|her husband|his wife|divorced|arbeitet (?:als|bei)|travaille|trabaja|lavora|werkt)\b/i,
]
