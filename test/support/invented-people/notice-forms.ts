import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import type { InventedPerson } from './invented-person.ts'
import { accountAt, aOrAn, type PageForm } from './page-form.ts'

const she = { she: 'she', he: 'he' } as const
const her = { she: 'her', he: 'his' } as const
const mr = { she: 'Ms', he: 'Mr' } as const

function neighbour(others: readonly InventedPerson[], at: number): InventedPerson {
  const one = others[at]
  if (one === undefined) throw new Error('no neighbour')
  return one
}

/**
 * Notices, records and credits with neighbours, predecessors and relatives in them. Written without
 * a look at the readers, which may be developed with these.
 */
export const noticeForms = {
  'movers column': (p, { others, pick, between }) => ({
    title: pick(['Movers & shakers', 'Comings and goings', 'People on the move']),
    main: `<h1>Who moved where</h1>
      <p><strong>${neighbour(others, 0).name}</strong> retires as ${neighbour(others, 0).role} of
      ${neighbour(others, 0).employer} at the end of the month.</p>
      <p><strong>${p.name}</strong> ${pick([
        `takes over as ${p.role} at ${p.employer}, succeeding ${neighbour(others, 1).name}, who
        leaves for ${neighbour(others, 1).employer}.`,
        `has left ${p.pastEmployer} to become ${p.role} of ${p.employer}.`,
        `follows ${neighbour(others, 1).name} as ${p.role} at ${p.employer}.`,
      ])} ${toCapital(she[p.pronoun])} spent the previous ${between(4, 9)} years as ${p.pastRole} of
      ${p.pastEmployer} and holds ${aOrAn(p.degree)} from ${p.university}.</p>
      <p><strong>${neighbour(others, 2).name}</strong>, until now with
      ${neighbour(others, 2).pastEmployer}, joins ${neighbour(others, 2).employer}.</p>`,
    says: ['role', 'employer', 'pastRole', 'pastEmployer', 'degree', 'university'],
  }),
  'thesis acknowledgements': (p, { others, pick }) => ({
    title: 'Acknowledgements',
    main: `<h2>Acknowledgements</h2><p>My first thanks go to my supervisor,
      ${neighbour(others, 0).name} of ${neighbour(others, 0).university}, who read every draft.
      ${pick([
        `Without ${p.name}, ${p.role} at ${p.employer}, who let me use the archive in ${p.city}, the
        third chapter would not exist.`,
        `I am indebted to ${p.name} (${p.role}, ${p.employer}, ${p.city}) for opening the archive.`,
        `Thanks are due to ${p.name}, who as ${p.role} of ${p.employer} opened the archive in
        ${p.city} for me.`,
      ])} ${neighbour(others, 1).name} drew the maps. My husband ${neighbour(others, 2).given},
      ${aOrAn(neighbour(others, 2).role)} by training, cooked.</p>`,
    says: ['role', 'employer'],
  }),
  'register of interests': (p, { others, pick }) => ({
    title: "Register of members' interests",
    main: `<h1>Member: ${pick(['Cllr ', ''])}${p.name}</h1>
      <table><tr><td>Employment, office, trade or profession</td>
      <td>${toCapital(p.role)}, ${p.employer} (since ${p.joined})</td></tr>
      <tr><td>Previous employment</td><td>${toCapital(p.pastRole)}, ${p.pastEmployer}</td></tr>
      <tr><td>Employment of spouse or partner</td>
      <td>${toCapital(neighbour(others, 0).role)}, ${neighbour(others, 0).employer}</td></tr>
      <tr><td>Sponsorship</td><td>None</td></tr>
      <tr><td>Land in the area</td><td>House in ${p.city}</td></tr>
      <tr><td>Gifts and hospitality</td>
      <td>Two tickets from ${neighbour(others, 1).employer}</td></tr></table>`,
    says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer'],
  }),
  'team sheet': (p, { others, between }) => ({
    title: 'Squad and staff 2nd XI',
    main: `<h1>Squad</h1><table><caption>Season squad</caption>
      <tr><th>No.</th><th>Player</th><th>b.</th><th>Lives in</th><th>Day job</th><th>Caps</th></tr>
      ${[neighbour(others, 0), neighbour(others, 1), p, neighbour(others, 2)]
        .map(
          (one, at) => `<tr><th scope="row">${at + 2}</th><td>${one.name}</td>
        <td>${one.birthYear}</td><td>${one.city}</td><td>${one.role} (${one.employer})</td>
        <td>${between(1, 80)}</td></tr>`,
        )
        .join('')}</table>
      <p>Coach: ${neighbour(others, 1).name}. Physio: vacant.</p>`,
    says: ['birthYear', 'city', 'role', 'employer'],
  }),
  'notarial deed': (p, { others, pick, between }) => ({
    title: 'Deed no. 114: extract',
    main: `<p>Before me, ${neighbour(others, 0).name}, notary in ${neighbour(others, 0).city},
      appeared today:</p>
      <p>1. ${mr[p.pronoun]} ${p.name}, ${p.role}, born on ${between(1, 28)}
      ${pick(['May', 'October', 'March'])} ${p.birthYear}, residing in ${p.city}, ${pick([
        `acting for ${p.employer} as its ${p.role}`,
        `employed with ${p.employer}`,
        `in the service of ${p.employer}`,
      ])};</p>
      <p>2. Mr ${neighbour(others, 1).name}, ${neighbour(others, 1).role}, born on 4 June
      ${neighbour(others, 1).birthYear}, residing in ${neighbour(others, 1).city}, for himself.</p>
      <p>The persons appearing declare as follows.</p>`,
    says: ['role', 'birthYear', 'city', 'employer'],
  }),
  'two languages': (p, { pick }) => ({
    title: `${p.name} · Wer ist wer / Who is who`,
    main: `<div lang="de"><h2>Zur Person</h2><p>${pick([
      `${p.name}, geboren ${p.birthYear}, ist seit ${p.joined} ${p.role} bei ${p.employer}. Lebt in
      ${p.city}.`,
      `${p.name} (Jahrgang ${p.birthYear}) arbeitet seit ${p.joined} bei ${p.employer}. Wohnt in
      ${p.city}.`,
    ])}</p></div>
      <div lang="en"><h2>In English</h2><p>${pick([
        `Born in ${p.birthYear}, ${p.name} has been ${p.role} at ${p.employer} since ${p.joined}
        and makes ${her[p.pronoun]} home in ${p.city}.`,
        `${p.name} (born ${p.birthYear}) has held the post of ${p.role} at ${p.employer} since
        ${p.joined}; home is ${p.city}.`,
      ])} ${toCapital(she[p.pronoun])} was educated at ${p.university}
      (${p.degree}, ${p.degreeYear}).</p></div>`,
    says: ['birthYear', 'role', 'employer', 'joined', 'university', 'degree', 'degreeYear'],
  }),
  'exhibition label': (p, { others, pick, between }) => ({
    title: `${pick(['Slow Water', 'Paper Weather', 'Night Shift'])} – group show`,
    main: `<h1>The artists</h1>
      <p><b>${neighbour(others, 0).name}</b><br>b. ${neighbour(others, 0).birthYear}. Lives and works
      in ${neighbour(others, 0).city}.</p>
      <p><b>${p.name}</b><br>${pick(['b.', 'born', '*'])} ${p.birthYear}. Lives and works in
      ${p.city}. ${pick([
        `${p.degree} ${p.field}, ${p.university}, ${p.degreeYear}.`,
        `Studied at ${p.university} (${p.degree} ${p.degreeYear}).`,
        `Trained at ${p.university}, ${p.degree} ${p.degreeYear}.`,
      ])} ${pick([
        `Earns a living as ${aOrAn(p.role)} at ${p.employer}.`,
        `Since ${p.joined} also ${p.role} at ${p.employer}.`,
        `Outside the studio, ${p.role} at ${p.employer}.`,
      ])}</p><p>Works shown: no. ${between(2, 9)}, mixed media, ${between(1999, 2020)}.</p>`,
    says: ['birthYear', 'city', 'degree', 'university', 'degreeYear', 'role', 'employer'],
  }),
  'talk transcript': (p, { others, pick }) => ({
    title: 'Transcript: episode 58',
    main: `<p><b>HOST:</b> My guest is ${p.name}. ${p.given}, you are ${pick(['', 'the '])}${p.role}
      ${pick(['at', 'over at', 'with'])} ${p.employer}.</p>
      <p><b>${p.given.toUpperCase()}:</b> Since ${p.joined}, yes.</p>
      <p><b>HOST:</b> And before that?</p>
      <p><b>${p.given.toUpperCase()}:</b> ${pick([
        `I was ${aOrAn(p.pastRole)} at ${p.pastEmployer}.`,
        `Before that I spent six years at ${p.pastEmployer} as ${aOrAn(p.pastRole)}.`,
      ])} My sister ${neighbour(others, 0).given} still works at ${neighbour(others, 0).employer}.</p>
      <p><b>HOST:</b> You grew up in ${neighbour(others, 1).city}.</p>
      <p><b>${p.given.toUpperCase()}:</b> I did, but these days I live in ${p.city}.</p>
      <h3>Find ${p.given}</h3><p>GitHub: ${accountAt(p, 'github').url}<br>
      Mastodon: ${accountAt(p, 'mastodon').url}</p>`,
    says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer', 'city', 'github', 'mastodon'],
  }),
  'event schema': (p, { others }) => ({
    title: 'An evening of short talks',
    head: jsonLd([
      { '@type': 'BreadcrumbList', itemListElement: [] },
      {
        '@type': 'Event',
        name: 'An evening of short talks',
        location: { '@type': 'Place', name: neighbour(others, 0).employer },
        performer: [
          {
            '@type': 'Person',
            name: neighbour(others, 0).name,
            jobTitle: neighbour(others, 0).role,
          },
          {
            '@type': 'Person',
            name: p.name,
            jobTitle: toCapital(p.role),
            worksFor: {
              '@type': 'EmployeeRole',
              roleName: toCapital(p.role),
              startDate: `${p.joined}-01-01`,
              worksFor: { '@type': 'Organization', name: p.employer },
            },
            alumniOf: {
              '@type': 'OrganizationRole',
              endDate: String(p.degreeYear),
              alumniOf: { '@type': 'CollegeOrUniversity', name: p.university },
            },
            url: accountAt(p, 'github').url,
          },
        ],
      },
    ]),
    main: `<h1>An evening of short talks</h1><p>Doors open at seven. With ${neighbour(others, 0).name}
      and ${p.name}. Please bring your own cup, the kitchen is being rebuilt this spring.</p>`,
    says: ['role', 'employer', 'joined', 'university'],
  }),
  'name note': (p, { others, pick }) => ({
    title: `${p.name} (${p.role})`,
    main: `<p><i>${pick([
      `For the ${neighbour(others, 0).role} of the same name, see ${p.name}
      (${neighbour(others, 0).role}).`,
      `Not to be confused with ${p.name}, ${neighbour(others, 0).role} at
      ${neighbour(others, 0).employer}.`,
    ])}</i></p>
      <p><b>${p.name}</b> (b. ${p.birthYear}) is ${aOrAn(p.role)} from ${p.city}, best known for
      ${her[p.pronoun]} work at ${p.employer}, ${pick([
        `which ${she[p.pronoun]} joined in ${p.joined}`,
        `where ${she[p.pronoun]} has worked since ${p.joined}`,
      ])}. ${toCapital(she[p.pronoun])} ${pick([
        `was educated at ${p.university}, graduating ${p.degree} in ${p.degreeYear}`,
        `was awarded ${aOrAn(p.degree)} by ${p.university} in ${p.degreeYear}`,
      ])}.</p>
      <p>${toCapital(her[p.pronoun])} mother, ${neighbour(others, 1).name}, was
      ${aOrAn(neighbour(others, 1).role)} at ${neighbour(others, 1).employer}.</p>`,
    says: ['birthYear', 'role', 'employer', 'joined', 'degree', 'university', 'degreeYear'],
  }),
} as const satisfies Readonly<Record<string, PageForm>>
