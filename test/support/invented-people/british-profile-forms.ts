import { toCapital } from '../../../research/text/words/to-capital.ts'
import { jsonLd } from '../internet/web/web-page.ts'
import { aDegree, britishMonths, him, his, otherAt, titled, withArticle } from './form-words.ts'
import { accountAt, aOrAn, type PageForm } from './page-form.ts'

/** British pages about the person alone: profiles, CVs, interviews, portraits. */
export const britishProfileForms = {
  'staff page with contact box': (p, { between, pick, words }) => ({
    title: `${p.name} | Our staff | ${p.employer}`,
    main: `<nav class="breadcrumb"><a href="/">Home</a> &rsaquo; <a href="/about">About us</a> &rsaquo; <a href="/about/staff">Our staff</a></nav>
      <h1>${p.name}</h1><p class="job">${titled(p.role)}</p>
      <aside><h2>Contact</h2><p>Tel: 01632 960${between(100, 999)}<br>Room ${between(1, 4)}.${between(10, 39)}</p></aside>
      <h2>Background</h2><p>${p.given} has been at ${p.employer} since ${p.joined} and sits on the staff forum. ${toCapital(p.pronoun)} has ${aDegree(p.degree)} in ${p.field} from
      ${withArticle(p.university)} and is one of our mental health first aiders.</p>
      <footer><p>${p.employer}, Registered office: ${between(1, 90)} Quay Street, ${pick(words.cities)}. <a href="/cookies">We use some essential cookies</a> to make this website work.</p></footer>`,
    says: ['role', 'employer', 'joined', 'degree', 'university'],
  }),
  'hand-made home page': (p) => ({
    title: `${p.name}'s corner of the web`,
    main: `<h1>Hello, I'm ${p.name}</h1>
      <p>From Monday to Thursday I'm ${aOrAn(p.role)} for ${p.employer}. On Fridays I mend clocks, badly. I live in ${p.city}, close enough to the water to hear it.</p>
      <p>A long time ago I did ${aDegree(p.degree)} in ${p.field} at ${withArticle(p.university)}; most of it I have forgotten, the friends I've kept.</p>
      <p>This site is written by hand and has no trackers. The source is at <a href="${accountAt(p, 'github').url}">github.com/${accountAt(p, 'github').username}</a>. If you want to talk, I'm
      @${accountAt(p, 'mastodon').username} in the fediverse. I left the other place and shan't be going back.</p>`,
    says: ['role', 'employer', 'city', 'degree', 'university', 'github', 'mastodon'],
    host: p.site,
  }),
  'network profile': (p, { between, pick, others }) => ({
    title: `${p.name} - ${titled(p.role)} - ${p.employer}`,
    main: `<section><h1>${p.name}</h1><h2>${titled(p.role)} at ${p.employer}</h2><p>${p.city} and surrounding area · ${between(120, 490)} connections</p></section>
      <section><h2>Experience</h2><ul>
      <li><h3>${titled(p.role)}</h3><h4>${p.employer}</h4><p>${pick(britishMonths)} ${p.joined} – Present</p></li>
      <li><h3>${titled(p.pastRole)}</h3><h4>${p.pastEmployer}</h4><p>${p.pastFrom} – ${p.joined}</p></li></ul></section>
      <section><h2>Education</h2><ul><li><h3>${p.university}</h3><h4>${p.degree}, ${p.field}</h4><p>${p.degreeYear - 3} – ${p.degreeYear}</p></li></ul></section>
      <section><h2>Volunteering</h2><p>Crew member, RNLI shop · ${p.joined + 1} – Present</p></section>
      <aside><h2>People also viewed</h2><ul><li>${otherAt(others, 0).name}<br>${titled(otherAt(others, 0).role)} at ${otherAt(others, 0).employer}</li><li>${otherAt(others, 1).name}<br>${titled(otherAt(others, 1).role)} at
      ${otherAt(others, 1).employer}</li></ul></aside>`,
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
  'academic profile': (p, { others, between }) => ({
    title: `${p.name} : Research and people : ${p.employer}`,
    main: `<h1>${p.name}</h1><p>${titled(p.role)}</p><ul class="tabs"><li>Profile</li><li>Publications</li><li>Teaching</li></ul>
      <h2>Profile</h2><p>${p.name} read for ${his[p.pronoun]} ${p.degree} at ${withArticle(p.university)}, completing it in ${p.degreeYear}. A spell at ${p.pastEmployer} followed, and in ${p.joined}
      ${p.pronoun} came to ${p.employer}, where ${p.pronoun} also convenes the reading group on ${p.field}.</p>
      <h2>Selected publications</h2><ul><li>${otherAt(others, 0).family}, ${p.family} and ${otherAt(others, 1).family} (${between(2016, 2022)}). “Notes towards a practice.” <i>Annals</i> ${between(11, 60)}(2).</li>
      <li>${p.family} (${between(2010, 2015)}). “What the records leave out.” Working paper ${between(3, 40)}.</li></ul>`,
    says: ['role', 'employer', 'joined', 'pastEmployer', 'university', 'degree', 'degreeYear'],
  }),
  'weekly paper portrait': (p, { between }) => ({
    title: `“I was never any good at sitting still”: ${p.name} looks back`,
    main: `<p class="byline">By our features desk</p><p>There is a bench outside the post office in ${p.city} which locals call ${p.family}'s office. ${p.name}, who has lived around the corner for ${between(8, 19)}
      years, laughs when it is mentioned. “It's where the signal is.”</p>
      <p>Born in ${p.birthYear}, the youngest of five, ${p.given} started out as ${aOrAn(p.pastRole)} and might have remained one. “I liked it,” ${p.pronoun} says. “I just didn't like the mornings.”
      Today ${p.pronoun} earns ${his[p.pronoun]} living as ${aOrAn(p.role)} with ${p.employer}, and the mornings have got no later.</p>
      <div class="related"><h3>Most read</h3><ul><li>Bus gate to stay, say councillors</li><li>Bakery marks a century on the same corner</li><li>Police appeal after tractor theft</li></ul></div>
      <div class="comments"><h3>2 comments</h3><p><b>marshlad</b>: Lovely piece. More of this please.</p><p><b>Old Boots</b>: Moved to the coast in 1998, still miss that bench.</p></div>`,
    says: ['birthYear', 'city', 'role', 'employer', 'pastRole'],
  }),
  'questions and answers': (p) => ({
    title: `Five minutes with ${p.name}`,
    main: `<p><em>${p.name}, ${p.role} at ${p.employer}, on luck, weather and the virtue of a good pencil.</em></p>
      <p><b>How did you end up doing this?</b></p><p>By accident. I was ${aOrAn(p.pastRole)} at ${p.pastEmployer}, quite content, and a friend showed me the advertisement. I started here in ${p.joined}, on the wettest Monday of the year.</p>
      <p><b>Did you ever regret it?</b></p><p>Only the first winter.</p>
      <p><b>What should people know about the job that they don't?</b></p><p>That it's mostly phone calls. People imagine something grander.</p>
      <p><b>Tea or coffee?</b></p><p>Tea. Is that a serious question?</p>`,
    says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer'],
  }),
  'show notes': (p, { others, between }) => ({
    title: `#${between(30, 190)}: Slow tools, with ${p.name}`,
    main: `<p>${toCapital(p.role)} ${p.name} drops by the shed to talk to ${otherAt(others, 0).name} about slow tools, long projects and why ${p.employer}, which employs ${him[p.pronoun]}, still runs on a spreadsheet from the nineties.</p>
      <h3>Chapters</h3><ul><li>00:00 Cold open</li><li>03:12 The spreadsheet</li><li>21:40 What maintenance is for</li><li>48:05 Listener post</li></ul>
      <h3>Links</h3><ul><li><a href="${accountAt(p, 'github').url}">${p.given}'s GitHub</a></li><li><a href="${accountAt(p, 'mastodon').url}">${p.given} on Mastodon</a></li>
      <li>Your host: <a href="${accountAt(otherAt(others, 0), 'mastodon').url}">${otherAt(others, 0).name} on Mastodon</a></li></ul><p>Music by The Gasworks. Leave us a review wherever you listen.</p>`,
    says: ['role', 'employer', 'github', 'mastodon'],
  }),
  'conference speaker': (p, { between }) => ({
    title: `${p.name} – Speakers – FieldConf`,
    main: `<h1>${p.name}</h1><p class="talk">Thursday, 11:${between(10, 50)}, Hall B: “Nobody reads the manual, including me”</p>
      <p>${p.city}-based ${p.name} is ${aOrAn(p.role)} at ${p.employer}. With ${aDegree(p.degree)} from ${withArticle(p.university)} in ${his[p.pronoun]} pocket and fifteen years of mistakes to draw on, ${p.pronoun} talks about
      documentation as if it mattered. Toots at @${accountAt(p, 'mastodon').username}.</p><p><a href="/schedule">Back to the full schedule</a></p>`,
    says: ['city', 'role', 'employer', 'degree', 'university', 'mastodon'],
  }),
  'publisher on its author': (p, { between, pick }) => ({
    title: `${p.name} | Authors | Heron & Tithe Books`,
    main: `<h1>${p.name}</h1><p>${p.name} was born in ${p.birthYear} and educated at ${withArticle(p.university)}. After a number of years as ${aOrAn(p.pastRole)}, ${p.pronoun} began to write in the small hours. <i>The Tide Tables</i>
      (${between(2012, 2022)}) was longlisted for the Lantern Prize. ${p.pronoun === 'she' ? 'She' : 'He'} lives in ${p.city}.</p>
      <h2>Books by this author</h2><ul><li><i>The Tide Tables</i></li><li><i>${pick(['Salt Lick', 'A Map of Hedges', 'The Understudy'])}</i></li></ul>
      <p class="small">Heron & Tithe Books, 12 Printer's Row, London. Sign up to our newsletter for 10% off your first order.</p>`,
    says: ['birthYear', 'university', 'pastRole', 'city'],
  }),
  'mentoring directory': (p) => ({
    title: `Find a mentor: ${p.name} – ${p.university} Alumni Network`,
    main: `<div class="profile"><h1>${p.name}</h1><p>Alumni mentor, ${p.university}</p><ul><li><strong>Year of graduation:</strong> ${p.degreeYear}</li><li><strong>Course:</strong> ${p.field} ${p.degree}</li>
      <li><strong>Current job:</strong> ${toCapital(p.role)}</li><li><strong>Organisation:</strong> ${p.employer}</li><li><strong>Can help with:</strong> CV checks, mock interviews</li><li><strong>Preferred contact:</strong> video call</li></ul>
      <p>“Ask me anything you like. My own path was far from straight: I was ${aOrAn(p.pastRole)} first.”</p></div><p><a href="/login">Log in</a> to send a message.</p>`,
    says: ['university', 'degreeYear', 'degree', 'role', 'employer', 'pastRole'],
  }),
  'code forge profile': (p, { between, pick }) => ({
    title: `${accountAt(p, 'github').username} (${p.name}) · GitHub`,
    head: `<link rel="canonical" href="${accountAt(p, 'github').url}">`,
    main: `<h1><span class="p-name">${p.name}</span> <span class="p-nickname">${accountAt(p, 'github').username}</span></h1><div>Mostly shell scripts and regret.</div>
      <ul class="vcard-details"><li>${p.employer}</li><li>${p.city}</li><li>23:${between(10, 59)} (UTC)</li><li>Mastodon <a rel="nofollow me" href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a></li></ul>
      <p>${between(12, 400)} followers · ${between(3, 90)} following</p><h2>Pinned</h2><ol><li>tide-tables <span>${pick(['Go', 'Python', 'Rust'])}</span> ★ ${between(3, 800)}</li><li>dotfiles</li></ol><p>${between(90, 900)} contributions in the last year · Member since ${between(2010, 2016)}</p>`,
    says: ['github', 'employer', 'city', 'mastodon'],
  }),
  'fediverse profile': (p, { between }) => ({
    title: `${p.name} (@${accountAt(p, 'mastodon').username}) - Mastodon`,
    main: `<h1>${p.name}</h1><p>@${accountAt(p, 'mastodon').username}</p><p>${toCapital(p.role)}. Swims in cold water, boosts pictures of moss. b. ${p.birthYear}. Home is ${p.city}. Views nobody's.</p>
      <dl><dt>Code</dt><dd><a href="${accountAt(p, 'github').url}" rel="me">${accountAt(p, 'github').url}</a> ✓</dd><dt>Pronouns</dt><dd>${p.pronoun}/${him[p.pronoun]}</dd><dt>Joined</dt><dd>Nov ${between(2017, 2022)}</dd></dl><p>${between(200, 9000)} Posts · ${between(20, 400)} Following · ${between(20, 2000)} Followers</p>`,
    says: ['mastodon', 'role', 'birthYear', 'city', 'github'],
  }),
  'cv, years first': (p) => ({
    title: `Curriculum vitae – ${p.name}`,
    main: `<h1>${p.name}</h1><p>Born ${p.birthYear} · ${p.city} · <a href="${accountAt(p, 'github').url}">GitHub</a> · <a rel="me" href="${accountAt(p, 'mastodon').url}">Mastodon</a></p><h2>Employment</h2>
      <ul><li>${p.joined}–present: ${toCapital(p.role)}, ${p.employer}</li><li>${p.pastFrom}–${p.joined}: ${toCapital(p.pastRole)}, ${p.pastEmployer}</li></ul>
      <h2>Education</h2><ul><li>${p.degreeYear}: ${p.degree} ${p.field}, ${p.university}</li><li>${p.birthYear + 18}: A-levels in three subjects</li></ul><h2>Interests</h2><ul><li>Fell running, bell ringing</li></ul><p>Referees on request.</p>`,
    says: [
      'birthYear',
      'city',
      'github',
      'mastodon',
      'joined',
      'role',
      'employer',
      'pastRole',
      'pastEmployer',
      'degreeYear',
      'degree',
      'university',
    ],
    host: p.site,
  }),
  'portrait with key facts': (p) => ({
    title: `In profile: ${p.name}`,
    main: `<p>Every month we put the same questions to one of our readers.</p><h2>${p.name}</h2><dl><dt>Born</dt><dd>${p.birthYear}, in a thunderstorm</dd><dt>Home</dt><dd>${p.city}</dd><dt>Day job</dt><dd>${toCapital(p.role)}, ${p.employer}</dd>
      <dt>And before that</dt><dd>${toCapital(p.pastRole)}</dd><dt>Studied</dt><dd>${p.field}, ${p.university}, finished ${p.degreeYear}</dd><dt>Last book read</dt><dd>A guide to lichens</dd><dt>Guilty pleasure</dt><dd>Cold chips</dd></dl>`,
    says: ['birthYear', 'city', 'role', 'employer', 'pastRole', 'university', 'degreeYear'],
  }),
  'data behind a bare page': (p, { between }) => ({
    title: p.name,
    head: jsonLd({
      '@type': 'Person',
      name: p.name,
      url: p.site,
      birthDate: `${p.birthYear}-0${between(1, 9)}-1${between(0, 9)}`,
      jobTitle: titled(p.role),
      worksFor: { '@type': 'Organization', name: p.employer },
      alumniOf: { '@type': 'CollegeOrUniversity', name: p.university },
      address: { '@type': 'PostalAddress', addressLocality: p.city },
      sameAs: [accountAt(p, 'github').url, accountAt(p, 'mastodon').url],
    }),
    main: `<h1>${p.name}</h1><p>Nothing to see here yet. I'm rebuilding the site, slowly, in the evenings.</p>`,
    says: ['birthYear', 'role', 'employer', 'university', 'city', 'github', 'mastodon'],
    host: p.site,
  }),
  'encyclopaedia article': (p) => ({
    title: `${p.name} - Openpedia`,
    main: `<h1>${p.name}</h1><p>From Openpedia, the encyclopaedia anyone may correct</p><table class="infobox"><tr><th colspan="2">${p.name}</th></tr><tr><th>Born</th><td>${p.birthYear}</td></tr><tr><th>Occupation</th><td>${toCapital(p.role)}</td></tr><tr><th>Alma mater</th><td>${p.university} (${p.degree}, ${p.degreeYear})</td></tr></table>
      <p><b>${p.name}</b> (born ${p.birthYear}) is ${aOrAn(p.role)} known for a campaign against plastic bunting.<sup>[1]</sup></p><h2>Career<span>[edit]</span></h2>
      <p>Having worked at ${p.pastEmployer} as ${p.pastRole} from ${p.pastFrom},<sup>[2]</sup> ${p.family} moved to ${p.employer} in ${p.joined}.<sup>[3]</sup> ${toCapital(p.pronoun)} has held the post of ${p.role} there ever since.<sup>[citation needed]</sup></p>
      <h2>References</h2><ol><li>“Bunting row goes on”. Weekly Post.</li><li>Annual report, p. 14.</li><li>Annual report, p. 3.</li></ol><p>Categories: Living people | Campaigners</p>`,
    says: [
      'birthYear',
      'role',
      'university',
      'degree',
      'degreeYear',
      'pastEmployer',
      'pastRole',
      'employer',
      'joined',
    ],
  }),
} satisfies Record<string, PageForm>
