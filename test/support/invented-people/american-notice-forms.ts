import { toCapital } from '../../../research/text/words/to-capital.ts'
import {
  aDegree,
  americanMonths,
  degreeDotted,
  firstGiven,
  him,
  his,
  mister,
  otherAt,
  otherCities,
  withArticle,
} from './form-words.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

/** The last two figures of a year. */
const short = (year: number) => `’${String(year).slice(2)}`

/** American pages on which institutions, papers or registers name the person among others. */
export const americanNoticeForms = {
  'library staff directory': (p, { others, between }) => ({
    title: `Our people – ${p.employer}`,
    main: `<nav><a href="/">Home</a> <a href="/hours">Hours</a> <a href="/people">Our people</a> <a href="/give">Give</a></nav>
      <h1>The people of ${withArticle(p.employer)}</h1>
      <section><h3>${otherAt(others, 0).name}</h3><p><em>${toCapital(otherAt(others, 0).role)}</em></p><p>Here since ${otherAt(others, 0).joined}. Collects fountain pens.</p></section>
      <section><h3>${p.name}</h3><p><em>${toCapital(p.role)}</em></p><p>Here since ${p.joined}. Put in ${p.joined - p.pastFrom} years at ${withArticle(p.pastEmployer)} first,
      where the title on ${his[p.pronoun]} badge was ${toCapital(p.pastRole)}. Ask ${firstGiven(p)} about heirloom tomatoes.</p></section>
      <section><h3>${otherAt(others, 1).name}</h3><p><em>${toCapital(otherAt(others, 1).role)}</em></p><p>Here since ${otherAt(others, 1).joined}. Hike leader.</p></section>
      <p>Front desk: ext. ${between(100, 400)}. Holiday closures are posted at the door.</p>`,
    says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer'],
  }),
  'guest lecturers': (p, { others }) => ({
    title: `Guest lecturers, Department of ${p.field}`,
    main: `<h2>Guest lecturers this term</h2><p>The Department is grateful to the following practitioners for teaching in our evening sections.</p><ul>
      <li>${otherAt(others, 0).name} (${otherAt(others, 0).degree}, ${otherAt(others, 0).university}, ${otherAt(others, 0).degreeYear}); ${otherAt(others, 0).role}, ${otherAt(others, 0).employer}</li>
      <li>${p.name} (${p.degree}, ${p.university}, ${p.degreeYear}); ${p.role}, ${p.employer}</li>
      <li>${otherAt(others, 1).name} (${otherAt(others, 1).degree}, ${otherAt(others, 1).university}, ${otherAt(others, 1).degreeYear}); ${otherAt(others, 1).role}, ${otherAt(others, 1).employer}</li></ul>
      <p>Section 004 meets Tuesdays, 6:30–9:15 p.m. Enrolment is capped at 24.</p>`,
    says: ['role', 'employer', 'university', 'degree', 'degreeYear'],
  }),
  'appointment release': (p, { others, pick, between, words }) => {
    const seat = pick(otherCities(p, words))
    return {
      title: `${p.employer} names ${p.name} ${p.role}`,
      main: `<p>FOR IMMEDIATE RELEASE</p><p>${seat.toUpperCase()}, ${pick(americanMonths)} ${between(2, 27)}, ${p.joined} – ${toCapital(withArticle(p.employer))} today announced the appointment of
        ${p.name} as ${p.role}, effective immediately.</p>
        <p>${p.family} joins the organization from ${withArticle(p.pastEmployer)}, having served there as ${p.pastRole} for ${p.joined - p.pastFrom} years. A graduate of ${withArticle(p.university)},
        ${p.pronoun} holds ${aDegree(p.degree)} in ${p.field}.</p>
        <p>“We looked at a great many candidates,” said ${otherAt(others, 0).name}, who chaired the search committee. “In the end it wasn’t close.”</p>
        <h4>About ${p.employer}</h4><p>Founded in ${between(1890, 1945)} and headquartered in ${seat}, the organization employs some ${between(2, 9)}00 people.</p>`,
      says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer', 'university', 'degree'],
    }
  },
  'festival programme': (p, { others }) => ({
    title: 'River Lights Festival: Saturday',
    main: `<h2>Saturday</h2><h3>4 p.m. / Orchard Tent</h3><p>${otherAt(others, 0).name} (b. ${otherAt(others, 0).birthYear}, lives in ${otherAt(others, 0).city}) reads from new work.</p>
      <h3>8 p.m. / Main Stage</h3><p>${p.name} (b. ${p.birthYear}, lives in ${p.city}) brings the one-person show that sold out last fall. Trained at ${withArticle(p.university)}, from which ${p.pronoun}
      graduated in ${p.degreeYear}, ${firstGiven(p)} has never given up the day job. (Mastodon: @${accountAt(p, 'mastodon').username})</p>
      <p>Gates open an hour before. No outside food or drink. Rain or shine.</p>`,
    says: ['birthYear', 'city', 'university', 'degreeYear', 'mastodon'],
  }),
  obituary: (p, { others, between }) => {
    const late = otherAt(others, 0)
    return {
      title: `Obituary: ${late.name}`,
      main: `<h1>${late.name}</h1><p>${late.name}, ${between(84, 97)}, of ${late.city}, passed away peacefully on Sunday, surrounded by family. A retired ${late.role}, ${late.given} gave
        thirty-one years to ${withArticle(late.employer)} and never missed a fish fry.</p>
        <p>Left to cherish the memory are a daughter-in-law, ${otherAt(others, 1).name} of ${otherAt(others, 1).city}; a godchild, ${p.name} of ${p.city}, ${aOrAn(p.role)} with ${withArticle(p.employer)}; and eleven
        grandchildren. Predeceased by a brother, Orville.</p>
        <p>Visitation Friday 4–7 p.m. In lieu of flowers, memorials may be made to the volunteer fire department. Sign the guestbook.</p>`,
      says: ['city', 'role', 'employer'],
    }
  },
  'wedding notice': (p, { others, pick, words }) => {
    const spouse = otherAt(others, 0)
    return {
      title: `Weddings: ${p.family}–${spouse.family}`,
      main: `<p>${p.name} and ${spouse.name} were married Saturday evening at a lakeside lodge outside ${pick(otherCities(p, words))}. A college roommate, ordained online for the occasion, officiated.</p>
        <p>${mister[p.pronoun]} ${p.family}, who was born in ${p.birthYear} and will keep ${his[p.pronoun]} name, is ${aOrAn(p.role)} at ${withArticle(p.employer)}. ${toCapital(p.pronoun)} graduated from ${withArticle(p.university)}, as did both of ${his[p.pronoun]} parents.</p>
        <p>${mister[spouse.pronoun]} ${spouse.family} is ${aOrAn(spouse.role)} with ${withArticle(spouse.employer)}.</p><p>After a honeymoon in Banff, the couple will be at home in ${p.city}.</p>`,
      says: ['birthYear', 'role', 'employer', 'university', 'city'],
    }
  },
  'class notes': (p, { others, pick }) => {
    const [one0, one1] = [otherAt(others, 0), otherAt(others, 1)]
    const notes = [
      {
        year: one0.degreeYear,
        text: `<b>${one0.name}</b> (${one0.degree} ${short(one0.degreeYear)}) has retired from ${withArticle(one0.employer)} after a long run as ${one0.role}.`,
      },
      {
        year: p.degreeYear,
        text: `<b>${p.name}</b> (${p.degree} ${short(p.degreeYear)}) checks in from ${his[p.pronoun]} new place in ${p.city} with good news: ${p.pronoun} has been bumped up to ${p.role} at ${withArticle(p.employer)}. Congrats, ${firstGiven(p)}!`,
      },
      {
        year: one1.degreeYear,
        text: `<b>${one1.name}</b> (${one1.degree} ${short(one1.degreeYear)}) welcomed twins in ${pick(americanMonths)}.`,
      },
    ].sort((a, b) => a.year - b.year)
    return {
      title: `Class Notes | ${p.university} Magazine`,
      main: `<h1>Class Notes</h1>${notes.map(({ year, text }) => `<h3>${year}</h3><p>${text}</p>`).join('')}<p>Send your news to the alumni office. Deadline for the fall issue: July 15.</p>`,
      says: ['university', 'degree', 'degreeYear', 'city', 'role', 'employer'],
    }
  },
  scholarship: (p, { between }) => ({
    title: `The ${p.name} Scholarship`,
    main: `<h1>The ${p.name} Scholarship</h1><p>Value: $${between(2, 9)},500, renewable. Open to incoming sophomores in good standing.</p>
      <h3>About the donor</h3><p>The first in ${his[p.pronoun]} family to go to college, ${p.name} left ${withArticle(p.university)} in ${p.degreeYear} with ${aDegree(p.degree)} in ${p.field} and eleven dollars. ${toCapital(p.pronoun)} hired on
      as ${aOrAn(p.pastRole)} at ${withArticle(p.pastEmployer)} and has been ${p.role} of ${withArticle(p.employer)} since ${p.joined}.</p>
      <p>Applications open January 15. Two letters of recommendation are required; faxed letters will not be considered.</p>`,
    says: [
      'university',
      'degreeYear',
      'degree',
      'pastRole',
      'pastEmployer',
      'role',
      'employer',
      'joined',
    ],
  }),
  'thesis record': (p, { others, between }) => ({
    title: `Essays in ${p.field} : ${p.university} Scholarship Repository`,
    head: `<meta name="citation_author" content="${p.family}, ${p.given}">`,
    main: `<nav>Browse: Communities &amp; Collections | By Issue Date | Authors | Titles</nav><table>
      <tr><td>dc.title</td><td>Essays in ${p.field}</td></tr><tr><td>dc.contributor.author</td><td>${p.family}, ${p.given}, ${p.birthYear}-</td></tr>
      <tr><td>dc.contributor.advisor</td><td>${otherAt(others, 0).family}, ${otherAt(others, 0).given}</td></tr><tr><td>dc.date.issued</td><td>${p.degreeYear}</td></tr>
      <tr><td>dc.date.accessioned</td><td>${between(2019, 2024)}-05-11T04:10:22Z</td></tr>
      <tr><td>dc.description</td><td>Thesis (${degreeDotted[p.degree]})--${p.university}, ${p.degreeYear}. Includes bibliographical references and vita.</td></tr>
      <tr><td>dc.rights</td><td>Copyright retained by the author, ${p.name}.</td></tr></table><p>Files in this item: thesis.pdf (4.1Mb)</p>`,
    says: ['birthYear', 'degree', 'university', 'degreeYear'],
  }),
  'licence register': (p, { between }) => ({
    title: 'Public Register – Licensee Details',
    main: `<p>Search again | Print | File a complaint</p><h2>Licensee Details</h2><p>Name: ${p.name}<br>Registration No.: ${between(10000, 99999)}<br>Status: ACTIVE – no conditions<br>
      Initial registration: ${p.degreeYear + 1}<br>Occupation: ${toCapital(p.role)}<br>Employer on record: ${p.employer}<br>City of residence: ${p.city}<br>Year of birth: ${p.birthYear}<br>
      Qualifying education: ${p.university}, ${p.degree}, completed ${p.degreeYear}</p><p>Disciplinary history: None on file. The register is updated nightly.</p>`,
    says: ['role', 'employer', 'city', 'birthYear', 'university', 'degree', 'degreeYear'],
  }),
  'council minutes': (p, { others }) => ({
    title: 'Regular Council Meeting – Minutes',
    main: `<p>PRESENT: Mayor ${otherAt(others, 0).name}; Councillors ${otherAt(others, 1).name}, ${otherAt(others, 2).name}. REGRETS: None.</p><p>7. DELEGATIONS</p>
      <p>7.1 ${p.name}, a resident of ${p.city}, addressed Council regarding truck traffic on 4th Avenue. ${mister[p.pronoun]} ${p.family} advised that ${p.pronoun} has been employed by ${withArticle(p.employer)} since ${p.joined},
      currently as ${aOrAn(p.role)}, and was speaking in a personal capacity.</p>
      <p>MOVED by Coun. ${otherAt(others, 1).family} THAT the presentation be received for information. CARRIED.</p><p>8. ADJOURNMENT – 9:42 p.m.</p>`,
    says: ['city', 'employer', 'joined', 'role'],
  }),
  'nonprofit board': (p, { others, pick, words }) => ({
    title: 'Board of Directors – Second Harvest Kitchens',
    main: `<h1>Board of Directors</h1><h3>${otherAt(others, 0).name}, Chair</h3><p>${otherAt(others, 0).given} retired from ${withArticle(otherAt(others, 0).employer)} and lives in ${otherAt(others, 0).city}.</p>
      <h3>${p.name}, Treasurer</h3><p>Numbers have followed ${firstGiven(p)} around: first at ${withArticle(p.pastEmployer)}, where ${p.pronoun} was ${aOrAn(p.pastRole)}, and nowadays at ${withArticle(p.employer)}, which employs ${him[p.pronoun]} as ${p.role}.
      ${toCapital(p.pronoun)} earned ${his[p.pronoun]} ${p.degree} at ${withArticle(p.university)} and makes ${his[p.pronoun]} home in ${p.city} with ${his[p.pronoun]} family.</p>
      <footer>Second Harvest Kitchens, 1180 Depot Street, ${pick(otherCities(p, words))}. Registered charity. Donations are tax-deductible.</footer>`,
    says: ['pastEmployer', 'pastRole', 'employer', 'role', 'degree', 'university', 'city'],
  }),
  'museum contacts': (p, { others, between, pick, words }) => ({
    title: `Contact us – ${p.employer}`,
    main: `<p>Plan a visit | Exhibits | Store | Contact</p><h1>Contact us</h1><table><tr><td>${otherAt(others, 0).name}<br>${toCapital(otherAt(others, 0).role)}</td><td>ext. ${between(200, 249)}</td></tr>
      <tr><td>${p.name}<br>${toCapital(p.role)}</td><td>ext. ${between(250, 299)}</td></tr></table><p>${toCapital(withArticle(p.employer))}, PO Box ${between(10, 99)}, ${pick(otherCities(p, words))}. Closed Mondays.</p>`,
    says: ['role', 'employer'],
  }),
  'hospital consultants': (p, { between, others }) => ({
    title: `Find a Specialist | ${p.employer}`,
    main: `<p>Book Appointment | Health Packages | International Patients | Emergency 24x7</p><h2>${p.name}</h2><p>${degreeDotted[p.degree]} (${p.field}), ${p.university}</p><p>Designation: ${toCapital(p.role)}<br>
      Date of joining: ${between(1, 28)}/0${between(1, 9)}/${p.joined}<br>Languages known: English, Hindi, Kannada<br>OPD timings: Mon–Sat, 10 am – 1 pm</p>
      <p>Prior to joining ${withArticle(p.employer)}, ${mister[p.pronoun]} ${p.family} rendered ${his[p.pronoun]} services at ${withArticle(p.pastEmployer)}.</p><p>You may also consult: ${otherAt(others, 0).name}, ${otherAt(others, 1).name}</p>`,
    says: ['degree', 'university', 'role', 'joined', 'employer', 'pastEmployer'],
  }),
  'whos who': (p, { others }) => ({
    title: 'Who’s Who in Western Business: entries',
    main: `<p><b>${otherAt(others, 0).name}</b>, ${otherAt(others, 0).role}; b. ${otherAt(others, 0).birthYear}; educ. ${otherAt(others, 0).university} (${otherAt(others, 0).degree} ${otherAt(others, 0).degreeYear}); res. ${otherAt(others, 0).city}.</p>
      <p><b>${p.name}</b>, ${p.role}; b. ${p.birthYear}; educ. ${p.university} (${p.degree} ${p.degreeYear}); ${p.pastRole}, ${p.pastEmployer}, ${p.pastFrom}–${String(p.joined).slice(2)}; ${p.role}, ${p.employer}, ${p.joined}–; recr. curling, bridge; res. ${p.city}.</p>`,
    says: [
      'role',
      'birthYear',
      'university',
      'degree',
      'degreeYear',
      'pastRole',
      'pastEmployer',
      'employer',
      'joined',
      'city',
    ],
  }),
  'photo caption': (p, { others }) => ({
    title: 'In pictures: the ribbon cutting',
    main: `<figure><img src="/img/ribbon.jpg" alt="Four people with oversized scissors"><figcaption>From left, ${otherAt(others, 0).name} of ${otherAt(others, 0).employer}; ${p.name}, ${p.role} at ${withArticle(p.employer)}; ${otherAt(others, 1).name}, ${otherAt(others, 1).role}; and a
      volunteer. (Submitted photo)</figcaption></figure>${writeEach([others[2]], (other) => `<figure><figcaption>${other.name} tries the cake. (Submitted photo)</figcaption></figure>`)}
      <p>Cake photo: ${p.name} / CC BY-NC. <a rel="nofollow" href="${accountAt(p, 'github').url}">Originals on ${firstGiven(p)}’s GitHub</a>.</p>`,
    says: ['role', 'employer', 'github'],
  }),
} satisfies Record<string, PageForm>
