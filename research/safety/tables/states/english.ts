import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const illness = unwrap`
  (?:(?:breast|prostate|lung|bowel|skin|liver|throat|brain|ovarian|stage[- ]\S+) )?
  (?:cancer|tumou?rs?)|leuka?emia|lymphoma|melanoma|myeloma|sarcoma|carcinoma|HIV|AIDS
  |hepatitis(?: [BC])?|tuberculosis|Covid(?:-19)?|COVID-19|malaria|diabetes|asthma|epilepsy|seizures
  |migraines|arthritis|osteoporosis|lupus|psoriasis|eczema|fibromyalgia|endometriosis
  |Crohn['’]s(?: disease)?|colitis|coeliac disease|cirrhosis|(?:Parkinson|Alzheimer
  |Huntington)['’]s(?: disease)?|dementia|multiple sclerosis|motor neurone disease
  |muscular dystrophy|cerebral palsy|cystic fibrosis|sickle cell|haemophilia|Down['’]?s? syndrome
  |autism|Asperger['’]s(?: syndrome)?|ADHD|PTSD|OCD|dyslexia|depression|anxiety
  |bipolar disorder
  |schizophrenia|psychosis|an? eating disorder|anorexia|bulimia|panic attacks|suicidal thoughts
  |(?:nervous )?breakdown|burnout|alcoholism|(?:drink(?:ing)?|drug|alcohol|gambling) problem
  |strokes?(?! (?:on|off|over|under|ahead|behind))|heart (?:attack|failure|disease|condition)
  |aneurysm|(?:kidney|liver) (?:failure|disease)
  |chronic (?:pain|fatigue|illness)|mental (?:illness|health (?:problems|issues))|miscarriages?
  |abortions?|learning disabilit(?:y|ies)`
const treatment = unwrap`
  insulin|methadone|antidepressants|antipsychotics|(?:chemo|radio)therapy|dialysis
  |(?:double )?mastectomy|hysterectomy|vasectomy|transplant|amputation|IVF
  |pacemaker|colostomy bag|prosthetic (?:leg|arm|hand)|hearing aids?|heroin|cocaine|opioids
  |electroshock therapy|hormone therapy|gender[- ]\p{Ll}+ surgery`
const party = unwrap`
  (?:Green|Greens|Labour|Tory|Tories|Conservatives?|Republicans?|Democrats?|Lib Dems?|UKIP|BNP
  |Reform UK
  |Trump|Biden|Brexit|Communists?|National Front|Trump campaign|Republican Party
  |Democratic Party|Labour Party|Green Party)
  (?! in (?:[Pp]arliament|Congress|the (?:House|Senate|Commons|Lords)))`
const kin = unwrap`
  (?:brother|sister|father|mother|parents|son|daughter|siblings|family|in-laws|ex-wife|ex-husband)`

export const english: StateRows = {
  fill: unwrap`
    \p{Ll}+['’]|the \p{Ll}+['’]|an?|the|his|her|their|my|severe|mild|acute|chronic|advanced
    |early|late|terminal|incurable|rare
    |type (?:1|2|one|two)|stage|with|from|of|to|in|on|into|for|by|off|both|two|three|several|many
    |aggressive|undiagnosed|untreated|lifelong|long|serious|daily|first|second|form|case|bout|bouts
    |symptoms|years|back|again|once|since|childhood|old|a form|years of|cycles|rounds|ovarian
    |emergency|new|major|suspected|clinical|manic|postnatal|severe|kidney|liver|heart|lung|stem cell
    |bone marrow|hip`,
  tail: unwrap`
    and|in|since|for|at|but|which|from|after|before|when|while|with|on|to|last|this|every|as a
    |until|by|all|during|over|twice|again|because|so|or|is|was|now|ago|daily
    |in his`,
  rows: [
    [
      'health',
      unwrap`
        has|had|have|has had|got|contracted|caught|suffers|suffered|survived|beat|battles
        |battled|lives|lived|has lived|has been living|was living|copes|struggles
        |struggled|has struggled|was born|died|overcame|recovered|is recovering|relapsed
        |is dying|is being treated|was treated|was hospitali[sz]ed|is in remission|nearly died
        |(?:was|is) diagnosed|went|has suffered|has battled|has survived|told of`,
      illness,
    ],
    [
      'health',
      unwrap`
        takes|took|injects|injected|needs|needed|underwent|is undergoing|had|has|wears|received
        |is|was|was put|went|began|started|relapsed|is addicted|was addicted|is hooked|has undergone
        |is waiting|fitted|overdosed`,
      treatment,
    ],
    [
      'health',
      '',
      unwrap`
        (?:has been|was|is) in and out of (?:psychiatric|mental|rehab|hospital)[^.,;]*
        |lost (?:a|an|his|her|both|the) (?:leg|legs|arm|arms|foot|sight|hearing|eye|breast)
        |(?:is|was) (?:left )?(?:paraly[sz]ed(?! by (?:fear|doubt))|paraplegic|quadriplegic
        |tetraplegic|(?:blind|deaf)(?! to| by the)
        |suicidal|infertile|anorexic|bulimic|diabetic|epileptic|autistic|dyslexic|bedridden)
        |overdosed|(?:slit|cut) (?:his|her) wrists|(?:is|was) mentally ill|wets the bed|self-harms
        |(?:given|gave) (?:weeks|months) to live`,
    ],
    ['health', '', '(?:has been|is|was) (?:clean|sober)(?= since| for)'],
    [
      'belief',
      '',
      unwrap`
        attends (?:Mass|mass|church|mosque|synagogue|Friday prayers|temple|Quaker meetings?)
        |goes to (?:Mass|mass|church|mosque|synagogue|confession)|(?:keeps|eats) (?:kosher|halal)
        |(?:observes|keeps) (?:the Sabbath|Shabbat|Ramadan|Lent)|fasts (?:during|in|for) Ramadan
        |(?:left|joined|quit|belongs to|was baptised in(?:to)?
        |was raised in) (?:the )?(?:\p{Lu}\p{L}+ )?
        (?:[Cc]hurch(?: of (?:England|Scientology|Jesus Christ))?|Scientology|Opus Dei|Mormons
        |Jehovah['’]s Witnesses|Hare Krishnas?)|(?:is|was|became|was raised|was brought up)
        (?: an?)?(?: (?:devout|practi[sc]ing|lapsed|ex-|former|strict))? (?:Quaker|Scientologist
        |Mormon|Methodist|Baptist|Pentecostalist|Salafist|Shia|Sunni|Wiccan|pagan
        |Zoroastrian|Unitarian|evangelical)|believes in (?:God|Allah|Jesus)
        |lost (?:his|her) faith(?! in)|found (?:God|Jesus)|prays \p{L}+ times a day`,
    ],
    [
      'ties',
      unwrap`
        votes|voted|has voted|has always voted|always votes|donated|donates|gave money|supports
        |supported|backs|marched|marches|campaigned|canvassed|is a paid-up|is a lifelong
        |is a staunch|is a diehard|is an? (?:active )?member|was a member|joined|left|quit`,
      party,
    ],
    [
      'ties',
      unwrap`
        belongs|pays (?:his|her|their)? ?dues|is an? (?:rank-and-file )?member|joined
        |is a card-carrying member`,
      unwrap`union|UNISON|Unison|GMB|Unite|Teamsters|AFL-CIO`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:dates|prefers|sleeps with|slept with|is attracted to) (?:men|women|both sexes|boys)
        |began (?:to transition|transitioning)|had a sex change|(?:is|was) (?:in the closet|closeted
        |impotent|a virgin|into BDSM|transsexual)|had an? (?:extramarital )?affair(?! to)
        |cheated on (?:his|her)|works as an? (?:escort|prostitute)
        |and (?:his (?:ex-)?boyfriend|her (?:ex-)?girlfriend)(?: \p{Lu}\p{L}+)? (?:split|broke up
        |separated|live)`,
    ],
    [
      'court',
      '',
      unwrap`
        (?:spent|did|got|served|is serving|was given) (?:\S+ ){0,2}(?:years?|months?|weeks?|life)[ ]
        (?:behind bars|inside for|in (?:prison|jail)(?! as)|probation)
        |(?:has|had) (?:\S+ ){0,2}(?:criminal|previous|prior|spent|drugs?|fraud|theft|assault
        |\p{Ll}+-driving)[ ]
        convictions?
        |got (?:an? )?(?:\p{L}+ )?(?:community service|probation)
        |(?:was|is) (?:under house arrest|on parole|on probation|electronically tagged)
        |wears an ankle (?:tag|monitor)|(?:has|had) (?:an? )?(?:rap sheet|restraining order)`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        owes (?:(?:the bank|the tax\p{L}*|over|more than) )?(?:[£$€]\d|\d[\d,.]*k?
        (?: (?:thousand|million))? ?(?:pounds|dollars|euros))[^.;]{0,40}
        |(?:is|was) (?:deep |heavily |thousands )?in (?:debt|arrears)|(?:is|was) (?:penniless
        |homeless
        |destitute|on welfare|on benefits|on the dole|jobless|evicted|an illegal immigrant
        |undocumented|an asylum seeker|a refugee|estranged)
        |(?:lives|lived|is|survives) on (?:food stamps|welfare|benefits|the dole|disability
        |handouts)
        |(?:uses|relies on) (?:a |the )?food banks?|filed for divorce|gambled away
        |(?:entered|is in|came to|stayed in) (?:the )?(?:country|\p{Lu}\p{L}+) illegally
        |(?:is seeking|was refused|was granted|applied for|sought) asylum|overstayed (?:his
        |her) visa
        |has not (?:spoken|talked) to (?:his|her) ${kin}|(?:fell out|is feuding|quarrelled
        |is estranged)[ ]
        (?:with|from) (?:his|her) ${kin}|(?:lost|is fighting for) custody|(?:sleeps
        |slept) (?:rough|in (?:his|her) car)
        (?![^.;\n]{0,60} (?:charity|charities|rais(?:e|ing)|fundrais\p{Ll}+|queue)(?!\p{L}))
        |(?:is|was) (?:in the middle of|going through) an? (?:\p{Ll}+ )?divorce
        |is separated from (?:his (?:wife|partner)|her (?:husband|partner))`,
    ],
    // victims of acts that are intimate themselves; of robberies, wars, accidents more is shown
    [
      'sexuality',
      '',
      unwrap`
        (?:was|were|had been|has been|got) (?:\p{Ll}+ ){0,2}?(?:raped|gang-raped|molested
        |sexually (?:abused|assaulted|harassed))(?: (?:by|as|at|in|when) [^.;\n]{1,60})?
        |(?:is|was) an? (?:rape|incest|(?:sexual|child(?:hood)?) abuse) (?:survivor|victim)`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:was|is|became) an? (?:victim|survivor) of domestic (?:violence|abuse)
        |was (?:beaten|abused) by (?:his|her) (?:husband|wife|partner|boyfriend|girlfriend|father
        |mother|stepfather)(?! at (?:chess|golf|tennis|cards|poker|bridge|darts|the polls)
        (?!\p{L})| (?:in|for) (?:the|an?) (?:\p{Ll}+ )?
        (?:final|semi-?final|match|game|race|primary|election|vote|contest|tournament|title|seat
        |championship|round)(?!\p{L}))`,
    ],
    ['health', '', '(?:died by|committed|attempted) suicide|took (?:his|her|their) own life'],
    ['court', '', 'was (?:found (?:not guilty|innocent)|exonerated)(?: of [^.;\\n]{1,60})?'],
  ],
}
