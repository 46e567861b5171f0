import { unwrap } from '../../text/patterns/unwrap.ts'
import type { PatternCategory } from '../decline-messages.ts'
import { toBoundedPattern } from '../to-bounded-pattern.ts'
import { crimeQuestions } from './crime-questions.ts'

/**
 * Two parts of the patterns: a possessive or a name with one ("her", "Ada's"), and up to four words
 * between a verb and what is asked.
 */
const whose = String.raw`(?:her|his|their|(?:\S+ ){0,2}\S+(?:'s|s'))`
const who = String.raw`(?:\S+ ){1,4}?`
/**
 * Who holds an office, as the subject of a question: party and votes in office are public, those of
 * a wife or a secretary are not.
 */
const official = unwrap`
  (?:(?!(?:of|for|she|he|they) |(?:my|our|his|her|their|no|not) |\S+['’]s )\S+ ){0,2}?
  (?:mps?|meps?|ministers?|senators?|congress(?:wo)?m[ae]n|lawmakers?|councillors?)
  (?: (?!(?:vote|voted|belong|support) )[\p{L}-]{1,24}){0,3}? `
/** The word is what is asked, not the first half of a longer noun. */
const last = unwrap`
  (?=\s*(?:[?!.,;]|$| or | and | too\b| by any| these days| at all| now\b| anymore))`

/**
 * English questions that are declined, by the reason. The question is in small letters, with
 * straight apostrophes and single blanks.
 */
export const declinedInEnglish: Readonly<Record<PatternCategory, readonly RegExp[]>> = {
  minor: [
    toBoundedPattern(
      unwrap`
        \b${whose} (?:\S+ ){0,2}?(?:kids?|child|children|sons?|daughters?|toddlers?|bab(?:y|ies)
        |grandchild(?:ren)?|grandsons?|granddaughters?|teenagers?|little (?:brother|sister))(?:'s
        |s'|')? (?:\S+ )?(?:names?|called|schools?|ages?|birthdays?|photos?|pictures?
        |address(?:es)?|teachers?|friends|accounts?|instagram|tiktok|snapchat|phone|kindergarten
        |daycare|nursery|schedule|go to|goes to|attend|attends|live|lives|play|plays)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:names?|ages?|photos?|pictures?|schools?|birthdays?|details
        |accounts?) of ${whose} (?:\S+ ){0,2}?(?:kids?|child|children|sons?|daughters?
        |bab(?:y|ies)|grandchild(?:ren)?)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:how old|who|what|where|which (?:school|class|kindergarten|daycare|nursery)) (?:is|are
        |do|does|did)(?: the)? ${whose} (?:\S+ ){0,2}?(?:kids?|child|children|sons?|daughters?
        |bab(?:y|ies)|grandchild(?:ren)?|toddlers?)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:which|what) (?:\S+ )?(?:primary |elementary |middle |high |secondary |grade |prep )?
        (?:school|kindergarten|class|grade) (?:is|does|do) (?!.*\b(?:teach|work|lead|run|head
        |direct|support|fund|advise|chair|own|govern|manage|belong|part|affiliated)\b)${who}(?:in
        |go to|goes to|attend|attending)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \bis ${who}(?:still )?(?:an? )?(?:minor|underage|under-age|under 18|below 18
        |under eighteen)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:[3-9]|1[0-7])[- ]year[- ]old\b(?! (?:company|firm|startup|project|record|case|problem
        |tradition|building|business|organi[sz]ation|bank|dispute|study|whisky|wine|tree))`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:underage|schoolgirl|schoolboy|little girl|little boy|preteen)\b.*\b(?:address|lives?
        |find|contact|photos?|pictures?|school|meet|who|name)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:photos?|pictures?|videos?) of ${whose} (?:\S+ )?(?:kids?|child|children|sons?
        |daughters?|bab(?:y|ies)|family with kids)\b`,
    ),
  ],
  private_data: [
    // bare words, as for a search engine
    toBoundedPattern(
      unwrap`
        ^(?!(?:what|which|is|was|did|does|the|how|who|give|has|do|an?)\b)(?:\S+ ){1,3}
        (?<!(?:e-?mail|web|work|office|business|ip|contact|mail|keynote|opening) )address$`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:home|street|residential|private|exact|physical|house|mailing|postal|full) address
        (?:es)?\b(?! (?:book|standard|system|verification|parsing|validation))`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?<!(?:e-?mail|web|ip|mac|work|office|business) )(?:${whose}
        |the person's) (?:current |last known |present |old |new )?address(?! (?:to|at|before|on
        |in|was about|about)\b)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \bwhere (?:exactly|precisely) (?:does|do|is|did) |\bexactly where ${who}(?:lives?|is
        |stays?|sleeps?|lived)\b|\b(?:lives?|living|reside[sd]?) exactly\b
        |\b(?:precise|exact) (?:location|place|whereabouts|coordinates)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:which|what) (?:house|street|road|building|flat|apartment|block|floor|neighbou?rhood
        |number) (?:does|do|is|did) ${who}(?:live|living|stay|reside|in\b|own|sleep)`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:house|apartment|flat|door|room) number\b.*\b(?:live|lives|home|her|his|their|of)\b
        |\b${whose} (?:house|apartment|flat|door) number\b|\b(?:street|house|building|flat
        |apartment) (?:where|in which|that) ${who}(?:lives?|sleeps?)\b|\bphone number home\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:what does|photos? of|pictures? of|show me|find|directions to|map of|way to
        |street view of) ${whose} (?:house|home|flat|apartment)(?! ?(?:page|town|institution
        |university|country|office|pages))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:social security|ssn\b|national insurance number|passport (?:number|no\b|details|scan)
        |national id\b|id card number|identity card number|identification number|tax (?:id|number
        |returns?)\b|driver'?s?'? licen[cs]e(?: number)?|medicare number)(?! (?:law|policy|reform
        |administration|research|system|economics|act|scholar|expert))`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:home|private|personal|cell|cellular|mobile|unlisted|direct home) ?(?:tele)?(?:phone
        |number|line|cell)(?: number)?s?\b(?! (?:industry|theory|app|apps|market|technology
        |business|company|games?|network|networks|research|design|operator))`,
    ),
    toBoundedPattern(String.raw`\b(?:personal|private|secret) e-?mail(?: address)?(?:es)?\b`),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:\S+ )?(?:bank (?:account|details|statements?|balance)|iban
        |credit card(?: number| details)?|debit card|account balance|card number|license plate
        |licence plate|number plate|car registration|ip address|device id|imei
        |maiden name of (?:her|his) mother|search history|browsing history|private (?:messages?
        |dms?|photos?|chats?|pictures?|videos?)|text messages|nudes?|whatsapp messages
        |call (?:log|records?|history))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:nude|naked|intimate|topless) (?:photos?|pictures?|pics?|images?|videos?)\b
        |\bsex tapes?\b`,
    ),
    toBoundedPattern(
      unwrap`
        \bwhere (?:is|are|can i find) (?!.*\b(?:based|working|employed|teaching|studying)\b)${who}
        (?:right now|at (?:this|the) moment|this (?:very )?(?:minute|second|evening|night)|tonight
        |physically|staying)\b|\b(?:live|real[- ]time|gps|current gps) location\b(?! (?:art|data
        |services?|apis?|sharing|tracking|research))|\b${whose} (?:current |exact )?(?:location
        |whereabouts|coordinates) (?:right )?now\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:track|locate|geolocate|ping|trace|monitor|spy on|surveil|wiretap|bug) (?:her|him|them
        |${whose} (?:phone|car|location|device|movements|messages|calls|house))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:daily |usual |weekly |commuting |running |jogging )(?:routine|schedule|route
        |commute|run)\b|\b(?:what time|when) does ${who}(?:usually |normally )?(?:leave|get|come
        |arrive|return)(?: back)? (?:home|(?:her|his|their) (?:house|home|office|work))\b
        |\b(?:which|what) (?:gym|bar|pub|cafe|café|supermarket|bus|train|church) (?:does|do
        |is) ${who}(?:go|use|take|visit|train|attend)\b|\bwhen is ${who}(?:home alone|alone
        |not (?:at )?home|away from home)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:(?:this|the|that) (?:person|man|woman|girl|boy|guy|lady) (?:in|on) (?:this|the|that
        |my) (?:photo|picture|image|video|selfie)|(?:find|identify|recogni[sz]e|search|look up
        |match|name)(?: for)? (?:\S+ ){1,5}?(?:by|from|with|using|via) (?:\S+ ){0,3}?(?:face
        |selfie|photo|picture|facial recognition)|(?:reverse )?face search
        |(?:run|use|do|try) (?:a |some )?(?:facial|face) (?:recognition|search|match(?:ing)?))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \bhow (?:can|do|could|would|might) i (?:find|get|figure|work|learn)(?: out)? (?:where
        |which (?:house|street|building)) ${who}(?:lives?|sleeps?|parks?|is staying|is living)\b
        |\bfind (?:out )?where (?:she|he|they) lives?\b`,
    ),
  ],
  credentials: [
    toBoundedPattern(
      unwrap`^(?!(?:what|which|is|was|did|does|the|how|who|has|do|an?)\b)(?:\S+ ){1,4}passwords?$`,
    ),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:\S+ ){0,2}?(?:passwords?|passcodes?|pass ?phrases?|pin(?: code| number)?
        |log-?in(?:s| details| credentials| data| info)?|account credentials|access (?:codes?
        |tokens?|keys?)|api keys?|private keys?|seed phrase|2fa|security (?:questions?|answers?)
        |one[- ]time codes?)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:passwords?|passcodes?|log-?in details|log-?ins?|credentials|api keys?|pin code) (?:of
        |for|to|belonging to|used by) (?:her|his|their|him|them|the account|\S+'s)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:what|which|any|find|get|give|show|list|know|tell|guess|crack|reset|recover|steal
        |bypass|obtain|buy)\b(?: me| us| out)?(?: is| are| the| all| some| any| a| old| known
        | leaked| possible)* (?:passwords?|log-?ins?|login credentials|api keys?)
        \b(?! (?:manager|security|research|hashing|policy|policies|polic\w+|cracking|paper|book
        |scheme|strength|study|studies|tool|company|startup|project|library))`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:leaked|breached|hacked|stolen|dumped|exposed|compromised) (?:\S+ )?(?:data|passwords?
        |credentials|e-?mails?|accounts?|databases?|records?|documents|photos?|messages
        |info(?:rmation)?|logins?) (?:of|about|for|from|on|with|belonging|containing|that
        |mention\w*) (?:her|his|him|their|them|this|\S+'s|\p{L}+ \p{L}+[?.]?$)`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:${whose} (?:\S+ )?(?:e-?mails?|accounts?|passwords?|data|address|phone|name|details
        |information)|she|he|they) (?:\S+ )?(?:appear(?:s|ed)?|show(?:s|n|ed)? up|been|is|are|was
        |were|listed|included|found|leaked|turn up)(?: \S+){0,2}? (?:in (?:an?|the|any|some|which
        |known)? ?(?:\S+ )?(?:data )?(?:breach(?:es)?|leaks?|dumps?|stealer logs?|combolists?)
        |pwned|breached|leaked in|part of (?:a|any|the) (?:data )?(?:breach|leak))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:is|are|was|were) ${whose} (?:\S+ )?(?:e-?mails?(?: address)?|accounts?|passwords?
        |data|phone(?: number)?|details|information) (?:\S+ )?in (?:\S+ ){0,2}?(?:breach(?:es)?
        |leaks?|dumps?)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:which|what|any) (?:data )?(?:breach(?:es)?|leaks?|dumps?) (?:\S+ ){0,3}?(?:contain
        |include|have|expose|mention|list|hold|is|was|are|were)(?:s|d)? (?:her|his|their|she|he
        |they)\b|\bhave ?i ?been ?pwned\b|\bbreach(?:ed)? data\b.*\b(?:her|his|him|about|on|for
        |of)\b|\bstealer logs?\b|\bcombo ?lists?\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:hack|break|get|log|sign) ?(?:in)?to (?:her|his|their|\S+'s) (?:\S+ )?(?:accounts?
        |e-?mail|phone|facebook|instagram|computer|laptop|inbox|icloud|gmail|bank|wi-?fi|profile
        |system|cloud)\b|\bhack (?:her|him|them|their|his|\S+'s)\b`,
    ),
  ],
  sensitive: [
    toBoundedPattern(
      unwrap`
        \b(?:is|was|are) ${who}(?:actually |really |openly |secretly |a |an )*(?:gay|lesbian|bi
        |bisexual|homosexual|heterosexual|queer|trans|transgender|transsexual|asexual|pansexual
        |non-?binary|closeted|lgbt\w*|straight)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:\S+ )?(?:sexual (?:orientation|preferences?|identity|history)|sexuality
        |sex life|gender identity)\b|\bsexual orientation of\b|\b(?:sleep(?:s|ing)?|slept|affair
        |having sex) with\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:is|was|are) ${who}(?:a |an |actually |really |still |secretly |practi[cs]
        ing |devout |born )*(?:muslim|jew|jewish|christian|catholic|protestant|hindu|buddhist|sikh
        |mormon|atheist|agnostic|religious|orthodox|evangelical|sunni|shia|scientologist
        |jehovah's witness|believer)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:what|which) (?:religion|faith|religious beliefs?|denomination|confession)\b (?:is
        |does|do|has|are|was) (?!.*\b(?:study|studies|write|wrote|research\w*|teach(?:es)?|cover)
        \b)|\b${whose} (?:personal |own )?(?:religion|faith|religious (?:beliefs?|views
        |affiliation)|denomination|religiosity)${last}|\bdoes ${who}(?:believe in (?:god|allah)
        |pray|go to (?:church|mosque|synagogue|temple)|attend (?:church|mosque|synagogue|mass))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?!how (?:did|does|do|has) ${official}voted?\b(?!.{0,40}\b(?:elections?|referendum)))
        (?:who(?:m)?|which party|what party|how) (?:did|does|do|will|would|has) ${who}(?:vote
        |voted|voting)\b(?! (?:on|as|in (?:parliament|congress|the (?:senate|house)))\b)
        |\b${whose} (?:personal |private |own )?political (?:views?|opinions?|beliefs?
        |affiliations?|leanings?|orientation|preferences?|convictions?|stance)\b
        |\bpolitically (?:left|right|conservative|liberal)\b|\bdoes ${who}(?:support|like|hate
        |back) (?:trump|biden|harris|putin|labour|the (?:republicans|democrats|tories|greens
        |conservatives|liberals))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:is|was|are) ${who}(?:a |an |actually |really |still |registered )*(?:republican
        |democrat|liberal|conservative|left-?wing(?:er)?|right-?wing(?:er)?|communist|socialist
        |marxist|fascist|nazi|anarchist|libertarian|tory|leftist|trump supporter|populist)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \bis ${who}(?:a )?(?:(?:card-carrying |registered )?member of (?:a |any |the )?
        (?:political party|trade union|union|afd|republican party|democratic party
        |communist party))\b
        |\b(?:which|what) (?:political )?party (?:is|does) (?:${who}vote for
        |(?!${official}(?:a member|belong|support))
        ${who}(?:a member of|belong to|support))\b
        |\bunion member(?:ship)?\b.*\b(?:is|her|his|their)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:\S+ )?(?:health (?:status|condition|problems?|issues?|history|records?
        |insurance)|medical (?:records?|history|conditions?|diagnos[ei]s|files?|data|information
        |problems?|status)|mental health(?: (?:issues?|problems?|status|history))?|illness(?:es)?
        |diseases?|diagnos[ei]s|medications?|prescriptions?|pregnanc(?:y|ies)|disabilit(?:y|ies)
        |hiv status|vaccination status|addictions?|blood type|therapist|dna|genetic (?:data
        |profile))${last}|\b(?:medical|health|psychiatric|hospital) records? (?:of|for|on
        |about) |\b(?:what|which) (?:diseases?|illness(?:es)?|disorders?|medical conditions?
        |disabilit(?:y|ies)|medications?) (?:does|do|did|has) ${who}(?:have|had|suffer|take|got)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:is|was|are) ${who}(?:a |an |actually |really |still |seriously |currently |mentally |
        clinically |physically |hiv[- ])*(?:pregnant|ill|sick|disabled|depressed|autistic
        |hiv[- ]positive|positive|alcoholic|addict|drug addict|on drugs|unwell|bipolar
        |schizophrenic|suicidal|infertile|dying|vaccinated|healthy|anorexic|diabetic
        |hospitali[sz]ed|in rehab|in therapy|handicapped)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:does|did|do|has|have|is|was) ${who}(?:have |had |suffer(?:ing|s|ed)? (?:from )?
        |ever had |been diagnosed with |got |diagnosed with |treated for |take |taking |on )
        (?:an? |any |some )?(?:\S+ )?(?:cancer|hiv|aids|depression|diabetes|adhd|autism|epilepsy
        |an? illness|illness(?:es)?|diseases?|disorders?|disabilit(?:y|ies)|abortions?
        |miscarriages?|addictions?|covid|dementia|alzheimer'?s|std|stds|mental (?:illness|health)
        |health (?:problems?|issues?)|antidepressants|medications?|anxiety)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:ethnicity|race|ethnic (?:origin|background)|skin colou?r|immigration status
        |caste)${last}|\bwhat (?:race|ethnicity|caste) (?:is|are|was)\b|\bis ${who}an? (?:illegal
        |undocumented) (?:immigrant|alien)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b${whose} (?:criminal|arrest|police|prison) (?:records?|history|file|background|past
        |career)\b|\b(?:(?:does|has|did) ${who}(?:have|had|got)|has s?he|is there) (?:an? |any )?
        (?:criminal|police|arrest) (?:records?|history|background|past)\b(?! (?:museum|archives?
        |book|course|class(?:es)?|society|exhibition|series|podcast|novel)\b)
        |\b(?:criminal|arrest|police) records? (?:of|for|on) |\bmug ?shots?\b`,
    ),
    ...crimeQuestions,
  ],
  harassment: [
    toBoundedPattern(
      unwrap`
        \b(?:how (?:can|do|could|should|would) (?:i|we)|help me(?: to)?|i (?:want|need|would like
        |plan|am going|'d like) to|i'm going to|let's|best way to|ways? to|tell me how to)
        (?: \S+){0,2}? (?:stalk|harass|dox+|blackmail|extort|intimidate|threaten|scare|frighten
        |bully|humiliate|embarrass|shame|hurt|harm|punish|attack|kill|destroy|ruin|sabotage|expose
        |discredit|impersonate|catfish|seduce|kidnap|swat|troll|mob|get revenge|get back at
        |take revenge)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:stalk|harass|dox+|blackmail|extort|intimidate|swat) (?:her|him|them|this person
        |(?!(?:law|research|victims?|cases?)\b)\p{L}+ \p{L}+)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:dirt|kompromat|compromising (?:material|info(?:rmation)?|photos?)
        |something (?:embarrassing|incriminating|damaging)|leverage) (?:on|about|against|over) |\b
        (?:use|used) against (?:her|him|them)\b|\bruin (?:her|his|their) (?:life|career|reputation
        |marriage)\b`,
    ),
    toBoundedPattern(
      unwrap`\bwithout (?:her|him|them|\S+) (?:knowing|noticing|finding out|realizing|realising)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:show(?:ing)? up|turn(?:ing)? up|wait(?:ing)?|visit(?:ing)?|confront|surprise|ambush
        |watch)\b(?: \S+){0,3}? (?:at|outside|near|by|to|in front of) (?:her|his|their) (?:house
        |home|door|flat|apartment|work|office|workplace|gym|car)\b|\bfollow (?:her|him
        |them) (?:home|around|to (?:work|her|his|their))\b`,
    ),
    toBoundedPattern(
      unwrap`
        \bmy ex\b|\bmy ex-?(?:wife|husband|girlfriend|boyfriend|partner)\b|\b(?:she|he) (?:blocked
        |ghosted|left|rejected|dumped|ran away from|is hiding from|moved away from) me\b
        |\brestraining order\b.*\b(?:find|where|against me)\b|\bhiding from (?:me|us|her husband
        |his wife|her ex|his ex)\b`,
    ),
    toBoundedPattern(
      unwrap`
        \b(?:make|get) (?:her|him|them) (?:suffer|pay for|fired|regret|lose (?:her|his|their) job
        |arrested|deported)\b`,
    ),
  ],
}
