import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

const he = { she: 'She', he: 'He' } as const
const his = { she: 'her', he: 'his' } as const

/** The forms that the rules were tuned with: seeds 1-100 build, 1001-1100 only measure. */
export const pageForms = {
  'role first': (p) => ({
    title: `${p.name} | ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${p.name} is ${aOrAn(p.role)} at ${p.employer} in ${p.city}. ${he[p.pronoun]} joined ${p.employer} in ${p.joined}.</p>
      <p>${he[p.pronoun]} studied ${p.field} at the ${p.university}.</p>`,
    says: ['role', 'employer', 'city', 'joined', 'university'],
  }),
  'birth in brackets': (p) => ({
    title: `Who is ${p.name}?`,
    main: `<p>${p.name} (born ${p.birthYear}) works as ${aOrAn(p.role)} for ${p.employer}. Before that ${p.given} was ${aOrAn(p.pastRole)} at
      ${p.pastEmployer}. The family lives in ${p.city}.</p>`,
    says: ['birthYear', 'role', 'employer', 'pastRole', 'pastEmployer'],
  }),
  'role in apposition': (p) => ({
    title: `A profile: ${p.name}`,
    main: `<p>${p.name}, ${p.role}, of ${p.city}, was born in ${p.birthYear}. ${he[p.pronoun]} has worked for ${p.employer} since ${p.joined}.</p>`,
    says: ['role', 'city', 'birthYear', 'employer', 'joined'],
  }),
  'study first': (p) => ({
    title: `${p.name} – portrait`,
    main: `<p>Born in ${p.birthYear}, ${p.name} took ${his[p.pronoun]} ${p.degree} in ${p.field} at the ${p.university} in ${p.degreeYear}.
      Today ${p.name} is ${p.role} at ${p.employer}.</p>`,
    says: ['birthYear', 'degree', 'university', 'degreeYear', 'role', 'employer'],
  }),
  'staff page': (p) => ({
    title: `${p.name} - Staff - ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${toCapital(p.role)}</p><p>${p.employer}</p><p>Based in ${p.city}</p><p>With us since ${p.joined}</p>`,
    says: ['role', 'employer', 'city', 'joined'],
  }),
  table: (p) => ({
    title: `${p.name}: facts`,
    main: `<h1>${p.name}</h1><table><tr><th>Name</th><td>${p.name}</td></tr><tr><th>Occupation</th><td>${toCapital(p.role)}</td></tr>
      <tr><th>Employer</th><td>${p.employer}</td></tr><tr><th>City</th><td>${p.city}</td></tr><tr><th>Born</th><td>${p.birthYear}</td></tr>
      <tr><th>Education</th><td>${p.degree} in ${p.field}, ${p.university} (${p.degreeYear})</td></tr></table>`,
    says: ['role', 'employer', 'city', 'birthYear', 'degree', 'university', 'degreeYear'],
  }),
  list: (p) => ({
    title: `${p.name} in brief`,
    main: `<h1>${p.name}</h1><ul><li>Position: ${p.role}</li><li>Organisation: ${p.employer} (since ${p.joined})</li>
      <li>Location: ${p.city}</li><li>Year of birth: ${p.birthYear}</li><li>GitHub: ${accountAt(p, 'github').username}</li></ul>`,
    says: ['role', 'employer', 'joined', 'city', 'birthYear', 'github'],
  }),
  'definition list': (p) => ({
    title: `Member: ${p.name}`,
    main: `<h1>Member profile</h1><dl><dt>Name</dt><dd>${p.name}</dd><dt>Works at</dt><dd>${p.employer}</dd><dt>As</dt><dd>${p.role}</dd>
      <dt>Lives in</dt><dd>${p.city}</dd><dt>Degree</dt><dd>${p.degree}, ${p.university}, ${p.degreeYear}</dd></dl>`,
    says: ['employer', 'role', 'city', 'degree', 'university', 'degreeYear'],
  }),
  'json-ld': (p) => ({
    title: p.name,
    head: jsonLd({
      '@type': 'Person',
      name: p.name,
      jobTitle: p.role,
      worksFor: { '@type': 'Organization', name: p.employer },
      address: { '@type': 'PostalAddress', addressLocality: p.city },
      alumniOf: { '@type': 'CollegeOrUniversity', name: p.university },
      birthDate: String(p.birthYear),
      sameAs: p.accounts.map(({ url }) => url),
    }),
    main: `<h1>${p.name}</h1><p>Welcome to the page of ${p.name}. There is more to read in the archive below, year by year.</p>`,
    says: ['role', 'employer', 'city', 'university', 'birthYear', 'github', 'mastodon'],
  }),
  'h-card': (p) => ({
    title: `About ${p.name}`,
    main: `<div class="h-card"><h1 class="p-name">${p.name}</h1><p><span class="p-job-title">${p.role}</span> at <span class="p-org">${p.employer}</span>,
      <span class="p-locality">${p.city}</span></p><p class="p-note">Notes on work and on other things that matter.</p></div>`,
    says: ['role', 'employer', 'city'],
  }),
  'news article': (p, { others }) => ({
    title: `${p.employer} appoints new ${p.role}`,
    main: `<article><h1>${p.employer} appoints new ${p.role}</h1><p>${p.city.toUpperCase()} – ${p.employer} has appointed ${p.name} as ${p.role}.
      The ${2026 - p.birthYear}-year-old previously worked for ${p.pastEmployer} as ${p.pastRole}.</p>
      <p>“We are glad”, said ${others[0]?.name}, chair of ${p.employer}.</p></article>`,
    says: ['role', 'employer', 'pastEmployer', 'pastRole'],
  }),
  interview: (p) => ({
    title: `Five questions for ${p.name}`,
    main: `<h1>Five questions for ${p.name}</h1><p>${p.name} is ${p.role} at ${p.employer}.</p><p><b>When did you join?</b></p>
      <p>I joined ${p.employer} in ${p.joined}.</p><p><b>Where do you live?</b></p><p>I live in ${p.city}.</p>
      <p><b>What did you study?</b></p><p>I studied ${p.field} at the ${p.university}.</p>`,
    says: ['role', 'employer', 'joined', 'city', 'university'],
  }),
  'conference programme': (p, { others, words, pick }) => ({
    title: `Programme | ${pick(words.fields)} Days ${pick(words.cities)}`,
    main: `<h1>Programme</h1><ul><li>9:00 ${others[0]?.name} (${others[0]?.employer}): Opening</li><li>10:00 ${p.name} (${p.employer}): What ${aOrAn(p.role)} learns</li>
      <li>11:00 ${others[1]?.name} (${others[1]?.employer}): Closing</li></ul><p>${p.name} is ${p.role} at ${p.employer}.</p>`,
    says: ['employer', 'role'],
  }),
  anniversary: (p) => ({
    title: `${p.name} looks back`,
    main: `<p>Colleagues of ${p.name} celebrated on Friday. ${p.name}, who was born in ${p.birthYear}, came to ${p.employer} in ${p.joined} and has been
      ${his[p.pronoun]} own critic ever since. ${he[p.pronoun]} graduated from the ${p.university} in ${p.degreeYear} with ${aOrAn(p.degree)} in ${p.field}.</p>`,
    says: ['birthYear', 'employer', 'joined', 'university', 'degreeYear', 'degree'],
  }),
  directory: (p, { others }) => ({
    title: 'Directory of members',
    main: `<h1>Directory of members</h1><ul>${writeEach([others[0], p, others[1]], (one) => `<li>${one.name}, ${one.role}, ${one.employer}, ${one.city}</li>`)}</ul>`,
    says: ['role', 'employer', 'city'],
  }),
  alumni: (p, { others }) => ({
    title: `Alumni of the ${p.university}`,
    main: `<h1>Alumni</h1><h2>${p.name}</h2><p>${p.degree} in ${p.field}, ${p.degreeYear}. Now ${p.role} at ${p.employer}.</p>
      <h2>${others[0]?.name}</h2><p>${others[0]?.degree} in ${others[0]?.field}, ${others[0]?.degreeYear}. Now ${others[0]?.role} at ${others[0]?.employer}.</p>`,
    says: ['degree', 'degreeYear', 'role', 'employer'],
  }),
  'press release': (p) => ({
    title: `Press release: ${p.employer}`,
    main: `<p>FOR IMMEDIATE RELEASE</p><p>${p.employer} announced today that ${p.name} will speak at the annual meeting. ${p.name} is the ${p.role} of ${p.employer}
      and lives in ${p.city}.</p><p>About ${p.employer}: it was founded in 1911.</p>`,
    says: ['role', 'employer', 'city'],
  }),
  team: (p, { others }) => ({
    title: `Our team | ${p.employer}`,
    main: `<h1>Our team</h1>${writeEach([others[0], p, others[1], others[2]], (one) => `<div><h3>${one.name}</h3><p>${toCapital(one.role)}</p></div>`)}`,
    says: ['role'],
  }),
  faq: (p) => ({
    title: `${p.name}: frequently asked questions`,
    main: `<h1>Frequently asked questions</h1><h2>Who is ${p.name}?</h2><p>${p.name} is ${aOrAn(p.role)} who works for ${p.employer}.</p>
      <h2>When was ${p.name} born?</h2><p>${p.name} was born in ${p.birthYear}.</p><h2>Where does ${p.name} live?</h2><p>${p.name} lives in ${p.city}.</p>`,
    says: ['role', 'employer', 'birthYear', 'city'],
  }),
  homepage: (p) => ({
    title: p.name,
    host: p.site,
    main: `<h1>Hello, I am ${p.name}</h1><p>I work as ${aOrAn(p.role)} at ${p.employer} in ${p.city}. On this page I write about ${p.field.toLowerCase()}.</p>
      <p>${p.accounts.map(({ url, label }) => `<a rel="me" href="${url}">${label}</a>`).join(' ')}</p>`,
    says: ['role', 'employer', 'city', 'github', 'mastodon'],
  }),
  handles: (p) => ({
    title: `Where to follow ${p.name}`,
    main: `<p>${p.name}, ${p.role} at ${p.employer}, writes as ${accountAt(p, 'github').username} on GitHub and
      @${accountAt(p, 'mastodon').username.split('@')[0]} on Mastodon.</p>`,
    says: ['role', 'employer', 'github', 'mastodon'],
  }),
  career: (p) => ({
    title: `${p.name} – curriculum vitae`,
    main: `<h1>${p.name}</h1><h2>Career</h2><ul><li>${p.joined}–present: ${toCapital(p.role)}, ${p.employer}</li>
      <li>${p.pastFrom}–${p.joined}: ${toCapital(p.pastRole)}, ${p.pastEmployer}</li></ul><h2>Education</h2><ul><li>${p.degreeYear}: ${p.degree} ${p.field}, ${p.university}</li></ul>`,
    says: [
      'role',
      'employer',
      'joined',
      'pastRole',
      'pastEmployer',
      'degree',
      'degreeYear',
      'university',
    ],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
