import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

const she = { she: 'she', he: 'he' } as const
const her = { she: 'Her', he: 'His' } as const

/**
 * Other sentence frames than `page-forms.ts`, written before the rules were tuned: only ever
 * measured.
 */
export const furtherForms = {
  newsletter: (p) => ({
    title: `${p.employer} newsletter`,
    main: `<h2>New faces</h2><p>This month we introduce ${p.name}, our ${p.role}. Originally from elsewhere, ${she[p.pronoun]} now calls ${p.city} home.
      ${toCapital(she[p.pronoun])} came to us from ${p.pastEmployer} in ${p.joined}.</p>`,
    says: ['role', 'city', 'pastEmployer'],
  }),
  'employer first': (p) => ({
    title: `People: ${p.name}`,
    main: `<p>${p.employer}'s ${p.role}, ${p.name}, was born in ${p.birthYear} and read ${p.field} at ${p.university}. ${toCapital(she[p.pronoun])} has been
      with the firm since ${p.joined}.</p>`,
    says: ['employer', 'role', 'birthYear', 'university', 'joined'],
  }),
  'book jacket': (p) => ({
    title: `About the author: ${p.name}`,
    main: `<h3>About the author</h3><p>${p.name} is the author of two books. ${toCapital(she[p.pronoun])} lives in ${p.city} with two cats and works as
      ${aOrAn(p.role)} at ${p.employer}. Born ${p.birthYear}.</p>`,
    says: ['city', 'role', 'employer', 'birthYear'],
  }),
  'court notice': (p) => ({
    title: 'Register of expert witnesses',
    main: `<p>${p.name} (*${p.birthYear}), ${p.role}, resident in ${p.city}, employed by ${p.employer}.</p>`,
    says: ['birthYear', 'role', 'city', 'employer'],
  }),
  'award citation': (p) => ({
    title: `The ${p.field} Medal goes to ${p.name}`,
    main: `<p>The jury gives this year's medal to ${p.name} (${p.employer}, ${p.city}). ${her[p.pronoun]} ${p.degree} dates from ${p.degreeYear}, awarded by ${p.university}.
      A ${p.role} by trade, ${she[p.pronoun]} has changed how the craft is taught.</p>`,
    says: ['employer', 'city', 'degree', 'degreeYear', 'university', 'role'],
  }),
  'sports club': (p, { others }) => ({
    title: 'Rowing club: committee',
    main: `<p>Chair: ${others[0]?.name}. Treasurer: ${p.name}, who in everyday life is ${aOrAn(p.role)} with ${p.employer}. Secretary: ${others[1]?.name}.</p>`,
    says: ['role', 'employer'],
  }),
  'colon fields': (p) => ({
    title: `Expert database – ${p.name}`,
    main: `<p>Expert: ${p.name}<br>Job title: ${toCapital(p.role)}<br>Company: ${p.employer}<br>Place of residence: ${p.city}<br>Date of birth: ${p.birthYear}<br>
      Alma mater: ${p.university} (${p.degree} ${p.degreeYear})</p>`,
    says: ['role', 'employer', 'city', 'birthYear', 'university', 'degree', 'degreeYear'],
  }),
  'wide table': (p, { others }) => ({
    title: 'List of participants',
    main: `<table><tr><th>Participant</th><th>Function</th><th>Institution</th><th>Town</th></tr>${writeEach([others[0], others[1], p, others[2]], (one) => `<tr><td>${one.name}</td><td>${one.role}</td><td>${one.employer}</td><td>${one.city}</td></tr>`)}</table>`,
    says: ['role', 'employer', 'city'],
  }),
  podcast: (p) => ({
    title: `Episode 41: ${toCapital(p.role)} ${p.name}`,
    main: `<p>Our guest today: ${p.name} from ${p.employer}. We talk about growing up, about moving to ${p.city} and about what a ${p.role} does all day.</p>
      <p>Find ${p.name} on GitHub (${accountAt(p, 'github').username}) or Mastodon (@${accountAt(p, 'mastodon').username}).</p>`,
    says: ['employer', 'city', 'role', 'github', 'mastodon'],
  }),
  'article schema': (p) => ({
    title: `A day with ${p.name}`,
    head: jsonLd({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: p.name,
        jobTitle: toCapital(p.role),
        affiliation: p.employer,
        homeLocation: { '@type': 'City', name: p.city },
      },
    }),
    main: `<p>It is early when ${p.name} unlocks the door of ${p.employer}. It has been the same door since ${p.joined}.</p>`,
    says: ['role', 'employer', 'city'],
  }),
  'short vita': (p) => ({
    title: `Vita ${p.name}`,
    main: `<h1>${p.name}</h1><p>* ${p.birthYear}</p><p>${p.degreeYear} ${p.degree} (${p.university})</p><p>${p.pastFrom} ${toCapital(p.pastRole)}, ${p.pastEmployer}</p>
      <p>since ${p.joined} ${toCapital(p.role)}, ${p.employer}</p>`,
    says: [
      'birthYear',
      'degree',
      'degreeYear',
      'university',
      'pastRole',
      'pastEmployer',
      'role',
      'employer',
      'joined',
    ],
  }),
  tribute: (p) => ({
    title: `Thirty years: a tribute to ${p.name}`,
    main: `<p>When ${p.name} arrived at ${p.employer} in ${p.joined}, few in ${p.city} had met ${aOrAn(p.role)}. ${toCapital(she[p.pronoun])} had completed
      ${aOrAn(p.degree)} in ${p.field} at ${p.university} in ${p.degreeYear}.</p>`,
    says: ['employer', 'joined', 'city', 'degree', 'university', 'degreeYear'],
  }),
  'company register': (p) => ({
    title: `${p.employer}: officers`,
    main: `<p>Officers of ${p.employer}, registered office ${p.city}</p><p>${p.name}, born ${p.birthYear}, ${p.role}, appointed ${p.joined}</p>`,
    says: ['birthYear', 'role', 'joined'],
  }),
  'q and a': (p) => ({
    title: `In conversation with ${p.name}`,
    main: `<p><b>You have been ${aOrAn(p.role)} at ${p.employer} for a long time.</b></p><p>${p.name}: Yes, since ${p.joined}. Before, I spent years at ${p.pastEmployer}.</p>
      <p><b>And you were born in ${p.birthYear}?</b></p><p>${p.name}: In the winter of ${p.birthYear}, yes. I went to ${p.university} afterwards.</p>`,
    says: ['role', 'employer', 'joined', 'pastEmployer', 'birthYear', 'university'],
  }),
  'union page': (p) => ({
    title: `${p.name} stands for election`,
    main: `<p>I am ${p.name}, ${p.role} in ${p.city}. For my colleagues at ${p.employer} I want fair shifts. I hold ${aOrAn(p.degree)} from ${p.university}.</p>`,
    says: ['role', 'city', 'employer', 'degree', 'university'],
  }),
  'own site': (p) => ({
    title: `${p.name} – home`,
    host: p.site,
    main: `<p>My name is ${p.name} and this is my site. By day I am ${aOrAn(p.role)} with ${p.employer}.</p>
      <ul>${p.accounts.map(({ url }) => `<li><a href="${url}" rel="me noopener">${url.replace('https://', '')}</a></li>`).join('')}</ul>`,
    says: ['role', 'employer', 'github', 'mastodon'],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
