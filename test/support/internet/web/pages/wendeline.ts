import { html, type WebPages } from '../web-page.ts'

const staff = `
<h1>Wendeline Tollgate-Ashby</h1>
<p>Wendeline Tollgate-Ashby works as a bell founder at the Foundry of Quiet Bells. She was born in 1972.</p>
<p>Wendeline Tollgate-Ashby worked as a pattern maker at Hollow Castings from 1996 to 2004.</p>
<p>Wendeline Tollgate-Ashby studied metallurgy at the University of Aldervale.</p>
<p>Email: <a href="mailto:wendeline@quietbells.example">wendeline@quietbells.example</a></p>`

const prize = `
<h1>The Muted Clapper goes to Ludlow</h1>
<p>Wendeline Tollgate-Ashby, a bell founder at the Foundry of Quiet Bells, received the Muted Clapper Prize in 2011.</p>
<p>Wendeline Tollgate-Ashby lives in Ludlow.</p>
<p>Godfrey Ropewalk, born in 1944, received the prize in 2010.</p>`

/** Two short pages: a dossier of hers takes little processor time. */
export const wendelinesPages: WebPages = {
  'https://quietbells.example/people/tollgate-ashby': {
    body: html('Wendeline Tollgate-Ashby | Foundry of Quiet Bells', staff),
  },
  'https://ringersnews.example/2011/muted-clapper': {
    body: html('The Muted Clapper goes to Ludlow | Ringers News', prize),
  },
}
