/** Last words of phrases that are no role: states, groups and relations. English. */
export const stateWords = `
  able absent active adept adequate afraid alive alone angry another available aware back bad best
  big born bound brave bright busy calm clear close common content critical dead dear direct
  double due early eager easy else enough equal evident excellent expert extant familiar famous
  far fast favorite favourite few fine first fit fixed fond free fresh full glad good great half
  happy hard here high home ill important in key known large last late least left less likely
  little live local long lost low loyal main many married member members missing mixed modern more
  most much native near new next nice normal number old one online open out over own part parts
  past patient poor popular present pretty prior proof proud public quick quiet ready real regular
  rich right risk safe same scared second senior serious several short shy sick similar single
  slow small smart sole some soon sorry special strange strong such sure tall team that there
  third this thing tired top total true type unable unclear unique unknown upset used useful usual
  vital warm weak welcome well whole wide wild willing wise wrong young work school war peace ease
  odds rest time night leave talks touch love heart holiday fan friend customer client visitor
  guest supporter neighbour neighbor subject name example result reason place product case fact
  way kind sort favour favor home-maker addition husband wife spouse widow widower son daughter
  brother sister father mother stepfather stepmother grandfather grandmother grandson
  granddaughter godfather godmother cousin nephew niece uncle aunt department departments
  institute college academy faculty center centre library junior sophomore freshman pupil heir
  heiress lover learner thinker dreamer believer mistress ancestor descendant survivor tenant
  along together meanwhile moreover
  however legend roles jobs posts opponent adversary rival competitor detractor foe enemy ally
  admirer learner follower proponent recipient winner finalist contestant hero heroine idol
  giant loss asset boost coup blow threat danger burden nightmare blessing credit disgrace
`

/** Words that no title holds: a clause begins there. */
export const turnWords = {
  en: [
    'and|or|but|that|which|who|whose|where|when|while|because|than|as|if|not|also|just|very',
    'too|so|at|with|for|by|from|on|into|about|over|is|was|are|were|has|had|be|been|his|her',
    'their|its|my|our|your|the|an?|this|these|those|every|each|some|any|no|still|currently',
    'presently|already|then|there|here|again|once|ever|never|working|employed|based|living',
    'after|before|during|since|until|some|many|years?|time|me|sat|came|went|met|took|gave|got',
  ],
}

/** Nouns for a place among others, not for work. English. */
export const vagueRoles = {
  en: [
    'leader|master|pioneer|champion|star|expert|authority|guide|model|judge|host|partner|player',
    'speaker|founder|head|chair|lead|fellow|candidate|member|professional|executive|advocate',
    'patron',
    'minister|officer|hero|idol|student|supporter|driver|runner|rider|cook|reader|survivor|user',
    'lover|enthusiast|fan|addict|geek|nerd|owner|parent|mother|father',
  ],
}
/** In front of a trade: of praise, of having learned it, or of not working at it. English. */
export const opinions = {
  en: [
    'good|great|fine|born|natural|true|real|wonderful|terrific|better|strong|poor|bad|keen|avid',
    'trained|qualified|unemployed|jobless|disgraced|suspended|struck-off|budding|amateur|hobby',
    'aspiring|would-be|wannabe|proud|occasional',
  ],
}

/** Ends of nouns for people who do something. */
export const agentEnds = {
  en: [
    'er|or|ist|ian|ant|ent|eer|ess|man|men|woman|women|person|smith|wright|keeper|maker',
    'master|lead|head|chief|counsel|pilot|clerk|cook|guide|coach|judge|nurse|vet|tone',
    '(?<!\\p{L})scribe',
    'tenor|alto|soprano|yst|logue|herd|ectomist|monger|founder|hand|mate|rep|fellow|chair',
    'steward|warden|agent|aide|medic|mechanic|critic|cleric|comic',
  ],
}

/** Ends of words for trades; family names seldom end so. */
export const tradeEnds = {
  en: [
    '(?<!qu|hr|w|C)ist|[nt]eer|keeper|maker|builder|blower|player|dancer|owner|grower|writer',
    'surfer|climber|driver|trainer|seller|(?<=[Bb]ook)binder|(?<=[Ll]u)thier|(?<=Fa)rrier',
    '(?<=[Pp]lay|[Ss]hip|[Ww]heel)wright|(?<=[Gg]old|[Ss]ilver|[Gg]un|[Ll]ock|[Bb]lack)smith',
  ],
}

/** Words with an agent's ending that are no people. English. */
export const notAgentWords = `
  september october november december number letter newsletter newspaper paper order cover power
  center water former other later after over under never ever winter summer career folder header
  footer register weather mother father brother sister daughter either rather together
  chapter matter corner river border dinner supper theater remember whether prefer refer offer
  answer filter computer printer server router monitor color colour floor door error mirror favor
  favour humor labor poor nor for list twist exist artist-run content comment department event
  present current document statement management appointment engagement achievement announcement
  development agreement government environment equipment payment recent different important
  significant relevant instant distant constant restaurant grant plant elephant want moment element
  parent client patient adolescent accident incident talent student-run music public topic basic
  clinic traffic academic-year fabric metric logic garden human urban german roman woman-led
  african american european asian italian indian australian canadian brazilian russian hungarian
  norwegian belgian ukrainian austrian egyptian press access process progress success address
  business mater metaphor climate estimate ultimate intimate primate whatever whenever
  wherever however email phone contact home about biography welcome more read view profile
`

/** Ends of words for states and qualities: of no role. */
export const stateEnds = { en: 'ed|ing|ly|ful|ous|able|ible|less|ish|est|ness|tion|sion|ity' }

/** Given names that are words in front of roles as well: "Art Director". English. */
export const givenWords = `
  art grant bill mark dean page guy will chase chance grace hope faith joy rose ray gene drew pat
  penny lane reed chuck rich clay dale ford carol melody harmony sandy sunny christian frank ernest
  summer autumn dawn april may june august king prince duke earl major bishop marshal judge police
  media brand angel ginger
`

/** Ends of names of towns that are ends of roles as well. */
export const townEnds = {
  en: 'ster|moor|nor|sor|gor|over|water|river|ent|ant|ian|ess|man|men|ic|hand|ander|inger',
}
