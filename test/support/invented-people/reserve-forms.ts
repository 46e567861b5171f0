import { toCapital } from '../../../research/text/words/to-capital.ts'
import { accountAt, aOrAn, type PageForm } from './page-form.ts'

const she = { she: 'she', he: 'he' } as const
const her = { she: 'her', he: 'his' } as const
const mr = { she: 'Ms', he: 'Mr' } as const

/** Written together with `notice-forms.ts`: only ever measured, never developed with. */
export const reserveForms = {
  obituary: (p, { others: [one, two], between, pick }) => ({
    title: `${one?.name}, ${between(78, 96)}`,
    main: `<p>${one?.name}, for thirty years ${one?.role} at ${one?.employer}, died on Tuesday in
      ${one?.city}. Born in ${(one?.birthYear ?? 1960) - 30}, the ${one?.role} studied at
      ${one?.university}.</p>
      <p>${pick([
        `“A generous colleague”, said ${p.name}, who is ${p.role} at ${p.employer}.`,
        `${p.name}, ${p.role} at ${p.employer}, gave the eulogy.`,
      ])} ${toCapital(she[p.pronoun])} had ${pick(['joined', 'come to'])} ${p.employer} in ${p.joined}.</p>
      <p>${one?.given} leaves a daughter, ${two?.name}, ${aOrAn(two?.role ?? '')} in ${two?.city}.</p>`,
    says: ['role', 'employer', 'joined'],
  }),
  'alumni spotlight': (p, { pick, between }) => ({
    title: 'Alumni spotlight',
    main: `<h1>Alumni spotlight: ${p.name}</h1><p><em>${p.degree} ${p.field}, class of
      ${p.degreeYear}</em></p>
      <h3>What do you do now?</h3><p>${pick([
        `I'm ${p.role} at ${p.employer}, which I joined in ${p.joined}.`,
        `I work at ${p.employer} as ${aOrAn(p.role)} and have done so since ${p.joined}.`,
      ])}</p><h3>And where is home?</h3><p>${pick([
        `We settled in ${p.city} ${between(4, 9)} years ago.`,
        `Home is ${p.city}.`,
      ])}</p><h3>What took you to ${p.university}?</h3><p>The library, mostly.</p>`,
    says: ['degree', 'degreeYear', 'role', 'employer', 'joined', 'city', 'university'],
  }),
  trustees: (p, { others: [one, two, three] }) => ({
    title: 'Annual report: the trustees',
    main: `<h2>Trustees</h2><p>${one?.name} (chair), formerly ${one?.role} at ${one?.pastEmployer};
      ${p.name}, ${p.role}, ${p.employer}; ${two?.name}, ${two?.role}, ${two?.employer};
      ${three?.name} (honorary treasurer), retired.</p><p>The trustees met four times.</p>`,
    says: ['role', 'employer'],
  }),
  'thesis record': (p, { others: [one] }) => ({
    title: `Repository of ${p.university}`,
    main: `<table><tr><th scope="row">Author</th><td>${p.family}, ${p.given}</td></tr>
      <tr><th scope="row">Title</th><td>On the uses of uncertainty</td></tr>
      <tr><th scope="row">Supervisor</th><td>${one?.name}</td></tr>
      <tr><th scope="row">Awarding institution</th><td>${p.university}</td></tr>
      <tr><th scope="row">Qualification</th><td>${p.degree}</td></tr>
      <tr><th scope="row">Date awarded</th><td>${p.degreeYear}</td></tr></table>
      <p>${p.name} is now ${p.role} at ${p.employer}.</p>`,
    says: ['university', 'degree', 'degreeYear', 'role', 'employer'],
  }),
  'tribunal report': (p, { others: [one, two], pick }) => ({
    title: 'Tribunal hears evidence on flood gates',
    main: `<p>${p.name}, ${2025 - p.birthYear}, of ${p.city}, ${aOrAn(p.role)} ${pick([
      `with ${p.employer}`,
      `employed by ${p.employer}`,
    ])}, said that the gates had not been tested. Questioned by ${one?.name} for
      ${one?.employer}, ${mr[p.pronoun]} ${p.family} agreed that the log was incomplete.</p>
      <p>${mr[p.pronoun]} ${p.family}, who qualified at ${p.university} in ${p.degreeYear}, had
      previously been ${aOrAn(p.pastRole)} at ${p.pastEmployer}. ${two?.name}, ${two?.role}, gives
      evidence tomorrow.</p>`,
    says: ['city', 'role', 'employer', 'university', 'degreeYear', 'pastRole', 'pastEmployer'],
  }),
  'speaker figures': (p, { others: [one, two] }) => ({
    title: 'Speakers and hosts',
    main: [one, p, two]
      .flatMap((each) =>
        each === undefined
          ? []
          : `<figure><img src="/s.jpg" alt=""><figcaption><strong>${each.name}</strong>
            <span>${toCapital(each.role)}</span> <span>${each.employer}</span>
            <span>${each.city}</span></figcaption></figure>`,
      )
      .join(''),
    says: ['role', 'employer', 'city'],
  }),
  'plenary abstract': (p, { others: [one], pick }) => ({
    title: 'Plenary II',
    main: `<h2>Plenary II: What the archive forgets</h2><p>${p.name}, ${p.employer}</p>
      <p>Chair: ${one?.name}, ${one?.university}</p><p>Abstract. Archives forget by design.</p>
      <p>Biographical note. ${pick([
        `${p.name} read ${p.field} at ${p.university} and took ${her[p.pronoun]} ${p.degree} in
        ${p.degreeYear}.`,
        `After ${aOrAn(p.degree)} in ${p.field} (${p.university}, ${p.degreeYear}), ${p.name} turned
        to practice.`,
      ])} ${toCapital(she[p.pronoun])} ${pick([
        `was ${p.pastRole} at ${p.pastEmployer} until ${p.joined}, when ${she[p.pronoun]} was
        appointed ${p.role} at ${p.employer}.`,
        `worked for ${p.pastEmployer} as ${aOrAn(p.pastRole)} and is now ${p.role} at ${p.employer}.`,
      ])}</p>`,
    says: ['employer', 'university', 'degree', 'degreeYear', 'pastRole', 'pastEmployer', 'role'],
  }),
  rdfa: (p) => ({
    title: 'Contributor card',
    main: `<div vocab="http://schema.org/" typeof="Person"><h1 property="name">${p.name}</h1>
      <p><span property="jobTitle">${toCapital(p.role)}</span>,
      <span property="worksFor" typeof="Organization"><span property="name">${p.employer}</span></span></p>
      <p>Born: <time property="birthDate" datetime="${p.birthYear}-02-11">11 February
      ${p.birthYear}</time></p>
      <ul><li><a property="sameAs" href="${accountAt(p, 'github').url}">Code</a></li>
      <li><a property="sameAs" href="${accountAt(p, 'mastodon').url}">Toots</a></li></ul></div>`,
    says: ['role', 'employer', 'birthYear', 'github', 'mastodon'],
  }),
  'staff changes': (p, { others: [one, two] }) => ({
    title: 'Staff changes this quarter',
    main: `<table><thead><tr><th>Name</th><th>New position</th><th>Previously</th><th>Start</th></tr>
      </thead><tbody>${[one, two, p]
        .flatMap((each) =>
          each === undefined
            ? []
            : `<tr><td>${each.name}</td><td>${toCapital(each.role)}, ${each.employer}</td>
              <td>${toCapital(each.pastRole)}, ${each.pastEmployer}</td><td>${each.joined}</td></tr>`,
        )
        .join('')}</tbody></table>`,
    says: ['role', 'employer', 'pastRole', 'pastEmployer', 'joined'],
  }),
  'now page': (p, { pick }) => ({
    title: `now — ${p.given}`,
    host: p.site,
    main: `<h1>What I'm doing now</h1><p>Hello, ${p.name} here. ${pick([
      `Weekdays you will find me at ${p.employer} in ${p.city}, where I am ${aOrAn(p.role)}.`,
      `These days I earn my keep as ${aOrAn(p.role)} at ${p.employer} in ${p.city}.`,
    ])} I turned up in ${p.birthYear}.</p><p>Elsewhere: <a href="${accountAt(p, 'github').url}">code</a>,
      <a href="${accountAt(p, 'mastodon').url}">thoughts</a>.</p>`,
    says: ['role', 'employer', 'city', 'github', 'mastodon'],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
