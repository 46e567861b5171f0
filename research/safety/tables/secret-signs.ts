/** Parts of words, one of which stands in every text that names a secret; patterns. */
export const secretSigns = {
  en: 'pass|pwd|pin|secret|token|key|phrase',
  de: 'kennwort',
  nl: 'wachtwoord',
  es: 'clave',
  pt: 'senha',
  it: 'parola',
  pl: 'has[lł]o',
  tr: '[şs]ifre',
  ru: 'парол',
  zh: '密',
  ja: 'パス',
  ko: '비밀',
  ar: 'سر',
}
