/** English names of countries that stand with their article inside a sentence. */
export const withArticle = [
  String.raw`^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles)\b`,
  String.raw`^Isle of Man$|\b(?:Republic|Islands|Territor(?:y|ies))\b`,
].join('|')
