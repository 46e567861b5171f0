/** Folded words of schools' names in other languages, by the English word. */
export const schoolWords: Readonly<Record<string, string>> = {
  university: `universitat universite universidad universidade universita universiteit universitet
    universitetet uniwersytet univerzita univerzitet universitatea universitas sveuciliste`,
  technical: 'technische technique tecnica tekniska technicka technology',
  free: 'freie vrije libre libera',
  institute: 'institut instituto istituto instituut',
  academy: 'akademie academie academia accademia akademia',
}

/** Of these "X University" and "University of X" are two. */
export const swappedSchools = `
  california lincoln miami ohio ottawa victoria washington york
`
