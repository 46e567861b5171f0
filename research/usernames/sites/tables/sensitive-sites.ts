/** Adult, dating, leak and login-gated sites that the lists file under harmless categories. */
export const sensitiveHosts: readonly string[] = `
  royalcams.com dating.ru svidbook.ru chatovka.net waytohey.com fotka.com interpals.net
  furaffinity.net sofurry.com couchsurfing.com mym.fans queer.pl patched.sh 1337x.to nyaa.si
  imgsrc.ru poweredbygay.social f3.cool tellonym.me pillowfort.social scammer.info
  hudsonrock.com leakcheck.io pr0gramm.com fameswap.com imginn.com nitter.net
  nitter.privacydev.net filmot.com unlistedvideos.com account.venmo.com paypal.com cash.app
  revolut.me ilgmforum.com vapenews.ru rutracker.org
`
  .trim()
  .split(/\s+/)

/** Words in names and hosts of such sites, as parts of patterns by what the sites are for. */
export const sensitiveNames = {
  adult: [
    'porn|xxx|nsfw|hentai|escort|onlyfans|fansly|chaturbate|fetish|bdsm|cams?\\.com|camgirl',
    '(?:^|[^a-z])(?:adult|sex)(?:$|[^a-z])',
  ],
  dating: 'hookup|tinder|grindr|okcupid|badoo|dating',
  leaks: 'leak|breach|dox|stealer|hudson\\s?rock|cracked|nulled|raidforum',
}
