import { html, jsonLd, type WebPages } from '../web-page.ts'

const profile = jsonLd({
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: 'Zelda Quibbleworth',
    jobTitle: 'Senior Lens Designer',
    worksFor: { '@type': 'Organization', name: 'Institute of Improbable Optics' },
    alumniOf: { '@type': 'CollegeOrUniversity', name: 'University of Aldervale' },
    address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
    sameAs: ['https://github.com/zquib', 'https://mastodon.social/@zquib'],
    url: 'https://quibbleworth.org/',
  },
})

const home = `
<div class="h-card">
<h1><a class="p-name u-url" rel="me" href="https://quibbleworth.org/">Zelda Quibbleworth</a></h1>
<p><span class="p-job-title">Senior Lens Designer</span> at <span class="p-org">Institute of Improbable Optics</span>,
<span class="p-locality">Lisbon</span>, <span class="p-country-name">Portugal</span>.</p>
<p class="p-note">Lenses that see round corners.</p>
<ul><li><a rel="me" href="https://github.com/zquib">GitHub</a></li>
<li><a rel="me" href="https://mastodon.social/@zquib">Mastodon</a></li>
<li><a rel="me" href="https://bsky.app/profile/zquib.bsky.social">Bluesky</a></li>
<li><a class="u-email" rel="me" href="mailto:zelda@quibbleworth.org">zelda@quibbleworth.org</a></li></ul>
</div>
<p><a href="/about">About me</a></p>`

const about = `
<h1>About Zelda Quibbleworth</h1>
<p>Zelda Quibbleworth is an optical engineer in Lisbon, Portugal. She designs lenses that see round corners.</p>
<h2>Positions</h2>
<ul><li>2017–present: Senior Lens Designer, Institute of Improbable Optics, Lisbon</li>
<li>2012–2017: Lens Designer, Institute of Improbable Optics, Lisbon</li>
<li>2008–2012: Doctoral Researcher, Lantern Laboratory, Porto</li></ul>
<h2>Education</h2>
<ul><li>2012: PhD in Physics, University of Aldervale</li>
<li>2007: MSc in Optics, University of Aldervale</li></ul>
<h2>Talks</h2>
<ul><li>2019: Seeing round corners, Congress of Bent Light</li></ul>`

const staff = `
<h1>Zelda Quibbleworth</h1>
<p>Senior Lens Designer</p>
<p>Zelda Quibbleworth builds lenses in Lisbon. She joined the Institute of Improbable Optics in 2012.</p>
<p>She received her PhD in Physics from the University of Aldervale in 2012.</p>
<address>Work email: <a href="mailto:z.quibbleworth@optics.example.org">z.quibbleworth@optics.example.org</a><br>
Personal: <a href="mailto:zelda@quibbleworth.org">zelda@quibbleworth.org</a><br>
Phone: <a href="tel:+351912345678">+351 912 345 678</a></address>
<p>Code: <a href="https://github.com/zquib">zquib on GitHub</a></p>`

const emeriti = `
<h1>Emeriti of Hobart Maritime College</h1>
<h2>Bartholomew Lockstitch</h2>
<p>Bartholomew Lockstitch, born in 1944, taught sail making from 1970 to 2004.</p>
<h2>Zelda Quibbleworth</h2>
<p>Zelda Quibbleworth, born in 1951, taught the history of ropes at Hobart Maritime College from 1979 to 2011.</p>
<h2>Euphemia Tidewell</h2>
<p>Euphemia Tidewell, born in 1949, taught celestial navigation until 2009.</p>`

const repositories = `
<h1><span>Zelda Quibbleworth</span> <span>zquib</span></h1>
<p>Lenses that see round corners.</p>
<p>Institute of Improbable Optics</p><p>Lisbon, Portugal</p>
<p><a rel="nofollow me" href="https://quibbleworth.org/">quibbleworth.org</a></p>
<p>zquib has 12 repositories.</p>`

const nav = '<nav><a href="/">Home</a> <a href="/people">People</a> <a href="/news">News</a></nav>'

/** Zelda's pages, and the one that her namesake is on. */
export const zeldasPages: WebPages = {
  'https://quibbleworth.org/': { body: html('Zelda Quibbleworth', home, { head: profile }) },
  'https://quibbleworth.org/about': { body: html('About | Zelda Quibbleworth', about) },
  'https://optics.example.org/people/zelda-quibbleworth': {
    body: html('Zelda Quibbleworth | Institute of Improbable Optics', staff, {
      before: nav,
      after: '<footer>© Institute of Improbable Optics</footer>',
    }),
  },
  'https://github.com/zquib': { body: html('zquib (Zelda Quibbleworth) · GitHub', repositories) },
  'https://maritime.example.net/staff/emeriti': {
    body: html('Emeriti of Hobart Maritime College', emeriti, { before: nav }),
  },
}
