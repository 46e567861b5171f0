import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import type { InventedPerson } from './invented-person.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

const she = { she: 'she', he: 'he' } as const
const her = { she: 'her', he: 'his' } as const
const mr = { she: 'Ms', he: 'Mr' } as const

/** A relative of another given name, so that no page is of one more namesake. */
function siblingOf(p: InventedPerson, others: readonly InventedPerson[]): string {
  return `${others.find(({ given }) => given !== p.given)?.given ?? 'Ida'} ${p.family}`
}

/** Pages as ordinary sites publish them. The readers may be developed with these. */
export const everydayForms = {
  'faculty page': (p, { others }) => ({
    title: `${p.name} :: ${p.employer}`,
    main: `<nav><a href="/">Home</a> <a href="/people">People</a></nav><h1>${p.name}</h1><h4>${toCapital(p.role)}</h4>
      <h3>Contact</h3><p>Room 2.14, ${p.city}</p><h3>Biography</h3>
      <p>I received my ${p.degree} in ${p.field} from ${p.university} in ${p.degreeYear}. After some years as ${aOrAn(p.pastRole)} with
      ${p.pastEmployer}, I moved to ${p.employer} in ${p.joined}.</p><h3>Selected papers</h3>
      <p>${others[0]?.family}, ${p.family}: On the limits of measuring. 2019.</p>`,
    says: [
      'role',
      'degree',
      'university',
      'degreeYear',
      'pastRole',
      'pastEmployer',
      'employer',
      'joined',
    ],
  }),
  'conference bio': (p, { others, pick, words }) => ({
    title: `Speakers – ${pick(words.fields)} Summit`,
    main: `<h2>Speakers</h2><h3>${others[0]?.name}</h3><p>${others[0]?.name} leads the team at ${others[0]?.employer}.</p>
      <h3>${p.name}</h3><p>Based in ${p.city}, ${p.name} serves as ${p.role} at ${p.employer}, where ${she[p.pronoun]} has spent most of
      ${her[p.pronoun]} career. A graduate of ${p.university} (${p.degree}, ${p.degreeYear}), ${she[p.pronoun]} tweets rarely and gardens a lot.</p>`,
    says: ['city', 'role', 'employer', 'university', 'degree', 'degreeYear'],
  }),
  'local news': (p, { others }) => ({
    title: `${p.city} woman and man of the year`,
    main: `<article><p class="byline">By ${others[1]?.name}, staff writer</p><p>${p.name}, ${2025 - p.birthYear}, still remembers the first day at
      ${p.employer}. “I had no idea what ${aOrAn(p.role)} did,” the ${p.city} resident laughs.</p>
      <p>${mr[p.pronoun]} ${p.family} was hired by ${p.employer} in the spring of ${p.joined}. Before that, ${she[p.pronoun]} was employed
      as ${aOrAn(p.pastRole)} by ${p.pastEmployer}.</p></article>`,
    says: ['employer', 'role', 'city', 'joined', 'pastRole', 'pastEmployer'],
  }),
  'class notes': (p, { others }) => ({
    title: `Class notes | ${p.university} Magazine`,
    main: `<h1>Class notes</h1><p><b>${others[0]?.degreeYear}</b> ${others[0]?.name} (${others[0]?.degree} ${others[0]?.field}) has moved to ${others[0]?.city}.</p>
      <p><b>${p.degreeYear}</b> ${p.name} (${p.degree} ${p.field}) is now ${p.role} at ${p.employer}. ${toCapital(she[p.pronoun])} lives in ${p.city}.</p>
      <p><b>${others[1]?.degreeYear}</b> ${others[1]?.name} (${others[1]?.degree} ${others[1]?.field}) has retired.</p>`,
    says: ['degree', 'degreeYear', 'university', 'role', 'employer', 'city'],
  }),
  'show notes': (p) => ({
    title: `#112 – ${p.name} on patience`,
    main: `<p>In this episode we sit down with ${p.name}. ${p.given} is ${p.role} at ${p.employer} and has been there since ${p.joined}.</p>
      <h3>Links</h3><ul><li><a href="${accountAt(p, 'github').url}">${p.given} on GitHub</a></li>
      <li><a href="${accountAt(p, 'mastodon').url}">${p.given} on Mastodon</a></li><li><a href="https://episodes.example/112.mp3">Download</a></li></ul>`,
    says: ['role', 'employer', 'joined', 'github', 'mastodon'],
  }),
  'council minutes': (p, { others, between }) => ({
    title: 'Minutes of the ordinary meeting',
    main: `<h1>Minutes</h1><p>Present: ${others[0]?.name} (chair), ${others[1]?.name}, ${others[2]?.name} (minutes). Apologies: none.</p>
      <p>Item ${between(3, 9)}. ${p.name}, ${p.role} with ${p.employer}, gave a report on the works in ${p.city}. The report was noted.</p>
      <p>${others[1]?.name} thanked ${mr[p.pronoun]} ${p.family} on behalf of the members. The meeting closed at 21:15.</p>`,
    says: ['role', 'employer'],
  }),
  'race results': (p, { others, between }) => ({
    title: `Half marathon results`,
    main: `<h1>Half marathon: results</h1><table><thead><tr><th>Pos.</th><th>Name</th><th>YOB</th><th>City</th><th>Company team</th><th>Time</th></tr></thead><tbody>${[
      others[0],
      others[1],
      p,
      others[2],
    ]
      .flatMap((one, at) =>
        one === undefined
          ? []
          : `<tr><td>${at + 41}</td><td>${one.name}</td><td>${one.birthYear}</td><td>${one.city}</td><td>${one.employer}</td><td>1:${between(20, 59)}:0${at}</td></tr>`,
      )
      .join('')}</tbody></table>`,
    says: ['birthYear', 'city', 'employer'],
  }),
  infobox: (p, { pick }) => ({
    title: `${p.name} - Open Encyclopaedia`,
    main: `<table class="infobox"><tr><th colspan="2">${p.name}</th></tr><tr><th>Born</th><td>${pick(['3 May', '17 October', '28 January'])} ${p.birthYear}</td></tr>
      <tr><th>Residence</th><td>${p.city}</td></tr><tr><th>Alma mater</th><td>${p.university}</td></tr><tr><th>Occupation</th><td>${toCapital(p.role)}</td></tr>
      <tr><th>Employer</th><td>${p.employer}</td></tr></table>
      <p><b>${p.name}</b> is ${aOrAn(p.role)} who has been employed at ${p.employer} since ${p.joined}.</p><h2>References</h2><ol><li>Annual report.</li></ol>`,
    says: ['birthYear', 'city', 'university', 'role', 'employer', 'joined'],
  }),
  'json-ld graph': (p, { others }) => ({
    title: `${p.name} | Contributors`,
    head: jsonLd({
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', name: 'The Quarterly' },
        {
          '@type': ['Person'],
          '@id': '#person',
          givenName: p.given,
          familyName: p.family,
          name: p.name,
          hasOccupation: { '@type': 'Occupation', name: p.role },
          worksFor: [{ '@id': '#org' }],
          alumniOf: [{ '@type': 'EducationalOrganization', name: p.university }],
          homeLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: p.city },
          },
          birthDate: `${p.birthYear}-04-02`,
          sameAs: [accountAt(p, 'github').url],
        },
        { '@type': 'Organization', '@id': '#org', name: p.employer },
        { '@type': 'Person', name: others[0]?.name, jobTitle: others[0]?.role },
      ],
    }),
    main: `<h1>Contributors</h1><h2>${p.name}</h2><p>Articles by ${p.name} appear in every second issue.</p>`,
    says: ['role', 'employer', 'university', 'city', 'birthYear', 'github'],
  }),
  microdata: (p) => ({
    title: `Our experts: ${p.name}`,
    main: `<div itemscope itemtype="https://schema.org/Person"><h1 itemprop="name">${p.name}</h1><p itemprop="jobTitle">${toCapital(p.role)}</p>
      <div itemprop="worksFor" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">${p.employer}</span></div>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${p.city}</span></div>
      <p>Studied at <span itemprop="alumniOf">${p.university}</span>.</p><a itemprop="sameAs" href="${accountAt(p, 'github').url}">Code</a></div>`,
    says: ['role', 'employer', 'city', 'university', 'github'],
  }),
  'forum profile': (p, { between }) => ({
    title: `Viewing profile – ${accountAt(p, 'github').username}`,
    main: `<h2>Viewing profile: ${accountAt(p, 'github').username}</h2><p>Real name: ${p.name}</p><p>Occupation: ${p.role}</p><p>Works at: ${p.employer}</p><p>Lives in: ${p.city}</p>
      <p>Joined: ${between(3, 28)} Aug 2009</p><p>Posts: ${between(200, 9_000)}</p><p>GitHub: ${accountAt(p, 'github').url}</p>`,
    says: ['role', 'employer', 'city', 'github'],
  }),
  'cv table': (p) => ({
    title: `CV of ${p.name}`,
    main: `<h1>Curriculum vitae</h1><p>${p.name}, born ${p.birthYear}, ${p.city}</p><h2>Employment</h2><table><tr><th>Period</th><th>Position</th><th>Employer</th></tr>
      <tr><td>${p.joined} – today</td><td>${toCapital(p.role)}</td><td>${p.employer}</td></tr><tr><td>${p.pastFrom} – ${p.joined}</td><td>${toCapital(p.pastRole)}</td><td>${p.pastEmployer}</td></tr></table>
      <h2>Studies</h2><table><tr><th>Year</th><th>Degree</th><th>Institution</th></tr><tr><td>${p.degreeYear}</td><td>${p.degree} ${p.field}</td><td>${p.university}</td></tr></table>`,
    says: [
      'birthYear',
      'city',
      'joined',
      'role',
      'employer',
      'pastRole',
      'pastEmployer',
      'degree',
      'degreeYear',
      'university',
    ],
  }),
  "another's obituary": (p, { others }) => ({
    title: `In memory of ${siblingOf(p, others)}`,
    main: `<h1>In memory of ${siblingOf(p, others)}</h1><p>${siblingOf(p, others)}, a retired ${others[0]?.role} of ${others[0]?.city}, died peacefully on Sunday. Born in
      ${p.birthYear - 31}, the deceased worked for ${others[0]?.employer} for forty years.</p>
      <p>Survivors are two children: ${p.name}, ${aOrAn(p.role)} at ${p.employer}, and ${siblingOf(p, others.slice(1))} of ${others[1]?.city}.</p>`,
    says: ['role', 'employer'],
  }),
  'leadership cards': (p, { others }) => ({
    title: `Leadership | ${p.employer}`,
    main: `<h1>Meet our leadership</h1>${writeEach(
      [others[0], p, others[1]],
      (
        one,
      ) => `<section class="card"><img src="/img/1.jpg" alt="${one.name}"><h3>${one.name}</h3><h4>${toCapital(one.role)}</h4>
          <p>${one.given} came to ${p.employer} in ${one.joined} after working at ${one.pastEmployer}. ${toCapital(she[one.pronoun])} holds ${aOrAn(one.degree)} from ${one.university}.</p></section>`,
    )}`,
    says: ['role', 'employer', 'joined', 'pastEmployer', 'degree', 'university'],
  }),
  'about me': (p) => ({
    title: `about – ${p.name}`,
    host: p.site,
    main: `<h1>About me</h1><p>Hi! I'm ${p.name}. I'm ${aOrAn(p.role)} currently working for ${p.employer}. I live in ${p.city} with my family and an old dog.</p>
      <p>I was born in ${p.birthYear} and studied ${p.field.toLowerCase()} at ${p.university}, where I got my ${p.degree} in ${p.degreeYear}.</p>
      <p>You can find me as <a href="${accountAt(p, 'github').url}">${accountAt(p, 'github').username}</a> on GitHub.</p>`,
    says: ['role', 'employer', 'city', 'birthYear', 'university', 'degree', 'degreeYear', 'github'],
  }),
  'grant list': (p, { others, between }) => ({
    title: 'Travel grants awarded',
    main: `<h1>Travel grants awarded this year</h1><ul><li>${others[0]?.name} (${others[0]?.employer}, ${others[0]?.city}) – € ${between(4, 9)}00</li>
      <li>${p.name} (${p.role}, ${p.employer}, ${p.city}) – € ${between(4, 9)}00</li><li>${others[1]?.name} (${others[1]?.employer}) – € ${between(4, 9)}00</li></ul>`,
    says: ['role', 'employer', 'city'],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
