import { unwrap } from '../../../text/patterns/unwrap.ts'

/**
 * Names of classes and ids that frame what is read, from the themes and widgets that most sites are
 * made of: whole names, in lower case, as patterns by kind.
 */
export const framingNames = {
  menus: unwrap`
    (?:main|site|top|primary|global|mobile|td|sub|left|right|header|footer|section|page|post
    |posts|side)?[-_]?(?:nav|navbar|navigation|navi|menu|navbox|menubar)(?:[-_](?:links?|menu|bar
    |item|container|main|wrap(?:per)?|inner|list|content|area|primary|secondary|top|below|above
    |single|header|previous|next))?`,
  breadcrumbs: unwrap`
    \S{0,20}bread-?crumbs?\S{0,20}`,
  sidebars: unwrap`
    (?:(?:left|right|main|primary|secondary|page|article|story|td|td-main|content|single
    |blog)[-_]?)?side-?bar(?:[-_](?:left|right|primary|secondary|main|inner|wrap(?:per)?
    |container|content|widget|area|\d))?`,
  headersAndFooters: unwrap`
    (?:site|page|global|main|primary|blog|td|layout)[-_]?(?:header|footer|foot)(?:[-_]\S{0,20})?
    |foot(?:er)?(?:[-_]?(?:widgets?|nav|links|menu|bar|wrap(?:per)?|container|bottom|top|inner
    |area|content|info|cols?|row|block|\d))?|colophon|credits|masthead`,
  skipLinks: unwrap`
    skip-?(?:link|nav|to)\S{0,20}`,
  pagination: unwrap`
    pagination\S{0,20}|pager|paging|page-?links|post-?(?:navigation|pagination)|prev-?next`,
  wikis: unwrap`
    mw-(?:editsection|jump-link|indicators|panel|head|navigation)|cat-?links|printfooter|toc
    |toc_container|hatnote|reflist|mw-references-wrap|ambox|noprint|sistersitebox
    |vector-(?:header|column|menu|sticky|toc|page-toolbar|dropdown)\S{0,40}`,
  languages: 'lang-?(?:switcher|list|menu|selector)|language-?(?:switcher|selector)',
  consent: unwrap`
    cookie\S{0,30}|consent\S{0,20}|gdpr\S{0,20}|cc-window|onetrust\S{0,30}
    |cmp[-_]?(?:banner|consent|box|overlay|modal|notice)\S{0,20}
    |usercentrics\S{0,20}|cybotcookiebot\S{0,40}|didomi\S{0,20}`,
  overlays: unwrap`
    pop-?up\S{0,20}|(?:\S{0,30}[-_])?modal(?:[-_]\S{0,20})?|overlay|lightbox|off-?canvas\S{0,20}`,
}

/** Names of what leads to other pages or services. */
export const linkingNames = {
  related: unwrap`
    \S{0,20}related(?:[-_]?(?:posts?|articles?|stor(?:y|ies)|content|links?|news|topics?|items?
    |entries|reading|box|container|wrap(?:per)?|list|section|block|videos?|widget|products?
    |pages?|teasers?|stories))?(?:[-_]\S{0,20})?|relatedposts?|jp-relatedposts
    |recommend(?:ed|ations?)?(?:[-_]\S{0,20})?|recirc(?:ulation)?\S{0,20}`,
  more: unwrap`
    more-?(?:stories|news|articles|posts|from|on|links|info|like-this)(?:[-_]\S{0,20})?
    |read-?(?:more|next|also)(?:[-_](?:link|box|list|block|wrap(?:per)?|section|container))?
    |readmore|see-?also`,
  popular: unwrap`
    most-?(?:read|popular|viewed|shared|commented|recent)\S{0,20}
    |(?:popular|recent|latest|similar|other|next|further)-?(?:posts?|articles?|stories|news
    |comments|entries|reading|links)\S{0,20}|trending\S{0,20}|also-?(?:like|read|on)\S{0,10}
    |you-?may\S{0,20}`,
  recommenders: unwrap`
    outbrain\S{0,20}|ob-widget\S{0,10}|\S{0,10}taboola\S{0,30}|zergnet\S{0,10}
    |\S{0,5}revcontent\S{0,10}|mgid\S{0,10}|plista\S{0,20}|ligatus\S{0,10}`,
  advertisements: unwrap`
    sponsor(?:ed|s|ship)?(?:[-_]\S{0,20})?|advert(?:s|isements?|ising|orial)?(?:[-_]\S{0,20})?
    |ads?
    |ads?[-_](?:slot|container|wrap(?:per)?|unit|block|box|banner|label|zone|area|space
    |placeholder|text|content|inline|top|bottom)\S{0,20}|adsbygoogle|anzeigen?|werbung|publicidad
    |publicite|reklama|dfp\S{0,20}|google-?ads?\S{0,20}|teads\S{0,10}`,
  promotion: unwrap`
    promo(?:tion)?(?:[-_]?(?:box|block|container|wrap(?:per)?|item|list|unit|s))?
    |(?:promo|announcement|notification)-?bar\S{0,30}`,
  subscriptions: unwrap`
    \S{0,20}newsletter\S{0,30}|(?:email-?)?subscri(?:be|ption)s?(?:[-_]\S{0,20})?
    |sign-?up(?:[-_]\S{0,20})?|paywall\S{0,10}|cta(?:[-_]\S{0,20})?|call-?to-?action`,
  donations: unwrap`
    donat(?:e|ion)s?(?:[-_]\S{0,20})?`,
  sharing: unwrap`
    (?:article|post|entry|content|story|page|top|bottom|td-post|essb|mashsb|swp|sd|heateor|wp
    |simple|easy|social)?[-_]?(?:share|sharing|shares|social)(?:[-_]?(?:buttons?|bar|tools?
    |links?|box|this|icons?|list|options?|widget|wrap(?:per)?|container|content|counts?|share
    |sharing|media|networks?|nav|block|menu|row|top|bottom|inline|section|items?|title))?
    |sharedaddy|shareaholic\S{0,20}|addthis\S{0,20}|addtoany\S{0,20}|a2a_kit|shariff\S{0,20}
    |like-?button|fb-(?:like|share|comments|page)|follow-?(?:us|me|box)`,
  tags: unwrap`
    tags?|(?:post|entry|article|story|td-post|news|single)[-_]?tags?(?:[-_]\S{0,20})?
    |tag-?(?:list|links|cloud|container|wrap(?:per)?|box)
    |tags-?(?:list|links|container|wrap(?:per)?)|tagcloud|keywords|topics-?list
    |(?:post-)?categor(?:y|ies)-?(?:links|list)|entry-?(?:footer|utility)`,
  widgets: 'widgets?|widget-?(?:area|wrapper)|sidebar-?widget',
  ratings: unwrap`
    \S{0,10}ratings?(?:[-_]\S{0,15})?|post-ratings|kk-star-ratings|votes?`,
  tools: unwrap`
    print-?(?:link|button|only)|toolbar|article-?tools|copyright|legal
    |(?:\S{0,30}[-_])?disclaimer(?:[-_]\S{0,20})?
    |login(?:[-_]?(?:form|box|link|wrap(?:per)?|modal))?
    |search-?(?:form|box|bar|wrap(?:per)?|container)|searchform`,
}

/** Names of what says who wrote the text, and when. */
export const creditedNames = {
  dates: unwrap`
    entry-?meta
    |(?:post|article|story|entry|blog|news|item|byline)[-_]?(?:meta|info|meta-?data|views|byline
    |date|dateline|author|authors|timestamp|time|published|details?-meta|credits?)|meta-?info
    |post-?footer|article-?footer|(?:\S{0,30}[-_])?by-?line\S{0,20}|date-?line
    |pub-?date|time-?stamp`,
  authors: unwrap`
    author|authors
    |author-?(?:box|bio|info|card|block|profile|meta|description|details|name|byline|area|section
    |container|wrap(?:per)?|about|image|avatar)(?:[-_]\S{0,20})?|about-?(?:the-?)?author\S{0,20}
    |\S{0,30}[-_](?:author|contributor)[-_]{1,2}(?:bio|box|info|footer|details?|description|about)
    \S{0,20}|(?:contributor|author)-?_?(?:bio|detail|footer)\S{0,20}
    |abh_box\S{0,20}|saboxplugin\S{0,20}|written-?by`,
  images: 'photo-?credit|image-?credit|img-?credit|wp-caption-credit',
}

/** Names of what readers say below it. */
export const replyingNames = {
  comments: unwrap`
    (?:post|article|fb|user|reader|view|story|page|the|all|wp|blog)?[-_]?comments?(?:[-_]?(?:area
    |list|form|section|wrap(?:per)?|container|thread|links?|counts?|box|block|template|holder
    |respond|content|body|meta|main|title|heading|zone|module|widget|widgets|policy|\d{1,10}))?
    |comment-\S{1,20}|commentlist|commentform|kommentare?(?:[-_]\S{0,20})?|comentarios?
    |commentaires?|respond|reply-?(?:form|title)`,
  services: unwrap`
    disqus\S{0,20}|livefyre\S{0,10}|wpdiscuz\S{0,20}|wpd-\S{0,20}|wc-comment`,
  reactions: unwrap`
    trackbacks?|pingbacks?|responses|discussion|spotim\S{0,20}|coral\S{0,20}|viafoura\S{0,20}
    |webmentions?`,
}

/** Names of what stands around goods, in shops. */
export const sellingNames = {
  filters: String.raw`\S{0,40}(?:filter|facet|refinement|sort-?by|sorting)\S{0,40}`,
  reviews: unwrap`
    \S{0,30}(?:reviews?|testimonials?|yotpo|bazaarvoice|trustpilot|okendo|stamped|judgeme|jdgm
    |questions-?(?:and-?)?answers)\S{0,40}`,
  others: unwrap`
    \S{0,30}(?:recommendations?|recommended|recently|similar|up-?sells?|cross-?sells?|also-?bought
    |complementary|bundles?|add-?ons?)\S{0,40}`,
  buying: unwrap`
    \S{0,30}(?:add-?to-?(?:cart|bag|basket)|quantity|qty|wish-?list|compare|quick-?(?:view
    |shop|buy|add)|checkout|payment|afterpay|klarna|size-?chart)\S{0,40}`,
}

/** Names of what holds the text itself. */
export const textNames = {
  containers: unwrap`
    (?:entry|post|article|story|page|main|single|node|blog|news|body|the|td-post|field)[-_]?
    (?:content|body|text|inner|main|container|area|wrap(?:per)?|full|left)(?:[-_]\S{0,30})?`,
  texts: 'articlebody|article|content|main|bodycontent|prose|rich-?text',
  microformats: 'hentry|h-entry|e-content|post',
  software: 'mw-parser-output|mw-content-text|wp-block-post-content',
}
