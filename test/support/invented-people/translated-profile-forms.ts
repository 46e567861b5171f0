import { toCapital } from '../../../research/text/words/to-capital.ts'
import { him, his, otherAt, titled, withArticle } from './form-words.ts'
import { accountAt, aOrAn, type PageForm } from './page-form.ts'

/** Pages about the person alone, in the English of the Continent or of Australia. */
export const translatedProfileForms = {
  'farewell from the old firm': (p, { others }) => ({
    title: `${p.pastEmployer} says farewell to ${p.name}`,
    main: `<p>At the general meeting of ${p.joined}, ${p.pastEmployer} bade goodbye to ${p.name}. Since ${p.pastFrom} ${p.pronoun} had served the house as ${p.pastRole}; that same summer ${p.pronoun} took up a position as ${p.role} with ${p.employer}. “We do not lose a colleague,” said our chairman, “we gain a friend elsewhere.”</p>
      <p>The tasks were handed over to ${otherAt(others, 0).name}, until then ${otherAt(others, 0).pastRole} at ${otherAt(others, 0).pastEmployer}. From the archive of our house news.</p>`,
    says: ['joined', 'pastEmployer', 'pastRole', 'role', 'employer'],
  }),
  'cv as a table': (p, { between }) => ({
    title: `Lebenslauf / CV ${p.name}`,
    main: `<table><tr><th colspan="2">Personal data</th></tr><tr><td>Name</td><td>${p.name}</td></tr><tr><td>Year of birth</td><td>${p.birthYear}</td></tr><tr><td>Residence</td><td>${p.city}</td></tr>
      <tr><th colspan="2">Professional experience</th></tr><tr><td>Since ${between(1, 9) < 5 ? '03' : '09'}/${p.joined}</td><td><b>${p.employer}</b><br>${titled(p.role)}</td></tr><tr><td>01/${p.pastFrom} – 02/${p.joined}</td><td><b>${p.pastEmployer}</b><br>${titled(p.pastRole)}</td></tr>
      <tr><th colspan="2">Studies</th></tr><tr><td>${p.degreeYear}</td><td><b>${p.university}</b><br>${p.field}, degree: ${p.degree}</td></tr><tr><th colspan="2">Other</th></tr><tr><td>Languages</td><td>English (C2), French (B1)</td></tr><tr><td>Code samples</td><td>github.com/${accountAt(p, 'github').username}</td></tr></table>`,
    says: [
      'birthYear',
      'city',
      'joined',
      'employer',
      'role',
      'pastEmployer',
      'pastRole',
      'degreeYear',
      'university',
      'degree',
      'github',
    ],
  }),
  'h-card sidebar': (p, { between }) => ({
    title: `Notes, mostly on ferries`,
    main: `<div class="h-entry"><h1 class="p-name">The last boat on a Sunday</h1><div class="e-content"><p>If you miss it, there is a bench, and beyond the bench there is the night. I have missed it ${between(3, 9)} times.</p></div></div>
      <aside class="h-card"><a class="u-url p-name" href="${p.site}" rel="me">${p.name}</a> <p class="p-note">Slow traveller.</p><span class="p-job-title">${titled(p.role)}</span>, <span class="p-org">${p.employer}</span><br><span class="p-locality">${p.city}</span><br>
      <time class="dt-bday" datetime="${p.birthYear}">vintage ${p.birthYear}</time><br><a rel="me" class="u-url" href="${accountAt(p, 'github').url}">code</a> <a rel="me" class="u-url" href="${accountAt(p, 'mastodon').url}">toots</a></aside>`,
    says: ['role', 'employer', 'city', 'birthYear', 'github', 'mastodon'],
    host: p.site,
  }),
  'answer with user box': (p, { others, between }) => ({
    title: `How accurate are old survey benchmarks? - Heights & Depths Q&A`,
    main: `<div class="question"><p>I found a brass bolt behind the church. Can I trust the height on it? – asked by ${otherAt(others, 0).name}, ${otherAt(others, 0).city}</p></div>
      <div class="answer accepted"><p>Short answer: no. Longer answer: I wrote my ${p.degree} thesis at ${withArticle(p.university)} on precisely this question, handed in and passed in ${p.degreeYear}, and the ground has not stopped moving in the meantime. Re-level it.</p>
      <div class="usercard"><b>${p.name}</b><br>${between(2, 40)}.${between(1, 9)}k reputation<br><a href="${accountAt(p, 'mastodon').url}">${accountAt(p, 'mastodon').url}</a><br>GitHub: ${accountAt(p, 'github').username}</div></div><div class="answer"><p>Seconded. – ${otherAt(others, 1).name}</p></div>`,
    says: ['degree', 'university', 'degreeYear', 'github', 'mastodon'],
  }),
  'guest post footer': (p, { between }) => ({
    title: 'Guest post: What the night shift taught me about queues',
    main: `<p>Queues are a promise, and at four in the morning nobody keeps promises. Here are ${between(3, 7)} things I learned when everybody else was asleep.</p><p>First: label the buckets. Second: label them again.</p><hr>
      <p class="author-box"><img alt=""> This guest contribution comes from ${p.name}. An alumn${p.pronoun === 'she' ? 'a' : 'us'} of ${p.pastEmployer}, where ${p.pronoun} used to work, ${p.pronoun} now fills the post of ${p.role} at ${p.employer}. Follow ${him[p.pronoun]} on Mastodon (@${accountAt(p, 'mastodon').username}) or raise an issue on GitHub (@${accountAt(p, 'github').username}).</p>
      <p>Tags: night, queues · Share: e-mail, print · Older: “Ten years of this blog”</p>`,
    says: ['pastEmployer', 'role', 'employer', 'mastodon', 'github'],
  }),
  'medal citation': (p, { between }) => ({
    title: `Society's Silver Medal: citation for ${p.name}`,
    main: `<p>President, Fellows, it is my privilege to present ${p.name}.</p><p>Educated at ${withArticle(p.university)}, which conferred on ${him[p.pronoun]} the degree of ${p.degree}, ${p.family} has devoted ${his[p.pronoun]} gifts to the public good.
      Appointed ${p.role} of ${p.employer} in ${p.joined}, ${p.pronoun} remains in that office and has, I am told, yet to miss a meeting. The Society's medal, first struck in ${between(1868, 1911)}, has seldom been better earned.</p>`,
    says: ['university', 'degree', 'role', 'employer', 'joined'],
  }),
  'clinic team page': (p, { between, pick, words }) => ({
    title: `${p.name} – Our team – ${p.employer}`,
    main: `<h1>${p.name}</h1><ul><li>Function: ${p.role}</li><li>With ${p.employer} since: ${p.joined}</li><li>Qualifications: ${p.degree} (${p.university}), ${p.degreeYear}</li><li>Consulting hours: Mon, Thu ${between(8, 10)}–12 h</li></ul>
      <p>“Good work needs time, and the people who come to us should feel it.”</p><p>In case of emergency, dial 112. Our second site in ${pick(words.cities)} can be reached by tram line ${between(1, 14)}.</p>`,
    says: ['role', 'employer', 'joined', 'degree', 'university', 'degreeYear'],
  }),
  'law firm curriculum': (p) => ({
    title: `${p.name} – Professionals – Oberholzer Lindqvist Advocaten, external experts`,
    main: `<h1>${p.name}</h1><p>Member of our board of external experts</p><h3>Career</h3><p>${p.joined} to date: ${p.role}, ${p.employer}<br>${p.pastFrom} to ${p.joined}: ${p.pastRole}, ${p.pastEmployer}</p><h3>Education</h3><p>${p.degreeYear}: ${p.degree}, ${p.university}</p><h3>Born</h3><p>${p.birthYear}</p><h3>Languages</h3><p>English, French, Italian</p>
      <p>By using this website you accept our terms of use. No client relationship arises from an enquiry.</p>`,
    says: [
      'joined',
      'role',
      'employer',
      'pastRole',
      'pastEmployer',
      'degreeYear',
      'degree',
      'university',
      'birthYear',
    ],
  }),
  'supper club portrait': (p, { between, chance }) => ({
    title: `Twelve chairs and no menu: at table with ${p.name}`,
    main: `<p>There's no sign on the door. You ring, and ${p.name} comes down with a tea towel over one shoulder. On Fridays ${p.pronoun} cooks for twelve strangers in ${his[p.pronoun]} own flat in ${p.city}; the rest of the week belongs to ${p.employer}, whose ${p.role} ${p.pronoun} is.</p>
      <p>The recipes come from a grandmother who ran a pub. ${p.given}, born in ${p.birthYear}, remembers the smell of the cellar. ${chance(0.5) ? 'The mullet was superb.' : 'The lamb was superb.'} It was at ${p.pastEmployer}, ${his[p.pronoun]} previous employer, that ${p.pronoun} first fed more than six at once.</p><p>Set price ${between(60, 95)} a head, BYO. Our critic paid the bill.</p>`,
    says: ['city', 'employer', 'role', 'birthYear', 'pastEmployer'],
  }),
  'radio presenter': (p, { others, pick }) => ({
    title: `The Late Ferry with ${p.name} – Harbour FM 98.3`,
    main: `<h1>The Late Ferry</h1><p>${pick(['Thursdays', 'Sundays'])}, 10 pm to midnight. Presented by ${p.name}; produced by ${otherAt(others, 0).name}.</p><p>Jazz, field recordings and the shipping forecast. Until ${p.joined} ${p.given} was ${p.pastRole} at ${p.pastEmployer} and only listened; then came another job, more evenings, and a microphone. ${toCapital(p.pronoun)} shares a house in ${p.city} with 4,000 records.
      Requests go to <a href="${accountAt(p, 'mastodon').url}">${p.given}'s Mastodon</a>, not to the studio.</p><p>On air now: Overnight Mix. Listen live · Become a subscriber</p>`,
    says: ['pastRole', 'pastEmployer', 'city', 'mastodon'],
  }),
  'event ticket page': (p, { between }) => ({
    title: `Tickets: “The long way round”, a talk by ${p.name}`,
    main: `<h1>The long way round</h1><p>Doors ${between(6, 7)}.30 pm · Mechanics' Hall · seated · licensed bar</p><h3>About the speaker</h3><p>You may know ${p.name} as the ${p.role} who put ${p.employer} on the map. Fewer know that ${p.pronoun} only arrived there in ${p.joined}, straight from ${p.pastEmployer}, with a suitcase and a borrowed coat.</p>
      <p>General admission $${between(20, 45)} + booking fee. No refunds. Accessible seating by phone.</p><p>You might also like: Trivia Night · Wine & Watercolours</p>`,
    says: ['role', 'employer', 'joined', 'pastEmployer'],
  }),
  'annual of notables': (p, { between }) => ({
    title: `${p.name}, entry no. ${between(2000, 8999)} – Notables of the Year, online edn`,
    main: `<p><b>${p.family.toUpperCase()}, ${p.given}</b>; ${titled(p.role)}, ${p.employer}, since ${p.joined}; b. ${p.birthYear}; m., two d. <i>Educ.</i>: ${p.university} (${p.degree} ${p.degreeYear}). ${titled(p.pastRole)}, ${p.pastEmployer}, ${p.pastFrom}–${String(p.joined).slice(2)}. Mem., Cttee on Weights, ${between(2008, 2014)}–. <i>Publications</i>: articles in learned jls. <i>Recreations</i>: walking, disagreement. <i>Home</i>: ${p.city}. <i>Club</i>: Sheds.</p>
      <p>How to cite this entry: “${p.name}”, Notables of the Year. Access brought to you by your library.</p>`,
    says: [
      'role',
      'employer',
      'joined',
      'birthYear',
      'university',
      'degree',
      'degreeYear',
      'pastRole',
      'pastEmployer',
      'city',
    ],
  }),
  'podcast transcript': (p, { others }) => ({
    title: `Transcript: ${p.name} on getting things wrong`,
    main: `<p><i>This transcript was made by machine and corrected by a tired human.</i></p><p>${otherAt(others, 0).given.toUpperCase()}: G'day and welcome. I'm ${otherAt(others, 0).name}. With me is ${p.name}, who's — let me get this right — ${p.role} at ${p.employer}?</p><p>${p.given.toUpperCase()}: That's what it says on the door, yeah.</p>
      <p>${otherAt(others, 0).given.toUpperCase()}: And where are we reaching you?</p><p>${p.given.toUpperCase()}: At home, in ${p.city}. You might hear the bins.</p><p>${otherAt(others, 0).given.toUpperCase()}: You went to uni for ${p.field.toLowerCase()}, didn't you?</p><p>${p.given.toUpperCase()}: ${toCapital(withArticle(p.university))}, yes. Loved it. Then I was ${aOrAn(p.pastRole)} for a fair few years, which is where I got most things wrong. [laughs]</p><p>${otherAt(others, 0).given.toUpperCase()}: I grew up in ${otherAt(others, 0).city}, so I know about bins.</p>`,
    says: ['role', 'employer', 'city', 'university', 'pastRole'],
  }),
  'now page': (p, { between }) => ({
    title: `now / ${p.name}`,
    main: `<h1>What I'm doing now</h1><p><i>Updated on a train, ${between(1, 28)} August.</i></p><ul><li>Living: ${p.city}, top floor, too many stairs for someone born in ${p.birthYear}</li><li>Working: ${p.employer}, same desk since ${p.joined} (I used to be ${aOrAn(p.pastRole)}, in case you're looking for that person)</li><li>Reading: a history of salt</li><li>Building: a weather station, see ${accountAt(p, 'github').url}</li><li>Posting: ${accountAt(p, 'mastodon').url}</li></ul>
      <p>This is a now page. If you have a site, you should make one too. Cheers, ${p.name}</p>`,
    says: ['city', 'birthYear', 'employer', 'joined', 'pastRole', 'github', 'mastodon'],
    host: p.site,
  }),
  'social bio': (p, { between }) => ({
    title: `${p.name} :seedling: (@${accountAt(p, 'mastodon').username.split('@')[0]}@mastodon.social)`,
    main: `<h1>${p.name} 🌱</h1><p>@${accountAt(p, 'mastodon').username}</p><p>He/she who laughs last has the slowest connection. ${p.city} 📍 previously ${p.pastRole} @ ${p.pastEmployer} 🛠️ class of ${p.degreeYear}, ${p.university} 🎓 est. ${p.birthYear} 🎂</p><table><tr><td>git</td><td>${accountAt(p, 'github').url}</td></tr><tr><td>web</td><td>${p.site}</td></tr></table>
      <p>${between(100, 8000)} posts</p><p>Pinned: introductions are hard, ask me about knots.</p>`,
    says: [
      'city',
      'pastRole',
      'pastEmployer',
      'degreeYear',
      'university',
      'birthYear',
      'github',
      'mastodon',
    ],
  }),
} satisfies Record<string, PageForm>
