import { unwrap } from '../text/unwrap.ts'
import { elementsIn, isText, type PageElement, type PageTree } from './page-tree.ts'

/**
 * Names of classes and ids that frame what is read, from the themes and widgets that most sites are
 * made of: whole names, in lower case.
 */
const framing = new RegExp(
  unwrap`
    ^(?:(?:main|site|top|primary|global|mobile|td|sub|left|right|header|footer|section|page|post
    |posts|side)?[-_]?(?:nav|navbar|navigation|navi|menu|navbox|menubar)(?:[-_](?:links?|menu|bar
    |item|container|main|wrap(?:per)?|inner|list|content|area|primary|secondary|top|below|above
    |single|header|previous|next))?|\S{0,20}bread-?crumbs?\S{0,20}|(?:(?:left|right|main|primary
    |secondary|page|article|story|td|td-main|content|single|blog)[-_]?)?side-?bar(?:[-_](?:left
    |right|primary|secondary|main|inner|wrap(?:per)?|container|content|widget|area|\d))?
    |(?:site|page|global|main|primary|blog|td|layout)[-_]?(?:header|footer|foot)(?:[-_]\S{0,20})?
    |foot(?:er)?(?:[-_]?(?:widgets?|nav|links|menu|bar|wrap(?:per)?|container|bottom|top|inner
    |area|content|info|cols?|row|block|\d))?|colophon|credits|masthead|skip-?(?:link|nav|to)
    \S{0,20}|pagination\S{0,20}|pager|paging|page-?links|post-?(?:navigation|pagination)
    |prev-?next|mw-(?:editsection|jump-link|indicators|panel|head|navigation)|cat-?links
    |printfooter|toc|toc_container|hatnote|reflist|mw-references-wrap|ambox|noprint|sistersitebox
    |vector-(?:header|column|menu|sticky|toc|page-toolbar|dropdown)\S{0,40}|lang-?(?:switcher|list
    |menu|selector)|language-?(?:switcher|selector)|cookie\S{0,30}|consent\S{0,20}|gdpr\S{0,20}
    |cmp[-_]\S{0,20}|cc-window|onetrust\S{0,30}|usercentrics\S{0,20}|cybotcookiebot\S{0,40}
    |didomi\S{0,20}|pop-?up\S{0,20}|modal(?:-\S{0,20})?|overlay|lightbox|off-?canvas\S{0,20})$`,
)
const linking = new RegExp(
  unwrap`
    ^(?:\S{0,20}related(?:[-_]?(?:posts?|articles?|stor(?:y|ies)|content|links?|news|topics?
    |items?|entries|reading|box|container|wrap(?:per)?|list|section|block|videos?|widget|products?
    |pages?|teasers?|stories))?(?:[-_]\S{0,20})?|relatedposts?|jp-relatedposts|recommend(?:ed
    |ations?)?(?:[-_]\S{0,20})?|recirc(?:ulation)?\S{0,20}|more-?(?:stories|news|articles|posts
    |from|on|links|info|like-this)(?:[-_]\S{0,20})?|read-?(?:more|next|also)
    (?:[-_](?:link|box|list|block|wrap(?:per)?|section|container))?|readmore|see-?also
    |most-?(?:read|popular|viewed|shared|commented|recent)\S{0,20}|(?:popular|recent|latest
    |similar|other|next|further)-?(?:posts?|articles?|stories|news|comments|entries|reading|links)
    \S{0,20}|trending\S{0,20}|also-?(?:like|read|on)\S{0,10}|you-?may\S{0,20}|outbrain\S{0,20}
    |ob-widget\S{0,10}|\S{0,10}taboola\S{0,30}|zergnet\S{0,10}|\S{0,5}revcontent\S{0,10}
    |mgid\S{0,10}|plista\S{0,20}|ligatus\S{0,10}|sponsor(?:ed|s|ship)?(?:[-_]\S{0,20})?
    |advert(?:s|isements?|ising|orial)?(?:[-_]\S{0,20})?|ads?|ads?[-_](?:slot|container
    |wrap(?:per)?|unit|block|box|banner|label|zone|area|space|placeholder|text|content|inline|top
    |bottom)\S{0,20}|adsbygoogle|anzeigen?|werbung|publicidad|publicite|reklama|dfp\S{0,20}
    |google-?ads?\S{0,20}|teads\S{0,10}|promo(?:tion)?(?:[-_]?(?:box|block|container|wrap(?:per)?
    |item|list|unit|s))?|\S{0,20}newsletter\S{0,30}|(?:email-?)?subscri(?:be|ption)s?
    (?:[-_]\S{0,20})?|sign-?up(?:[-_]\S{0,20})?|paywall\S{0,10}|cta(?:[-_]\S{0,20})?
    |call-?to-?action|donat(?:e|ion)s?(?:[-_]\S{0,20})?|(?:article|post|entry|content|story|page
    |top|bottom|td-post|essb|mashsb|swp|sd|heateor|wp|simple|easy|social)?[-_]?(?:share|sharing
    |shares|social)(?:[-_]?(?:buttons?|bar|tools?|links?|box|this|icons?|list|options?|widget
    |wrap(?:per)?|container|content|counts?|share|sharing|media|networks?|nav|block|menu|row|top
    |bottom|inline|section|items?|title))?|sharedaddy|shareaholic\S{0,20}|addthis\S{0,20}
    |addtoany\S{0,20}|a2a_kit|shariff\S{0,20}|like-?button|fb-(?:like|share|comments|page)
    |follow-?(?:us|me|box)|tags?|(?:post|entry|article|story|td-post|news|single)[-_]?tags?
    (?:[-_]\S{0,20})?|tag-?(?:list|links|cloud|container|wrap(?:per)?|box)|tags-?(?:list|links
    |container|wrap(?:per)?)|tagcloud|keywords|topics-?list|(?:post-)?categor(?:y|ies)-?(?:links
    |list)|entry-?(?:footer|utility)|widgets?|widget-?(?:area|wrapper)|sidebar-?widget
    |\S{0,10}ratings?(?:[-_]\S{0,15})?|post-ratings|kk-star-ratings|votes?|print-?(?:link|button
    |only)|toolbar|article-?tools|copyright|disclaimer|legal|login(?:[-_]?(?:form|box|link
    |wrap(?:per)?|modal))?|search-?(?:form|box|bar|wrap(?:per)?|container)|searchform)$`,
)
const credited = new RegExp(
  unwrap`
    ^(?:entry-?meta|(?:post|article|story|entry|blog|news|item|byline)[-_]?(?:meta|info|meta-?data
    |views|byline|date|dateline|author|authors|timestamp|time|published|details?-meta|credits?)
    |meta-?info|post-?footer|article-?footer|by-?line\S{0,12}|date-?line|pub-?date|time-?stamp
    |author|authors|author-?(?:box|bio|info|card|block|profile|meta|description|details|name
    |byline|area|section|container|wrap(?:per)?|about|image|avatar)(?:[-_]\S{0,20})?
    |about-?(?:the-?)?author\S{0,20}|abh_box\S{0,20}|saboxplugin\S{0,20}|written-?by|photo-?credit
    |image-?credit|img-?credit|wp-caption-credit)$`,
)
const replying = new RegExp(
  unwrap`
    ^(?:(?:post|article|fb|user|reader|view|story|page|the|all|wp|blog)?[-_]?comments?
    (?:[-_]?(?:area|list|form|section|wrap(?:per)?|container|thread|links?|counts?|box|block
    |template|holder|respond|content|body|meta|main|title|heading|zone|module|widget|widgets
    |policy|\d{1,10}))?|comment-\S{1,20}|commentlist|commentform|kommentare?(?:[-_]\S{0,20})?
    |comentarios?|commentaires?|respond|reply-?(?:form|title)|disqus\S{0,20}|livefyre\S{0,10}
    |wpdiscuz\S{0,20}|wpd-\S{0,20}|wc-comment|trackbacks?|pingbacks?|responses|discussion
    |spotim\S{0,20}|coral\S{0,20}|viafoura\S{0,20}|webmentions?)$`,
)
/** Names of what holds the text itself: whatever else it is called, it stays. */
const reading = new RegExp(
  unwrap`
    ^(?:(?:entry|post|article|story|page|main|single|node|blog|news|body|the|td-post|field)[-_]?
    (?:content|body|text|inner|main|container|area|wrap(?:per)?|full|left)(?:[-_]\S{0,30})?
    |articlebody|article|content|main|hentry|h-entry|post|mw-parser-output|bodycontent
    |mw-content-text|wp-block-post-content|prose|rich-?text|e-content)$`,
)
const roles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'alert',
])
const tags = new Set(['nav', 'aside', 'footer'])
const containers = new Set([
  'div',
  'section',
  'ul',
  'ol',
  'p',
  'span',
  'header',
  'table',
  'td',
  'dl',
  'li',
  'form',
  'a',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
])

/** What holds more of a page's prose than this is the page, whatever it is called. */
const maxPageShare = 0.3

/**
 * What frames the text of a page: navigation, advertisements, links to other pages, share buttons,
 * forms, boxes about the author, comments.
 * @param isThread the posts of a thread are its text, comments or not
 */
export function boilerplateIn(page: PageTree, isThread: boolean): Set<PageElement> {
  const found = new Set<PageElement>()
  const all = elementsIn(page.body).map(({ element }) => element)
  const prose = proseOf(all)
  const most = (prose.get(page.body) ?? 0) * maxPageShare
  for (const element of all) {
    if (element.parentNode !== null && found.has(element.parentNode)) found.add(element)
    else if (
      isFraming(element, isThread) &&
      (isReply(element) || (prose.get(element) ?? 0) <= most)
    )
      found.add(element)
  }
  return found
}

/** Shorter pieces are labels. Characters. */
const sentence = 50

/** How much is written in whole sentences below each element, links left out. */
function proseOf(all: readonly PageElement[]): Map<PageElement, number> {
  const prose = new Map<PageElement, number>()
  for (const element of all.toReversed()) {
    let length = prose.get(element) ?? 0
    if (element.localName === 'a') continue
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      const own = isText(node) ? (node.textContent ?? '').trim().length : 0
      if (own >= sentence) length += own
    }
    if (length === 0) continue
    prose.set(element, length)
    if (element.parentNode !== null)
      prose.set(element.parentNode, (prose.get(element.parentNode) ?? 0) + length)
  }
  return prose
}

/** Comments may be longer than what they are on. */
function isReply(element: PageElement): boolean {
  const id = element.getAttribute('id')?.toLowerCase() ?? ''
  return replying.test(id) && id !== 'discussion'
}

function isFraming(element: PageElement, isThread: boolean): boolean {
  const name = element.localName
  if (name === 'body' || name === 'main') return false
  if (tags.has(name)) return true
  const role = element.getAttribute('role')
  if (role !== null && roles.has(role)) return true
  if (name === 'header') return !isInArticle(element)
  if (name === 'form') return (element.textContent?.length ?? 0) < 1_000
  if (name === 'sup') return /\breference\b/.test(element.getAttribute('class') ?? '')
  if (!containers.has(name)) return false
  const given =
    `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase()
  if (given === ' ' || given.length > 600) return false
  const names = given.split(/\s+/)
  if (names.some((word) => reading.test(word)))
    return names.some((word) => replying.test(word)) && !isThread
  return names.some(
    (word) =>
      framing.test(word) ||
      linking.test(word) ||
      (!isThread && (credited.test(word) || replying.test(word))),
  )
}

function isInArticle(element: PageElement): boolean {
  for (
    let at = element.parentNode, steps = 0;
    at !== null && steps < 100;
    at = at.parentNode, steps += 1
  ) {
    if (at.localName === 'article' || at.localName === 'main') return true
  }
  return false
}
