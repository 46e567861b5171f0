import { html, jsonLd, type WebPages } from '../web-page.ts'

const school = `
<h1>Chess at Brackenhill School</h1>
<p>Tamsin Everbright-Okoro, 15, of Year 10 won the county chess championship on Saturday. She has played since she was six.</p>
<p>Tamsin Everbright-Okoro is a pupil of Brackenhill School in Ludlow. Her mother, Adaeze Okoro, drove her to the final.</p>`

const club = `
<h1>Our juniors</h1>
<p>Tamsin Everbright-Okoro (born 2011) trains with us on Thursdays at 5 pm. Contact: tamsin@knightlyclub.example.</p>`

const data = jsonLd({
  '@type': 'Person',
  name: 'Tamsin Everbright-Okoro',
  birthDate: '2011-02-03',
  affiliation: { '@type': 'HighSchool', name: 'Brackenhill School' },
})

/** A child with a public achievement, who is the subject of no dossier. */
export const tamsinsPages: WebPages = {
  'https://brackenhill.example/news/chess-county-champion': {
    body: html('County champion! | Brackenhill School', school, { head: data }),
  },
  'https://knightlyclub.example/juniors': { body: html('Juniors | Knightly Chess Club', club) },
}
