import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

/** What a post is charged with. */
const tasks = unwrap`
  (?:re|co-?)?(?:lead|develop|runn?|manag|oversee|build|creat|design|improv|mak|ensur|find|help
  |bring|keep
  |coordinat|organi[sz]|implement|establish|modernis|renew|teach)ing`
const crimes = 'murder|theft|rape|robbery|manslaughter|killing|attempted|assault|abuse|possession'
const accused = unwrap`
  (?:convicted|arrested(?! [Dd]evelopment)
  |indicted|imprisoned|incarcerated|jailed|sentenced to|prosecuted
  |found guilty|charged with(?! (?:${tasks}|the (?!${crimes})))|accused of|suspected of
  |under (?:criminal )?investigation|bailed|remanded|released from (?:prison|jail))`
const party = unwrap`
  (?:(?<=the )(?:\p{Lu}\p{L}+ ){0,2}Party|Labour(?: Party)?|Conservatives|Republicans|Democrats
  |Liberal Democrats
  |Tories|Greens|Reform UK|UKIP|SNP|Sinn Féin|Fine Gael|Fianna Fáil|(?:trade |labou?r )?union)`

export const english: PrivateStatements = {
  adverbs: unwrap`
    also|already|again|then|later|once|twice|first|never|not|ever|only|just|now|still|soon|since
    |himself|herself|being|been|caught|a patient|\p{L}+ed,? and|put|in|on|at|by|for|from|after
    |before|during|over|under|with|due|because|sent|(?:\p{L}+) times|\p{L}+ly`,
  health: {
    words: unwrap`
      therapy|rehab|psychiatr|counsel|chemo|disab|diagnos|wheelchair|antidepress|sectioned|battl
      |sober|depression|addiction|illness|alcoholism|cancer|psychiatric|kill (?:him|her)self
      |epilep|atient|urvivor|ufferer|diabetes|dementia|autism|leukaemia`,
    frames: [
      unwrap`
        PERSON (?:(?:is|was|has been)WHEN|(?:went|goes|underwent|is undergoing|started)FEW)
        [ ]?(?:(?:psycho|chemo)therapy|therapy for|rehab)END(?! (?:services|centre|center
        |research))`,
      unwrap`
        PERSON (?:(?:is|was)|(?:\p{Ll}+ ){0,6}and is) (?:(?:severely|registered|permanently
        |physically|partly)[ ]
        disabledEND(?! (?:people|access|rights|sports))|disabled (?:since|from birth|after an?))`,
      unwrap`
        PERSON (?:(?:is|was|has been|sits)WHEN (?:in|confined to)|uses|needs) (?:an? |her |
        his )?wheelchairEND(?! (?:rugby|basketball|tennis|rac|athlet|access|design|mak))`,
      unwrap`PERSON (?:takes|took|is on) antidepressants`,
      unwrap`PERSON (?:is|was|has been)WHEN sectionedEND`,
      unwrap`
        PERSON (?:has been|is|was) battling (?:(?!for |against )\p{Ll}+ )?cancerEND(?! (?:patient
        |myth))`,
      unwrap`PERSON (?:spent|spends)FEW rehabEND(?! \p{Ll})`,
      unwrap`
        PERSON (?:checked into|was admitted to|was committed to|entered) (?:an?[ ]
        |the )?(?:psychiatric (?:hospital|ward|unit|clinic|facility|institution)
        |rehab(?:ilitation)?END(?! (?:of|business|field|profession|team)))`,
      unwrap`PERSON (?:has been|is) sober (?:for|since)`,
      unwrap`PERSON (?:tried|attempted) to kill (?:him|her)selfEND`,
      unwrap`
        PERSON,? who (?:has|had) (?:epilepsy|cancer|diabetes|depression|dementia|autism
        |leukaemia)END`,
      unwrap`
        NAME['’]s (?:depression|addiction|illness|alcoholism|cancer)
        (?=[.,;:!?\n]|$| (?:is|was|has|had|came|returned|and|in|at|after|before|when|diagnosis
        |treatment|battle|fight)(?!\p{L}))`,
      unwrap`START(?:[Cc]ancer|[Ss]troke|[Hh]eart) (?:patient|survivor|sufferer) NAMEEND`,
    ],
  },
  belief: {
    words: unwrap`
      worships|prays
      |(?:him|her)self`,
    frames: [
      unwrap`
        PERSON (?:worships|prays) (?:at|in)FEW (?:mosque|synagogue|temple|church|chapel)END(?! of)`,
      unwrap`
        PERSON (?:describes|considers|calls) (?:him
        |her)self (?:as )?(?:an? (?:\p{Ll}+ )?)?(?:atheist
        |agnostic|Christian|Catholic|Muslim|Jew|Jewish|Buddhist|Hindu|believer)${creedEnd}`,
    ],
  },
  ties: {
    words: 'member|joined|voted|votes|union|unionised|Unite',
    frames: [
      unwrap`
        PERSON (?:is|was|became|has been|had been) (?:\p{Ll}+ )?(?:an? )?(?:[\p{Ll}-]+ )?
        member of (?:the )?${party}END(?!['’]s| (?:board|Council|Senate|house))`,
      unwrap`
        PERSON (?:\p{Ll}+ )?joined (?:the )?${party}END(?! (?:Station|Bank|College|Theatre|team
        |as)| \p{Lu})`,
      unwrap`
        PERSON (?:votes|voted) (?:Conservative|Labour|Tory|Green|Republican|Democrat
        |Lib Dem)END(?! (?:of|\p{Lu}))`,
      unwrap`PERSON (?:is|was) an? member of (?:the )?\p{Lu}\p{L}+ (?:trade |labou?r )unionEND`,
    ],
  },
  offices: unwrap`
    [Mm]inister|[Ss]enator|[Mm]ayor|(?<!\p{L})MPs?(?!\p{L})|MEP|Congress|[Cc]ouncill?or|[Cc]andidate
    |[Cc]hair|leader|[Ss]ecretary|[Ss]pokes|[Pp]resident|[Pp]olitician|Parliament|[Ee]lected
    |[Gg]overnor|Senate|[Pp]ress [Oo]fficer|organi[sz]er|general secretary|Representative|Assembly`,
  court: {
    words: unwrap`
      [Cc]onvict|arrest|[Ii]ndict|[Pp]rison|incarcer|[Jj]ail|sentenc|prosecut|guilty|charged
    |accused|suspect
      |investigation|sue[sd]|charges|sentence|record|fined|faces|facing|bankrupt|insolven|lawsuit
      |parole|probation|remand|bailed|[Mm]ug ?[Ss]hot|custody|bars|dock|magistrate|police|Police
      |acquit|cleared of|deport|struck|admit|confess|den(?:y|ied|ies)|trial|wanted|licence
    |urderer|apist
      |raudster|conman|ourt |udge|ury |criminal case
      |awaiting|dismissed|dropped|quashed|overturned|thrown out|charge |allegation|accusation
      |proceedings
      |case against|prosecution of|exonerated|driving|contest`,
    frames: [
      `PERSON (?:is|was|has been|had been|got|were)ASIDEWHEN ${accused}END(?! that )`,
      `HUMAN (?:is|was|has been|had been|got)WHEN (?:sued|fined)END`,
      unwrap`
        PERSON (?:has|had) (?:an? |no )?(?:\p{Ll}+ )?(?:criminal|police) recordEND`,
      unwrap`
        PERSON (?:received|got|served|was given|was handed|is serving)FEW (?:suspended|prison|jail
        |custodial|community|life) sentenceEND`,
      unwrap`
        PERSON (?:faces|faced|is facing|was facing) (?:\p{Ll}+ )?(?:charges|trial|prosecution)END`,
      unwrap`
        TITLE,? (?:convicted|arrested(?! [Dd]evelopment)
        |indicted|jailed|sentenced|charged|found guilty|accused
        |bailed|guilty)(?= (?:of|for|to|over|on|in|after|at)(?!\p{L})|[.,;:|–—\n]|$)`,
      `PERSON,? who (?:was|has been|had been|is)WHEN ${accused}END`,
      unwrap`
        (?<!\p{L})(?:convict(?:s|ed)?
        |arrest(?:s|ed(?! [Dd]evelopment))?|sue[sd]|indict(?:s|ed)?|jail(?:s|ed)?
        |sentence[sd]
        |prosecuted) NAMEENDOWN(?= (?:for|of|on|in|to|over|after|with|at)(?!\p{L})|[.,;])`,
      unwrap`
        PERSON (?:(?:is|was)WHEN (?:in|sent to)|(?:spent|served|did|serves|went|goes)FEW) (?:prison
        |jail)END(?! (?:reform|governor
        |officer|service|chaplain|education|guard|system))ROLE`,
      unwrap`PERSON (?:is|was) an? (?:twice-|previously )?(?:convicted|jailed) \p{Ll}`,
      unwrap`
        PERSON (?:pleads|pleaded|pled) (?:not )?guilty(?= (?:to|of|in|on|at|before|and)(?!\p{L})
        |[.,;:]|$)`,
      unwrap`
        HUMAN (?:(?:was|has been|is)WHEN(?: declared| made| adjudged)?|(?:went|filed|declared)FEW)
        [ ]?(?:bankrupt|bankruptcy|insolvent)END(?! (?:lawyer|law|judge|court|trustee|practi))`,
      unwrap`
        (?:[Cc]harges|[Ll]awsuit|[Cc]riminal case|[Ii]ndictment|(?<!ardiac )[Aa]rrest(?: warrant)?
        |[Cc]onviction|[Mm]ug ?[Ss]hots?) (?:against|of|for)[ ]
        NAMEEND`,
      `NAME(?:['’]s|,)? [Mm]ug ?[Ss]hots?END`,
      unwrap`
        (?:(?:years?|months?|[Ll]ife) (?:in|behind) (?:prison|jail|bars)
        |(?:[Pp]rison|[Jj]ail) (?:sentence|term|time)) for NAMEEND`,
      unwrap`
        PERSON (?:gets|got|is given|was given|received) (?:[\p{L}\d-]+ ){0,2}(?:years?|months?|life)
        [ ](?:in|behind) (?:prison|jail|bars)END(?! (?:education|work|reform|service|ministry))`,
      `PERSON (?:is|was)WHEN (?:in (?:police )?custody|behind bars)END`,
      unwrap`
        START(?:[Tt]he |[Dd]isgraced |[Ff]ormer )?(?:(?:[Cc]onvicted|[Jj]ailed|[Ii]mprisoned
        |[Ii]ndicted)(?: (?!and )[\p{Ll}-]+){1,2}|(?:[Ee]x-|[Ff]ormer )?(?:[Cc]onvict|[Mm]urderer
        |[Rr]apist|[Ff]raudster|[Cc]onman)) NAMEEND`,
      unwrap`
        PERSON (?:was|has been)WHEN (?:acquitted(?! by| of blame)|deported|cautioned by police
        |cleared of (?:\p{Ll}+ ){0,2}(?:charges|wrongdoing|misconduct|fraud|perjury|${crimes}))END`,
      unwrap`
        PERSON (?:admitted|admits|confessed to|denied
        |denies) (?:charges of )?(?:\p{Ll}+ )?(?:drink-driving
        |theft|fraud|murder|assault|robbery|burglary|arson|perjury|manslaughter|shoplifting
        |stealing|charges(?! of))END(?! of)`,
      unwrap`PERSON (?:appeared|appears|stood) (?:in the dock|before magistrates)END(?! for)`,
      unwrap`
        (?:[Cc]ourt|[Jj]udge|[Mm]agistrates|[Jj]ury) (?:convicts?|convicted|fines?|fined) NAMEEND`,
      unwrap`
        (?:[Cc]ourt|[Jj]udge|[Jj]ury) (?:finds?|found) NAME (?:guilty|in contempt|bankrupt)END`,
      unwrap`
        [Pp]olice (?:have |has )?(?:charged?|hunt|question(?:ed)?|arrest(?:ed)?) NAMEEND`,
      unwrap`
        NAME['’]s (?:conviction|arrest|jail term|prison sentence|bankruptcy)
        (?=[.,;:!?\n]|$| (?:is|was|has|quashed|overturned|upheld|for|on|in|at|over|after|and)
        (?!\p{L}))`,
      unwrap`PERSON (?:(?:is|was) )?(?:wanted by (?:the )?policeEND(?! (?:band|team))
        |on trial (?:for|over) (?!an? |the )\p{Ll})`,
      unwrap`PERSON (?:lost|loses) (?:his|her) driving licence`,
      unwrap`
        PERSON (?:is|was)WHEN awaiting (?:trial|sentencing|extradition)END`,
      unwrap`
        PERSON (?:has|had) (?:(?:all )?(?:the |his |her |any )?(?:charges(?: against (?:him|her))?
        |charge against (?:him|her))
        |(?:his|her) case|(?:his|her) convictions?(?: for [^.,;\n]{1,30})?
        |the case against (?:him|her)) (?:dismissed|dropped|quashed|overturned|thrown out)END`,
      unwrap`
        (?:declined|decided not|refused|chose not) to (?:(?:prosecute|indict) NAMEEND
        |charge NAMEEND(?! (?:for|the|an?|extra|\d|\p{Sc})))`,
      unwrap`
        (?:(?:[Pp]roceedings|[Aa]llegations|[Aa]ccusations|[Cc]ase) against|[Pp]rosecution of)[ ]
        NAMEFEW (?:collapsed|dismissed|dropped|closed|halted|discontinued|withdrawn|untrue
        |unfounded)END`,
      unwrap`
        PERSON (?:was|has been)WHEN (?:exonerated|(?:banned
        |disqualified) from driving(?! (?:the|his|her|an?) ))END`,
      unwrap`
        PERSON (?:pleads|pleaded|pled) no contest(?= (?:to|in|on|at|and)(?!\p{L})|[.,;:]|$)`,
    ],
  },
  home: {
    words: 'address',
    frames: [unwrap`(?:[Hh]ome|[Pp]rivate|[Rr]esidential) address ?:[^\n]{0,60}\d`],
  },
}
