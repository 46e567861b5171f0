import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

const she = { she: 'she', he: 'he' } as const
const her = { she: 'her', he: 'his' } as const

/**
 * Announcements, short profiles and records, written after the readers had seen the third family.
 * The readers may be developed with these.
 */
export const announcedForms = {
  'start-up database': (p) => ({
    title: `${p.name} - ${toCapital(p.role)} @ ${p.employer} - Company Profiles`,
    main: `<h1>${p.name}</h1><h2>Overview</h2><p>${p.name} is the ${p.role} at ${p.employer}. Prior to ${p.employer}, ${p.name} worked at ${p.pastEmployer} as ${aOrAn(p.pastRole)}.</p>
      <p>${p.name} holds ${aOrAn(p.degree)} in ${p.field} from ${p.university}.</p><ul><li>Primary Job Title ${toCapital(p.role)}</li><li>Primary Organization ${p.employer}</li><li>Location ${p.city}</li></ul>`,
    says: ['role', 'employer', 'pastEmployer', 'pastRole', 'degree', 'university', 'city'],
  }),
  'research network': (p, { between }) => ({
    title: `${p.name} | ${p.degree} | ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${p.degree} · ${toCapital(p.role)}</p><p>${p.employer} · ${p.city}</p><h2>About</h2><p>${between(3, 60)} Publications</p><p>${between(300, 9_000)} Reads</p>
      <h2>Education</h2><p>${p.university}</p><p>${p.degree}, ${p.field}, ${p.degreeYear}</p>`,
    says: ['role', 'employer', 'city', 'university', 'degree', 'degreeYear'],
  }),
  'welcome post': (p) => ({
    title: `Welcome, ${p.given}!`,
    main: `<p>We are delighted to welcome ${p.name} to ${p.employer} as our new ${p.role}. ${p.given} joins us from ${p.pastEmployer}, where ${she[p.pronoun]} was ${aOrAn(p.pastRole)}.</p>
      <p>${p.given}, who studied ${p.field} at ${p.university}, will be based in ${p.city}.</p>`,
    says: ['employer', 'role', 'pastEmployer', 'pastRole', 'university', 'city'],
  }),
  'race report': (p, { others }) => ({
    title: 'Rain does not stop runners',
    main: `<p>${others[0]?.name} won the race in heavy rain. Second came ${p.name} (${2025 - p.birthYear}, ${p.city}), ${aOrAn(p.role)} at ${p.employer}, who trains before work.</p>
      <p>“The mud was terrible”, said ${others[1]?.name} of ${others[1]?.employer}.</p>`,
    says: ['city', 'role', 'employer'],
  }),
  'meetup profile': (p) => ({
    title: `${p.name} | Meetups`,
    main: `<h1>${p.name}</h1><p>${p.city}</p><h3>Bio</h3><p>${toCapital(p.role)} @ ${p.employer}. Ex-${p.pastEmployer}. Alum of ${p.university}. gh: ${accountAt(p, 'github').username}</p><p>Member of 4 groups</p>`,
    says: ['city', 'role', 'employer', 'pastEmployer', 'university', 'github'],
  }),
  'witness statement': (p) => ({
    title: 'Planning inquiry: proofs of evidence',
    main: `<p>I, ${p.name}, of ${p.city}, ${p.role}, employed by ${p.employer} since ${p.joined}, will say as follows.</p><p>1. I hold ${aOrAn(p.degree)} in ${p.field}, awarded by ${p.university} in ${p.degreeYear}.</p>
      <p>2. I have inspected the site twice.</p>`,
    says: ['city', 'role', 'employer', 'joined', 'degree', 'university', 'degreeYear'],
  }),
  'phone list': (p, { others, between }) => ({
    title: `Staff directory | ${p.employer}`,
    main: `<h1>Staff directory</h1><table><tr><th>Name</th><th>Job title</th><th>Office</th><th>Ext.</th></tr>${writeEach([others[0], p, others[1], others[2]], (one) => `<tr><td>${one.family}, ${one.given}</td><td>${toCapital(one.role)}</td><td>${p.city}</td><td>${between(100, 999)}</td></tr>`)}</table>`,
    says: ['role', 'city'],
  }),
  'news schema': (p) => ({
    title: 'How we measure what we cannot see',
    head: jsonLd({
      '@type': 'NewsArticle',
      headline: 'How we measure what we cannot see',
      author: {
        '@type': 'Person',
        name: p.name,
        jobTitle: toCapital(p.role),
        worksFor: { '@type': 'Organization', name: p.employer },
        sameAs: [accountAt(p, 'mastodon').url],
      },
      datePublished: '2021-02-03',
    }),
    main: `<p>By ${p.name}</p><p>There are things that no instrument shows, and people who spend their lives on them. This is a text about three of these things.</p>
      <p><em>${p.name} is ${aOrAn(p.role)} at ${p.employer} in ${p.city}.</em></p>`,
    says: ['role', 'employer', 'city', 'mastodon'],
  }),
  'dated lines': (p) => ({
    title: `${p.name} / short biography`,
    main: `<h1>${p.name}</h1><p>Born in ${p.birthYear}, lives in ${p.city}.</p><p>${p.degreeYear}<br>${p.degree} in ${p.field}, ${p.university}</p><p>${p.pastFrom} to ${p.joined}<br>${toCapital(p.pastRole)} at ${p.pastEmployer}</p>
      <p>From ${p.joined}<br>${toCapital(p.role)} at ${p.employer}</p>`,
    says: [
      'birthYear',
      'city',
      'degree',
      'degreeYear',
      'university',
      'pastRole',
      'pastEmployer',
      'joined',
      'role',
      'employer',
    ],
  }),
  'mail signature': (p, { others }) => ({
    title: '[list] minutes of the last call',
    main: `<p>Dear all,</p><p>please find the minutes attached. Thanks to ${others[0]?.name} for the notes.</p><p>Best wishes<br>${p.given}</p><p>--<br>${p.name}<br>${toCapital(p.role)} | ${p.employer}<br>${p.city}</p>`,
    says: ['role', 'employer', 'city'],
  }),
  'short questionnaire': (p) => ({
    title: 'Three minutes with a volunteer',
    main: `<p>Name: ${p.name}</p><p>Born: ${p.birthYear}</p><p>Home: ${p.city}</p><p>Job: ${p.role}, ${p.employer}</p><p>Studied: ${p.field} at ${p.university}</p><p>Favourite food: bread</p><p>Hidden talent: none</p>`,
    says: ['birthYear', 'city', 'role', 'employer', 'university'],
  }),
  'award shortlist': (p, { others }) => ({
    title: 'Shortlist: people of the year',
    main: `<h2>The shortlist</h2><p>${others[0]?.name} runs a choir.</p><p>${p.name}, nominated by colleagues at ${p.employer}, is ${aOrAn(p.role)} who never says no. ${toCapital(she[p.pronoun])} came to
      ${p.employer} in ${p.joined} from ${p.pastEmployer}.</p><p>${others[1]?.name} teaches swimming.</p>`,
    says: ['employer', 'role', 'joined', 'pastEmployer'],
  }),
  'radio schedule': (p, { others }) => ({
    title: 'Programme for Thursday',
    main: `<ul><li>09:05 News and weather</li><li>10:00 In conversation: ${p.role} ${p.name} (${p.employer}, ${p.city})</li><li>11:30 Concert with ${others[0]?.name}</li></ul>`,
    says: ['role', 'employer', 'city'],
  }),
  'author footer': (p) => ({
    title: 'Ten things about rivers',
    main: `<p>Rivers are longer than they look, and older than any town on their banks. Here are ten things that few people know.</p><h4>About the author</h4><p>${p.name} lives in ${p.city} and works as ${aOrAn(p.role)} at ${p.employer}.
      ${toCapital(her[p.pronoun])} code is on GitHub as ${accountAt(p, 'github').username}, ${her[p.pronoun]} posts are at @${accountAt(p, 'mastodon').username}.</p>`,
    says: ['city', 'role', 'employer', 'github', 'mastodon'],
  }),
  'wedding notice': (p, { others }) => ({
    title: `${p.family} – ${others[0]?.family}`,
    main: `<p>${p.name} and ${others[0]?.name} were married on Saturday. ${p.given}, ${2025 - p.birthYear}, is ${aOrAn(p.role)} at ${p.employer} in ${p.city}. ${toCapital(she[p.pronoun])} graduated from ${p.university}.</p>
      <p>${others[0]?.given}, ${2025 - (others[0]?.birthYear ?? 1970)}, is ${aOrAn(others[0]?.role ?? '')} at ${others[0]?.employer}.</p>`,
    says: ['role', 'employer', 'city', 'university'],
  }),
  'society officers': (p, { others }) => ({
    title: 'Officers of the society',
    main: `<dl><dt>President</dt><dd>${others[0]?.name}, ${others[0]?.employer}</dd><dt>Vice-president</dt><dd>${p.name}, ${p.employer}, ${p.city}</dd><dt>Treasurer</dt><dd>${others[1]?.name}, ${others[1]?.employer}</dd></dl>`,
    says: ['employer', 'city'],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
