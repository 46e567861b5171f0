/** Words behind which a name is another person's. */
export const besideWords = {
  en: [
    'with|by|and|met|told|husband|wife|partner|brother|sister|son|daughter|father|mother|colleague',
    'friend|spouse|while|but|, |like|than',
  ],
  de: 'mit|und|traf|von',
  fr: 'avec|et',
  es: 'con|y',
  pt: 'com|e',
  nl: 'met|en',
}
