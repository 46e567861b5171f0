import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import {
  aDegree,
  americanMonths,
  degreeInFull,
  firstGiven,
  him,
  his,
  mister,
  otherAt,
  otherCities,
  withArticle,
} from './form-words.ts'
import { accountAt, aOrAn, type PageForm } from './page-form.ts'

/** American pages about the person alone: profiles, résumés, interviews, events. */
export const americanProfileForms = {
  'hey I am': (p, { pick, words }) => ({
    title: `${p.name} | about`,
    host: p.site,
    main: `<h1>Hey, I’m ${p.name}.</h1><p>By day I’m ${aOrAn(p.role)} at ${withArticle(p.employer)}, a gig I’ve had since ${p.joined}. By night I solder things and write
      the occasional post about ${p.field.toLowerCase()}. I grew up in ${pick(otherCities(p, words))}, but home is ${p.city} now, and I don’t see that changing.</p>
      <p>Elsewhere: <a href="${accountAt(p, 'github').url}">code</a> · <a rel="me" href="${accountAt(p, 'mastodon').url}">toots</a> · <a href="/feed.xml">RSS</a></p>`,
    says: ['role', 'employer', 'joined', 'city', 'github', 'mastodon'],
  }),
  'network profile': (p, { pick }) => ({
    title: `${p.name} - ${toCapital(p.role)} - ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${toCapital(p.role)} at ${p.employer} | ex-${p.pastEmployer} | lifelong learner</p><p>${p.city} · 500+ connections · <a href="#">Contact info</a></p>
      <h2>Experience</h2><ul><li><b>${toCapital(p.role)}</b><br>${p.employer} · Full-time<br>${pick(americanMonths).slice(0, 3)} ${p.joined} – Present</li>
      <li><b>${toCapital(p.pastRole)}</b><br>${p.pastEmployer}<br>${p.pastFrom} – ${p.joined}</li></ul>
      <h2>Education</h2><p><b>${p.university}</b><br>${p.degree}, ${p.field}<br>${p.degreeYear - 3} – ${p.degreeYear}</p>
      <h2>Skills</h2><p>Public speaking · Microsoft Office · Team leadership</p><p>People also viewed · Join now to see who you already know</p>`,
    says: [
      'role',
      'employer',
      'joined',
      'pastRole',
      'pastEmployer',
      'city',
      'university',
      'degree',
      'degreeYear',
    ],
  }),
  'local newspaper portrait': (p, { others, between }) => ({
    title: `The quiet life of a ${p.role} | The Valley Courier`,
    main: `<p>Subscribe | E-Edition | Obituaries | Classifieds</p><h1>Up before the birds</h1><p class="byline">By ${otherAt(others, 0).name}, staff writer</p>
      <p>It is a quarter past five and still dark when ${p.name} laces up on the back porch of the house in ${p.city} that ${p.pronoun} shares with two dogs and a piano nobody plays.</p>
      <p>By seven ${p.pronoun} will be at ${withArticle(p.employer)}, where the plate on the door reads “${toCapital(p.role)}.” It was screwed on in ${p.joined}, ${his[p.pronoun]} first week. “The screws
      have outlasted three managers,” ${p.family} says.</p>
      <p>Born in ${p.birthYear}, the youngest of ${between(4, 8)}, ${p.pronoun} never meant to stay. There had been a good job at ${withArticle(p.pastEmployer)}, then a bad winter, then a phone call.</p>
      <p>3 comments. Log in to join the conversation. <b>Most read:</b> Council delays bridge vote again; ${otherAt(others, 1).name} wins chili cook-off.</p>`,
    says: ['city', 'employer', 'role', 'joined', 'birthYear', 'pastEmployer'],
  }),
  'five questions': (p) => ({
    title: `Five questions for ${p.name}`,
    main: `<h2>Five questions for … ${p.name}</h2>
      <p><b>You work at ${withArticle(p.employer)} these days. What do you tell people at parties?</b></p><p>That I’m ${aOrAn(p.role)}, and then they go and get another drink.</p>
      <p><b>Was that always the plan?</b></p><p>Not at all. I was ${aOrAn(p.pastRole)} at ${withArticle(p.pastEmployer)} and perfectly happy. They offered me this job in ${p.joined} and I said yes before
      I’d heard the salary.</p>
      <p><b>Go back a bit further. College?</b></p><p>${toCapital(withArticle(p.university))}, Class of ${p.degreeYear}. Barely.</p>
      <p><b>Coffee or chai?</b></p><p>Chai. Next question.</p>
      <p><b>Where can readers find you?</b></p><p>I’m ${accountAt(p, 'github').username} on GitHub. That’s about it.</p>`,
    says: [
      'employer',
      'role',
      'pastRole',
      'pastEmployer',
      'joined',
      'university',
      'degreeYear',
      'github',
    ],
  }),
  'show notes': (p, { between }) => ({
    title: `Ep. 112: Slow data with ${p.name}`,
    main: `<p>On this week’s show: ${p.name}, ${p.city}-based ${p.role} and recovering ${p.pastRole} (${p.pastEmployer}, if you must know). We get into burnout, barn swallows, and why
      spreadsheets are fine, actually.</p>
      <ul><li>00:00 Cold open</li><li>0${between(2, 6)}:14 How ${firstGiven(p)} got here</li><li>21:40 The swallows</li><li>48:03 Listener mail</li></ul>
      <p>Follow ${firstGiven(p)}:<br>Mastodon – @${accountAt(p, 'mastodon').username}<br>GitHub – github.com/${accountAt(p, 'github').username}</p>
      <p>Theme music by The Lower Forty. This episode is brought to you by a mattress.</p>`,
    says: ['city', 'role', 'pastRole', 'pastEmployer', 'mastodon', 'github'],
  }),
  'conference speaker': (p) => ({
    title: `${p.name} – Speakers – PrairieConf`,
    main: `<h1>${p.name}</h1><h3>Talk: What the logs won’t tell you</h3><p>Before joining ${withArticle(p.employer)} as ${p.role} in ${p.joined}, ${p.name} did time at ${withArticle(p.pastEmployer)}.
      ${firstGiven(p)} picked up ${aDegree(p.degree)} along the way (${p.university}), maintains more side projects than is sensible under the handle
      <a href="${accountAt(p, 'github').url}">@${accountAt(p, 'github').username}</a> and toots as <a href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a>.</p>
      <p>Track 2 · Salon C · 40 minutes · Intermediate</p><p>We use cookies to make PrairieConf better. <a href="#">Accept</a> <a href="#">Manage</a></p>`,
    says: [
      'employer',
      'role',
      'joined',
      'pastEmployer',
      'degree',
      'university',
      'github',
      'mastodon',
    ],
  }),
  'author page': (p) => ({
    title: `${p.name} | Authors | Long Acre Books`,
    main: `<p>${p.name} was born in ${p.birthYear} and took ${aDegree(p.degree)} at ${withArticle(p.university)}. A former ${p.pastRole}, ${p.pronoun} works for ${withArticle(p.employer)} now and divides
      ${his[p.pronoun]} time between the kitchen table and the porch of a house in ${p.city}. This is ${his[p.pronoun]} first book. ${toCapital(p.pronoun)} is @${accountAt(p, 'mastodon').username} on Mastodon.</p>
      <p>ISBN 978-0-00-000000-2 · Paperback · 248 pages · $19.95 US / $26.95 CAN / ₹699</p><p>You may also like: <i>Salt Years</i>; <i>A Field Guide to Leaving</i></p>`,
    says: ['birthYear', 'degree', 'university', 'pastRole', 'employer', 'city', 'mastodon'],
  }),
  'code host profile': (p, { between }) => ({
    title: `${accountAt(p, 'github').username} (${p.name}) · GitHub`,
    main: `<a href="#start">Skip to content</a><h1><span>${p.name}</span> <span>${accountAt(p, 'github').username}</span></h1><p>Accidental ${p.role}. Previously ${p.pastEmployer}.</p>
      <p>${between(12, 900)} followers · ${between(1, 80)} following</p><ul><li>🏢 ${p.employer}</li><li>📍 ${p.city}</li><li>🔗 <a rel="nofollow me" href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a></li></ul>
      <h2>Pinned</h2><ul><li>dotfiles – Shell – ★ ${between(1, 40)}</li><li>rainbarrel – Python – ★ ${between(50, 900)}</li></ul><p>${between(100, 999)} contributions in the last year</p>`,
    says: ['github', 'role', 'pastEmployer', 'employer', 'city', 'mastodon'],
  }),
  'resume list': (p) => ({
    title: `Résumé of ${p.name}`,
    host: p.site,
    main: `<h1>${p.name}</h1><p>b. ${p.birthYear} · <a href="${accountAt(p, 'github').url}">GitHub</a> · references on request</p><h2>Work</h2>
      <ul><li>${p.joined}–present: ${toCapital(p.role)}, ${p.employer}</li><li>${p.pastFrom}–${p.joined}: ${toCapital(p.pastRole)}, ${p.pastEmployer}</li></ul>
      <h2>School</h2><ul><li>${p.degreeYear}: ${p.degree}, ${p.field}, ${p.university}</li></ul><h2>Other</h2><ul><li>Standard First Aid &amp; CPR-C</li><li>Class 5 driver’s licence</li></ul>`,
    says: [
      'birthYear',
      'github',
      'joined',
      'role',
      'employer',
      'pastRole',
      'pastEmployer',
      'degreeYear',
      'degree',
      'university',
    ],
  }),
  'structured data only': (p) => ({
    title: p.name,
    host: p.site,
    head: jsonLd({
      '@type': 'Person',
      name: p.name,
      url: p.site,
      jobTitle: toCapital(p.role),
      worksFor: { '@type': 'Organization', name: p.employer },
      alumniOf: { '@type': 'CollegeOrUniversity', name: p.university },
      birthDate: String(p.birthYear),
      address: { '@type': 'PostalAddress', addressLocality: p.city },
      sameAs: [accountAt(p, 'github').url, accountAt(p, 'mastodon').url],
    }),
    main: `<h1>${p.name}</h1><p>Pardon the dust. This site is being rebuilt.</p>`,
    says: ['role', 'employer', 'university', 'birthYear', 'city', 'github', 'mastodon'],
  }),
  'forum signature': (p, { others, between }) => ({
    title: 'Pump keeps tripping breaker after rain [SOLVED] – Homestead Forum',
    main: `<div><b>${otherAt(others, 0).name}</b> wrote:<blockquote>Third time this month. Anyone?</blockquote></div>
      <div><p>Check the splice below grade. Nine times out of ten it’s water in the heat-shrink. Pull it, dry it, redo it with gel-filled connectors.</p>
      <p>–––<br>${p.name}<br>${toCapital(p.role)} / ${p.city}<br>gh: <a href="${accountAt(p, 'github').url}">${accountAt(p, 'github').username}</a> / fedi: <a href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a></p></div>
      <div><b>${otherAt(others, 1).name}</b>: +1 to what was said above. Posts: ${between(40, 4000)}</div>`,
    says: ['role', 'city', 'github', 'mastodon'],
  }),
  'award citation': (p, { others }) => ({
    title: `${p.field} Society: Citation for ${p.name}`,
    main: `<p>Read by ${otherAt(others, 0).name}, Awards Chair</p><p>Madam President: It is my honor to present ${p.name}. Born in ${p.birthYear} above a hardware store, the candidate earned the degree of ${degreeInFull[p.degree]} from
      ${withArticle(p.university)} in ${p.degreeYear}. What followed is well known to this room: the lean years as ${p.pastRole}, the first paper, the second, and, from ${p.joined} to this day, the work at ${withArticle(p.employer)}.</p>
      <p>For patience, for rigor, and for returning every phone call, I ask that ${mister[p.pronoun]} ${p.family} receive the Society’s medal.</p>`,
    says: ['birthYear', 'degree', 'university', 'degreeYear', 'pastRole', 'joined', 'employer'],
  }),
  'meet your agent': (p, { pick, between, words }) => ({
    title: `${p.name}, ${p.employer}: meet your agent`,
    main: `<h1>${p.name}</h1><p>${toCapital(p.role)}, ${p.employer}</p><p>Folks are surprised when I tell them I used to be ${aOrAn(p.pastRole)}! True story: ${p.joined - p.pastFrom} years of it, over at ${withArticle(p.pastEmployer)}. Then in ${p.joined}
      I hung my hat here at ${withArticle(p.employer)} and I haven’t looked back. I was raised in ${pick(otherCities(p, words))}, came to ${p.city} for love, and I still live here, on the same street as my in-laws.</p>
      <p>${between(3, 40)} closed in the last 12 americanMonths · 4.9 ★</p><p>© Each office is independently owned and operated. Equal Housing Opportunity.</p>`,
    says: ['role', 'employer', 'pastRole', 'pastEmployer', 'joined', 'city'],
  }),
  'radio host': (p) => ({
    title: `On Air: ${p.name} | Mornings`,
    main: `<p>Listen live ▶ | Schedule | Contests</p><h1>${p.name}</h1><p>Weekdays 5:30 to 9. The voice that gets you to work belongs to a ${p.birthYear} baby, raised on AM radio and rhubarb pie. ${firstGiven(p)} signed on at ${withArticle(p.employer)} in
      ${p.joined}, fresh from a stint as ${aOrAn(p.pastRole)} at ${withArticle(p.pastEmployer)}. Favourite sound: rain on a tin roof.</p><p>Got a story tip? Find ${him[p.pronoun]} on Mastodon:
      <a href="${accountAt(p, 'mastodon').url}">${accountAt(p, 'mastodon').url.replace('https://', '')}</a></p>`,
    says: ['birthYear', 'employer', 'joined', 'pastRole', 'pastEmployer', 'mastodon'],
  }),
  'encyclopedia article': (p) => ({
    title: `${p.name} - Wikimedium, the open encyclopedia`,
    main: `<p>From Wikimedium, the open encyclopedia</p><table class="infobox"><caption>${p.name}</caption><tr><th>Born</th><td>${p.birthYear}</td></tr><tr><th>Alma mater</th><td>${p.university} (${p.degree}, ${p.degreeYear})</td></tr>
      <tr><th>Occupation</th><td>${toCapital(p.role)}</td></tr><tr><th>Years active</th><td>${p.pastFrom}–present</td></tr></table><p><b>${p.name}</b> (born ${p.birthYear}) is ${aOrAn(p.role)}.<sup>[1]</sup></p>
      <h2>Career<span>[edit]</span></h2><p>${p.family} was ${p.pastRole} at ${withArticle(p.pastEmployer)}<sup>[2]</sup> until moving to ${withArticle(p.employer)} in ${p.joined},<sup>[3]</sup> a position ${p.pronoun} continues to hold.</p>
      <h2>References<span>[edit]</span></h2><p>Categories: Living people | Articles with dead links</p>`,
    says: [
      'birthYear',
      'university',
      'degree',
      'degreeYear',
      'role',
      'pastRole',
      'pastEmployer',
      'employer',
      'joined',
    ],
  }),
  'ticket page': (p, { pick, between, words }) => ({
    title: `An Evening with ${p.name} – Tickets`,
    main: `<h1>An Evening with ${p.name}</h1><p>Thu, Nov ${between(4, 26)} · 7:00 PM · Grange Hall, ${pick(otherCities(p, words))}</p><p>$18 adv / $22 door. All ages. Refund policy: no refunds.</p><h3>About this event</h3>
      <p>${toCapital(p.role)} by trade and raconteur by temperament, ${p.name} drives in from ${p.city}, where ${p.pronoun} lives, for one night only. Expect slides. A booklet with all the sources, tidied up, is on GitHub (user: ${accountAt(p, 'github').username}).</p>
      <p>Share: Facebook · X · Copy link. Tags: Things to do · Talks</p>`,
    says: ['role', 'city', 'github'],
  }),
} satisfies Record<string, PageForm>
