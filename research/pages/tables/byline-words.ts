import { unwrap } from '../../text/unwrap.ts'

/** Words in front of the name in a byline, by language. */
export const bylineWords = {
  en: unwrap`
    (?:written|posted|published|submitted|story|text|report|article|words|authored|reviewed)\s+by
    |by|author(?:s|\(s\))?|text`,
  de: unwrap`
    von|autor(?:in|en|a|es)?|redakteur(?:in)?|text von|ein (?:artikel|beitrag) von|geschrieben von`,
  fr: 'par|auteurs?|texte|publié par',
  es: 'por|publicado por',
  pt: 'escrito por',
  it: 'di|da|autore|testo|scritto da',
  nl: 'door',
  da: 'af',
  sv: 'av',
  pl: 'przez|od',
  ru: 'автор',
  ja: '文',
  zh: '作者|記者|记者',
  ko: '글',
}
