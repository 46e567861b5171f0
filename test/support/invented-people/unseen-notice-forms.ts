import { toCapital } from '../../../research/text/words/to-capital.ts'
import {
  aDegree,
  degreeDotted,
  firstGiven,
  him,
  his,
  otherAt,
  otherCities,
  withArticle,
} from './form-words.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

const months = ['January', 'March', 'April', 'June', 'August', 'October', 'November'] as const

/** Never looked at while building; only ever measured. Pages that name the person among others. */
export const unseenNoticeForms = {
  'company team': (p, { others, pick, between, words }) => ({
    title: `Meet the crew @ ${p.employer}`,
    main: `<header>Products Pricing Careers (we’re hiring!)</header><h1>Meet the crew</h1><div><h3>${p.name}</h3><h4>${toCapital(p.role)}</h4><p>${firstGiven(p)} cut ${his[p.pronoun]} teeth as ${aOrAn(p.pastRole)} over at ${withArticle(p.pastEmployer)}.
      ${toCapital(his[p.pronoun])} ${p.degree} (${p.university}) hangs, crooked, above the espresso machine. Remote from ${p.city}; ask ${him[p.pronoun]} about the goats.</p></div>
      <div><h3>${otherAt(others, 0).name}</h3><h4>${toCapital(otherAt(others, 0).role)}</h4><p>Remote from ${otherAt(others, 0).city}. Two cats, one kayak.</p></div>
      <footer>HQ: ${between(100, 990)} Commerce Pkwy, Suite 4, ${pick(otherCities(p, words))} · Privacy · Terms</footer>`,
    says: ['role', 'employer', 'pastRole', 'pastEmployer', 'degree', 'university', 'city'],
  }),
  'department news': (p, { others }) => ({
    title: `Department of ${p.field}, ${p.university}: News`,
    main: `<h2>Homecoming lecture draws a full house</h2><p>A familiar face was back at the lectern on Thursday. ${p.name}, who finished ${aDegree(p.degree)} with us here at ${p.university} in ${p.degreeYear}, spoke for an hour without notes about
      what the next generation is going to inherit. Today the ${p.role} of ${withArticle(p.employer)}, ${p.family} credited “one very stubborn teaching assistant.”</p>
      <p><b>Also in the news:</b> ${otherAt(others, 0).name} wins teaching prize · Call for abstracts extended · Parking lot C closed for resurfacing</p>`,
    says: ['degree', 'university', 'degreeYear', 'role', 'employer'],
  }),
  'panel list': (p, { others }) => ({
    title: 'Session 3B: Rural Futures (Panel)',
    main: `<h3>3B. Rural Futures: What Comes After the Mill? (10:45–12:00, Ballroom East)</h3><p>Moderator: ${otherAt(others, 0).name}, ${otherAt(others, 0).employer}</p><p>Panelists:</p><ol>
      ${writeEach([others[1], p, others[2]], (one) => `<li>${one.name} | ${toCapital(one.role)} | ${one.employer} | ${one.city}</li>`)}</ol><p>CE credits: 1.25. Please scan your badge.</p>`,
    says: ['role', 'employer', 'city'],
  }),
  'grants awarded': (p, { others, between }) => ({
    title: 'Grants Awarded – Prairie & Plateau Foundation',
    main: `<table><tr><th>Recipient</th><th>Position and organization</th><th>Education</th><th>Amount</th></tr>
      ${writeEach([others[0], p, others[1]], (one) => `<tr><td>${one.name}</td><td>${toCapital(one.role)}, ${one.employer}</td><td>${one.university} (${one.degree})</td><td>$${between(4, 60)},000</td></tr>`)}</table>
      <p>Letters of intent for the next cycle are due March 1. We do not fund capital campaigns.</p>`,
    says: ['role', 'employer', 'university', 'degree'],
  }),
  'chamber directory': (p, { between, pick, words }) => ({
    title: `Member directory: ${p.employer} – Chamber of Commerce`,
    main: `<h2>${p.employer}</h2><p>★ Member since ${between(1975, 1999)}<br>${between(10, 990)} Railroad Ave, ${pick(otherCities(p, words))}<br>Hours: Mon–Fri 8:30–5<br>Rep: ${p.name}, ${toCapital(p.role)}</p>
      <p><b>Rep bio.</b> ${firstGiven(p)} crossed over from ${withArticle(p.pastEmployer)} in ${p.joined}, brought the stapler along, and has been our face at every ribbon cutting since.</p><p>Join the Chamber | Job Postings | Hot Deals | Powered by a cloud directory</p>`,
    says: ['employer', 'role', 'pastEmployer', 'joined'],
  }),
  'curling club executive': (p, { others, between }) => ({
    title: 'Your 2023–24 Executive | Curling Club',
    main: `<ul><li><b>President</b> – ${otherAt(others, 0).name}. A ${otherAt(others, 0).city} native.</li><li><b>Ice convenor</b> – ${p.name}. Lives in ${p.city}; pays ${his[p.pronoun]} dues with what ${withArticle(p.employer)} pays ${him[p.pronoun]} to be ${aOrAn(p.role)}. Throwing lead with us since ${between(2001, 2015)}.</li>
      <li><b>Past president</b> – ${otherAt(others, 1).name}</li></ul><p>Draw schedule | Rent the lounge | Learn to curl nights</p>`,
    says: ['city', 'employer', 'role'],
  }),
  'choir members': (p, { others, between }) => ({
    title: 'Who sings with us',
    main: `<h2>Altos and tenors</h2><p>${otherAt(others, 0).name}: came for the cookies in ${between(2004, 2015)}.</p><p>${p.name}: made in ${p.birthYear}, still in tune. Weekdays you’ll hear ${him[p.pronoun]} humming in the hallways of ${withArticle(p.employer)}, ${his[p.pronoun]} place of work since ${p.joined}; Tuesdays, here.
      Minored in voice at ${withArticle(p.university)}, class of ’${String(p.degreeYear).slice(2)}.</p><p>${otherAt(others, 1).name}: page turner, emeritus.</p><p>New voices welcome. No audition. No peanuts.</p>`,
    says: ['birthYear', 'employer', 'joined', 'university', 'degreeYear'],
  }),
  'welcome newsletter': (p, { others, pick, between }) => ({
    title: `The Grapevine – all the news from ${p.employer}`,
    main: `<h3>Poached!</h3><p>Sorry, ${p.pastEmployer}: ${p.name} is ours now. ${firstGiven(p)}, ${aDegree(p.degree)} grad of ${withArticle(p.university)} whom some of you will recall as their ${p.pastRole}, slid into the ${p.role} chair on ${pick(months)} ${between(1, 28)}, ${p.joined}. Stop by and say hello; bring snacks.</p>
      <h3>Lost and found</h3><p>One mitten, grey. See ${otherAt(others, 0).name} at reception.</p><h3>Potluck sign-up</h3><p>We have nine pasta salads. Please, no more.</p>`,
    says: ['employer', 'pastEmployer', 'pastRole', 'role', 'joined', 'degree', 'university'],
  }),
  'film jury': (p, { others }) => ({
    title: 'The Jury – Short Film Days',
    main: `<p>Films | Schedule | Passes | The Jury</p><ul>${writeEach([others[0], p, others[1]], (one) => `<li><strong>${one.name}</strong> (${one.city}, ${one.birthYear}). ${toCapital(one.role)}.</li>`)}</ul>
      <p>In parentheses: where each juror lives, and year of birth. The jury’s decision is final and, in past years, was reached over pie.</p>`,
    says: ['city', 'birthYear', 'role'],
  }),
  'school faculty': (p, { others }) => ({
    title: `Our Faculty | ${p.employer}`,
    main: `<p>Admissions Open 2024–25 | Fee Structure | Transfer Certificate | Mandatory Disclosure</p><table><tr><th>Sl. No.</th><th>Name</th><th>Post</th><th>Qualification</th><th>Working here since</th></tr>
      <tr><td>1</td><td>${otherAt(others, 0).name}</td><td>${toCapital(otherAt(others, 0).role)}</td><td>${degreeDotted[otherAt(others, 0).degree]}, ${otherAt(others, 0).university}</td><td>${otherAt(others, 0).joined}</td></tr>
      <tr><td>2</td><td>${p.name}</td><td>${toCapital(p.role)}</td><td>${degreeDotted[p.degree]}, ${p.university}</td><td>${p.joined}</td></tr></table><p>Affiliation No. 830412. School timings: 8:10 a.m. to 2:20 p.m.</p>`,
    says: ['role', 'employer', 'degree', 'university', 'joined'],
  }),
  'who is who in the cast': (p, { others }) => ({
    title: 'Who’s Who in the Cast: Our Town',
    main: `<p><b>${otherAt(others, 0).name}</b> (Stage Manager) is thrilled to be back. Love to Mom.</p><p><b>${p.name}</b> (Constable Warren). Third show with the company. Offstage: ${p.role}, ${p.employer}; before that, umpteen busy seasons at ${withArticle(p.pastEmployer)}. ${p.degree}, ${p.university}. ${firstGiven(p)} and family
      are proud residents of ${p.city}. For Nana.</p><p><b>${otherAt(others, 1).name}</b> (Howie Newsome) is a ${otherAt(others, 1).city} favorite.</p><p>The video or audio recording of this performance is strictly prohibited.</p>`,
    says: ['role', 'employer', 'pastEmployer', 'degree', 'university', 'city'],
  }),
  'orchestra roster': (p, { others, between }) => ({
    title: 'Musicians of the Community Symphony',
    main: `<h4>Bassoon</h4><p>${otherAt(others, 0).name}, principal (joined the orchestra ${between(1998, 2012)})</p><p>${p.name} (joined the orchestra ${between(2013, 2019)}). Born ${p.birthYear}. Studied ${p.field} at ${withArticle(p.university)}, graduating in ${p.degreeYear}; kept the bassoon. Lists “${p.role}” on ${his[p.pronoun]} tax return.</p>
      <h4>Contrabassoon</h4><p>Vacant. Please call.</p>`,
    says: ['birthYear', 'university', 'degreeYear', 'role'],
  }),
  'meetup event': (p, { others, between }) => ({
    title: 'PyNight #61: Lightning talks & dosas',
    main: `<p>Hosted by ${otherAt(others, 0).name} and ${between(2, 4)} others</p><h3>Details</h3><p>6:30 Doors, dosas<br>7:00 “Regex for cowards” – ${p.name} (${p.role} at ${p.employer}, ex-${p.pastRole}; GitHub ${accountAt(p, 'github').url}; Mastodon ${accountAt(p, 'mastodon').url})<br>7:40 ${otherAt(others, 1).name}: “Cron, considered”<br>8:15 Hallway track</p>
      <p>Attendees (${between(20, 90)}) · See all · Report this event</p>`,
    says: ['role', 'employer', 'pastRole', 'github', 'mastodon'],
  }),
  blogroll: (p, { others }) => ({
    title: 'Blogroll – people I read',
    main: `<p>No algorithm. Just folks.</p><ul><li>${otherAt(others, 0).name}: ${otherAt(others, 0).city}, birds, ranting.</li><li>${p.name}: ${p.city}, bread, ${p.field}. Pays the rent as ${aOrAn(p.role)}. [<a href="${p.site}">blog</a>] [<a href="${accountAt(p, 'github').url}">git</a>] [<a href="${accountAt(p, 'mastodon').url}">masto</a>]</li>
      <li>${otherAt(others, 1).name}: ${otherAt(others, 1).city}, maps.</li></ul>`,
    says: ['city', 'role', 'github', 'mastodon'],
  }),
  'alumni survey': (p, { others }) => ({
    title: `Where are they now? Alumni survey, ${p.university}`,
    main: `<p>We asked graduates of ${withArticle(p.university)} for their first job and their latest. A selection:</p>${writeEach([others[0], p, others[1]], (one) => `<p><b>${one.name}</b>, ${one.degree} ${one.degreeYear}. First job: ${one.pastRole}, ${one.pastEmployer}. Job today: ${one.role}, ${one.employer} (started ${one.joined}).</p>`)}
      <p>Response rate: 31 percent. Margin of error: considerable.</p>`,
    says: [
      'university',
      'degree',
      'degreeYear',
      'pastRole',
      'pastEmployer',
      'role',
      'employer',
      'joined',
    ],
  }),
  'maintainers file': (p, { others }) => ({
    title: 'MAINTAINERS – rainbarrel docs',
    main: `<p>rainbarrel 2.4 documentation » Project » Maintainers</p><h1>Maintainers</h1><p>In order of seniority:</p><ol>${writeEach([others[0], p], (one) => `<li>${one.name} – GitHub: @${accountAt(one, 'github').username}, Mastodon: @${accountAt(one, 'mastodon').username}, affiliation: ${one.employer}, town: ${one.city}</li>`)}</ol>
      <p>Emeritus: ${otherAt(others, 1).name}</p><p>Built with Sphinx using a theme provided by Read the Docs.</p>`,
    says: ['github', 'mastodon', 'employer', 'city'],
  }),
} satisfies Record<string, PageForm>
