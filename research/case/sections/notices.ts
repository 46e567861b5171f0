/** What every dossier says of itself. */
export const notice =
  'Compiled from public sources only; it may be incomplete or wrong. This is not a consumer ' +
  'report and must not be used for eligibility decisions such as credit, housing, employment, ' +
  'insurance or education. Show the sources and the confidence of each statement to a human ' +
  'before anyone acts on it.'

/** Instead of a summary, where the person seems to be a minor. */
export const minorSummary =
  'What was found suggests that this person is a minor. The service shows no details about ' +
  'minors, so none are given.'

/** Where no person fits the facts that were given. */
export function sayNoPersonFits(found: number): string {
  const people = found === 1 ? 'One person' : `${found} people`
  const reported = found === 1 ? 'so nothing is reported.' : 'so nothing is reported about them.'
  return (
    `${people} of this name ${found === 1 ? 'was' : 'were'} found, but nothing connects ` +
    `${found === 1 ? 'this' : 'any'} person to the description, ${reported}`
  )
}
