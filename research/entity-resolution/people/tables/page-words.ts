/** Words of titles that describe a page and not the person on it, by language. */
export const pageWords = {
  en: [
    'official|website|site|home|homepage|page|profile|about|contact|staff|team|people|members?',
    'speakers?|biography|bio|cv|curriculum|vitae|resume|interview|article|news|blog|search',
    'results?|directory|welcome|login|untitled',
  ],
  de: 'profil',
}
