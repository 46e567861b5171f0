/** Folded words of schools' names in other languages, by the English word. */
export const schoolWords: Readonly<Record<string, string>> = {
  university: `universitat universite universidad universidade universita universiteit universitet
    universitetet uniwersytet univerzita univerzitet universitatea universitas sveuciliste`,
  technical: 'technische technique tecnica tekniska technicka technology',
  free: 'freie libera',
  institute: 'institut instituto istituto instituut',
  academy: 'akademie academie academia accademia akademia',
}

/** Of these "X University" and "University of X" are two. */
export const swappedSchools = `
  california lincoln miami newcastle ohio ottawa victoria washington york
`

/** In front of a school's town in German and in Norse and Slavic languages: "zu Köln", "i Oslo". */
export const schoolLinks = 'zu i w v na'
