import { html, jsonLd, type WebPages } from '../web-page.ts'

const published = (date: string, site: string) =>
  `<meta property="og:site_name" content="${site}"><meta property="article:published_time" content="${date}T08:00:00Z">`

const news = `
<article><h1>The clock that runs on water</h1>
<p class="byline">By Rosalind Inkpenny</p>
<p>A tidal clock has been ticking on the harbour wall since Tuesday. Its maker, Quillon Featherby-Marsh, says that it loses a second a century.</p>
<p>Quillon Featherby-Marsh is head of tidal modelling at the Institute for Invented Tides in Bristol. His book The Patient Tide was published in 2021.</p>
<p>The harbour master, Barnaby Quaywright, has worked at the port since 1988 and likes the noise.</p></article>`

const newsData = jsonLd({
  '@type': 'NewsArticle',
  headline: 'The clock that runs on water',
  datePublished: '2023-05-14',
  author: { '@type': 'Person', name: 'Rosalind Inkpenny', jobTitle: 'Harbour correspondent' },
})

const interview = `
<article><h1>Ten questions for Quillon Featherby-Marsh</h1>
<p>Quillon Featherby-Marsh was born in 1976 and grew up in Ebbwick. He now lives in Bristol.</p>
<p><b>Who taught you to read the sea?</b></p>
<p>My sister, Ottoline Featherby-Marsh, who plays the cello and has never been seasick.</p>
<p><b>And before Bristol?</b></p>
<p>Six years at the Saltmeadow Observatory in Aarhus. They were patient with me.</p></article>`

const speaker = `
<h1>Speakers of TideConf 2022</h1>
<section><h2>Quillon Featherby-Marsh</h2>
<p>Quillon Featherby-Marsh is Head of Tidal Modelling at the Institute for Invented Tides. He received the Brackwater Medal in 2018.</p>
<p>Talk: Waiting for high water.</p></section>
<section><h2>Philippa Mudlarker</h2>
<p>Philippa Mudlarker is Professor of Silt at Ooze Polytechnic. She received the Golden Bucket in 2020.</p></section>`

const article = `
<h1>Quillon Featherby-Marsh</h1>
<p><b>Quillon Aurelio Featherby-Marsh</b> (born 1976) is a British tidal hydrologist. He is known for the theory of patient tides.</p>
<h2>Life</h2>
<p>Featherby-Marsh studied physics at Ebbwick College and received his PhD from the University of Uncommon Waters in 2003. From 2003 to 2009 he
was a research fellow at the Saltmeadow Observatory. Since 2010 he has been head of tidal modelling at the Institute for Invented Tides.</p>
<h2>Awards</h2><ul><li>Brackwater Medal (2018)</li></ul>
<p>Not to be confused with the baritone Quillon Bartholomew Featherby-Marsh.</p>`

/** The same words everywhere, as agencies send them out. */
const release = `
<p>BRISTOL, 3 October 2018. The Brackwater Society has awarded the Brackwater Medal 2018 to Quillon Featherby-Marsh of the Institute for Invented
Tides. The jury praised a decade of work on tides that arrive when they are expected.</p>
<p>“The sea does not hurry,” said Quillon Featherby-Marsh, who receives the medal at a ceremony in Bristol on 9 November.</p>
<p>The Brackwater Medal has been awarded every second year since 1966. It comes with a barrel of water from the estuary.</p>`

const contradicting = `
<h1>Featherby-Marsh, Quillon</h1>
<p>Quillon Featherby-Marsh, born in 1974, British hydrologist. He joined the Institute for Invented Tides in 2012. Lives in Bristol.</p>`

/** What others write about him, the same release three times, and one who has it wrong. */
export const quillonsPress: WebPages = {
  'https://severnherald.example/2023/05/tidal-clock': {
    body: html('The clock that runs on water | Severn Herald', news, {
      head: published('2023-05-14', 'Severn Herald') + newsData,
    }),
  },
  'https://estuarytalks.example/interviews/quillon-featherby-marsh': {
    body: html('Ten questions for Quillon Featherby-Marsh', interview, {
      head: published('2020-02-11', 'Estuary Talks'),
    }),
  },
  'https://tideconf.example/2022/speakers': { body: html('Speakers | TideConf 2022', speaker) },
  'https://encyclopedia.example/wiki/Quillon_Featherby-Marsh': {
    body: html('Quillon Featherby-Marsh - Encyclopedia of the Invented', article, {
      before: '<nav>Main page · Random article</nav>',
    }),
  },
  'https://newswire.example/2018/brackwater-medal': {
    body: html(
      'Brackwater Medal for Bristol hydrologist',
      `<h1>Brackwater Medal for Bristol hydrologist</h1>${release}`,
      {
        head: published('2018-10-03', 'Newswire'),
        before: '<header>NEWSWIRE: all releases, all day</header>',
      },
    ),
  },
  'https://dailyestuary.example/news/medal-goes-to-featherby-marsh': {
    body: html(
      'Medal goes to Featherby-Marsh',
      `<h1>Medal goes to Featherby-Marsh</h1><p>From our correspondent</p>${release}`,
      {
        head: published('2018-10-04', 'The Daily Estuary'),
        before: '<nav><a href="/tides">Tide tables</a> <a href="/crosswords">Crosswords</a></nav>',
        after: '<footer>Subscribe to The Daily Estuary</footer>',
      },
    ),
  },
  'https://sciencebulletin.example/awards/2018/10': {
    body: html(
      'Awards in October | Science Bulletin',
      `<h1>Awards in October</h1>${release}<p>Source: Newswire</p>`,
      {
        head: published('2018-10-31', 'Science Bulletin'),
      },
    ),
  },
  'https://whoswaters.example/f/featherby-marsh': {
    body: html('Featherby-Marsh, Quillon | Who is Who in Waters', contradicting),
  },
}
