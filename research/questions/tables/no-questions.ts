import { unwrap } from '../../text/patterns/unwrap.ts'

/** Words, folded, of messages that only greet or thank, and what stands beside them. */
export const courtesies = {
  words: {
    en: `
      hi hello hey thanks thank thx bye goodbye great perfect nice ok okay good cheers cool wow
      interesting excellent awesome alright
    `,
    de: 'hallo danke dank servus tschuss super prima guten',
    fr: 'bonjour bonsoir salut merci parfait',
    es: 'hola gracias adios perfecto buenos buenas',
    it: 'ciao grazie buongiorno perfetto',
    pt: 'ola obrigado obrigada oi bom',
  },
  besides: {
    en: 'you there very so much a lot for that the your help morning day evening and again all',
    de: 'schon vielen sehr dir ihnen tag morgen abend fur die hilfe',
    fr: 'beaucoup bien pour votre aide et',
    es: 'muchas muy dias tardes por la ayuda y',
    it: 'mille molte tante',
    pt: 'muito dia',
  },
}

/**
 * How a message begins that orders something else than an answer, by language. A poem is ordered;
 * the story of a career, and the songs that someone wrote, are asked for.
 */
export const otherTasks = {
  en: unwrap`
    (?:please )?(?:(?:can|could|will|would) you )?(?:please )?(?:
    (?:write|compose|sing|draw|invent|make up|tell|give)(?: me| us)?
    (?: (?:an?|some|another)(?: \S+){0,2}?)? (?:poems?|songs?|jokes?|stor(?:y|ies)|essay|haiku
    |limerick|letter|code)
    (?!\p{L}| (?:of (?:her|his|their)|by|behind|(?:that |which )?(?:she|he|they)) )
    |(?:who|what) are you(?=[\s?!.]*$)|what can you do(?=[\s?!.]*$)|help(?: me)?(?=[\s?!.]*$)
    |translate (?:the|this|that|it|your|everything)
    |(?:ignore|forget|disregard) (?:all |any |of |the |my |your |these |previous |prior |earlier )*
    (?:rules|instructions?|prompts?)
    (?:$|[.!]| and (?:say|tell(?! me (?:wh|how))|write|print|answer|pretend)))`,
  de: unwrap`
    (?:bitte )?(?:schreibe?|erzähle?|dichte|singe?)(?: mir| uns)? (?:bitte )?
    (?:ein(?:e|en)? (?:\S+ )?)?(?:gedicht|lied|witz|geschichte|brief|aufsatz)`,
  fr: unwrap`
    (?:écri[st]|écrivez|raconte[sz]?|chante[sz]?)(?:-(?:moi|nous))? (?:une? (?:\S+ )?)?
    (?:poème|chanson|blague|histoire|lettre)`,
  es: unwrap`
    (?:escribe|cuenta|cuénta|canta)(?:me|nos)? (?:una? (?:\S+ )?)?
    (?:poema|canción|chiste|historia|carta)`,
}
