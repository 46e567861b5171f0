/** Words that begin a sentence in front of a family name and are no given names. */
export const openingWords = {
  en: [
    'afterwards|consequently|eventually|finally|however|meanwhile|nevertheless|recently|soon',
    'thereafter|tomorrow|tonight|yesterday|ask|contact|dear|hello|hi|meet|see|emeritus|old|senior',
    'young',
  ],
  de: 'bald|danach|gestern|morgen|schließlich|später|junge[nr]?|alte[nr]?',
  fr: 'bientôt|demain|enfin|ensuite|hier|jeune|vieux',
  es: 'ahora|ayer|después|joven|luego|pronto',
  pt: 'agora|depois|jovem|ontem',
  it: 'dopo|giovane|ieri|ora|poi|presto',
  nl: 'daarna|gisteren|jonge|later|oude|spoedig',
}
