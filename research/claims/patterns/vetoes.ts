import { unwrap } from '../../text/unwrap.ts'

/** Addressed to a reader that obeys rather than to one that reads; case does not matter. */
const instruction = new RegExp(
  unwrap`
    \b(?:ignore|disregard|forget|override) (?:all |any |the |every |your |these |those |previous |
    prior |above |earlier )*(?:instruction|prompt|rule|message|direction|guideline|context|text
    |claim)|\byou (?:must|should|shall|have to|need to|are (?:now|to|required|instructed
    |an? (?:ai|assistant|language))|will (?:now|always|state|say|write|report))\b
    |^\W*(?:system|assistant|user|developer|instruction|prompt|ai|llm|note to (?:ai|the)[^:]{0,30}
    |important)\s*(?:prompt|message|instruction)?s?\s*[:>\]]|<\/?(?:system|instruction|assistant
    |\|)|\[\/?(?:inst|system)|\b(?:language model|large language|ai (?:model|agent|assistant
    |crawler|system)s?|llms?|chatbots?|as an ai|system prompt|crawlers?|summari[sz]ers?)\b
    |\b(?:please )?(?:always |must )?(?:state|report|include|write|output|answer|respond
    |summari[sz]e|repeat|conclude|mention|add|say|note|tell the user) (?:in (?:the
    |your) |that |with |exactly|verbatim|the following)|\bin your (?:summary|answer|response
    |output|reply|report|dossier)|\b(?:ignorier\p{L}*|vergiss) (?:alle|die|sämtliche)
    |\bignore[rz]? (?:toutes|las|todas|as|tutte)|\bdu (?:musst|sollst)\b|\bsie (?:müssen
    |sollen) (?:nun|jetzt|angeben|schreiben)|\bvous devez\b|\b(?:usted )?debes? (?:decir|indicar
    |escribir)|\bvocê deve\b|系统提示|忽略|指示を無視`,
  'iu',
)

/**
 * Words that make of a statement something else: a negation, a guess, a plan, a rumour, a wish,
 * invention. English and small letters unless marked.
 */
const unsure = new RegExp(
  unwrap`
    \b(?:not|never|neither|nor|cannot|without ever|no longer|nobody|if|unless|whether|would|could
    |should|might|perhaps|possibly|probably|presumably|supposedly|allegedly|alleged|reportedly
    |rumou?r(?:ed|s)?|apparently|hypothetical(?:ly)?|imagin(?:e|ed|ary)|pretend(?:s|ed|ing)?
    |wrongly|falsely|mistaken(?:ly)?|confused|impersonat\w+|fake[ds]?|hoax|fictional|fictitious
    |invented character|den(?:y|ied|ies)|refut\w+|claim(?:s|ed)? (?:that|to)|said|says|told
    |according to (?:him|her|them)|joked?|dream(?:s|ed|t)? of|wish(?:es|ed)?|hop(?:es|ed|ing) to
    |want(?:s|ed)? to|plan(?:s|ned|ning)? (?:to|on)|intend(?:s|ed)? to|decided against|going to
    |about to|is to (?:join|become|lead)|set to|expected to|due to (?:join|become|take|start)|will
    |won't|applied (?:for|to)|considered (?:for|as|joining)|declined|turned down|rejected|refused
    |failed to|almost|nearly|unlike|instead of|rather than|as opposed to|ain't|portray(?:s|ed)
    |play(?:s|ed) (?:the|a|an)|[Ii]n (?:the|a|her|his|this|an?) (?:film|movie|novel|play|series
    |game|story|dream|sketch|comic|musical|episode|book))\b|\bmay (?:be|have|join|become|well|soon
    |not)\b|n['’]t\b|\?|\b(?:If|Unless|Whether|Perhaps|Imagine|Suppose|Pretend|Allegedly
    |Reportedly|Rumou?rs?|Had)\b|\bas if\b`,
  'u',
)

const unsureElsewhere = new RegExp(
  unwrap`
    \b(?:nicht|kein\p{L}*|nie|niemals|wenn|falls|ob|würde\p{L}*|könnte\p{L}*|möchte|wäre|hätte
    |angeblich\p{L}*|vermutlich|möglicherweise|vielleicht|soll|sollte|dementiert\p{L}*
    |bestritt\p{L}*|behauptet\p{L}*|plant|wird (?!in |als |seit )|werde|gerücht\p{L}*|fiktiv\p{L}*
    |pas|jamais|serait|aurait|travaillerait|peut-être|prétend\p{L}*|aurait|pourrait|deviendra
    |rejoindra|fictif|fictive|nunca|jamás|quizás?|sería|habría|podría|supuestamente|según|niega
    |negó|ficticio|ficticia|não|talvez|seria|teria|poderia|supostamente|negou|non(?![-‐‑]| profit)
    |(?<!\d\.?\s)mai(?!\s\d)|forse|sarebbe|avrebbe|potrebbe|niet|geen|nooit|misschien|zou|ontkent
    |inte|aldrig|ikke|nie jest|не|никогда|якобы|возможно|бы|если)\b`,
  'u',
)
/** Words with letters that \b does not know. */
const unsureScripts = new RegExp(
  unwrap`
    (?:^|[^\p{L}])(?:não|не|если|возможно|якобы|бы|у которой)(?=$|[^\p{L}])|ではない|じゃない|かもしれない|らしい
    |不是|并非|可能|如果|没有|아니`,
  'u',
)
const spanishNo = /(?:^|\s)(?:no (?:es|fue|era|trabaj|viv|estudi|nac|tien|est)|nem)\p{L}*/u

/** Whether a sentence is addressed to a processor of the page; text near it is not trusted. */
export function isInstruction(text: string): boolean {
  return instruction.test(text)
}

/** Whether a sentence states no fact: it denies, asks, guesses, plans or reports hearsay. */
export function isUnsure(text: string): boolean {
  return (
    unsure.test(text) ||
    unsureElsewhere.test(text) ||
    unsureScripts.test(text) ||
    spanishNo.test(text)
  )
}
