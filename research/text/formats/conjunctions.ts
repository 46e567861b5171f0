/** `Lisbon, Porto and Braga` */
export const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `Lisbon, Porto or Braga` */
export const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })
