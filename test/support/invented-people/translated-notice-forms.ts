import { toCapital } from '../../../research/text/words/to-capital.ts'
import { aDegree, him, his, otherAt, titled, withArticle } from './form-words.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

/** Pages that name the person among others, in the English of the Continent or of Australia. */
export const translatedNoticeForms = {
  'department news': (p, { others, between, pick }) => ({
    title: `New in the department: ${p.name}`,
    main: `<nav>Home / Organisation / News</nav><p class="date">01.${pick(['03', '04', '09', '10'])}.${p.joined}</p><h1>Welcome, ${p.name}!</h1>
      <p>Since the first of this month ${p.name} strengthens our team at ${p.employer} as new ${p.role}. Before that, ${p.pronoun} was active as ${p.pastRole} for ${p.pastEmployer}. We wish ${him[p.pronoun]} a good start!</p>
      <h2>Further news</h2><ul><li>Lecture series: ${otherAt(others, 0).name} on ${otherAt(others, 0).field.toLowerCase()}</li><li>Closing days of the library</li></ul>
      <footer>Imprint · Data protection · Accessibility · Tel. +32 9 ${between(200, 399)} 00 00</footer>`,
    says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer'],
  }),
  'literary festival programme': (p, { others, between }) => ({
    title: 'Saturday – Programme – Words by the Water',
    main: `<div class="event"><h3>10.00 The Tent</h3><p>Breakfast poems with ${otherAt(others, 1).name} (bring a cup).</p></div>
      <div class="event"><h3>14.30 Boathouse</h3><p>Who owns a river? ${otherAt(others, 0).name}, who has crossed ${otherAt(others, 0).city} by canoe, puts the question to ${p.name}. When not on stages, ${p.given} earns a crust as ${aOrAn(p.role)}; the road trip up from ${p.city}, where ${p.pronoun}'s made a home, took two days and three flat tyres. Tickets $${between(15, 38)}/$${between(8, 14)}.</p></div>
      <div class="event"><h3>17.00 The Tent</h3><p>Open mic. Sign up at the bar.</p></div>`,
    says: ['role', 'city'],
  }),
  'exhibition wall text': (p) => ({
    title: `${p.name}: Low Water – exhibitions`,
    main: `<h1>Low Water</h1><h2>${p.name}</h2><p><small>b. ${p.birthYear}, lives and works in ${p.city}</small></p>
      <p>Forty cyanotypes, hung in the order in which the sea left them. Trained not as an artist but in ${p.field} (${p.university}, ${p.degree} ${p.degreeYear}), ${p.family} approaches the shore as others approach an account book.</p>
      <p>Open Wed–Sun, 11–17. Entry is free. The gallery stands on the land of its traditional owners, to whom we pay respect.</p>`,
    says: ['birthYear', 'city', 'university', 'degree', 'degreeYear'],
  }),
  'golden wedding': (p, { others, between }) => ({
    title: 'Golden couple still dancing after fifty years',
    main: `<p>${otherAt(others, 0).given} and ${otherAt(others, 1).given} ${otherAt(others, 0).family} cut the cake at the bowls club on Sunday, half a century to the day after they tied the knot.</p>
      <p>Among the ${between(60, 140)} guests was the couple's niece's best friend, ${p.name}, who had come all the way from ${p.city}, where ${p.pronoun} has long been settled. ${p.given}, employed at ${p.employer} as ${aOrAn(p.role)}, gave a speech that cannot be printed.</p>
      <p>Got a milestone? Drop us a line at the Eastern Courier.</p>`,
    says: ['city', 'role', 'employer'],
  }),
  'scholarship holders': (p, { others }) => ({
    title: `Where are they now? Former holders of the ${p.university} Merit Scholarship`,
    main: `<p>Awarded each year to students at ${withArticle(p.university)}.</p>${writeEach([others[0], p, others[1]], (one) => `<h4>${one.name}</h4><p>Finished with: ${one.degree} in ${one.field} (${one.degreeYear}). First stop: ${one.pastRole}, ${one.pastEmployer}. Today: ${one.role}, ${one.employer}.</p>`)}
      <p>Applications for the coming year close on the last day of October.</p>`,
    says: ['university', 'degree', 'degreeYear', 'pastRole', 'pastEmployer', 'role', 'employer'],
  }),
  'chamber directory': (p, { between, pick, words }) => ({
    title: `${p.employer} – Members – Chamber of Commerce and Industry`,
    main: `<h1>${p.employer}</h1><p>Member no. ${between(1000, 9999)} · founded ${between(1890, 1949)} · ${between(12, 900)} employees</p><h2>Your contact</h2><p>${p.name}<br>${titled(p.role)} (since ${p.joined})<br>Speaks: English, German, Dutch</p>
      <h2>Visitors</h2><p>Industrieweg ${between(1, 120)}, ${pick(words.cities)}. Parking in front of the building.</p><p><a href="/members">All members A–Z</a></p>`,
    says: ['employer', 'role', 'joined'],
  }),
  'surf club committee': (p, { others, between }) => ({
    title: 'Committee 2023/24 – Eastmere Surf Life Saving Club',
    main: `<table><tr><td>President</td><td>${otherAt(others, 0).name}</td></tr><tr><td>Secretary</td><td>${p.name}</td></tr><tr><td>Gear steward</td><td>${otherAt(others, 1).name}</td></tr></table><h3>Meet your Secretary</h3>
      <p>A ${p.birthYear} model with, by ${his[p.pronoun]} own account, most of the original parts, ${p.name} was born that year within earshot of a bar fight and has been going over waves since. ${p.city} is home nowadays. Weekdays it's ${p.role} duties at ${p.employer}; weekends it's the rubber duck. Ask ${him[p.pronoun]} about the rescue of ${between(2005, 2018)}.</p>`,
    says: ['birthYear', 'city', 'role', 'employer'],
  }),
  'jury of a prize': (p, { others }) => ({
    title: 'The jury – Young Makers Prize',
    main: `<p>The jury meets in camera. Its decision is final and there is no right of appeal.</p><table><tr><th>Juror</th><th>Occupation</th><th>Organisation</th><th>Resident in</th><th>Year of birth</th></tr>${writeEach([others[0], others[1], p, others[2]], (one) => `<tr><td>${one.name}</td><td>${one.role}</td><td>${one.employer}</td><td>${one.city}</td><td>${one.birthYear}</td></tr>`)}</table>`,
    says: ['role', 'employer', 'city', 'birthYear'],
  }),
  'museum staff directory': (p, { others, between }) => ({
    title: `Contacts and departments | ${p.employer}`,
    main: `<h2>Administration</h2><p>Drs. ${otherAt(others, 0).name}, business office, ext. ${between(100, 199)}</p><h2>Collections and programmes</h2><p>${p.name}, ${p.degree} (${p.university})<br>${toCapital(p.role)} · ext. ${between(200, 299)}<br>In the house since ${p.joined}</p>
      <h2>Shop</h2><p>${otherAt(others, 1).name}, ext. ${between(300, 399)}</p><p>${p.employer} is closed on Mondays and on Good Friday. Subscribe to our newsletter.</p>`,
    says: ['employer', 'degree', 'university', 'role', 'joined'],
  }),
  'school careers evening': (p, { others }) => ({
    title: 'Year 10 Careers Evening: who will be there',
    main: `<p>Students should bring a pen and at least two questions. Parents are welcome; uniform is to be worn.</p><ul><li>Table 1: ${otherAt(others, 0).name} – ${otherAt(others, 0).role}, ${otherAt(others, 0).employer}</li><li>Table 2: ${p.name} – ${p.role} with ${p.employer} (ex-${p.pastRole}, ${p.pastEmployer})</li>
      <li>Table 3: ${otherAt(others, 1).name} – ${otherAt(others, 1).role} (ex-${otherAt(others, 1).pastRole}, ${otherAt(others, 1).pastEmployer})</li></ul><p>Tuck shop open from 5.30. Miss Adeyemi's homework club is cancelled.</p>`,
    says: ['role', 'employer', 'pastRole', 'pastEmployer'],
  }),
  'estate agent testimonials': (p, { others, between }) => ({
    title: 'What our buyers say – Harbourside Real Estate',
    main: `<blockquote>Sold in nine days, and they fed the cat.</blockquote><p>– ${otherAt(others, 0).name}, ${otherAt(others, 0).role}, sold in ${otherAt(others, 0).city}</p><blockquote>I'd been renting since my days with ${p.pastEmployer} and had quite given up. Now I've lived in my own place in ${p.city} for two summers. As ${aOrAn(p.role)} I'm paid to find faults and I found none.</blockquote><p>– ${p.name}, buyer</p>
      <p>Thinking of selling? Free appraisal. Level ${between(2, 9)}, 14 Wharf Parade. Licence ${between(100000, 999999)}.</p>`,
    says: ['pastEmployer', 'city', 'role'],
  }),
  'theatre ensemble': (p, { others }) => ({
    title: 'Cast and crew – The Cherry Orchard – Little Wharf Players',
    main: `<p><b>${otherAt(others, 0).name} (Ranevskaya)</b> has trodden our boards since 2009 and is best remembered for the goat.</p><p><b>${p.name} (Firs, the old servant)</b> first acted while reading ${p.field} at ${withArticle(p.university)}, leaving in ${p.degreeYear} with ${aDegree(p.degree)} and a false beard. The beard now resides in ${p.city}, and so does ${p.given}. Off stage: ${p.role}.</p>
      <p><b>${otherAt(others, 1).name} (Prompt)</b> is ${aOrAn(otherAt(others, 1).role)} and whispers beautifully.</p><p>Please switch off your telephones. Interval drinks may be ordered in advance.</p>`,
    says: ['university', 'degreeYear', 'degree', 'city', 'role'],
  }),
  'orchestra roster': (p, { others, between }) => ({
    title: 'The musicians – Sinfonietta der Berufstätigen (Orchestra of Working People)',
    main: `<p>By statute, none of us may live from music. In brackets: year of birth, trade, and year of admission to the orchestra.</p><h4>Violins</h4><p>${otherAt(others, 0).name} (*${otherAt(others, 0).birthYear}, ${otherAt(others, 0).role}, ${between(2005, 2010)})</p><h4>Violas</h4><p>${p.name} (*${p.birthYear}, ${p.role}, ${between(2011, 2019)})<br>${otherAt(others, 1).name} (*${otherAt(others, 1).birthYear}, ${otherAt(others, 1).role}, 2020)</p><h4>Triangle</h4><p>vacant</p>`,
    says: ['birthYear', 'role'],
  }),
  'meetup page': (p, { others, between }) => ({
    title: `Graz.data #${between(20, 70)}: maps, mostly`,
    main: `<p>Two talks, pizza, and then whoever stays longest locks up. Thanks to our host, who lends us the room.</p><h3>Talk 1</h3><p>${otherAt(others, 0).name} (${otherAt(others, 0).employer}): Projections I have regretted. Slides: github.com/${accountAt(otherAt(others, 0), 'github').username}</p>
      <h3>Talk 2</h3><p>${p.name} (${p.role}, ${p.employer}): Small multiples, big mistakes. Slides: github.com/${accountAt(p, 'github').username}. Reachable in the Fediverse: @${accountAt(p, 'mastodon').username}</p><p>${between(18, 76)} people are going · RSVP</p>`,
    says: ['role', 'employer', 'github', 'mastodon'],
  }),
  blogroll: (p, { others }) => ({
    title: 'Links | other people’s gardens',
    main: `<p>Blogs I read with my morning coffee, no order.</p><ul><li><a href="${otherAt(others, 0).site}">${otherAt(others, 0).name}</a>: ${otherAt(others, 0).city}, cats, a lot of Fortran.</li><li><a href="${p.site}">${p.name}</a>: ${p.role} from the ${p.city} area writing about bread and bureaucracy; ex ${p.pastEmployer}, so knows where the bodies are buried. Code lives at <a href="${accountAt(p, 'github').url}">gh:${accountAt(p, 'github').username}</a>, moaning at <a href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a>.</li>
      <li><a href="${otherAt(others, 1).site}">${otherAt(others, 1).name}</a>: posts once a year, always worth it.</li></ul>`,
    says: ['role', 'city', 'pastEmployer', 'github', 'mastodon'],
  }),
  'credits of a data set': (p, { others, between }) => ({
    title: 'Credits and licence – Atlas of Small Islands',
    main: `<p>Base data © contributors, ODbL. Hillshading from public sources.</p><p>Cartography: ${p.name}, on secondment from ${p.employer}, where ${p.pronoun} has been employed since ${p.joined} (GitHub <code>${accountAt(p, 'github').username}</code>, Mastodon <code>${accountAt(p, 'mastodon').username}</code>)<br>Photographs: ${otherAt(others, 0).name} (GitHub <code>${accountAt(otherAt(others, 0), 'github').username}</code>)<br>Proofreading: ${otherAt(others, 1).name}, ${otherAt(others, 1).city}</p><p>Release ${between(1, 4)}.${between(0, 9)}. Errors? Open an issue.</p>`,
    says: ['employer', 'joined', 'github', 'mastodon'],
  }),
  'graduate survey': (p, { between }) => ({
    title: `What became of you? Graduate survey, ${p.university}`,
    main: `<p>Of ${between(400, 900)} questionnaires sent out, a pleasing ${between(31, 58)} per cent came back to ${withArticle(p.university)}. Some voices:</p><blockquote>“My first proper job was with ${p.pastEmployer}. They hired me as ${p.pastRole}, which I could not have spelled at the time. I've been at ${p.employer} since ${p.joined} and don't intend to move again.”<footer>${p.name}, graduated ${p.degreeYear}, ${p.degree} ${p.field}</footer></blockquote>
      <p>Two thirds of respondents would choose the same subject again. The full report can be ordered from the careers service.</p>`,
    says: ['pastEmployer', 'pastRole', 'employer', 'joined', 'university', 'degreeYear', 'degree'],
  }),
} satisfies Record<string, PageForm>
