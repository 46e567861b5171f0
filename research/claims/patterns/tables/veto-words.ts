import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'

/** Sentences that speak to a machine, by language; `mul` holds those that several share. */
export const instructions = {
  en: unwrap`
    \b(?:ignore|disregard|forget|override) (?:all |any |the |every |your |these |those |previous |
    prior |above |earlier )*(?:instruction|prompt|rule|message|direction|guideline|context|text
    |claim)|\byou (?<!\bif you )(?:must|should|shall|have to|need to|are (?:now|to|required
    |instructed|an? (?:ai|assistant|language))|will (?:now|always|state|say|write|report))\b
    |^\W*(?:system|assistant|user|developer|instruction|prompt|ai|llm|note to (?:ai|the)[^:]{0,30}
    |important)\s*(?:prompt|message|instruction)?s?\s*[:>\]]|<\/?(?:system|instruction|assistant
    |\|)|\[\/?(?:inst|system)|\b(?:language model|large language|ai (?:model|agent|assistant
    |crawler|system)s?|llms?|chatbots?|as an ai|system prompt|crawlers?|summari[sz]ers?)\b
    |\b(?<!\b(?:began|begun|started|continued|used|paused|learned|loves|likes|able) to )
    (?:please )?(?:always |must )?(?:state|report|include|write|output|answer|respond
    |summari[sz]e|repeat|conclude|mention|add|say|note|tell the user) (?:in (?:the
    |your) |that |with |exactly|verbatim|the following)|\bin your (?:summary|answer|response
    |output|reply|report|dossier)`,
  de: unwrap`
    \b(?:ignorier\p{L}*|vergiss) (?:alle|die|sämtliche)|\bdu (?:musst|sollst)\b|\bsie (?:müssen
    |sollen) (?:nun|jetzt|angeben|schreiben)`,
  mul: unwrap`\bignore[rz]? (?:toutes|las|todas|as|tutte)`,
  fr: unwrap`\bvous devez\b`,
  es: unwrap`\b(?:usted )?debes? (?:decir|indicar|escribir)`,
  pt: unwrap`\bvocê deve\b`,
  zh: '系统提示|忽略',
  ja: '指示を無視',
}

/** What is played without a stage. English. */
const instruments = joinAlternatives({
  en: [
    'violas?|violin|fiddle|cello|(?:double )?bass|piano|organ|harpsichord|(?:bass )?guitar|banjo',
    'lute',
    'mandolin|ukulele|harp|flute|oboe|clarinet|bassoon|recorder|saxophone|sax|trumpet|trombone',
    'tuba',
    'horn|cornet|accordion|concertina|drums?|(?:bag)?pipes|tin whistle|harmonica|keyboards?|sitar',
  ],
})

/** Words that deny, doubt, plan or invent what they stand beside. */
export const doubtInEnglish = {
  en: unwrap`
    not|never|neither|nor|cannot|without ever|no longer|nobody|if|unless|whether|would|could
    |should|might|perhaps|possibly|probably|presumably|supposedly|allegedly|alleged|reportedly
    |rumou?r(?:ed|s)?|apparently|hypothetical(?:ly)?|imagin(?:e|ed|ary)|pretend(?:s|ed|ing)?
    |hardly|scarcely
    |wrongly|falsely|untrue|(?<=[:–—,] |is |are |was )an? (?:lie|myth)(?=[.!?,;:)]|$)
    |mistaken(?:ly)?|confused|impersonat\w+|fake[ds]?|hoax|fictional|fictitious
    |invented character|den(?:y|ied|ies)|refut\w+|claim(?:s|ed)? (?:that|to)|said|says|told
    |according to (?:him|her|them)|joked?|dream(?:s|ed|t)? of|wish(?:es|ed)?|hop(?:es|ed|ing) to
    |want(?:s|ed)? to|plan(?:s|ned|ning)? (?:to|on)|intend(?:s|ed)? to|decided against|going to
    |about to|is to (?:join|become|lead)|set to|expected to|due to (?:join|become|take|start)|will
    |won't|applied (?:for|to)|considered (?:for|as|joining)|declined|turned down|rejected|refused
    |failed to|almost|nearly|unlike|instead of|rather than|as opposed to|ain't|portray(?:s|ed)
    |(?:play|voic)(?:s|es|ed) (?:the|an?)(?! (?:\p{Ll}+ )?${instruments}(?!\p{L}))
    |(?<=\()(?:played|voiced) by|meant to
    |(?:starr(?:ed|ing)|cast|posed|posing) as
    |[Ii]n (?:the|a|her|his|my|our|their|this|an?) (?:film|movie|novel|play|series|game|story
    |dreams?|nightmares?|fantas(?:y|ies)|imagination|sketch|comic|musical|episode
    |book|soap|sitcom)`,
}

/** The same words in other languages. */
export const doubt = {
  de: unwrap`
    nicht|kein\p{L}*|nie|niemals|wenn|falls|ob|würde\p{L}*|könnte\p{L}*|möchte|wäre|hätte
    |angeblich\p{L}*|vermutlich|möglicherweise|vielleicht|soll|sollte|dementiert\p{L}*
    |bestritt\p{L}*|behauptet\p{L}*|plant|wird (?!in |als |seit )|werde|eine Lüge|gelogen
    |gerücht\p{L}*|fiktiv\p{L}*|[Ii]m (?:Film|Roman|Fernsehfilm|Theaterstück)
    |[Ii]n (?:der|einer) (?:Serie|Erzählung|Komödie)`,
  fr: unwrap`
    pas|jamais|serait|aurait|travaillerait|peut-être|prétend\p{L}*|pourrait|deviendra|rejoindra
    |fictif|fictive|un mensonge|c'est faux|[Dd]ans (?:le|un|son) (?:film|roman|feuilleton)
    |[Dd]ans (?:la|une) (?:série|pièce)`,
  es: unwrap`
    nunca|jamás|quizás?|sería|habría|podría|supuestamente|según|niega|negó|ficticio|ficticia
    |es (?:una )?(?:mentira|falso)|[Ee]n (?:la|una|su) (?:película|novela|serie|telenovela)`,
  pt: unwrap`
    não|talvez|seria|teria|poderia|supostamente|negou|é mentira
    |[Nn][oa] (?:filme|romance|novela|série)`,
  it: unwrap`
    non(?![-‐‑]| profit)|(?<!\d\.?\s)mai(?!\s\d)|forse|sarebbe|avrebbe|potrebbe
    |una (?:bugia|menzogna)`,
  nl: 'niet|geen|nooit|misschien|zou|ontkent|een leugen',
  sv: 'inte|aldrig',
  no: 'ikke',
  pl: 'nie jest',
  ru: 'не|никогда|якобы|возможно|бы|если',
}

/** English words of doubt that begin a sentence. */
export const doubtAtStart = {
  en: 'If|Unless|Whether|Perhaps|Imagine|Suppose|Pretend|Allegedly|Reportedly|Rumou?rs?|Had',
}

/** Words of doubt whose last letters no word boundary of a pattern knows, as whole words. */
export const doubtInLetters = {
  pt: 'não',
  ru: 'не|если|возможно|якобы|бы|у которой',
}

/** Words of doubt in languages without spaces. */
export const doubtInSigns = {
  ja: 'ではない|じゃない|かもしれない|らしい',
  zh: '不是|并非|可能|如果|没有',
  ko: '아니',
}

/** Words of doubt that negate a verb, which may have further endings. */
export const negatedVerbs = {
  es: 'no (?:es|fue|era|trabaj|viv|estudi|nac|tien|est)',
  pt: 'nem',
}

/** Words of sentences about works of fiction or about impersonators. English. */
export const unrealWords = {
  en: unwrap`
    fiction\w*|fictitious|imagin\w+|invented|pretend\w*|impersonat\w+|hoax|fake[ds]?|portray\w*
    |play(?:s|ed)|character|film|movie|novel|series|story|dream|sketch|comic|musical|confused`,
}

/** Doubts that reach no further than their own clause. English. */
export const apartDoubts = {
  en: [
    'not|never|cannot|hardly|scarcely|nearly|almost|might|could|nobody|no longer',
    'if you must',
  ],
}

/** Such words alone behind "and" take back what stands in front of them. English. */
export const bareVerbs = { en: 'do|does|did|is|was|has|had' }

/** Denied, they undo what stands in front: "was appointed and never took office". English. */
export const undoingVerbs = {
  en: [
    'took|take|start(?:ed)?|began|begin|finish(?:ed)?|graduate[d]?|complete[d]?|arrived?|serve[d]?',
    'work(?:ed)?|live[d]?|exist(?:ed)?|happen(?:ed)?|true|know|believe[sd]?|trust(?:s|ed)?|think',
    'join(?:ed)?|lie[sd]?|lying|liar|impostor|fraud|fake|really',
  ],
}

/** Opens a condition that is none: it says to which reader the rest matters. English. */
export const courtesies = {
  en: [
    "If you(?:['’]d| would)? (?:want|like|wish|need|care|have|ever)\\b(?![^,]{0,60}\\b(?:believe",
    'trust|tales?|jokes?|laugh|lies|nonsense|fiction|fantas(?:y|ies)))',
  ].join('|'),
}
