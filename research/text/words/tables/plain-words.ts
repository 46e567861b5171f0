import { parseWordSet } from '../../patterns/word-set.ts'

/**
 * Words that say nothing about a person, folded to ASCII: function words of several languages and
 * the furniture of web pages. Own knowledge. Not derived from `functionWords`: words of that list
 * which are missing here, such as "whose", would change what candidates share.
 */
export const plainWords = parseWordSet(`
  a about above after again all also am an and any are as at be because been before being between
  both but by can could did do does doing down during
  each etc every few first for from further get had has have having he her here hers him his how i
  if in into is it its just last like made make many
  may me more most much my new no nor not now of off on one only or other our out over own said
  same see she should since so some such than that the
  their them then there these they this those through to too two under until up us use used very
  was we well were what when where which while who whom
  why will with would you your yes s t d ll re ve m
  www http https com net org html htm php asp aspx cgi jsp cfm index default home page pages site
  website web welcome official homepage main click
  link links search find results result list info information view read full text online free
  copyright rights reserved contact email mail login sign
  help faq back next previous top more print version pdf doc article articles item id en us uk amp
  quot lt gt nbsp page1 entry details detail
  wikipedia encyclopedia browse category directory archive archives profile profiles name names
  people person jan feb mar apr jun jul aug sep sept oct
  nov dec january february march april june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday
  der die das und von zu den dem des ein eine einer ist im mit fur auf sich als auch aus bei nach
  wie uber zum zur war wird sind oder nicht
  le la les de du des et en un une est dans pour par sur avec au aux qui que son sa ses ce il elle
  plus ou pas
  el los las y del por con una para es se su al lo como mas o fue
  il lo gli di e da che non per della delle dei nel alla sono si
  o os um uma do dos em no na nos nas ao com mais foi
  het een van en op te dat met voor zijn aan door naar bij
  i w z na do sie jest o dla od och att som av for pa den det til og er i v s po iz za ot k
`)

/**
 * Hosts of other people's pages: that two findings lie there says nothing; their profiles there are
 * of two people, if their addresses differ.
 */
export const hubDomains = parseWordSet(`
  wikipedia.org wikimedia.org wikidata.org amazon.com amazon.co.uk amazon.de amazon.fr imdb.com
  youtube.com myspace.com facebook.com linkedin.com twitter.com
  x.com instagram.com tiktok.com pinterest.com reddit.com flickr.com blogspot.com blogger.com
  wordpress.com livejournal.com typepad.com medium.com substack.com tumblr.com
  geocities.com tripod.com angelfire.com aol.com answers.com about.com yahoo.com google.com msn.com
  ebay.com ancestry.com rootsweb.com rootsweb.ancestry.com genealogy.com familysearch.org
  findagrave.com geni.com wikitree.com nytimes.com cnn.com bbc.co.uk theguardian.com guardian.co.uk
  washingtonpost.com telegraph.co.uk independent.co.uk forbes.com
  bloomberg.com reuters.com citeseer.ist.psu.edu psu.edu uni-trier.de acm.org ieee.org springer.com
  sciencedirect.com jstor.org researchgate.net academia.edu google.co.uk
  scholar.google.com ssrn.com github.com gitlab.com stackoverflow.com quora.com goodreads.com
  barnesandnoble.com alibris.com abebooks.com allbookstores.com addall.com
  allmusic.com last.fm soundcloud.com spotify.com discogs.com netflix.com hollywood.com
  rottentomatoes.com vimeo.com comcast.net att.net earthlink.net
  lawyers.com martindale.com findlaw.com zoominfo.com spoke.com whitepages.com spokeo.com
  crunchbase.com xing.com vk.com ok.ru weibo.com orcid.org
  find-a-grave.com archive.org gutenberg.org loc.gov worldcat.org worldcatlibraries.org
  britannica.com encyclopedia.com encyclopedia.org infoplease.com
  classmates.com friendster.com meetup.com eventbrite.com slideshare.net scribd.com issuu.com
  prnewswire.com businesswire.com nih.gov pubmed.gov
`)

/** Hosts where one address is one person's own page. */
export const profileDomains = parseWordSet(`
  linkedin.com facebook.com myspace.com twitter.com x.com instagram.com tiktok.com imdb.com
  lawyers.com github.com orcid.org xing.com findagrave.com
  goodreads.com researchgate.net academia.edu classmates.com spoke.com zoominfo.com
`)
