import { unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'

/** What a sentence of another language than English is read by. Own knowledge. */
export type LanguageWords = {
  /** Words that connect or frame what quotes say, folded; they add no fact. */
  frame: ReadonlySet<string>
  /** Words that say of what kind a fact is, by the path of the claims that they fit, folded. */
  ofPath: Readonly<Record<string, ReadonlySet<string>>>
  /** Patterns of where another statement begins, of the past, the present, doubt, lesser titles. */
  clause: string
  past: string
  present: string
  hedge: string
  limit: string
  /** A passive, up to the word in front of the one who acts. */
  passive: string
  /** In front of the one who acts, in a passive. */
  agent: string
}

const birth = 'identity.birthYear'
const home = 'locations.items'
const work = 'work.positions'
const study = 'education.items'
const kin = 'relatives.items'

export const foreignWords: Readonly<Record<'de' | 'fr' | 'es' | 'pt' | 'it', LanguageWords>> = {
  de: {
    frame: parseWordSet(`
      derzeit zurzeit aktuell heute zudem ausserdem daruber hinaus laut quelle quellen person name
      tatig sowie dabei ferner zuvor spater fruher damals jahr jahre jahren
    `),
    ofPath: {
      [birth]: parseWordSet('geboren geburtsjahr'),
      [home]: parseWordSet('lebt lebte wohnt wohnte wohnhaft ansassig'),
      [work]: parseWordSet('arbeitet arbeitete beschaftigt position amt stelle beruflich'),
      [study]: parseWordSet('studierte studiert studium besuchte absolvierte'),
      [kin]: parseWordSet('verwandt familie'),
    },
    clause: 'und|aber|während|wo|wobei|nachdem|bevor|deren|dessen',
    past: unwrap`
      war|waren|wurde|wurden|hatte|arbeitete|lebte|wohnte|leitete|bis|ehemal\p{L}+
      |früher\p{L}*|zuvor|studierte|von \d{4}`,
    present: 'ist|sind|arbeitet|lebt|wohnt|leitet|derzeit|aktuell|heute|seit',
    hedge: unwrap`
      soll|sollen|könnte|dürfte|möglicherweise|vielleicht|angeblich|wohl|vermutlich|offenbar
      |plant|will|möchte|kandidiert|nominiert\p{L}*|Kandidat\p{L}*`,
    limit: unwrap`
      stellvertretend\p{L}*|Vize\p{L}*|kommissarisch\p{L}*|assoziiert\p{L}*|Ehren\p{L}+
      |Junior\p{L}*|angehend\p{L}*|Assisten\p{L}+`,
    passive: unwrap`
      (?:wurden?|wird|werden|worden) .*(?:von|vom|durch)
      |(?:von|vom|durch) .*(?:wurden?|wird|worden)`,
    agent: 'von|vom|durch',
  },
  fr: {
    frame: parseWordSet(`
      actuellement egalement aussi selon source sources personne nom ailleurs outre auparavant annee
      annees poste
    `),
    ofPath: {
      [birth]: parseWordSet('né née nee naissance'),
      [home]: parseWordSet('vit vivait habite habitait reside residait'),
      [work]: parseWordSet('travaille travaillait travaille employe employee exerce occupe'),
      [study]: parseWordSet('etudie etudia etudes suivi frequente'),
      [kin]: parseWordSet('famille parent parente'),
    },
    clause: 'et|mais|tandis|où|qui|dont|après|avant',
    past: unwrap`
      était|étaient|fut|a été|avait|a \p{L}+é|travaillait|vivait|jusqu['’]\p{L}+
      |ancien(?:ne)?|auparavant|de \d{4}`,
    present: 'est|sont|travaille|vit|habite|dirige|actuellement|depuis',
    hedge: unwrap`
      pourrait|serait|aurait|devrait|peut-être|probablement|selon des rumeurs|envisage
      |prévoit|souhaite|candidat\p{L}*|nommé\p{L}* pour`,
    limit: unwrap`
      adjoint\p{L}*|vice|sous|intérim|assistant\p{L}*|associé\p{L}*|honoraire
      |suppléant\p{L}*|futur\p{L}*`,
    passive: String.raw`(?:été|est|sont|fut|furent|était) \p{L}+(?:ée?|ie?|ite?|ue?)s? .*par`,
    agent: 'par',
  },
  es: {
    frame: parseWordSet(`
      ella el actualmente tambien ademas segun fuente fuentes persona nombre anteriormente
      previamente ano
      anos cargo puesto
    `),
    ofPath: {
      [birth]: parseWordSet('nacio nacido nacida nacimiento'),
      [home]: parseWordSet('vive vivio vivia reside residio'),
      [work]: parseWordSet('trabaja trabajo trabajaba empleado empleada ejerce ocupa desempena'),
      [study]: parseWordSet('estudio estudia estudios curso asistio'),
      [kin]: parseWordSet('familia pariente'),
    },
    clause: 'y|e|pero|mientras|donde|que|quien|cuyo|cuya|después|antes',
    past: unwrap`
      fue|fueron|era|eran|había|estuvo|trabajó|vivió|dirigió|hasta|antigu[oa]|anteriormente
      |ex|de \d{4}|entre \d{4}`,
    present: 'es|son|trabaja|vive|reside|dirige|actualmente|desde',
    hedge: unwrap`
      podría|sería|habría|quizás?|tal vez|probablemente|posiblemente|supuestamente|planea
      |pretende|quiere|candidat[oa]|nominad[oa]`,
    limit: unwrap`
      adjunt[oa]|vice\p{L}*|sub\p{L}+|interin[oa]|asistente|asociad[oa]|honorari[oa]
      |suplente|en funciones`,
    passive: String.raw`(?:fue|fueron|sido|es|son) \p{L}+(?:[ai]d|t|ch)[oa]s? .*por`,
    agent: 'por',
  },
  pt: {
    frame: parseWordSet(`
      ela ele atualmente tambem alem segundo fonte fontes pessoa nome anteriormente ano anos cargo
    `),
    ofPath: {
      [birth]: parseWordSet('nasceu nascido nascida nascimento'),
      [home]: parseWordSet('vive viveu mora morou reside residiu'),
      [work]: parseWordSet('trabalha trabalhou trabalhava empregado empregada exerce ocupa'),
      [study]: parseWordSet('estudou estuda estudos cursou frequentou'),
      [kin]: parseWordSet('familia parente'),
    },
    clause: 'e|mas|enquanto|onde|que|quem|cujo|cuja|depois|antes',
    past: unwrap`
      foi|foram|era|eram|tinha|esteve|trabalhou|viveu|morou|dirigiu|até|antig[oa]
      |anteriormente|ex|de \d{4}|entre \d{4}`,
    present: 'é|são|trabalha|vive|mora|reside|dirige|atualmente|desde',
    hedge: unwrap`
      poderia|seria|teria|talvez|provavelmente|possivelmente|supostamente|planeja|pretende
      |quer|candidat[oa]|indicad[oa]|nomead[oa] para`,
    limit: unwrap`
      adjunt[oa]|vice\p{L}*|sub\p{L}+|interin[oa]|assistente|associad[oa]|honorári[oa]
      |suplente|em exercício`,
    passive: String.raw`(?:foi|foram|sido|é|são) \p{L}+(?:[ai]d|t)[oa]s? .*(?:por|pel[oa]s?)`,
    agent: 'por|pel[oa]s?',
  },
  it: {
    frame: parseWordSet(`
      lei lui egli attualmente anche inoltre secondo fonte fonti persona nome precedentemente
      anno anni carica
      ruolo
    `),
    ofPath: {
      [birth]: parseWordSet('nato nata nascita'),
      [home]: parseWordSet('vive viveva abita risiede residente'),
      [work]: parseWordSet('lavora lavorava lavorato impiegato impiegata ricopre'),
      [study]: parseWordSet('studiato studia studi frequentato'),
      [kin]: parseWordSet('famiglia parente'),
    },
    clause: 'e|ed|ma|mentre|dove|che|cui|dopo|prima',
    past: unwrap`
      era|erano|fu|furono|è stat[oa]|aveva|ha \p{L}+to|lavorava|viveva|fino al?|ex
      |precedentemente|dal \d{4} al`,
    present: '(?:è|sono)(?! stat[oaie])|lavora|vive|abita|dirige|attualmente|da(?:l)? \\d{4}',
    hedge: unwrap`
      potrebbe|sarebbe|avrebbe|forse|probabilmente|presumibilmente|intende|vuole|prevede
      |candidat[oa]|nominat[oa] per`,
    limit: unwrap`
      aggiunt[oa]|vice\p{L}*|sotto\p{L}+|interim|assistente|associat[oa]|onorari[oa]
      |supplente|facente funzioni`,
    passive: unwrap`
      (?:fu|furono|viene|venne|stat[oaie]) \p{L}+[st][oaie]
      .*da(?:l|llo|lla|ll|i|gli|lle)?`,
    agent: 'da(?:l|llo|lla|ll|i|gli|lle)?',
  },
}
