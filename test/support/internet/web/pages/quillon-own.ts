import { html, jsonLd, type WebPages } from '../web-page.ts'

const profile = jsonLd({
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: 'Quillon Featherby-Marsh',
    alternateName: 'Quillon Aurelio Featherby-Marsh',
    jobTitle: 'Head of Tidal Modelling',
    worksFor: { '@type': 'Organization', name: 'Institute for Invented Tides' },
    alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'University of Uncommon Waters' }],
    address: { '@type': 'PostalAddress', addressLocality: 'Bristol', addressCountry: 'GB' },
    birthDate: '1976',
    url: 'https://featherbymarsh.example/',
    sameAs: [
      'https://github.com/qfmarsh',
      'https://mastodon.social/@qfmarsh',
      'https://www.linkedin.com/in/quillon-featherby-marsh',
    ],
  },
})

const home = `
<div class="h-card">
<h1><a class="p-name u-url" rel="me" href="https://featherbymarsh.example/">Quillon Featherby-Marsh</a></h1>
<p>I am <span class="p-job-title">Head of Tidal Modelling</span> at the <span class="p-org">Institute for Invented Tides</span>
in <span class="p-locality">Bristol</span>, <span class="p-country-name">United Kingdom</span>.</p>
<p class="p-note">Tides that keep their appointments.</p>
<ul><li><a rel="me" href="https://github.com/qfmarsh">GitHub</a></li>
<li><a rel="me" href="https://mastodon.social/@qfmarsh">Mastodon</a></li>
<li><a rel="me" href="https://www.linkedin.com/in/quillon-featherby-marsh">LinkedIn</a></li>
<li><a class="u-email" href="mailto:quillon@featherbymarsh.example">quillon@featherbymarsh.example</a></li></ul>
</div>
<p><a href="/cv">Curriculum vitae</a> · <a href="https://tides.example/people/featherby-marsh">At the institute</a></p>`

const cv = `
<h1>Quillon Featherby-Marsh: curriculum vitae</h1>
<h2>Positions</h2>
<ul><li>2010–present: Head of Tidal Modelling, Institute for Invented Tides, Bristol</li>
<li>2003–2009: Research Fellow, Saltmeadow Observatory, Aarhus</li></ul>
<h2>Education</h2>
<ul><li>2003: PhD in Coastal Hydrology, University of Uncommon Waters</li>
<li>1998: BSc in Physics, Ebbwick College</li></ul>
<h2>Books</h2>
<ul><li>The Patient Tide (Sluice Press, 2021)</li></ul>`

const staff = `
<h1>Dr Quillon Featherby-Marsh</h1>
<p>Head of Tidal Modelling</p>
<p>Quillon Featherby-Marsh leads the tidal modelling group of the Institute for Invented Tides. He joined the institute in 2010 from the
Saltmeadow Observatory in Aarhus, Denmark, where he was a research fellow from 2003 to 2009.</p>
<p>He holds a PhD in Coastal Hydrology from the University of Uncommon Waters.</p>
<p>Email: <a href="mailto:q.featherby-marsh@tides.example">q.featherby-marsh@tides.example</a></p>
<p>Telephone: <a href="tel:+441174960123">+44 117 496 0123</a></p>
<p><a href="/cv/featherby-marsh.pdf">Curriculum vitae (PDF)</a> <a href="https://featherbymarsh.example/">Personal page</a></p>`

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% Quillon Featherby-Marsh, Keeper of the Paper Only Medal\n%%EOF\n'

/** What he says of himself, and what his employer does. */
export const quillonsOwnPages: WebPages = {
  'https://featherbymarsh.example/': {
    body: html('Quillon Featherby-Marsh', home, { head: profile }),
  },
  'https://featherbymarsh.example/cv': { body: html('CV | Quillon Featherby-Marsh', cv) },
  'https://tides.example/people/featherby-marsh': {
    body: html('Quillon Featherby-Marsh | Institute for Invented Tides', staff, {
      before:
        '<header><nav><a href="/">Institute for Invented Tides</a> <a href="/people">People</a></nav></header>',
      after:
        '<footer><p>Institute for Invented Tides, Harbourside, Bristol. Press office: press@tides.example</p></footer>',
    }),
  },
  'https://tides.example/cv/featherby-marsh.pdf': {
    headers: { 'content-type': 'application/pdf' },
    body: pdf,
  },
}
