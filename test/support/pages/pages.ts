import { jsonLd } from './json-ld.ts'

/**
 * A page of one of the kinds that are met, and what is to be read of it. All people and places are
 * invented.
 */
type PageCase = {
  url: string
  html: string
  title?: string | null
  author?: string | null
  date?: string | null
  /** Stands in the text, each on one line. */
  has: readonly string[]
  /** Does not stand in the text. */
  lacks: readonly string[]
}

const one =
  'The tide mill at Quay Street turned again on Saturday, after eleven years of repairs that the harbour town paid for in small coins.'
const two =
  'Zelda Quibbleworth, who led the works, said that the wheel was cast in one piece, carried over the pass, and lowered in before dawn.'
const three =
  'Some four hundred people came to see it, and the baker sold out of the small flat loaves that are ground there for the first time.'
const prose = `<p>${one}</p><p>${two}</p><p>${three}</p>`
const story = [one, two, three]
const frame = {
  head: '<nav class="main-nav"><a href="/">Home</a> <a href="/sport">Sport pages</a></nav>',
  side: '<aside class="sidebar"><h3>Most read</h3><ul><li><a href="/x">Other headline of today</a></li></ul></aside>',
  foot: '<footer>© Harbour Gazette, all rights reserved</footer>',
}
const framed = ['Sport pages', 'Other headline', 'Harbour Gazette, all']

function page(head: string, body: string, attributes = ' lang="en"'): string {
  return `<!doctype html><html${attributes}><head>${head}</head><body>${body}</body></html>`
}

export const pages: Readonly<Record<string, PageCase>> = {
  'a news article with JSON-LD, share buttons and related links': {
    url: 'https://gazette.example/news/tide-mill',
    html: page(
      `<title>Tide mill turns again | Harbour Gazette</title>${jsonLd({
        '@type': 'NewsArticle',
        headline: 'Tide mill turns again',
        datePublished: '2024-05-01T23:30:00-05:00',
        author: [
          { '@type': 'Person', name: 'Orla Fenwick' },
          { '@type': 'Person', name: 'Tam Brisket' },
        ],
      })}`,
      `${frame.head}<article><h1>Tide mill turns again</h1><div class="share-buttons">Share on all networks</div>${prose}<div class="related-articles"><a href="/y">A bridge is closed</a></div></article><div id="comments"><p>First comment, which is long enough to be taken for a paragraph of the story itself.</p></div>${frame.side}${frame.foot}`,
    ),
    title: 'Tide mill turns again',
    author: 'Orla Fenwick, Tam Brisket',
    date: '2024-05-01',
    has: story,
    lacks: [...framed, 'Share on all', 'A bridge is closed', 'First comment'],
  },
  'a WordPress post': {
    url: 'https://mills.example/tide/',
    html: page(
      '<meta name="generator" content="WordPress 6.5"><title>Tide mill – Old Mills</title><meta property="og:site_name" content="Old Mills"><meta property="article:published_time" content="2023-11-09T08:00:00+00:00">',
      `<div id="page"><header class="site-header"><a href="/">Old Mills</a></header><div class="entry-header"><h1 class="entry-title">Tide mill</h1><div class="entry-meta">Posted on <time>9 November 2023</time> by <span class="author vcard"><a class="url fn" href="/author/orla">Orla Fenwick</a></span></div></div><div class="entry-content">${prose}</div><footer class="entry-footer">Posted in Mills</footer><div id="comments" class="comments-area"><ol class="comment-list"><li><p>What a mill, I must say, I was there myself as a child in the summer.</p></li></ol></div><div id="secondary" class="widget-area">Recent posts of all sorts</div></div>`,
    ),
    title: 'Tide mill',
    author: 'Orla Fenwick',
    date: '2023-11-09',
    has: story,
    lacks: ['Recent posts', 'What a mill', 'Posted in'],
  },
  'an essay on a writing platform, all in divs of no meaning': {
    url: 'https://essays.example/@orla/tide-4f2a',
    html: page(
      '<title>What a mill taught me | by Orla Fenwick | Essays</title><meta property="og:title" content="What a mill taught me"><meta name="author" content="Orla Fenwick"><meta property="og:site_name" content="Essays">',
      `<div class="a b"><div class="c">Sign in</div><article><div class="d"><h1 class="e">What a mill taught me</h1>${prose}</div></article></div>`,
    ),
    title: 'What a mill taught me',
    author: 'Orla Fenwick',
    has: story,
    lacks: ['Sign in'],
  },
  'an encyclopaedia article': {
    url: 'https://wiki.example/wiki/Zelda_Quibbleworth',
    html: page(
      '<title>Zelda Quibbleworth - Wiki</title>',
      `<div id="mw-navigation">Main page Random page</div><div id="content"><h1 id="firstHeading">Zelda Quibbleworth</h1><div id="mw-content-text"><div class="mw-parser-output"><table class="infobox"><tr><th>Born</th><td>1979</td></tr></table><p><b>Zelda Quibbleworth</b> (born 1979) is a <a href="/wiki/Mill">mill</a>wright.<sup class="reference"><a href="#c1">[1]</a></sup></p>${prose}<h2>Works<span class="mw-editsection">[edit]</span></h2><p>${three.replace('four', 'nine')}</p></div></div><div id="catlinks" class="catlinks">Categories: Millwrights</div></div>`,
    ),
    title: 'Zelda Quibbleworth',
    has: [...story, 'Zelda Quibbleworth (born 1979) is a millwright.'],
    lacks: ['[1]', '[edit]', 'Random page', 'Categories'],
  },
  'a short profile of a code host': {
    url: 'https://code.example/zquib',
    html: page(
      '<title>zquib (Zelda Quibbleworth)</title>',
      '<header><nav>Pricing Sign up</nav></header><main><h1><span class="p-name">Zelda Quibbleworth</span> <span class="p-nickname">zquib</span></h1><div>Builds tide mills and small tools for them.</div><ul><li>Brackwater, Norway</li><li>Works at Fernhollow Mills</li></ul></main>',
    ),
    has: [
      'Builds tide mills and small tools for them.',
      'Brackwater, Norway',
      'Works at Fernhollow Mills',
    ],
    lacks: ['Pricing'],
  },
  'a staff list in a table': {
    url: 'https://uni.example/staff',
    html: page(
      '<title>Staff - Department of Mills</title>',
      `${frame.head}<h1>Staff</h1><table><tr><th>Name</th><th>Office</th></tr><tr><td>Zelda Quibbleworth</td><td>Room 12</td></tr><tr><td>Tam Brisket</td><td>Room 14</td></tr></table>${frame.foot}`,
    ),
    title: 'Staff',
    has: ['Zelda Quibbleworth\tRoom 12', 'Tam Brisket\tRoom 14'],
    lacks: framed,
  },
  'a staff page of a university': {
    url: 'https://uni.example/staff/quibbleworth',
    html: page(
      '<title>Zelda Quibbleworth | Faculty of Tides</title><meta property="og:site_name" content="Faculty of Tides">',
      `<div class="breadcrumb">You are here: Staff</div><h1>Zelda Quibbleworth</h1><p>Professor of Mill Science<br>Fernhollow University</p><h2>Research</h2><p>${two}</p><h2>Contact</h2><p>Building 4</p>`,
    ),
    title: 'Zelda Quibbleworth',
    has: ['Professor of Mill Science', 'Fernhollow University', two, 'Building 4'],
    lacks: ['You are here'],
  },
  'a thread of a forum, with all its posts': {
    url: 'https://board.example/viewtopic.php?t=7',
    html: page(
      '<title>Wheel rattles - Mill Board</title>',
      `<div class="navbar">Board index</div><h2 class="topic-title"><a href="?t=7">Wheel rattles</a></h2><div class="post"><p class="author">by zquib</p><div class="postbody"><div class="content">My wheel rattles at low tide.</div></div></div><div class="post"><p class="author">by tam</p><div class="postbody"><div class="content">Grease the lower bearing, twice a week.</div></div></div>`,
      ' lang="en" id="phpbb"',
    ),
    title: 'Wheel rattles',
    has: ['My wheel rattles at low tide.', 'Grease the lower bearing, twice a week.'],
    lacks: ['Board index'],
  },
  'questions with answers': {
    url: 'https://ask.example/q/1',
    html: page(
      '<title>How do I set a wheel? - Ask</title>',
      '<h1>How do I set a wheel?</h1><div itemscope itemtype="https://schema.org/Question"><div itemprop="text">How is it done?</div></div><div itemscope itemtype="https://schema.org/Answer"><p>Slowly, and with two ropes.</p></div><div class="comments" itemscope itemtype="https://schema.org/Answer"><p>Never at night.</p></div>',
    ),
    title: 'How do I set a wheel?',
    has: ['Slowly, and with two ropes.', 'Never at night.'],
    lacks: [],
  },
  'an old page laid out by tables, with a font for all': {
    url: 'http://old.example/mill.htm',
    html: `<HTML><TITLE>The old mill</TITLE><BODY BGCOLOR=white><TABLE><TR><TD WIDTH=120><A HREF=a.htm>News</A><BR><A HREF=b.htm>Links</A><BR><A HREF=c.htm>Guests</A><TD><FONT SIZE=4><B>The old mill</B></FONT><P>${one}<P>${two}<BR>${three}</TABLE>`,
    title: 'The old mill',
    has: story,
    lacks: ['Guests'],
  },
  'a Japanese article': {
    url: 'https://shimbun.example/a/1',
    html: page(
      '<title>潮の水車が再び回る｜港新聞</title>',
      `<nav>トップ 社会</nav><h1>潮の水車が再び回る</h1><p>2024年5月1日</p><article>${'<p>港町の潮の水車は、十一年にわたる修理を終えて、土曜日に再び回り始めた。町の人々は小さな硬貨を集めて、その費用を払った。</p>'.repeat(3)}</article>`,
      ' lang="ja"',
    ),
    title: '潮の水車が再び回る',
    date: '2024-05-01',
    has: [
      '港町の潮の水車は、十一年にわたる修理を終えて、土曜日に再び回り始めた。町の人々は小さな硬貨を集めて、その費用を払った。',
    ],
    lacks: ['トップ'],
  },
  'an Arabic article': {
    url: 'https://sahifa.example/1',
    html: page(
      '<title>الطاحونة تدور من جديد</title><meta property="article:published_time" content="2022-03-04">',
      `<h1>الطاحونة تدور من جديد</h1>${'<p>دارت طاحونة المد في الميناء يوم السبت بعد أحد عشر عاما من الإصلاح، ودفع أهل البلدة ثمن ذلك بالقطع الصغيرة، وجاء كثيرون لرؤيتها.</p>'.repeat(3)}`,
      ' lang="ar" dir="rtl"',
    ),
    title: 'الطاحونة تدور من جديد',
    date: '2022-03-04',
    has: [
      'دارت طاحونة المد في الميناء يوم السبت بعد أحد عشر عاما من الإصلاح، ودفع أهل البلدة ثمن ذلك بالقطع الصغيرة، وجاء كثيرون لرؤيتها.',
    ],
    lacks: [],
  },
  'a German article with its date in words': {
    url: 'https://zeitung.example/muehle',
    html: page(
      '<title>Die Mühle läuft wieder - Hafenzeitung</title><meta property="og:site_name" content="Hafenzeitung">',
      `<h1>Die Mühle läuft wieder</h1><div class="meta">Von Orla Fenwick, 3. März 2021</div>${'<p>Nach elf Jahren läuft die Gezeitenmühle am Hafen wieder, und die Bürger, die alles mit kleinen Münzen bezahlt haben, freuen sich sehr darüber.</p>'.repeat(3)}`,
      ' lang="de"',
    ),
    title: 'Die Mühle läuft wieder',
    author: 'Orla Fenwick',
    date: '2021-03-03',
    has: [
      'Nach elf Jahren läuft die Gezeitenmühle am Hafen wieder, und die Bürger, die alles mit kleinen Münzen bezahlt haben, freuen sich sehr darüber.',
    ],
    lacks: [],
  },
  'a French article with its date in words': {
    url: 'https://journal.example/moulin',
    html: page(
      '<title>Le moulin tourne</title>',
      `<h1>Le moulin tourne</h1><p class="date">Publié le 1er mai 2024</p>${prose}`,
      ' lang="fr"',
    ),
    title: 'Le moulin tourne',
    date: '2024-05-01',
    has: story,
    lacks: [],
  },
  'an article dated in its address alone': {
    url: 'https://gazette.example/2019/07/28/mill.html',
    html: page('<title>Mill of the tides</title>', `<h1>Mill of the tides</h1>${prose}`),
    title: 'Mill of the tides',
    date: '2019-07-28',
    has: story,
    lacks: [],
  },
  'several articles on one page': {
    url: 'https://gazette.example/today',
    html: page(
      '<title>Today</title>',
      story.map((text, at) => `<article><h2>Part ${at + 1}</h2><p>${text}</p></article>`).join(''),
    ),
    has: story,
    lacks: [],
  },
  'a page without a head, a body or closing tags': {
    url: 'https://bare.example/',
    html: `<title>Bare</title><h1>Bare page</h1><p>${one}<p>${two}<p>${three}`,
    title: 'Bare page',
    has: story,
    lacks: [],
  },
  'a title and a body without html and head': {
    url: 'https://bare.example/2',
    html: `<title>Bare page | Site</title><body><h1>Bare page</h1><p>${one}</p><p>${two}</p>`,
    title: 'Bare page',
    has: [one, two],
    lacks: ['Site'],
  },
  'a page behind the warnings of a broken server': {
    url: 'https://broken.example/',
    html: `<br /><b>Warning</b>: no database<br />${page('<title>Mill of the tides</title>', `<h1>Mill of the tides</h1>${prose}`)}`,
    title: 'Mill of the tides',
    has: story,
    lacks: ['no database'],
  },
  'text behind the end of the body': {
    url: 'https://broken.example/2',
    html: `<html><head><title>Mill</title></head><body><h1>Mill of the tides</h1></body></html><div>${prose}</div>`,
    has: story,
    lacks: [],
  },
  'words in inline elements, entities and soft hyphens': {
    url: 'https://inline.example/',
    html: page(
      '<title>Inline</title>',
      '<p>A <b>m</b>ill&nbsp;of&shy;ten <i>turns</i>,<br>fish &amp; chips&#8203;!</p><pre>one\n  two</pre>',
    ),
    has: ['A mill often turns,', 'fish & chips!', 'one', 'two'],
    lacks: ['turns,fish'],
  },
  'definition lists and lists in lists': {
    url: 'https://lists.example/',
    html: page(
      '<title>Lists</title>',
      '<dl><dt>Born</dt><dd>1979</dd></dl><ul><li>Mills<ul><li>Tide mill</li><li>Wind mill</li></ul></li></ul>',
    ),
    has: ['Born', '1979', 'Mills', 'Tide mill', 'Wind mill'],
    lacks: [],
  },
  'a site name before the title': {
    url: 'https://gazette.example/a',
    html: page(
      '<title>Harbour Gazette » Wheel is cast in one piece</title><meta property="og:site_name" content="Harbour Gazette">',
      prose,
    ),
    title: 'Wheel is cast in one piece',
    has: story,
    lacks: [],
  },
  'an author whose meta is an address, and a byline that is a name': {
    url: 'https://gazette.example/b',
    html: page(
      '<title>Wheel</title><meta property="article:author" content="https://social.example/gazette">',
      `<h1>The wheel</h1><p class="byline">By <a href="/orla">Orla Fenwick</a>, Staff writer</p>${prose}`,
    ),
    author: 'Orla Fenwick',
    has: story,
    lacks: [],
  },
  'a cookie banner and a newsletter box': {
    url: 'https://gazette.example/c',
    html: page(
      '<title>Wheel</title>',
      `<div class="cookie-banner"><p>We and our 812 partners value your privacy, and would like to store things.</p></div><h1>The wheel</h1>${prose}<div class="newsletter-signup"><p>Get our news every morning, before anybody else does.</p></div>`,
    ),
    has: story,
    lacks: ['812 partners', 'every morning'],
  },
  'a recipe whose broken JSON-LD is left out': {
    url: 'https://food.example/loaf',
    html: page(
      `<title>Flat loaf of the mill</title><script type="application/ld+json">{"@type":"Article","headline":"Flat</script>`,
      `<h1>Flat loaf of the mill</h1><ul><li>200 g flour</li><li>1 egg</li></ul>${prose}`,
    ),
    title: 'Flat loaf of the mill',
    has: ['200 g flour', '1 egg', ...story],
    lacks: [],
  },
}
