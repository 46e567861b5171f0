import { toCapital } from '../../../research/text/words/to-capital.ts'
import {
  britishMonths,
  degreeInFull,
  him,
  his,
  otherAt,
  titled,
  withArticle,
} from './form-words.ts'
import { accountAt, aOrAn, type PageForm, writeEach } from './page-form.ts'

/** British pages on which institutions, papers or registers name the person among others. */
export const britishNoticeForms = {
  'team cards': (p, { others, between }) => ({
    title: `Meet the team – ${p.employer}`,
    main: `<h1>The people behind ${p.employer}</h1><div class="cards">
      <div class="card"><h3>${otherAt(others, 0).name}</h3><h4>${titled(otherAt(others, 0).role)}</h4><p>Keeps the lights on. Has cycled to work for ${between(4, 15)} years, whatever the weather in ${otherAt(others, 0).city}.</p></div>
      <div class="card"><h3>${p.name}</h3><h4>${titled(p.role)}</h4><p>Poached from ${p.pastEmployer} and never looked back. Lives in ${p.city} with a partner, two teenagers and an elderly lurcher.
      <a href="${accountAt(p, 'github').url}">GitHub</a></p></div>
      <div class="card"><h3>${otherAt(others, 1).name}</h3><h4>${titled(otherAt(others, 1).role)}</h4><p>Spent ten years with ${otherAt(others, 1).pastEmployer}. Bakes on Fridays.
      <a href="${accountAt(otherAt(others, 1), 'github').url}">GitHub</a></p></div></div>
      <p>Fancy joining us? <a href="/careers">See our vacancies</a>.</p>`,
    says: ['role', 'employer', 'pastEmployer', 'city', 'github'],
  }),
  'appointment announced': (p, { others, between, pick, words }) => ({
    title: `${p.employer} appoints ${p.name} as ${titled(p.role)}`,
    main: `<p class="dateline">${between(1, 28)} ${pick(britishMonths)} ${p.joined} – for immediate release</p>
      <p><b>${p.employer} is pleased to announce the appointment of ${p.name} as ${titled(p.role)}, with immediate effect.</b></p>
      <p>${p.given} joins from ${p.pastEmployer}, where ${p.pronoun} was ${titled(p.pastRole)}.</p>
      <p>${otherAt(others, 0).name}, Chair of ${p.employer}, said: “We had a very strong field of candidates, and ${p.given} stood out. I am sure that colleagues will make ${him[p.pronoun]} welcome.”</p>
      <p>ENDS</p><h4>Notes to editors</h4><ol><li>${p.employer} was established in 19${between(11, 46)} and has offices in ${pick(words.cities)} and ${pick(words.cities)}.</li>
      <li>Photographs are available from the press desk.</li></ol>`,
    says: ['role', 'employer', 'joined', 'pastRole', 'pastEmployer'],
  }),
  'panel list': (p, { others }) => ({
    title: 'Round table: who pays for the shoreline?',
    main: `<p>Light refreshments from 6 pm. The discussion begins at half past.</p><h3>On the panel</h3><ul>
      <li>${otherAt(others, 0).name}, ${otherAt(others, 0).role}, ${otherAt(others, 0).employer}</li><li>${p.name}, ${p.role} at ${p.employer} since ${p.joined}</li>
      <li>${otherAt(others, 1).name}, formerly ${otherAt(others, 1).pastRole} at ${otherAt(others, 1).pastEmployer}</li></ul><p>In the chair: ${otherAt(others, 2).name} (${otherAt(others, 2).employer}).</p>`,
    says: ['role', 'employer', 'joined'],
  }),
  'review with sign-off': (p, { others, between }) => ({
    title: `Review: “The Long Weir” by ${otherAt(others, 0).name}`,
    main: `<p>It is seldom that a book about drainage keeps one up past midnight. ${otherAt(others, 0).name}, for many years ${otherAt(others, 0).role} at ${otherAt(others, 0).employer}, has written one that does. The chapters on the great flood are worth the
      price alone; the index is a disgrace.</p><p><i>The Long Weir</i>, Sluice Press, ${between(180, 420)} pp., £${between(14, 28)}.</p>
      <p><em>${p.name} is ${aOrAn(p.role)} at ${p.employer}. Mastodon: <a href="${accountAt(p, 'mastodon').url}">@${accountAt(p, 'mastodon').username}</a>; code for the maps in this piece: github.com/${accountAt(p, 'github').username}</em></p>`,
    says: ['role', 'employer', 'mastodon', 'github'],
  }),
  'obituary of another': (p, { others, between }) => {
    const dead = otherAt(others, 0)
    return {
      title: `${dead.name}, 19${between(28, 44)}–2023`,
      main: `<p>${dead.name}, who has died after a short illness, was for three decades the conscience of ${p.pastEmployer}. Colleagues recall a terrible driver and a wonderful listener.</p>
        <p>Those trained under ${him[dead.pronoun]} at ${p.pastEmployer} went far. ${p.name} left in ${p.joined} for ${p.employer}, where ${p.pronoun} is now ${p.role}; ${otherAt(others, 1).name} set up on ${his[otherAt(others, 1).pronoun]} own in
        ${otherAt(others, 1).city}. “${toCapital(dead.pronoun)} never told you the answer,” ${p.family} said this week. “You were just made to stay until you had it.”</p><p>${dead.given} is survived by two sons. Family flowers only.</p>`,
      says: ['pastEmployer', 'joined', 'employer', 'role'],
    }
  },
  'wedding notice': (p, { others, between }) => ({
    title: 'Weddings and engagements',
    main: `<h2>${p.family} – ${otherAt(others, 0).family}</h2><p>The marriage took place on Saturday ${between(1, 28)} June at St Brannoc's between ${p.name} and ${otherAt(others, 0).name}. The two met at ${p.pastEmployer}, where ${p.given} worked as
      ${aOrAn(p.pastRole)} in those days and ${otherAt(others, 0).given} had come to complain about a bill. After a honeymoon in Brittany the couple have settled in ${p.city}.</p>
      <h2>${otherAt(others, 1).family} – ${otherAt(others, 2).family}</h2><p>The engagement is announced between ${otherAt(others, 1).name}, of ${otherAt(others, 1).city}, and ${otherAt(others, 2).name}, ${otherAt(others, 2).role}.</p>`,
    says: ['pastEmployer', 'pastRole', 'city'],
  }),
  'class notes': (p, { others }) => ({
    title: `Class notes – ${p.university} Magazine`,
    main: `<p>News of old members. Send yours to the Development Office at ${withArticle(p.university)} by the end of term.</p>
      <p><b>${otherAt(others, 0).name}</b> (${otherAt(others, 0).degree} ${otherAt(others, 0).field}, ${otherAt(others, 0).degreeYear}) has retired to ${otherAt(others, 0).city} and taken up the bagpipes, to the regret of the neighbours.</p>
      <p><b>${p.name}</b> (${p.degree} ${p.field}, ${p.degreeYear}) writes from ${p.city}, home these many years, to say that ${p.pronoun} is enjoying life as ${p.role} with ${p.employer} and would be glad to see anyone passing through.</p>
      <p><b>${otherAt(others, 1).name}</b> (${otherAt(others, 1).degree}, ${otherAt(others, 1).degreeYear}) is still ${otherAt(others, 1).role} at ${otherAt(others, 1).employer}.</p>`,
    says: ['university', 'degree', 'degreeYear', 'city', 'role', 'employer'],
  }),
  'thesis repository record': (p, { others, between }) => ({
    title: `Aspects of ${p.field.toLowerCase()} in a small harbour town - ${p.university} Repository`,
    main: `<h1>Aspects of ${p.field.toLowerCase()} in a small harbour town</h1><table><tr><td>Creator</td><td>${p.name}, ${p.birthYear}-</td></tr><tr><td>Supervisor</td><td>${otherAt(others, 0).name}</td></tr>
      <tr><td>Awarding institution</td><td>${p.university}</td></tr><tr><td>Qualification</td><td>${degreeInFull[p.degree]}</td></tr><tr><td>Date of award</td><td>${p.degreeYear}</td></tr>
      <tr><td>Deposited</td><td>${between(1, 28)} Nov ${between(2020, 2023)}</td></tr><tr><td>Extent</td><td>${between(60, 310)} leaves</td></tr><tr><td>Licence</td><td>CC BY-NC 4.0</td></tr></table><p>Actions: Export to RIS · Export to BibTeX · Request a copy</p>`,
    says: ['birthYear', 'university', 'degree', 'degreeYear'],
  }),
  'council minutes': (p, { others, between }) => ({
    title: `Minutes of the Planning Committee, item ${between(4, 9)}`,
    main: `<p>PRESENT: Cllr ${otherAt(others, 0).name} (Chair), Cllr ${otherAt(others, 1).name}, Cllr ${otherAt(others, 2).name}.</p><p>APOLOGIES: none.</p>
      <p>${between(40, 99)}. PUBLIC PARTICIPATION. The Chair invited ${p.name}, a resident of ${p.city}, to speak. ${toCapital(p.pronoun)} declared that ${p.pronoun} was employed as ${p.role} by ${p.employer}, but spoke in a private capacity. ${toCapital(p.pronoun)} objected to
      the loss of the hedge.</p><p>Cllr ${otherAt(others, 1).family} asked for a site visit. RESOLVED: that the matter be deferred.</p>`,
    says: ['city', 'role', 'employer'],
  }),
  'bursary awards': (p, { others }) => ({
    title: 'Travel bursaries awarded this round',
    main: `<p>Eleven applications were received; four were funded.</p><table><thead><tr><th>Name</th><th>Degree</th><th>Employer</th><th>Award</th></tr></thead><tbody>${writeEach(
      [others[0], p, others[1], others[2]],
      (one) =>
        `<tr><td>${one.name}</td><td>${one.degree} (${one.university}, ${one.degreeYear})</td><td>${one.employer}</td><td>€${400 + (one.birthYear % 7) * 50}</td></tr>`,
    )}</tbody></table><p>Reports are due within three months of return.</p>`,
    says: ['degree', 'university', 'degreeYear', 'employer'],
  }),
  'professional register': (p, { between }) => ({
    title: `Register search result – ${p.name}`,
    main: `<h1>Public register</h1><dl><dt>Registrant</dt><dd>${p.name}</dd><dt>Registration number</dt><dd>K${between(10000, 99999)}</dd><dt>Year of birth</dt><dd>${p.birthYear}</dd>
      <dt>Qualification</dt><dd>${p.degree} ${p.university} ${p.degreeYear}</dd><dt>Date of first entry</dt><dd>1 September ${p.degreeYear + 2}</dd><dt>Employer</dt><dd>${p.employer}</dd><dt>Town</dt><dd>${p.city}</dd><dt>Status</dt><dd>Registered, no conditions</dd></dl>
      <p>If you have a concern about a registrant, <a href="/concerns">tell us</a>.</p>`,
    says: ['birthYear', 'degree', 'university', 'degreeYear', 'employer', 'city'],
  }),
  trustees: (p, { others, between }) => ({
    title: 'Trustees and patrons – The Lockkeepers’ Benevolent Fund',
    main: `<h2>Board of Trustees</h2><p><strong>${otherAt(others, 0).name}</strong> (Chair). Appointed ${between(2012, 2016)}. Formerly with ${otherAt(others, 0).pastEmployer}.</p>
      <p><strong>${p.name}</strong> (Hon. Treasurer). Appointed ${between(2017, 2022)}. ${toCapital(p.role)}, ${p.employer}; sometime ${p.pastRole} with ${p.pastEmployer}. Keen allotment holder.</p>
      <p><strong>${otherAt(others, 1).name}</strong>. Appointed ${between(2017, 2022)}. Represents the ${otherAt(others, 1).city} branch.</p><p>Registered charity no. 10${between(10000, 99999)}</p>`,
    says: ['role', 'employer', 'pastRole', 'pastEmployer'],
  }),
  'choir members': (p, { others, between }) => ({
    title: 'Who sings with us? – Estuary Voices',
    main: `<p>Estuary Voices has been going since ${between(1978, 1995)}. We rehearse on Tuesdays, there are no auditions and the biscuits are good.</p>
      <p>${otherAt(others, 0).name} has conducted us for as long as anyone can remember. Among the second altos you'll find ${otherAt(others, 1).name}, ${aOrAn(otherAt(others, 1).role)} who reads music better than the rest of us.
      ${p.name}, born ${p.birthYear} and thus, as ${p.pronoun} likes to point out, of the same vintage as the church organ, drives over from ${p.city}, where ${p.pronoun} lives, in all weathers. ${toCapital(his[p.pronoun])} day job? ${toCapital(p.role)}.</p>`,
    says: ['birthYear', 'city', 'role'],
  }),
  'mailing list signatures': (p, { others, between }) => ({
    title: 'Re: timestamps off by one hour after the update - users list archive',
    main: `<article><h4>${otherAt(others, 0).name} wrote:</h4><p>Since Sunday all of my timestamps are one hour out. Has anyone else seen this?</p><p>--<br>${otherAt(others, 0).name}<br>${otherAt(others, 0).role}, ${otherAt(others, 0).city}<br>github: ${accountAt(otherAt(others, 0), 'github').username}</p></article>
      <article><h4>${p.name} wrote:</h4><p>It's the clocks going back. Set the zone explicitly and it will behave. Worked for me on version ${between(2, 7)}.${between(0, 9)}.</p><p>--<br>${p.name}<br>${p.role} @ ${p.employer}<br>github: ${accountAt(p, 'github').username}<br>fedi: @${accountAt(p, 'mastodon').username}</p></article>
      <p><a href="#">Previous in thread</a> | <a href="#">Next in thread</a></p>`,
    says: ['role', 'employer', 'github', 'mastodon'],
  }),
  'staff bulletin': (p, { others, between }) => ({
    title: `The Grapevine: staff bulletin of ${p.employer}, issue ${between(20, 88)}`,
    main: `<h2>Long service</h2><p>Cake was eaten in the canteen for ${p.name}, our ${p.role}. It was back in ${p.joined} that ${p.pronoun} swapped ${p.pastEmployer} for ${p.employer}; the chair ${p.pronoun} was given that first morning is still in use.</p>
      <h2>Welcome</h2><p>A warm welcome to ${otherAt(others, 0).name}, who starts in the post room on Monday.</p><h2>Car park</h2><p>The lower level stays closed until the pump has been replaced.</p>`,
    says: ['role', 'employer', 'joined', 'pastEmployer'],
  }),
  'archive photograph': (p, { others, words, pick, between }) => ({
    title: `Image ${between(1000, 9999)}: summer outing`,
    main: `<figure><img src="/images/outing.jpg" alt="Group on a pier, three people squinting into the sun"><figcaption>Summer outing to ${pick(words.cities)}. Left to right: ${otherAt(others, 0).name}, unknown, ${p.name} (${p.pastRole} at ${p.pastEmployer} until ${p.joined}, when
      ${p.employer} took ${him[p.pronoun]} on) and ${otherAt(others, 1).name}, holding the dog. Gift of the ${otherAt(others, 2).family} family.</figcaption></figure><p>© The Photographic Survey. Order a print.</p>`,
    says: ['pastRole', 'pastEmployer', 'joined', 'employer'],
  }),
} satisfies Record<string, PageForm>
