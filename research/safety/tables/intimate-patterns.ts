import { unwrap } from '../../text/unwrap.ts'

/** The subject: a pronoun, or a capitalised word that is no group. */
const subject = unwrap`
  (?:\b(?:[Ss]?[Hh]e|[Tt]hey|I)\b|(?!(?:Patients|People|Children|Women|Men|Adults|Students
  |Participants|Many|Some|Most|Animals|Mice)\b)\b\p{Lu}[\p{L}'’-]{1,30})`
const whose = String.raw`\b(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|\p{Lu}[\p{L}-]{1,30}['’]s)`
const ends = String.raw`(?=\s*(?:[.,;!)\n]|$)|\s+(?:and|who|since|but|by|with|from|for)\b)`
const pattern = (source: string) => new RegExp(source, 'u')

/** Statements about a person, not about their field: few, and precise. */
export const intimatePatterns = {
  health: [
    pattern(
      unwrap`
        ${subject},? (?:was|is|has been|had been|were|got|who was) (?:\S{1,20} ){0,2}?
        (?:diagnosed with|hospitali[sz]ed (?:for|with|after)|treated for (?:cancer|depression
        |addiction|alcoholism|anxiety)|admitted to (?:rehab|a psychiatric))`,
    ),
    pattern(
      unwrap`
        ${subject} (?:\S{1,20} ){0,2}?(?:suffers?|suffered|is suffering
        |has suffered) from (?!(?:the|an?|this|that|its|their|his|her|being|having)\b
        |(?:lack|shortage|neglect|criticism|competition)\b)`,
    ),
    pattern(
      unwrap`
        ${subject} (?:is|was|became) (?:\S{1,20} )?(?:HIV[- ]positive|pregnant
        |an? (?:recovering )?(?:alcoholic|drug addict|cancer (?:survivor|patient))|bipolar
        |autistic|schizophrenic|clinically depressed|terminally ill)\b`,
    ),
    pattern(
      unwrap`
        ${subject} (?:has|had|battles|battled|fights|fought|survived|beat|is battling|died of
        |died from|died after) (?:\S{1,20} ){0,2}?(?:cancer|leukaemia|leukemia|HIV|AIDS
        |Parkinson['’]s|Alzheimer['’]s|dementia|multiple sclerosis|depression|epilepsy
        |bipolar disorder|an? (?:abortion|miscarriage|stroke|heart attack))${ends}`,
    ),
    pattern(
      unwrap`
        ${whose} (?:own )?(?:diagnosis of|battle with (?:cancer|depression|addiction)
        |struggles? with (?:depression|addiction|mental|cancer|alcohol)|pregnancy|medical records?
        |mental illness|drug addiction|alcoholism)\b`,
    ),
    pattern(
      unwrap`
        (?:\b(?:[Ss]ie|[Ee]r) (?:leidet an|ist schwanger|ist HIV-positiv|hat Krebs)
        |\b(?:[Ee]lle|[Ii]l) (?:souffre d|est enceinte|est séropositi)
        |\b(?:[Ee]lla|[Éé]l) (?:sufre de|padece|está embarazada))`,
    ),
  ],
  belief: [
    pattern(
      unwrap`
        ${subject} (?:is|was|became|remains) (?:an? )?(?:(?:devout|practi[cs]ing|observant
        |committed|lifelong|self-described|born-again|strict|pious|non-practi[cs]ing|lapsed) )?
        (?:Muslim|Jew|Jewish|Christian|Catholic|Roman Catholic|Protestant|Hindu|Buddhist|Sikh
        |Mormon|atheist|agnostic|Evangelical|Jehovah['’]s Witness)${ends}`,
    ),
    pattern(
      unwrap`
        ${subject} (?:\S{1,20} )?converted to (?:Islam|Judaism|Christianity|Catholicism|Buddhism
        |Hinduism|Protestantism|Orthodoxy)\b`,
    ),
    pattern(
      unwrap`
        ${whose} (?:own |deep |strong |personal )?(?:Muslim|Jewish|Christian|Catholic|Protestant
        |Hindu|Buddhist|Sikh|Islamic|religious) (?:faith|beliefs?|convictions?)\b`,
    ),
    pattern(
      unwrap`
        ${subject} (?:\S{1,20} )?voted (?:for|against) (?:Trump|Biden|Clinton|Obama|Harris|Brexit
        |Le Pen|Macron|the (?:\p{L}{2,20} )?(?:Party|Republicans|Democrats|Greens|Tories|AfD))`,
    ),
    pattern(
      unwrap`
        ${subject} (?:is|was) (?:an? )?(?:registered|lifelong|staunch|card-carrying
        |committed) (?:Democrat|Republican|communist|Communist|socialist|conservative|liberal
        |Tory)\b|\bregistered (?:as an? )?(?:Democrat|Republican)\b|\b[Pp]arty (?:affiliation
        |registration): \p{L}`,
    ),
    pattern(
      unwrap`
        \b(?:[Ss]ie|[Ee]r) ist (?:gläubige[rn]? |praktizierende[rn]? )(?:Muslim|Katholik|Christ
        |Jüdin|Jude)|\b(?:[Rr]eligion|[Kk]onfession): \p{L}{4,}`,
    ),
  ],
  sexuality: [
    pattern(
      unwrap`
        ${subject} (?:is|was|identifies as|identified as|came out as|comes out as) (?:an? )?
        (?:openly |proudly |publicly )?(?:gay|lesbian|bisexual|homosexual|queer|transgender|trans
        |asexual|pansexual|non-?binary|a (?:gay|trans(?:gender)?|lesbian) (?:man|woman))${ends}`,
    ),
    pattern(
      unwrap`
        \bcame out (?:publicly |to (?:her|his|their) (?:family|parents|friends) )?as (?:gay
        |lesbian|bisexual|queer|trans|transgender|a lesbian)\b|${whose} (?:sexual orientation
        |sex life|homosexuality|bisexuality)\b|\b(?:[Ss]exual orientation|[Oo]rientation)
        : \p{L}{3,}`,
    ),
    pattern(
      unwrap`
        \b(?:[Ss]ie|[Ee]r) ist (?:offen )?(?:schwul|lesbisch|bisexuell|homosexuell)\b
        |\b(?:[Ee]lle|[Ii]l) est (?:ouvertement )?(?:gay|lesbienne|homosexuel)`,
    ),
  ],
} as const
