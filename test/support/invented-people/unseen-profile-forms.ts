import { toCapital } from '../../../research/text/words/to-capital.ts'
import {
  aDegree,
  degreeDotted,
  firstGiven,
  him,
  his,
  mister,
  otherAt,
  otherCities,
  withArticle,
} from './form-words.ts'
import { accountAt, aOrAn, type PageForm } from './page-form.ts'

/** Never looked at while building; only ever measured. Pages about the person alone. */
export const unseenProfileForms = {
  'departure release': (p, { pick, between, others }) => ({
    title: `${p.pastEmployer} announces leadership transition`,
    main: `<p>December ${between(2, 21)}, ${p.joined - 1} – ${p.name} has stepped down as ${p.pastRole} of ${withArticle(p.pastEmployer)} to pursue a new opportunity, the organization said today. ${toCapital(his[p.pronoun])} last day was Friday.</p>
      <p>Effective ${pick(['January', 'February', 'March'])} 1, ${p.joined}, ${p.family} moves to ${withArticle(p.employer)} as its ${p.role}. ${otherAt(others, 0).name} will serve in the interim while a national search is conducted.</p>
      <p>“We are sorry to see ${him[p.pronoun]} go and lucky to have had ${him[p.pronoun]} at all,” the board said in a statement.</p><p>Media contact: communications@press.example. ###</p>`,
    says: ['pastRole', 'pastEmployer', 'role', 'employer', 'joined'],
  }),
  'book review': (p, { others }) => ({
    title: `Review: “The Long Portage” by ${otherAt(others, 0).name}`,
    main: `<p>Halfway through ${otherAt(others, 0).name}’s second novel a canoe goes over a falls, empty, and the reader is never told whose it was. It is that kind of book. ${otherAt(others, 0).family}, who was born in ${otherAt(others, 0).birthYear}, trusts us
      to keep paddling. I did, mostly, though cf. the middle hundred pages, which portage at length.</p>
      <p><i>${p.name}, once ${aOrAn(p.pastRole)} at ${withArticle(p.pastEmployer)}, reads and writes in ${p.city}, where ${p.pronoun} lives with a great many unreturned library books.</i></p><p>More in Books: The best mysteries of the fall</p>`,
    says: ['pastRole', 'pastEmployer', 'city'],
  }),
  'exhibition wall text': (p, { others, between }) => ({
    title: 'Checklist of the exhibition “Second Growth”',
    main: `<p>${otherAt(others, 0).name}<br>American, b. ${otherAt(others, 0).birthYear}<br><i>Slash Pile (Dusk)</i>, ${between(2009, 2020)}<br>Archival pigment print</p>
      <p>${p.name}<br>b. ${p.birthYear}; ${p.degree}, ${p.university}, ${p.degreeYear}; lives and works in ${p.city}<br><i>Untitled (Culvert)</i>, ${between(2009, 2020)}<br>Graphite, beeswax, and road salt on paper<br>Courtesy of the artist</p>
      <p>Please do not touch the works. Non-flash photography permitted.</p>`,
    says: ['birthYear', 'degree', 'university', 'degreeYear', 'city'],
  }),
  'service anniversary': (p, { others }) => ({
    title: `${p.employer} Bulletin: Milestones`,
    main: `<h2>Service milestones</h2><p>It was ${p.joined}, it was raining, and the punch clock was jammed. That is how ${p.name} remembers day one at ${withArticle(p.employer)}. The clock is long gone. Our ${p.role}, happily, is not. “I was born in ${p.birthYear},
      so I’m officially older than the boiler,” ${p.pronoun} says. Cake in the break room at 3.</p><p>Also marking milestones: ${otherAt(others, 0).name} (since ${otherAt(others, 0).joined}), ${otherAt(others, 1).name} (since ${otherAt(others, 1).joined}).</p>`,
    says: ['joined', 'employer', 'role', 'birthYear'],
  }),
  'alumni directory': (p, { between }) => ({
    title: `Alumni Connect – ${p.name}`,
    main: `<p>You are viewing a limited profile. Sign in to message.</p><h2>${p.name}</h2><ul><li><b>Institution</b> ${p.university}</li><li><b>Program</b> ${p.field} (${p.degree})</li><li><b>Year of passing</b> ${p.degreeYear}</li>
      <li><b>Current location</b> ${p.city}</li><li><b>Current organisation</b> ${p.employer}</li><li><b>Current designation</b> ${toCapital(p.role)}</li><li><b>Willing to mentor</b> Yes</li></ul><p>Profile completeness: ${between(40, 95)}%</p>`,
    says: ['university', 'degree', 'degreeYear', 'city', 'employer', 'role'],
  }),
  'patent record': (p, { others, between, pick, words }) => ({
    title: `US 9,${between(100, 999)},${between(100, 999)} B2 – Self-draining culvert gate`,
    main: `<p><b>Inventors:</b> ${p.name}, ${p.city}; ${otherAt(others, 0).name}, ${otherAt(others, 0).city}</p><p><b>Assignee:</b> ${pick(words.starts)}${pick(words.ends)} Holdings LLC, Wilmington, DE</p><p><b>Filed:</b> Aug. ${between(1, 30)}, ${between(2010, 2018)}</p>
      <p><b>Abstract:</b> A gate having a pivoting flap and a counterweight is disclosed, wherein debris accumulating upstream is released upon the head exceeding a threshold.</p><p><b>Attorney, Agent, or Firm:</b> ${otherAt(others, 1).name}</p>`,
    says: ['city'],
  }),
  'court transcript': (p) => ({
    title: 'Transcript of Proceedings, Vol. 4',
    main: `<p>THE CLERK: Please state and spell your name for the record.</p><p>THE WITNESS: ${p.name}. ${[...p.family.toUpperCase()].filter((letter) => /[A-Z]/.test(letter)).join('-')}.</p><p>BY COUNSEL:</p><p>Q. What year were you born?</p><p>A. ${p.birthYear}.</p>
      <p>Q. By whom are you employed?</p><p>A. ${p.employer}.</p><p>Q. In what capacity?</p><p>A. I’m ${aOrAn(p.role)}.</p><p>Q. And you’ve been there how long?</p><p>A. Since ${p.joined}.</p><p>Q. Prior to that?</p><p>A. ${toCapital(p.pastRole)}, ${p.pastEmployer}.</p>
      <p>Q. Tell the court about your education.</p><p>A. I have ${aDegree(p.degree)} from ${withArticle(p.university)}. ${p.degreeYear}.</p><p>Q. Ever been qualified as an expert before?</p><p>A. Twice.</p>`,
    says: [
      'birthYear',
      'employer',
      'role',
      'joined',
      'pastRole',
      'pastEmployer',
      'degree',
      'university',
      'degreeYear',
    ],
  }),
  'fediverse profile': (p, { between }) => ({
    title: `${p.name} (@${accountAt(p, 'mastodon').username}) - Mastodon`,
    main: `<h1>${p.name}</h1><p>@${accountAt(p, 'mastodon').username}</p><p>${p.pronoun}/${him[p.pronoun]}. ${toCapital(p.role)} @ ${p.employer}. Living in ${p.city}, dreaming of the lake. Boosts ≠ endorsements. No DMs about crypto.</p>
      <dl><dt>Joined</dt><dd>Nov ${between(5, 28)}, 2022</dd><dt>GitHub</dt><dd><a rel="me nofollow noopener" href="${accountAt(p, 'github').url}">${accountAt(p, 'github').url.replace('https://', '')}</a> ✓</dd></dl>
      <p>${between(200, 4000)} Posts ${between(100, 900)} Following ${between(100, 900)} Followers</p>`,
    says: ['mastodon', 'role', 'employer', 'city', 'github'],
  }),
  'cv table': (p) => ({
    title: `Curriculum Vitae – ${p.name}`,
    main: `<h2>CURRICULUM VITAE</h2><p>${p.name}<br>Year of birth: ${p.birthYear}</p><table><caption>Work experience</caption><tr><th>Organisation</th><th>Designation</th><th>From</th><th>To</th></tr>
      <tr><td>${p.employer}</td><td>${toCapital(p.role)}</td><td>${p.joined}</td><td>Till date</td></tr><tr><td>${p.pastEmployer}</td><td>${toCapital(p.pastRole)}</td><td>${p.pastFrom}</td><td>${p.joined}</td></tr></table>
      <table><caption>Academic qualification</caption><tr><th>Degree</th><th>Board/University</th><th>Year of passing</th><th>Division</th></tr><tr><td>${p.degree} (${p.field})</td><td>${p.university}</td><td>${p.degreeYear}</td><td>First</td></tr></table>
      <p>I hereby declare that the above information is true to the best of my knowledge.</p>`,
    says: [
      'birthYear',
      'employer',
      'role',
      'joined',
      'pastEmployer',
      'pastRole',
      'degree',
      'university',
      'degreeYear',
    ],
  }),
  'officer details': (p, { between }) => ({
    title: 'Details of Officer',
    main: `<p>Skip to main content | A+ A A- | हिन्दी</p><dl><dt>Name of the Officer</dt><dd>${p.name}</dd><dt>Year of Birth</dt><dd>${p.birthYear}</dd><dt>Present Posting</dt><dd>${toCapital(p.role)}, ${p.employer} (w.e.f. ${p.joined})</dd><dt>Previous Posting</dt><dd>${toCapital(p.pastRole)}, ${p.pastEmployer}</dd>
      <dt>Educational Qualification</dt><dd>${degreeDotted[p.degree]} (${p.field}), ${p.university}, ${p.degreeYear}</dd><dt>Native Place</dt><dd>Not furnished</dd></dl><p>Last updated on: ${between(1, 28)}.02.2024. Content owned by the Department. Site best viewed in 1024x768.</p>`,
    says: [
      'birthYear',
      'role',
      'employer',
      'joined',
      'pastRole',
      'pastEmployer',
      'degree',
      'university',
      'degreeYear',
    ],
  }),
  'h-card': (p) => ({
    title: `${p.name}’s front porch`,
    host: p.site,
    main: `<div class="h-card"><a class="p-name u-url" rel="me" href="${p.site}">${p.name}</a><p class="p-note">Slow web, fast pie.</p><span class="p-job-title">${toCapital(p.role)}</span> <span class="p-org h-card">${p.employer}</span>
      <span class="p-locality">${p.city}</span> <time class="dt-bday" datetime="${p.birthYear}">${p.birthYear}</time><ul><li><a class="u-url" rel="me" href="${accountAt(p, 'github').url}">GitHub</a></li><li><a class="u-url" rel="me" href="${accountAt(p, 'mastodon').url}">Mastodon</a></li></ul></div>
      <p>An IndieWeb Webring 🕸💍</p>`,
    says: ['role', 'employer', 'city', 'birthYear', 'github', 'mastodon'],
  }),
  'guest post footer': (p, { others }) => ({
    title: 'Guest post: We deleted half our tests and slept better',
    main: `<p>So we did the unthinkable. On a Friday. And nothing happened, which was the point. If you take one thing away, let it be this: a test nobody reads is a comment that costs money.</p><hr>
      <p><em>Today’s guest post comes to you from ${p.name}. In ${p.joined} ${firstGiven(p)} traded ${withArticle(p.pastEmployer)} for ${withArticle(p.employer)}, and ${p.pronoun} has been ${his[p.pronoun]} new colleagues’ favorite ${p.role} from the first standup. ${toCapital(p.pronoun)} commits as <a href="${accountAt(p, 'github').url}">${accountAt(p, 'github').username}</a> and can be
      pestered at <a href="${accountAt(p, 'mastodon').url}">${accountAt(p, 'mastodon').username}</a>.</em></p><p>2 responses. <b>${otherAt(others, 0).name}</b>: Love this. We did the same and our CI bill dropped by a third. <b>anon42</b>: hard disagree</p>`,
    says: ['joined', 'pastEmployer', 'employer', 'role', 'github', 'mastodon'],
  }),
  'attorney profile': (p, { between, others, pick, words }) => ({
    title: `${p.name} | ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${toCapital(p.role)} · ${p.city} office</p><p>vCard | Print PDF</p><p>Clients describe ${mister[p.pronoun]} ${p.family} as “unreasonably prepared.” ${toCapital(p.pronoun)} brings to ${withArticle(p.employer)} what ${p.pronoun} learned in an earlier life at ${withArticle(p.pastEmployer)}, whose ${p.pastRole} ${p.pronoun} used to be.
      ${p.family} resides in ${p.city}.</p><h4>Education</h4><p>${p.university} (${p.degree}, ${p.degreeYear}, <i>cum laude</i>)</p><h4>Admissions</h4><p>State bar, ${p.degreeYear + between(1, 3)}</p>
      <p>Related professionals: ${otherAt(others, 0).name}, ${otherAt(others, 1).name}. Attorney advertising. Prior results do not guarantee a similar outcome. Offices also in ${pick(otherCities(p, words))}.</p>`,
    says: [
      'role',
      'city',
      'employer',
      'pastEmployer',
      'pastRole',
      'university',
      'degree',
      'degreeYear',
    ],
  }),
  'restaurant portrait': (p, { others }) => ({
    title: `The Pass: ${p.name} of ${p.employer}`,
    main: `<p>EAT & DRINK</p><p>There are no tweezers at ${withArticle(p.employer)}. “We own a spoon,” says ${p.name}, the ${p.birthYear}-born ${p.role} whose name has been on the schedule every week since ${p.joined}. ${toCapital(p.pronoun)} learned knives, and swearing, at ${withArticle(p.pastEmployer)}, and still bikes home at
      midnight across ${p.city} to an apartment with one good pan.</p><p>Order the pickerel. If it is off, order the other pickerel.</p><p>Words: ${otherAt(others, 0).name}. Dinner Wed–Sun. Mains $24–$41. Not wheelchair accessible.</p>`,
    says: ['employer', 'birthYear', 'role', 'joined', 'pastEmployer', 'city'],
  }),
  'podcast transcript': (p) => ({
    title: `Transcript: ${p.name} on starting over`,
    main: `<p>[MUSIC]</p><p>HOST: You’re listening to Second Shift. I’m joined by ${p.name}. So, ${firstGiven(p)}, you were ${aOrAn(p.pastRole)}.</p><p>${p.family.toUpperCase()}: I was. At ${p.pastEmployer}, yeah.</p><p>HOST: [LAUGHS] And then?</p><p>${p.family.toUpperCase()}: And then ${p.joined} rolls around and ${withArticle(p.employer)} takes a chance on me, and,
      knock on wood, I’m still on the payroll.</p><p>HOST: Doing what, exactly?</p><p>${p.family.toUpperCase()}: Oh, you know. What ${aOrAn(p.role)} does.</p><p>HOST: And you live out in ${p.city}?</p><p>${p.family.toUpperCase()}: Mm-hm. Going on ten years.</p><p>[AD BREAK]</p><p>This transcript was generated automatically and may contain errors.</p>`,
    says: ['pastRole', 'pastEmployer', 'joined', 'employer', 'role', 'city'],
  }),
  'colophon page': (p) => ({
    title: 'Colophon & the person behind it',
    host: p.site,
    main: `<p>Hand-coded HTML, no trackers, set in whatever serif you’ve got.</p><p>My name is ${p.name}. Vintage: I was born in ${p.birthYear}. Schooling: ${p.university}, which handed me ${aDegree(p.degree)} in ${p.degreeYear} and wished me luck. Whereabouts: ${p.city}, for good I think. Work: I don’t write about work.</p>
      <p>This site’s source lives at <code>git clone ${accountAt(p, 'github').url}/site</code>. Corrections by Mastodon to <a rel="me" href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a>, please.</p>`,
    says: ['birthYear', 'university', 'degree', 'degreeYear', 'city', 'github', 'mastodon'],
  }),
} satisfies Record<string, PageForm>
