import { unwrap } from '../../../text/patterns/unwrap.ts'

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

/** What stands in place of an author's name. Patterns of whole texts, by language. */
export const placeholderAuthors = {
  en: [
    ...['admin(?:istrator)?', 'webmaster', 'super user', 'user', 'guest', 'staff'],
    ...['editors?', 'author', 'about the author', 'home', 'profile', 'website', 'email.*'],
    ...['unknown', 'anonymous', 'none', 'null', 'undefined', String.raw`n\/a`],
    ...['(?:written|posted|published|reviewed) by', 'skip to.*', 'click here.*'],
    ...['(?:log|sign) ?(?:in|out|up)'],
    ...['posted', 'share', 'follow', 'read more', 'comments?', 'contact.*'],
    ...['view (?:all )?posts.*', 'all posts.*', 'more (?:by|from).*'],
    ...['twitter', 'facebook'],
  ],
  de: ['redaktion', 'anonym'],
  es: ['autor'],
  pl: ['redakcja'],
}

/** Offices and houses that bylines name beside people, by language. */
export const bylineRoles = {
  en: unwrap`
    writer|editor|reporter|correspondent|staff|author|director|manager|professor|journalist
    |contributor|columnist|news|press|university|institute|inc|ltd`,
  de: 'redakteur(?:in)?|chef|gmbh',
}

/** Words in lower case between the names of a byline, or inside the names of houses. */
export const nameJoiners = ['and', 'with', 'of', 'the', 'for', 'at', 'by'] as const
