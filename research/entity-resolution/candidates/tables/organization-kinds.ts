/** Last words of names of organisations, by language. */
export const organizationKinds = {
  en: [
    'University|College|Institute|School|Hospital|Church|Museum|Library|Orchestra|Foundation',
    'Academy|Laboratory|Inc|Ltd|LLC|Corporation|Group',
  ],
  de: 'GmbH|Universität',
  fr: 'Université',
  es: 'Universidad',
}

/** Those that stand in front of "of". */
export const schoolKinds = {
  en: 'University|Institute|College',
  de: 'Universität',
  fr: 'Université',
  es: 'Universidad',
}
