import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { type Frame, toFrame } from '../phrases/frame.ts'
import { notCharges } from './frame-words.ts'
import { waterside } from './home-words.ts'
import { germanGenitive, ofTitles } from './leading-titles.ts'
import { schoolWords } from './organization-words.ts'

/**
 * How a verb dates a position: `now` a present tense; `past` it is over; `start` a following year
 * is its first; `begun` the same, and it lasts; `end` its last; `perfect` it lasts if a "since"
 * follows.
 */
export type Tense = 'now' | 'past' | 'start' | 'begun' | 'end' | 'perfect'
export type Row = {
  kind: 'work' | 'education' | 'place'
  tense: Tense /** stands right behind the subject or opens a line, never behind "and" */
  leads: boolean
  frame: Frame
}

const schools = joinAlternatives(schoolWords)
/** Without a post beside it, who joined one of these has an account there. */
const memberSites =
  'GitHub|GitLab|Twitter|X(?! \\p{Lu})|Facebook|Instagram|LinkedIn|TikTok|YouTube|Reddit' +
  '|Snapchat|Pinterest|Mastodon|Bluesky|Threads|Tumblr|Medium|Quora|Discord|Telegram|WhatsApp' +
  '|Goodreads|Wikipedia|Flickr|Stack Overflow|Twitch|Patreon|Substack|Etsy|eBay|Airbnb'
/** "Left Winger", "Left Tackle": positions of games. */
const notLeft =
  '(?!(?:Wing|Back|Field|Tackle|Guard|Half|Hand|End|Mid|Forward|Defen|Attack)\\p{L}*(?!\\p{L}))'
/** "in 2004", "in June 2004", "on 2 June 2004", between the parts of a clause */
const when = unwrap`
  (?:,? (?:in (?:\p{Lu}\p{L}+ )?\d{4}|on \d{1,2} \p{Lu}\p{L}+ \d{4}
  |on \p{Lu}\p{L}+ \d{1,2},? \d{4}),?)?`
/** How a post is given to a person: participles that nothing but a post follows. */
const given = unwrap`
  (?:re-?)?(?:appointed|hired|engaged|recruited|employed|retained|installed|designated|confirmed)
  (?: as| to be| to the (?:post|position|role|office) of)?
  |(?:promoted|elevated|moved up|bumped up)(?: to(?: the (?:post|position|role|rank) of)?)?
  |(?:taken on|brought in|brought on board|headhunted|poached) as`
/** The same of those that something else may follow. */
const called = '(?:(?:re-?)?elected|named|made|chosen|selected|raised to)(?: as| to be)?'
/** What a firm does with who begins there. */
const hired = unwrap`
  (?:appointed|hired|recruited|taken on|engaged|brought in|headhunted|poached|snapped up)`
/** Hired "to audit its accounts": of a task, not of a post at the firm. */
const noTask = '(?! to \\p{Ll}| for \\p{Ll}+ing\\b)'
/** How long a stay was, as the object of `spent`. */
const span = unwrap`
  (?:(?!to )[\p{L}\d’'-]+ ){0,4}?(?:years?|decades?|months|weeks|seasons?|terms?|stints?|spells?
  |tours?
  |careers?)`
const spent = unwrap`
  (?:spent|served|put in|had|logged|clocked(?: up)?|completed|enjoyed|passed|racked up|gave|did)`
/** Where people spend years otherwise. */
const notConfined = '(?![^,.;]{0,60}\\b(?:Prison|Jail|Gaol|Penitentiary|Correctional|Detention))'
/** Verbs of taking a post or work. */
const took = unwrap`
  (?:took|took up|took on|accepted|obtained|secured|landed|won|assumed|gained|got|found)`
/** The same of verbs of beginning. */
const began = unwrap`
  (?:started|began|signed on|signed up|hired on|came in|came aboard|came on board|arrived
  |got a start)`
const aPost = '(?: (?:the|an?|her|his|my|their))(?: [\\p{Ll}-]+)?'
const ownPost = `${aPost} (?:post|position|role|title|office|job)`
/** Verbs and their objects that begin work, in front of "as". */
const beganWork = unwrap`
  (?:${began}
  (?: out| off| work| life| there| here|(?: in)?${ownPost}
  | (?:her|his|my|their) (?:working life|career))?
  |${took}(?:${ownPost}| work| employment| service))`
const had = unwrap`
  (?:held|occupied|filled|had|had held|used to hold|used to have)(?: the| an?)
  (?: \p{Ll}+)? (?:post|position|role|title|office|job) (?:of|as)`
/** "used to be", "had been" and what else is over whatever follows. */
const wasOnce = '(?:used to be|had (?:once |previously |formerly |earlier |also )?been)'
const workedOnce = unwrap`
  (?:used to (?:work|serve|teach)|had (?:once |previously |formerly |earlier |also )?
  (?:worked|served|taught|been employed))`
/** Verbs of living by a post. */
const livesBy = unwrap`
  (?:(?:(?:is|am|['’]m) (?:enjoying|loving|living|spending|filling|making|earning|leading)|enjoys
  |enjoy|spends|spend|fills|leads|makes|earns|earn|lives)(?: (?:her|his|my|their|a|an|the))?
  (?: [\p{Ll}-]+)? (?:life|days|time|weekdays|weeks?|hours|living|crust|money|bread|keep)
  |pays? (?:the|her|his|my) (?:bills|rent|mortgage)|makes? ends meet|practi[sc]es?) as`
/** In front of "resident": one who was it, or a physician or an artist for a time. */
const notResident = unwrap`
  (?!(?:former|past|one-?time|erstwhile|ex|then|chief|senior|junior|medical|surgical|clinical|artist
  |composer|writer|poet)[ -])`

const longTime = unwrap`
  (?:(?:long-?time|long-standing|life-?long|proud|happy|permanent|local|new|current|contented) )?`
/** How a post is lost. */
const dismissed = unwrap`
  (?:was|were|got|has been|had been|have been) (?:sacked|fired|dismissed|laid off|let go
  |made redundant|ousted)`
const hasJust = "(?:(?:having |has |have |['’]ve |had )(?:since |now |recently |just )?)?"
/** Verbs of leaving with the post for an object. */
const gaveUp = unwrap`
  ${hasJust}(?:left|quit|gave up|lost|(?:resigned|retired|stepped down) from)
  (?: (?:her|his|my|their|the))(?: [\p{Ll}-]+)? (?:job|post|position|role)`
/** Verbs of leaving without an object, in front of "as". */
const resigned = unwrap`
  ${hasJust}(?:resigned|retired|quit|stepped down|stood down|(?:was|were|been) (?:dismissed|fired
  |sacked|ousted|removed|replaced))`
/** What the one who moves to a firm is there. */
const there = unwrap`
  (?: as| to (?:be|become|work as|serve as|take over as|take up (?:the|an?|her|his) (?:post|position
  |role|job) (?:of|as)))`
/** Of the first years of work. */
const learned = unwrap`
  (?:cut (?:her|his|my|their) teeth|learn(?:ed|t) (?:her|his|my|their|the) (?:trade|craft|ropes)
  |got (?:her|his|my|their) (?:start|first job)|earned (?:her|his|my|their) (?:stripes|spurs)
  |served (?:her|his|my|their) apprenticeship)`
/** In front of a post that no employer follows, and behind it. */
const noFirm = '(?![^,.;()]{0,60} (?:at|with|for) (?:the )?\\p{Lu})'
const postEnd = '(?=[.,;)]|$| (?:and|before|until|till|in|for|when|while|at first|first|there) ?)'
/** Verbs of going from one firm to another, in the past; of the present, in headlines. */
const moved = unwrap`
  (?:came|moved|switched|transferred|returned|went|migrated|defected|decamped|jumped ship|shifted
  |crossed|made the (?:move|switch|jump|leap))(?: over| across| on| back)?`
const gone = unwrap`
  (?:(?:come|moved|switched|transferred|returned|gone|defected|crossed)
  (?: over| across| on| back)?)`
const swapped = 'swapped|exchanged|traded|gave up'
const becomes = "(?:becomes|(?:has|have|['’]ve) (?:since |now |recently |just )?become)"
const became = 'became|had (?:just |recently |only just )?become'
/** Verbs of being at the head of something. */
const headed = '(?:run|led|headed|managed|directed|chaired|owned)'
const heading = '(?:running|leading|heading|managing|directing|chairing)'
/** Where the clause ends behind a house: no "Globex Foods shares" is managed. */
const clauseEnd = '(?=[.,;)]|$| (?:and|in|from|since|as|with|at|on|for) )'
/** Work that a person leads at a firm, but no protest, no queue, and not "her mother". */
const notLed = `${joinAlternatives(notCharges)}(?:s|es)?(?!\\p{L})`
const charge = `(?:the |its )?(?:(?!${notLed})[\\p{L}-]+ ){1,5}?`
const byWater = `(?:the|an?) (?:[\\p{L}-]+ )?${joinAlternatives(waterside)} `
const everSince = '(?=,? (?:ever )?since )'
/** What is joined to serve or to sit, not to work. */
const joinedOtherwise = String.raw`(?!the (?:army|navy|band|board)\b|(?:${memberSites})\b)`

/**
 * One frame a line, headed by kind and tense; `<` in front: leads only. Longer frames stand before
 * shorter ones that would cut them. An indented line goes on with the one above.
 */
const lines = `
work now
(?:is|am|['’]m) {adv}(?:on the staff of|part of the team (?:at|of)|a member of (?:the )?(?:staff
  |team) (?:at|of)|with) ORG
(?:is|am|['’]m) {adv}on the (?:[\\p{Ll}]+ )?faculty (?:of|at) ORG
(?:is|am|['’]m) {adv}(?:employed |working )?(?:as )?{a}TITLE (?:at|with|for) ORG
(?:is|am|['’]m) {adv}(?:employed|working|engaged) {adv}as {a}ROLE (?:at|with|for|by) ORG
(?:is|am|['’]m) {adv}(?:an? |the )ROLE (?:at|with|for) ORG
(?:is|am|['’]m) {adv}ROLE at ORG
${becomes} {a}ROLE (?:at|with|for) FIRM
${becomes} {a}TITLE${ofTitles} of ORG
${becomes} (?!an? )(?:the )?TITLE of FIRM
(?:is|am|['’]m) {adv}(?:an? |the )?ROLE who (?:currently |now )?works (?:at|with|for) ORG
(?:is|am|['’]m) {adv}(?:an? |the )?ROLE who has (?:been employed|been working|worked|served
  |been) (?:at|with|for|by) ORG
(?:is|am|['’]m) {adv}(?:an? |the )?ROLE,? (?:who is )?(?:currently |now |presently )?(?:working
  |employed) (?:at|with|for|by) ORG
(?:is|am|['’]m) {adv}the ROLE of FIRM
(?:is|am|['’]m) {adv}an? TITLE(?= (?:from|in) \\p{Lu})
(?:holds|occupies|has held|have held|['’]ve held) the (?:post|position|role|title|office
  |job) of ROLE (?:at|with|in) ORG
(?:takes|has taken|have taken) over as {a}ROLE (?:at|with|for|in) ORG
(?:takes|has taken|have taken) over as {a}ROLE of FIRM
(?:succeeds|follows|replaces|has succeeded|has followed|has replaced) NAME as {a}ROLE (?:at|with
  |for|in) ORG
(?:succeeds|follows|replaces|has succeeded|has followed|has replaced) NAME as {a}ROLE of FIRM
(?:is|am|['’]m) {adv}{a}TITLE (?:in|of) the (?=Department|Faculty|School|Institute|Division)ORG
(?:is|am|['’]m) {adv}{a}TITLE${ofTitles} of ORG(?! (?:at|for|in the Department)\\b)
(?:is|am|['’]m) {adv}(?:employed|working) {adv}(?:at|by|with|for) ORG
works? {adv}as {a}TITLE (?:at|with|for|in) ORG
works? {adv}as {a}ROLE (?:at|with|for) ORG
(?:is|am|['’]m) {adv}(?:employed|working) {adv}as {a}${noFirm}TITLE${postEnd}
works? {adv}(?:at|for|with) ORG,? as {a}ROLE
works? {adv}as {a}ROLE(?=[.,;:)]|$| in | from )
(?:makes|earns) (?:a|her|his|their) living as {a}ROLE (?:at|with|for) ORG
(?:makes|earns) (?:a|her|his|their) living as {a}ROLE(?=[.,;:)]|$| in | at )
works? {adv}(?:at|for|with) ORG
serves? {adv}as {a}ROLE (?:at|for|with|on) ORG
serves? {adv}as {a}TITLE${ofTitles} of ORG
(?:serves?|works?) {adv}as {a}ROLE of FIRM
(?:teaches|teach|lectures?)(?: [\\p{Ll} -]{1,40}?)? at ORG
(?:is|am|['’]m) {adv}based at HOUSE
(?:leads?|heads?|runs?|directs?|manages?|chairs?) (?:the |its )?(?:[\\p{L}-]+ ){0,4}?(?:group|team
  |department|lab|laboratory|division|research|engineering|design|unit) (?:at|of|for) ORG
(?:runs|owns|leads|heads|run|own) ORG
(?:edits|manages|directs|reports for) HOUSE${clauseEnd}
arbeitet? {adv}als {a}ROLE{at}ORG
(?:ist|bin) {adv}{a}ROLE (?:bei(?: der| dem)?|beim) ORG
(?:arbeitet|arbeite) {adv}(?:bei(?: der)?|beim|für(?: die| das)?|an der|am|im) ORG
(?:ist|bin) {adv}{a}TITLE(?: bei(?: der| dem)?| beim| an der| am| im) ORG
(?:ist|bin) {adv}{a}TITLE${ofTitles} ${germanGenitive}ORG
(?:lehrt|lehre|forscht|unterrichtet)(?: [\\p{L} -]{1,40}?)? (?:an der|am|bei|im) ORG
travaille {adv}(?:chez|à la|à l['’]|à|au|pour) ORG
(?:est|suis) {adv}{a}TITLE (?:chez|à la|à l['’]|à|au) ?ORG
(?:est|suis) {adv}{a}TITLE${ofTitles} (?:de la |de l['’]|du |de |d['’])ORG
enseigne(?: [\\p{Ll}’' -]{1,40}?)? (?:à la |à l['’]|à |au )ORG
dirige (?=\\p{Lu}|l['’]|la |le )ORG
(?:es|soy) {adv}{a}TITLE (?:en|para) ORG
(?:trabaja|trabajo) {adv}como ROLE (?:en|para) ORG
(?:trabaja|trabajo) {adv}(?:en|para) ORG
(?:enseña|dirige) (?=\\p{Lu})ORG
(?:é|sou) {adv}{a}TITLE (?:na|no|em) ORG
(?:é|sou) {adv}{a}TITLE${ofTitles} (?:da|do|de) ORG
(?:trabalha|trabalho) {adv}(?:na|no|em|para a|para o|para) ORG
(?:è|sono) {adv}{a}TITLE (?:presso(?: l['’])?|a|all['’]|alla) ?ORG
(?:è|sono) {adv}{a}TITLE${ofTitles} (?:della |del |dell['’]|di )ORG
(?:lavora|lavoro) {adv}come ROLE (?:presso|per|alla|all['’]|a|in) ?ORG
(?:lavora|lavoro) {adv}(?:presso|per|alla|all['’]|a) ?ORG
(?:is|ben) {adv}{a}TITLE (?:bij|aan de|aan het) ORG
(?:is|ben) {adv}{a}TITLE${ofTitles} (?:van) ORG
(?:werkt|werk) {adv}als {a}ROLE (?:bij|voor|aan de) ORG
(?:werkt|werk) {adv}(?:bij|voor|aan de) ORG
<(?:now |today |currently )?ROLE (?:at|@) ORG
<{a}TITLE (?:at|@|with|bei(?: der)?|an der|chez|presso|bij) ORG
<{a}TITLE${ofTitles} of ORG(?! at\\b)
<{a}TITLE for HOUSE
<(?:an? |the |our |its )?(?:new |current )?ROLE (?:at|with) ORG
<{a}TITLE${ofTitles} ${germanGenitive}ORG
<{a}TITLE${ofTitles} (?:de la |de l['’]|du |de |d['’]|del |da |do |della |dell['’]|di |van )ORG
<{a}TITLE (?:à la|à l['’]|à|aan de|aan het|am|an der) ?HOUSE
<{a}TITLE (?:en la|en|na|no|em) HOUSE
<(?:who is |currently |now )?employed (?:by|at|with) ORG
<(?:who is |currently |now )?employed as {a}ROLE (?:by|at|with) ORG
<(?:in the (?:service|employ|employment) of) ORG
<acting (?:for|on behalf of) ORG as {a}ROLE
<as {a}ROLE (?:at|with|for) ORG
<as {a}ROLE of FIRM
(?:has|have|['’]ve) been (?:working|teaching) (?:at|for) ORG
(?:is|am|['’]m) {adv}an? (?=(?:former|retired|one-?time|ex)[ -])${noFirm}TITLE${postEnd}
<(?:now|currently|today|presently|these days|nowadays|still) (?:with|at|of) FIRM
remains {a}TITLE (?:at|with|for|of) FIRM
${livesBy} {a}ROLE (?:at|with|for|in|of) FIRM
work begun
(?:leaves|quits|has left|have left|['’]ve left) FORMER${there} {a}ROLE (?:at|with|for|of) FIRM
(?:joins|rejoins|has joined|have joined) FIRM${when} (?:from|via|by way of) FORMER
(?:has|have|['’]ve) {adv}been {adv}(?:${given}) {a}(?:new |next )?ROLE${when} (?:at|with
  |for|of) FIRM
(?:has|have|['’]ve) {adv}been {adv}(?:${called}) {a}(?:new |next )?TITLE${when} (?:at|with|for) ORG
(?:has|have|['’]ve) {adv}been {adv}${hired} (?:by|at) FIRM${noTask}
(?:has|have|['’]ve) {adv}(?:joined|rejoined|${gone} to) ORG${when}${there} {a}ROLE
(?:joins|rejoins) ORG${when} as {a}ROLE
work end
${dismissed} (?:by|from) FIRM
work start
${beganWork}${when} as {a}ROLE${when} (?:at|with|for|in|of) FIRM
(?:${took}|${began}(?: in)?)${aPost} (?:post|position|title|office|job) of {a}ROLE (?:at|with
  |for|in|of) FIRM
(?:signed on|signed up|hired on|started out|started off) (?:at|with) FIRM
(?:went on|rose) to (?:become|be|serve as|the (?:post|position|rank) of) {a}ROLE (?:at|with
  |for|of) FIRM
(?:${moved}) from FORMER to FIRM${when} as {a}ROLE
(?:${moved}) from FORMER to FIRM
(?:left|quit|departed) FORMER${when}${there} {a}ROLE${when} (?:at|with|for|of) FIRM
(?:left|quit|departed) FORMER${when} (?:for|to join|to work (?:for|at)
  |to take (?:up )?an? (?:[\\p{Ll}-]+ )?(?:job|post|position|role) (?:at|with)) FIRM
(?:left|departed)${when} for FIRM
(?:${swapped}) (?:(?:an?|her|his|my|their) (?:[\\p{Ll}-]+ ){1,3}?(?:at
  |with) )?FORMER${when} for HOUSE
(?:joined|rejoined|(?:${moved}) to) FIRM${when} as {a}ROLE,? from FORMER
(?:joined|rejoined|(?:${moved}) to) FIRM${when} (?:from|via|by way of) FORMER
(?:was|were|got|had been|being) {adv}${hired} (?:by|at) ORG${when},? (?:as|to be|to the (?:post
  |position|role) of) {a}ROLE
(?:was|were|got|had been|being) {adv}(?:${given}) {a}(?:new |next )?ROLE${when} (?:at|with
  |for|of) FIRM
(?:was|were|got|had been|being) {adv}(?:${called}) {a}(?:new |next )?TITLE${when} (?:at|with
  |for) ORG
work perfect
(?:has|have|['’]ve) been (?:employed|working|serving|acting|practi[sc]ing) as {a}ROLE (?:at|by|with
  |for) FIRM
(?:has|have|['’]ve) (?:been ${heading}|${headed}) FIRM${everSince}
(?:has|have|['’]ve) (?:been ${heading}|${headed}) ${charge}(?:at|of|for) FIRM${everSince}
(?:has|have|['’]ve) been (?:our|the|an?) ${noFirm}TITLE(?: here| with us| for us)?${everSince}
(?:has|have|['’]ve) (?:been|served as|worked as|acted as) {a}TITLE (?:at|with|for|in) ORG
(?:has|have|['’]ve) been {adv}ROLE at ORG
(?:has|have|['’]ve) been {adv}ROLE (?:of|for|with) FIRM(?=,? since )
(?:has|have|['’]ve) (?:been (?:an? |the )|served as |worked as |acted as ){a}ROLE (?:at|with
  |for) ORG
(?:has|have|['’]ve) (?:been|served as|acted as) {a}TITLE${ofTitles} of ORG
(?:has|have|['’]ve) (?:worked|been employed|taught|been) (?:at|for|with|by) ORG
(?:has|have|['’]ve) been (?:working|teaching) with ORG
work past
${learned} as {a}ROLE (?:at|with|for) FIRM
${wasOnce} {a}TITLE (?:at|with|for|in) ORG
${wasOnce} {a}TITLE${ofTitles} of ORG
${wasOnce} {a}ROLE (?:at|with|for|of) FIRM
${wasOnce} {a}${noFirm}TITLE${postEnd}
${workedOnce} as {a}ROLE (?:at|with|for) ORG
${workedOnce} (?:at|with|for) ORG,? as {a}ROLE
${workedOnce} (?:at|with|for) ORG
${had} {a}ROLE (?:at|with|for|in|of) FIRM
${spent} ${span} (?:at|with|for|to|in) FIRM,? as {a}ROLE
${spent} ${span} as {a}ROLE (?:at|with|for|in|of) FIRM
${spent} ${span} (?:at|with|for|to) ${notConfined}FIRM
(?:spent|did|served) time (?:at|with) ${notConfined}HOUSE
${spent} ${span} as {a}${noFirm}TITLE${postEnd}
(?:joins?|joined|came to|comes to) (?:us|the team|the company|the staff) (?:from|via
  |by way of) (?:the )?ORG
was {adv}{a}(?:former )?TITLE (?:at|with|for) ORG
was {adv}(?:an? |the )ROLE (?:at|with|for) ORG
was {adv}{a}(?:former )?TITLE${ofTitles} of ORG
worked {adv}as {a}TITLE (?:at|with|for|in) ORG
(?:${beganWork}|worked) as {a}${noFirm}TITLE${postEnd}
worked {adv}as {a}ROLE (?:at|with|for) ORG
was {adv}(?:employed|engaged|working) {adv}(?:there )?as {a}ROLE (?:at|with|for|by) ORG
(?:worked|was employed|was working) {adv}(?:at|for|with|by) ORG,? as {a}ROLE
was {adv}ROLE at ORG
(?:worked|was employed|was working) {adv}(?:at|for|with|by) ORG
(?:served|acted) {adv}as {a}ROLE (?:at|for|with|on) ORG
(?:served|acted) {adv}as {a}TITLE${ofTitles} of ORG
(?:taught|lectured)(?: [\\p{L} -]{1,50}?)? at ORG
(?:led|headed|ran|directed|chaired) (?:the |its )?(?:[\\p{L}-]+ ){0,4}?(?:group|team|department|lab
  |laboratory|division|research|engineering|design|unit) (?:at|of|for) ORG
war {adv}{a}TITLE${ofTitles} ${germanGenitive}ORG
(?:lehrte|forschte|unterrichtete)(?: [\\p{L} -]{1,40}?)? (?:an der|am|bei|im) ORG
(?:trabajó|trabajaba|ha trabajado|trabajé) (?:en|para) ORG
(?:trabajó|trabajaba|ha trabajado|trabajé) como TITLE (?:en|para) ORG
(?:fue|era|ha sido) {a}TITLE (?:en|para) ORG
(?:fue|era|ha sido) {a}TITLE${ofTitles} (?:de la |del |de )ORG
(?:trabalhou|trabalhava|trabalhei) (?:na|no|em|para a|para) ORG
(?:trabalhou|trabalhava|trabalhei) como TITLE (?:na|no|em|para) ORG
(?:ha lavorato|lavorava|lavorò) (?:presso|per|alla|all['’]|a) ?ORG
(?:werkte|heeft gewerkt) (?:bij|voor|aan de) ORG
(?:was) {adv}{a}TITLE (?:bij|aan de|aan het) ORG
<(?:,? ?(?:formerly|previously)) (?:at |of |with )ORG
<,? ?(?:ex(?![- ][Oo]fficio)|formerly|previously)[- @]+ORG
<bis (?:\\p{L}+ )?\\d{4} {a}TITLE${ofTitles} ${germanGenitive}ORG
work start
(?:was|were|got|had been) {adv}${hired} (?:by|at) ORG${noTask}
(?:moved|returned|changed|switched|transferred|defected|crossed over)(?: on| over| across
  | back)? to HOUSE
(?:has|have|['’]ve) joined ${joinedOtherwise}ORG
(?:joined|rejoined) the (?:faculty|staff|team|crew|ranks) (?:of|at) ORG
(?:joined|rejoined) ORG(?: in (?:\\p{L}+ )?\\d{4})? as {a}ROLE
(?:began|started|launched) (?:her|his|my|their) (?:[\\p{Ll}-]+ )?career (?:at|with) ORG
(?:changed|${moved}) to FIRM${when}${there} {a}ROLE
came to work (?:at|for|with) FIRM
(?:came|switched|transferred)(?: over| across| back)? to FIRM
arrived at FIRM
(?:started|began|took up work) (?:work(?:ing)? )?(?:at|with|for) ORG
(?:joined|rejoined) ${joinedOtherwise}ORG
(?:founded|co-?founded|established|set up|started|launched) (?=the \\p{Lu}|\\p{Lu}
  |\\p{Ll}\\p{Lu})ORG
(?:${became}|was (?:appointed|named|elected|made|promoted to|hired as)) (?:as )?{a}ROLE (?:at|for
  |with|by) ORG
(?:${became}|was (?:appointed|named|elected|made|promoted to)) (?:as )?{a}TITLE${ofTitles} of ORG
(?:è stat[ao]|fu) (?:nominat[ao]|elett[ao]) {a}TITLE${ofTitles} (?:della |del |dell['’]|di )ORG
(?:werd|is) (?:benoemd|gekozen) tot {a}TITLE${ofTitles} (?:van de |van het |van )ORG
(?:gründete|gegründet) (?:\\d{4} )?(?=\\p{Lu}|die |das |den )ORG
(?:a (?:co)?fondé|(?:co)?fonda|ai fondé) (?=\\p{Lu}|l['’]|la |le )ORG
(?:a rejoint|rejoint) (?=\\p{Lu}|l['’]|la |le )ORG
(?:(?:co)?fundó|fundé|ha fundado) (?=\\p{Lu}|la |el )ORG
se (?:unió|incorporó) (?:a la|al|a) ORG
(?:(?:co)?fundou|fundei) (?=\\p{Lu}|a |o )ORG
(?:ha (?:co)?fondato|fondò|ho fondato) (?=\\p{Lu}|la |il |l['’])ORG
(?:richtte) (?:in \\d{4} )?(?=\\p{Lu}|de |het )ORG(?= op| in \\d{4} op)
took over as {a}ROLE (?:at|with|for|in) ORG
took over as {a}ROLE of FIRM
(?:succeeded|followed|replaced) NAME as {a}ROLE (?:at|with|for|in) ORG
(?:succeeded|followed|replaced) NAME as {a}ROLE of FIRM
work end
${gaveUp} (?:as|of) {a}ROLE (?:at|with|for|of) FIRM
${resigned} as {a}ROLE (?:at|of|from|with) FIRM
${gaveUp} (?:at|with) FIRM
(?:quit|(?:has|have|['’]ve|had) (?:since |now |recently |just )?(?:left|quit|departed)) (?=\\p{Lu}
  |the \\p{Lu})FIRM
(?:left ${notLeft}|${hasJust}(?:retired|resigned) from |departed )(?=\\p{Lu}|the \\p{Lu})ORG
${resigned} as {a}TITLE (?:at|of|from) ORG
${resigned} as {a}${noFirm}TITLE${postEnd}
education past
(?:holds?|has|have) (?:an? )?DEGREE in FIELD,? (?:awarded|conferred|granted|obtained|earned) (?:by
  |at|from) SCHOOL
(?:was awarded|received) (?:an? |her |his )?DEGREE by SCHOOL
read FIELD at SCHOOL
(?:enrolled at|matriculated at) SCHOOL
(?:had )?(?:earned|received|holds|hold|has|have|completed|obtained|gained|took|did|was awarded
  |got) (?:an? |the |her |his |my |their |both an? )?DEGREE (?:degree )?in FIELD (?:from|at) SCHOOL
(?:had )?(?:earned|received|holds|hold|has|have|completed|obtained|gained|took|did|was awarded
  |got) (?:an? |the |her |his |my |their |both an? )?DEGREE (?:degree )?in FIELD,? and (?:an? |her
  |his |my |their )DEGREE (?:degree )?in FIELD (?:from|at) SCHOOL
(?:had )?(?:earned|received|holds|hold|has|have|completed|obtained|gained|took|did|was awarded
  |got) (?:an? |the |her |his |my |their )?DEGREE (?:degree )?(?:from|at) SCHOOL
graduated{honours} from SCHOOL(?: in \\d{4})? with (?:an? |her |his )?DEGREE in FIELD(?=[.,;]|$
  | in \\d)
(?:studied|trained|was educated) at SCHOOL(?:,| \\() ?DEGREE,?
(?:studied|trained|was educated) at SCHOOL,? (?:and )?(?:graduating|graduated|leaving
  |left)(?: with)?(?: an?| her| his)? DEGREE
graduated{honours} from SCHOOL
graduated{honours} in FIELD from SCHOOL
(?:is|was|am) (?:a |an )?(?:graduate|alumna|alumnus|alum) of SCHOOL
(?:is|was|am|['’]m) (?:an? )(?=[^,.;]{0,60}\\b${schools})SCHOOL (?:[\\p{Ll}-]+
   ){0,2}?(?:graduate|alumna|alumnus|alum)(?![\\p{L}-])
<(?:an? )?(?=[^,.;]{0,60}\\b${schools})SCHOOL (?:[\\p{Ll}-]+ ){0,2}?(?:graduate|alumna|alumnus
  |alum)(?![\\p{L}-])
studied FIELD at SCHOOL
(?:studied|was educated|trained) at SCHOOL
(?:stud(?:ies|y)) FIELD at SCHOOL
attended (?!an? )(?=\\p{Lu}|the )SCHOOL
studier(?:t|te|e) FIELD (?:an der|am|an|bei|in (?=(?:(?! und )[^,.;]){0,60}\\b${schools})) ?SCHOOL
(?:a étudié|étudia|étudie|ai étudié) (?:la |le |l['’]|les )?FIELD (?:à la |à l['’]|à |au )SCHOOL
(?:estudió|estudié|estudia) FIELD en (?:la )?SCHOOL
se (?:licenció|graduó|doctoró|graduo) en FIELD (?:por|en) (?:la )?SCHOOL
(?:estudou|estudei|estuda) FIELD (?:na|no|em) SCHOOL
(?:ha studiato|studiò|ho studiato|studia) FIELD (?:all['’]|presso (?:l['’])?|alla |al )SCHOOL
(?:si è|mi sono) laureat[ao] in FIELD (?:all['’]|presso (?:l['’])?|alla |al )SCHOOL
studeer(?:t|de) FIELD aan (?:de|het) SCHOOL
promoveerde (?:in \\d{4} )?aan (?:de|het) SCHOOL
<DEGREE in FIELD,? (?:from|at|,) ?SCHOOL
<(?:educated at|graduate of|alumn(?:a|us) of) SCHOOL
<(?:an? )?(?:graduate|alumna|alumnus|alum) of SCHOOL \\(DEGREE,?
<(?:an? )?(?:graduate|alumna|alumnus|alum) of SCHOOL
<(?:with (?:an? )?|holder of (?:an? )?)DEGREE from SCHOOL
place now
(?:calls?|has called|have called|['’]ve called) PLACE (?:her |his |their |my )?home
<(?:originally )?based in PLACE
<(?:an? |the )?${notResident}(?:[\\p{L}-]+ )?resident (?:in|of) PLACE
<(?:an? |the )?${notResident}${longTime}PLACE resident(?!\\p{L})
(?:is|am|['’]m) {adv}(?:an? )?${notResident}${longTime}PLACE resident(?!\\p{L})
(?:has|have|['’]ve) (?:lived|been living|been based|resided) in PLACE(?= (?:ever since|for (?:the
  (?: past| last) )?(?:[\\p{L}\\d-]+ ){1,3}(?:years|decades|months)|(?:all|most of) (?:her|his
  |their|my) life)(?!\\p{L}))
(?:has|have|['’]ve) (?:since |now |recently |just )?(?:moved|relocated) (?:back )?to PLACE
  (?=[.,;)]|$| (?:in|for|with|and|after|where|to) )
(?:is|am|['’]m) {adv}(?:an? )?(?:[\\p{L}-]+ )?resident of PLACE
(?:makes?|made|has made|have made) (?:her|his|their|my|a) home in PLACE
(?:has |have )?settled in PLACE
(?:is|am|['’]m) {adv}(?:based|living|located) (?:in|at|out of) PLACE
we (?:now |still )?(?:live|reside)(?:,? with [^,.;:()]{3,50},?)? in PLACE
(?:lives?|resides?|dwells?) {adv}(?:and works? )?in PLACE
(?:lives?|resides?) (?!on in |for |by (?!${byWater})|out |up to |through |off |under )(?:(?!years
  |days|memor|time|legac|hope|fear)[\\p{Ll}\\d’'-]+ ){1,7}?in PLACE
(?:lebt|lebe|wohnt|wohne) {adv}(?:und arbeitet? )?in PLACE
(?:lebt|wohnt|lebe|wohne) {adv}(?:mit [\\p{L} ]{1,40} )?in PLACE
(?:vit|vis|habite|réside) {adv}(?:et travaille )?à PLACE
(?:vive|vivo|reside|resido) {adv}(?:y trabaja |e trabalha |e lavora )?(?:en|em|a|no|na) PLACE
(?:mora|moro|abita|abito) (?:em|no|na|a) PLACE
(?:woont|woon) {adv}(?:en werkt )?in PLACE
bor (?:i|på) PLACE
<,? ?(?:(?:currently|now) )?(?:based|living|residing) (?:in|out of) PLACE
<,? ?(?:wohnhaft|lebend) in PLACE
<(?:📍|Location:) ?PLACE
place perfect
(?:has|have|['’]ve) (?:lived|been living|been based|resided) in PLACE
place past
lived in PLACE
grew up in PLACE
(?:was |is |am )?born (?:and raised |on [\\p{L}\\d ,.]{3,20} |in \\d{4} |\\d{4} )?(?:in|at) PLACE
(?:wurde|bin) (?:(?:am [\\p{L}\\d .]{3,20}|\\d{4}|im Jahr \\d{4}) )?in PLACE(?= geboren
  | \\d{4} geboren| im Jahr \\d{4} geboren)
(?:est |suis )?née? (?:le [\\p{L}\\d ]{3,20} |en \\d{4} )?à PLACE
(?:werd|wordt|is) (?:(?:op [\\p{L}\\d ]{5,20}|in \\d{4}) )?geboren (?:(?:op [\\p{L}\\d ]{5,20}
  |in \\d{4}) )?(?:in|te) PLACE
werd (?:in \\d{4} )?in PLACE(?= geboren)
<geboren (?:am [\\p{L}\\d .]{5,20} |(?:im Jahr )?\\d{4} |op [\\p{L}\\d ]{5,20} )?(?:in|te) PLACE
<nascid[ao] (?:(?:a|em) [\\p{L}\\d ]{4,30} )?em (?!\\d)PLACE
place start
(?:moved|relocated) to PLACE
(?:zog|ging) (?:\\d{4} )?nach PLACE
(?:s['’]est installée?|s['’]installe) à PLACE
se (?:mudó|trasladó) a PLACE
(?:mudou-se) para PLACE
(?:si è trasferit[ao]) a PLACE
verhuisde (?:in \\d{4} )?naar PLACE
`

function parseRows(): Row[] {
  const rows: Row[] = []
  let head: Pick<Row, 'kind' | 'tense'> = { kind: 'work', tense: 'now' }
  for (const line of lines.trim().replace(/\n\s+/g, '').split('\n')) {
    const heading = /^(work|education|place) (now|past|start|begun|end|perfect)$/.exec(line)
    const kind = (['work', 'education', 'place'] as const).find((one) => one === heading?.[1])
    const tense = (['now', 'past', 'start', 'begun', 'end', 'perfect'] as const).find(
      (one) => one === heading?.[2],
    )
    if (kind !== undefined && tense !== undefined) head = { kind, tense }
    else {
      const frame = toFrame(lookAhead(line.replace(/^</, '')))
      rows.push({ ...head, leads: line.startsWith('<'), frame })
    }
  }
  return rows
}

/** What stands behind a title is looked for before the title's word, which takes longer. */
function lookAhead(line: string): string {
  const [front, behind] = line.split(ofTitles)
  if (behind === undefined) return line
  const [next] = behind.split(/ORG|FIRM|HOUSE|SCHOOL/)
  return `${front}(?=${next})${ofTitles}${behind}`
}

export const verbFrames: readonly Row[] = parseRows()
