import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

const she = { she: 'she', he: 'he' } as const
const her = { she: 'her', he: 'his' } as const
const mr = { she: 'Mrs', he: 'Mr' } as const

/**
 * Pages as ordinary sites publish them, held out: the readers are only ever measured with these.
 */
export const heldOutForms = {
  'quoted expert': (p, { others }) => ({
    title: 'Repairs will take until autumn',
    main: `<p>Repairs to the old bridge will take longer than planned, ${others[0]?.employer} said on Monday.</p><p>“We underestimated the damage,” said ${p.name}, ${p.role}
      at ${p.employer} in ${p.city}. “It is nobody's fault.”</p><p>${mr[p.pronoun]} ${p.family}, who has been with ${p.employer} since ${p.joined}, expects work to resume in May.</p>`,
    says: ['role', 'employer', 'joined'],
  }),
  'career network': (p) => ({
    title: `${p.name} – ${toCapital(p.role)} – ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${toCapital(p.role)} at ${p.employer}</p><p>${p.city} · 312 connections</p><h2>Experience</h2>
      <ul><li><h3>${toCapital(p.role)}</h3><p>${p.employer}</p><p>${p.joined} – Present</p></li><li><h3>${toCapital(p.pastRole)}</h3><p>${p.pastEmployer}</p><p>${p.pastFrom} – ${p.joined}</p></li></ul>
      <h2>Education</h2><ul><li><h3>${p.university}</h3><p>${p.degree}, ${p.field}</p><p>${p.degreeYear}</p></li></ul>`,
    says: [
      'role',
      'employer',
      'city',
      'joined',
      'pastRole',
      'pastEmployer',
      'university',
      'degree',
      'degreeYear',
    ],
  }),
  'dashed speakers': (p, { others }) => ({
    title: 'Panel: who pays for repair?',
    main: `<h2>Panel</h2><p>${others[0]?.name} — ${others[0]?.role}, ${others[0]?.employer} (${others[0]?.city})<br>${p.name} — ${p.role}, ${p.employer} (${p.city})<br>
      ${others[1]?.name} — ${others[1]?.role}, ${others[1]?.employer} (${others[1]?.city})</p>`,
    says: ['role', 'employer', 'city'],
  }),
  'alumni portrait': (p) => ({
    title: `What became of you, ${p.name}?`,
    main: `<p>${p.name} left ${p.university} with ${aOrAn(p.degree)} in ${p.degreeYear}.</p><p><strong>What do you do today?</strong> I am ${p.role} at ${p.employer}. I started
      there in ${p.joined}.</p><p><strong>And before?</strong> I was ${p.pastRole} at ${p.pastEmployer}.</p><p><strong>Where is home?</strong> ${p.city}.</p>`,
    says: [
      'university',
      'degree',
      'degreeYear',
      'role',
      'employer',
      'joined',
      'pastRole',
      'pastEmployer',
      'city',
    ],
  }),
  'chamber directory': (p, { others }) => ({
    title: 'Chamber of commerce: contacts',
    main: `<h1>Contacts A–Z</h1><p>${others[0]?.name} | ${toCapital(others[0]?.role ?? '')} | ${others[0]?.employer} | ${others[0]?.city}</p>
      <p>${p.name} | ${toCapital(p.role)} | ${p.employer} | ${p.city}</p><p>${others[1]?.name} | ${toCapital(others[1]?.role ?? '')} | ${others[1]?.employer} | ${others[1]?.city}</p>`,
    says: ['role', 'employer', 'city'],
  }),
  'court report': (p, { others }) => ({
    title: 'Inquest hears of broken valve',
    main: `<p>The inquest, presided over by ${others[0]?.name}, continued on Thursday. The first witness, ${p.name}, told the court that ${she[p.pronoun]} had worked at ${p.employer}
      since ${p.joined}, first as an assistant and later as ${aOrAn(p.role)}.</p><p>The witness, born in ${p.birthYear}, now lives in ${p.city}.</p>`,
    says: ['employer', 'joined', 'role', 'birthYear', 'city'],
  }),
  'club members': (p, { others, between }) => ({
    title: 'Chess club: ratings of members',
    main: `<table><tr><td><b>Member</b></td><td><b>Born</b></td><td><b>Profession</b></td><td><b>Rating</b></td></tr>${writeEach([others[0], p, others[1], others[2]], (one) => `<tr><td>${one.name}</td><td>${one.birthYear}</td><td>${toCapital(one.role)}</td><td>${between(1_200, 1_899)}</td></tr>`)}</table>`,
    says: ['birthYear', 'role'],
  }),
  'profile page schema': (p) => ({
    title: `Author: ${p.name}`,
    head: jsonLd({
      '@type': 'ProfilePage',
      dateCreated: '2019-12-23',
      mainEntity: {
        '@type': 'Person',
        name: p.name,
        alternateName: accountAt(p, 'github').username,
        jobTitle: [p.role],
        worksFor: {
          '@type': 'OrganizationRole',
          startDate: String(p.joined),
          worksFor: { '@type': 'Organization', name: p.employer },
        },
        address: p.city,
        alumniOf: p.university,
        url: accountAt(p, 'mastodon').url,
      },
    }),
    main: `<h1>${p.name}</h1><p>27 articles. Follow this author to get a message when there is more.</p>`,
    says: ['role', 'employer', 'joined', 'city', 'university', 'mastodon'],
  }),
  vcard: (p) => ({
    title: `Visiting card of ${p.name}`,
    main: `<div class="vcard"><span class="fn">${p.name}</span><br><span class="title">${toCapital(p.role)}</span><br><span class="org">${p.employer}</span>
      <div class="adr"><span class="locality">${p.city}</span></div><a class="url" rel="me" href="${accountAt(p, 'github').url}">GitHub</a></div>`,
    says: ['role', 'employer', 'city', 'github'],
  }),
  'link list': (p) => ({
    title: `${p.name} | links`,
    main: `<h1>${p.name}</h1><p>${toCapital(p.role)} · ${p.employer} · ${p.city}</p><ul><li><a href="${accountAt(p, 'github').url}">My code</a></li>
      <li><a href="${accountAt(p, 'mastodon').url}">Short thoughts</a></li><li><a href="${p.site}">Web site</a></li></ul>`,
    says: ['role', 'employer', 'city', 'github', 'mastodon'],
  }),
  'thesis catalogue': (p, { between }) => ({
    title: 'University library: theses',
    main: `<p>${p.family}, ${p.given}: Small things, seen closely. ${p.degree} thesis, ${p.university}, ${p.degreeYear}. ${between(80, 320)} pages.</p>
      <p>Note on the author: ${p.name} was born in ${p.birthYear}. ${toCapital(she[p.pronoun])} has since become ${aOrAn(p.role)} at ${p.employer}.</p>`,
    says: ['degree', 'university', 'degreeYear', 'birthYear', 'role', 'employer'],
  }),
  appointment: (p, { others }) => ({
    title: `Appointments: ${p.employer}`,
    main: `<p><b>${p.employer}</b>: ${p.name} has been named ${p.role}, effective 1 March ${p.joined}. ${toCapital(she[p.pronoun])} succeeds ${others[0]?.name}, who retires.
      Previously, ${mr[p.pronoun]} ${p.family} was ${p.pastRole} at ${p.pastEmployer}. ${toCapital(she[p.pronoun])} earned ${her[p.pronoun]} ${p.degree} at ${p.university}.</p>`,
    says: ['employer', 'role', 'joined', 'pastRole', 'pastEmployer', 'degree', 'university'],
  }),
  'exhibition label': (p) => ({
    title: `${p.name}: works on paper`,
    main: `<h1>${p.name}</h1><p>b. ${p.birthYear}</p><p>Lives and works in ${p.city}.</p><p>${p.degreeYear}: graduates from ${p.university} (${p.degree} in ${p.field}). Besides drawing,
      ${p.given} earns a living as ${aOrAn(p.role)} for ${p.employer}.</p>`,
    says: ['birthYear', 'city', 'degreeYear', 'university', 'degree', 'role', 'employer'],
  }),
  'board of trustees': (p, { others }) => ({
    title: 'Our trustees',
    main: `<h2>Our trustees</h2><p><strong>${others[0]?.name}</strong>, chair, is a former ${others[0]?.role}.</p><p><strong>${p.name}</strong> was elected in 2021. ${p.given}'s day job is
      ${p.role} at ${p.employer}; earlier ${she[p.pronoun]} spent a decade at ${p.pastEmployer} as ${aOrAn(p.pastRole)}.</p><p><strong>${others[1]?.name}</strong> is our treasurer.</p>`,
    says: ['role', 'employer', 'pastEmployer', 'pastRole'],
  }),
  'member record': (p) => ({
    title: 'Register of the professional association',
    main: `<h1>Register entry</h1><dl><dt>Member</dt><dd>${p.name}</dd><dt>Year of birth</dt><dd>${p.birthYear}</dd><dt>Current position</dt><dd>${toCapital(p.role)}, ${p.employer}</dd>
      <dt>Previous position</dt><dd>${toCapital(p.pastRole)}, ${p.pastEmployer}</dd><dt>Town</dt><dd>${p.city}</dd><dt>Qualification</dt><dd>${p.degree} (${p.university}, ${p.degreeYear})</dd></dl>`,
    says: [
      'birthYear',
      'role',
      'employer',
      'pastRole',
      'pastEmployer',
      'city',
      'degree',
      'university',
      'degreeYear',
    ],
  }),
  'school governors': (p, { others, between }) => ({
    title: 'Governing body of the primary school',
    main: `<table><caption>Governors</caption><tr><th>Name</th><th>Type</th><th>Term ends</th><th>Declared interests</th></tr><tr><td>${others[0]?.name}</td><td>Parent</td><td>${between(2026, 2028)}</td><td>None</td></tr>
      <tr><td>${p.name}</td><td>Co-opted</td><td>${between(2026, 2028)}</td><td>${toCapital(p.role)} at ${p.employer}</td></tr></table><p>All governors live in or near ${p.city}.</p>`,
    says: ['role', 'employer'],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
