import { parseWordSet } from '../../text/patterns/word-set.ts'

/** Words in front of what a verb is about, by language, as they are written. Own knowledge. */
type ObjectWords = {
  articles: ReadonlySet<string>
  /** Behind these stands where, for what or of what; articles of a genitive do the same. */
  prepositions: ReadonlySet<string>
}

export const objectWords: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'it', ObjectWords>> = {
  en: {
    articles: parseWordSet('the a an its his her their this that'),
    prepositions: parseWordSet(`
      of at for in on with from to by as into about against under over across within near behind
      between among through during since until after before around outside inside beside off per
    `),
  },
  de: {
    articles: parseWordSet('die das den ein eine einen ihr ihre ihren sein seine seinen'),
    prepositions: parseWordSet(`
      des der eines einer an am auf aus bei beim bis durch für gegen im in ins mit nach ohne seit
      über um unter vom von vor zu zum zur zwischen
    `),
  },
  fr: {
    articles: parseWordSet('le la les l un une son sa ses leur leurs'),
    prepositions: parseWordSet(`
      de du des d à au aux en dans chez pour par sur sous avec contre depuis entre vers
    `),
  },
  es: {
    articles: parseWordSet('el la los las un una su sus'),
    prepositions: parseWordSet(`
      de del en para por con sobre contra desde hasta entre hacia ante tras al
    `),
  },
  pt: {
    articles: parseWordSet('o a os as um uma seu sua'),
    prepositions: parseWordSet(`
      de do da dos das em no na nos nas para por pelo pela com sobre contra desde até entre ao à
    `),
  },
  it: {
    articles: parseWordSet('il lo la i gli le l un uno una suo sua'),
    prepositions: parseWordSet(`
      di del dello della dei degli delle dell da dal dalla dall in nel nella nell a al alla all per
      con su sul sulla sull contro tra fra
    `),
  },
}

/** Who joins the staff of a paper joins the paper: what stands behind these is meant. English. */
export const transparentWords = parseWordSet(`
  city town village county district state province region island republic kingdom country borough
  parish municipality constituency seat role part title name staff ranks team group range series
  number variety pair set kind type sort job post position place career village suburb
`)

/** What one person is to another, who is no such thing to the first. English. */
export const bondWords = {
  en: [
    'student|pupil|apprentice|mentor|tutor|teacher|advis[eo]r|supervisor|disciple|follower',
    'successor|predecessor|assistant|agent|biographer|translator|publisher|landlord|employer',
  ],
}

/** Before an article and a noun these let the noun say what the subject is. English, folded. */
export const beingWords = parseWordSet(`
  is are was were be been being become becomes became becoming as remain remains remained and or
  but also now currently still once called named not including like formerly originally either
  considered voted elected appointed made declared deemed who which that him them me himself
  herself itself
`)

/** In front of a noun with its article: what the subject is. English. */
export const copulaWords = { en: 'is|was|became|remains' }
/** Behind such a noun: of what, where or for what. English. */
export const furtherWords = { en: 'of|at|in|for|from|with|on|to' }
/** By these a further statement about the same subject begins, behind "and". English. */
export const furtherVerbs = {
  en: [
    'is|was|has|had|have|will|would|may|plans?|planned|hopes?|hoped|wants?|wanted|intends?',
    'intended|aims?|aimed|seeks?|sought|declined|refused|turned down',
  ],
}
