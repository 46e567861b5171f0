import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { pageEndings, passwordVerbs } from './tables/file-endings.ts'

/** First path segments that sites keep for themselves; a site's further ones stand in its row. */
export const reservedWords = parseWordSet(`
  403 404 500 _ about about-us abuse access account accounts activate activities activity ad add
  admin administration administrator ads advertise advertising affiliate affiliates agreement
  ajax alerts all amp analytics anonymous answers any api apis app appeal appeals apps archive
  archives article articles artist artists ask assets associates auth authentication authorize
  authwall avatar avatars award backend badges banner banners bestsellers beta billing billings
  blog blogs board bookmark bookmarks bot bots brand brands browse bug bugs bundles business buy
  c cache calendar callback campaign campaigns captcha career careers cart catalog categories
  category cdn cdn-cgi cgi-bin changelog channel channels chart charts chat check checkout
  checkpoint checkpoints chronology cities clients clips code collection collections comment
  comments communities community companies company compare compose config confirm connect
  contact contact-us contact_us contacts contactus contest contests contribute cookie cookies
  copyright create creator creators css customers dashboard data deals default delete demo
  deploy design dev developer developers device devices dialog directory discounts discover
  discuss discussion discussions dl dmca doc docs documentation domain donate download downloads
  drafts edit editor editorial education email embed employment en engage enterprise entries
  entry error errors event events example explore export extensions faq faqs favicon.ico
  favorite favorites favourites feature featured features feed feedback feeds files follow
  follower followers following fonts forgot forgot-password form forms forum forums fr free
  friend friends frontpage ftp gallery games general gift gifts gist gists glossary go graphql
  group groups guests guide guidelines guides hashtag hashtags help help-center helpcenter hire
  home homepage host hosting hot how html http https hub i icons image images img import
  impressum imprint inbox index index.html index.php info information inquiry integrations
  intent intranet investors invitations invite invites invoice invoices ios issues item items
  job jobs join js json judgements knowledgebase l label labels lang language languages latest
  leaderboard leaderboards learn legal library licence license licenses licensing likes link
  links list lists live loc local locale localhost locations log-in log-out log_in login logout
  logs m mail maintenance manual map maps marketing marketplace me media member memberlist
  members membership message messages messaging metrics mission mobile mod_auth moderator modify
  more most-popular movies msg music my mypage name network new news newsletter newsletters
  no-reply nonprofit nonprofits noreply notes notices notification notifications notify null
  oauth oauth2 oembed offer offers official offline onboarding online open opensearch.xml order
  orders organization organizations orgs overview owner p package packages page pages panel
  partner partners password passwords pay payment payments people permalink photo photos pics
  pin ping pins plan plans play playlist playlists plugin plugins podcast podcasts policies
  policy popular portal post posts preferences premium press price pricing print privacy
  privacy-policy privacy_policy privacypolicy private product products profile profiles project
  projects promo promoted public purchase qa query questions r random randompage ranking
  rankings read readme recent recently recommend recommendations recover recruitment redirect
  redirects reels refund refunds register registration release releases remove replies reply
  report reports repositories request reset resource resources review reviews roadmap robots.txt
  root rss rss.xml rule rules safety sale sales save saved schema script scripts sdk search
  search-results secure security select self sell send server server-info server-status service
  services session sessions setting settings setup share sharer sharing shop shopping shorts
  show showcase sign-in sign-up sign_in sign_up signin signin.php signout signup site sitemap
  sitemap.xml sitemaps sites skill skills source spaces sponsor sponsors spotlight sso staff
  stars start static statistics stats status store stores stories story streams styles
  stylesheet stylesheets subdomain subscribe subscription subscriptions suggestions support
  survey swagger sync system t tag tags task tasks team teams technology term terms
  terms-of-service terms-of-use terms_of_service termsofservice test testimonials theme themes
  thread threads timeline today todo token tool tools top topic topics tos tour trailer
  translate translations trending trends trial tutorial tutorials tv u undefined unfollow
  university unlock unsubscribe unsubscribed update updates upgrade upload uploads url usage
  user username users v1 v2 v3 verify version video videos view voice volunteer vote watch
  webhooks webmail website websites welcome what-is whatsnew widget widgets wiki wishlist work
  works www xml you your yourdomain yourname yoursite yourusername
`)

/** What forms and servers call their pages, with their spellings. */
const formPage = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(passwordVerbs)}[-_]?(?:my[-_]?)?password
    |(?:log|sign)[-_]?(?:in|out|off|on|up)|wp-\w+|\.well-known
    |.+\.${joinAlternatives(pageEndings)})$`,
  'i',
)

/** Reserved words that accounts bear, too, where a site has a place for accounts alone. */
const accountNames = parseWordSet(`
  admin administrator amp anonymous bot brand demo dev example friend hub lang moderator null price
  root story system test user
`)

/**
 * Whether a word names a page wherever it stands: `/users/sign_in` and `/profile/edit` lead to no
 * account, though accounts stand there.
 */
export function isPageWord(word: string): boolean {
  const folded = word.toLowerCase()
  return formPage.test(folded) || (reservedWords.has(folded) && !accountNames.has(folded))
}
