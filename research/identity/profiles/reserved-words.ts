/** First path segments that sites keep for themselves; a site's further ones stand in its row. */
export const reservedWords: ReadonlySet<string> = new Set(
  `_ 403 404 500 about about-us abuse access account accounts activate activity ad add admin
    administrator ads advertise advertising affiliate affiliates agreement ajax
  all amp analytics answers anonymous any api apis app apps archive archives article articles
  assets associates ask auth authentication authorize authwall award
  backend badges banner beta billing blog blogs board bookmark bookmarks bot bots brand brands
  browse bug bugs bundles business buy cache calendar campaign campaigns
  captcha careers cart catalog categories category cdn cdn-cgi channel channels chart charts chat
  checkout checkpoint checkpoints cities clients clips code collection
  collections comment comments communities community companies company compare config connect
  contact contact-us contacts contest contests contribute cookie cookies
  copyright create creator creators css dashboard data delete demo deploy design dev developer
  developers device devices dialog directory discover discussion discussions dl
  docs documentation domain donate download downloads edit editor editorial education email embed
  employment en engage enterprise error errors event events
   example explore export faq faqs favicon.ico favorites favourites feature featured features feed
   feedback feeds files fonts forgot forgot-password forum forums
  free friend fr ftp gallery games general gift gifts gist gists go graphql group groups guide
  guidelines guides hashtag hashtags help
  help-center helpcenter hire home homepage host hosting how html http https hub i image images
  imprint img impressum inbox index index.html index.php info intent integrations
  invitations invite invites ios issues item items jobs join js json judgements l label labels lang
  language languages latest learn legal library licence license licenses
  link links list lists live loc local locale locations login log-in log_in logout log-out logs m
  mail maintenance map maps marketplace me media members membership message messages
  messaging mission mobile moderator more movies music my mypage name network new news newsletter
  newsletters nonprofit nonprofits notes notices notification notifications
  notifications null oauth oauth2 oembed offer offers official offline onboarding open
  opensearch.xml order orders organization organizations orgs
  overview owner p package packages page pages partner partners password passwords pay payment
  payments people permalink photo photos pin pins plan plans play
  playlist playlists plugin plugins podcast podcasts policies policy popular portal post posts
  premium press pricing privacy privacy-policy private product products profile
  profiles project projects promo promoted public purchase qa query questions r random rankings
  read readme recommend recommendations recover reels redirect refund register registration
  release releases reply report reports repositories request reset resource resources review
  reviews robots.txt root rss rules safety sale sales save saved
  schema script scripts search search-results secure security select self sell send server service
  services session sessions setting settings setup share sharer
  sharing shop shopping shorts showcase sign-in sign-up sign_in sign_up signin signin.php signout
  signup site sitemap sitemap.xml sites skill skills source spaces sponsor sponsors spotlight
  staff start stars static statistics stats status store stores stories story subscribe
  subscription subscriptions suggestions support survey sync
  system tag tags team teams technology term terms terms-of-service test theme themes thread
  threads today token tools topic topics tos tour trailer
  translate translations trending trends tutorial tutorials tv undefined unfollow university
  unsubscribe update updates upgrade upload uploads url usage user username users v1 v2 v3 verify
  version video videos
  view voice volunteer watch webhooks welcome what-is widget widgets wiki wishlist work works www
  xml you your `.split(/\s+/),
)
