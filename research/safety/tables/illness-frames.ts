import { unwrap } from '../../text/patterns/unwrap.ts'

/** Behind a fight against an illness: a place or a calling is where doctors fight it. */
const notAtWork = unwrap`
  (?!\s(?:[àaw]|aux?|en|dans|in|al|alla|nel|nella|we|n[ao]|в|на) (?:l['’]|el |las? |les? |los )?
  (?:\p{Lu}|lab))
  (?!\s(?:comme|como|come|jako|как) )`

/**
 * How people are said to have an illness, by language: patterns with `WHO` for a subject in front,
 * `ILL` for an illness behind a few words, `HAD` for one with nothing but an article and an
 * adjective, `STATE` for what a person is, `FEW` for words in between, `END` for the end of a
 * clause. What is said of a field, a patient's doctor or a foundation has other verbs.
 */
export const illnessFrames = {
  de: [
    'WHO(?:leidet|litt|erkrankte|starb|verstarb|stirbt) FEW(?:an|unter) ILL',
    'WHO(?:ist|war|sei) FEWan ILL (?:erkrankt|gestorben|verstorben)',
    'WHO(?:hat|hatte|bekam|erlitt) HADEND',
    unwrap`
      WHO(?:kämpft|kämpfte)(?! in \p{Lu}) FEW
      (?:gegen|mit) HADEND(?!\s(?:in|im|am|bei)\s(?:\p{L}+\s)?
      \p{L}*(?:[Ll]abor|[Ii]nstitut|[Ff]orschung|[Uu]niversität))(?!\sals\s\p{L}*forscher)`,
    'WHOerlag FEWILL',
    'Bei FEWwurden? FEWILL (?:diagnostiziert|festgestellt|entdeckt)',
    'WHO(?:ist|war|wurde|sei) FEWSTATEEND',
    '(?<!\\p{L})(?:[Ss]eine|[Ii]hre)[rnm]? HADEND',
  ],
  fr: [
    "WHO(?:souffre|souffrait|souffrit|a souffert) d(?:e |['’]|u )ILL",
    "WHO(?:est |était |fut )?(?:atteinte?|frappée?|touchée?) (?:d(?:e |['’]|u )|par )ILL",
    "WHO(?:est |était )?(?:morte?|décédée?|emportée?) FEW(?:d(?:e |['’]|u )|par )ILL",
    "WHO(?:meurt|mourut|décède) FEWd(?:e |['’]|u )ILL",
    'WHO(?:succombe|succomba|a succombé) FEWà ILL',
    "WHO(?:a|avait|a eu|eut|a fait|a subi)(?: d['’])? HADEND",
    `WHO(?:lutte|luttait|a lutté|se bat|se battait) contre HADEND${notAtWork}`,
    'WHO(?:a été|est|fut) (?:hospitalisée?|traitée?|soignée?) pour ILL',
    'WHO(?:est|était|devient|devint) FEWSTATEEND',
    'HAD (?:lui )?(?:a été|est|fut) diagnostiqu',
    '(?<!\\p{L})[Ss](?:on|a) HADEND',
  ],
  es: [
    'WHO(?:padece|padecía|padeció|sufre|sufría|sufrió)(?: de| por)? ILL',
    'WHO(?:murió|falleció|muere|fallece) FEW(?:de|por|tras|contra) ILL',
    'WHO(?:tiene|tuvo|tenía) HADEND',
    'WHO(?:fue|ha sido|está|estaba) (?:diagnostic|hospitaliz|ingres|trat)ad[oa] (?:con|de|por) ILL',
    'WHO(?:fue|está|estaba) enferm[oa] de ILL',
    '(?<!\\p{L})[Ll]e (?:diagnosticaron|detectaron|fue diagnosticad[oa]) ILL',
    `WHO(?:lucha|luchó|luchaba) contra HADEND${notAtWork}`,
    'WHO(?:es|era|fue|está|estaba) FEWSTATEEND',
    '(?<!\\p{L})[Ss]u HADEND',
  ],
  it: [
    'WHO(?:soffre|soffriva|soffrì|ha sofferto|muore|morì) FEW(?:di|per|contro) ILL',
    'WHO(?:è|era|fu) (?:mort|decedut|scompars)[oa] FEW(?:di|per|contro) ILL',
    unwrap`
      WHO(?:(?:è|era|fu|è stat[oa]) )?(?:affett|malat|ammalat|colpit)[oa][ ]
      d(?:a |i |['’]|al |alla )ILL`,
    'WHOsi (?:è )?ammal(?:ò|at[oa]) di ILL',
    'WHO(?:ha|aveva|ebbe|ha avuto) HADEND',
    '(?:è stat[oa]|fu|venne) diagnosticat[oa] ILL',
    `WHO(?:lotta|lottava|combatte|ha combattuto) contro HADEND${notAtWork}`,
    'WHO(?:è|era|fu) FEWSTATEEND',
    '(?<!\\p{L})[Ss]u(?:o|a) HADEND',
  ],
  pt: [
    'WHO(?:sofre|sofria|padece|padecia)(?: d[eao])? ILL',
    'WHO(?:sofreu|teve|tem|tinha) HADEND',
    'WHO(?:morreu|faleceu|morre) FEW(?:de|por|com|contra) ILL',
    'WHO(?:foi|está|estava) (?:diagnosticad|internad|tratad|hospitalizad)[oa] (?:com|por|de) ILL',
    `WHO(?:luta|lutava|lutou) contra HADEND${notAtWork}`,
    'WHO(?:é|era|foi|está|estava) FEWSTATEEND',
    '(?<!\\p{L})[Ss](?:eu|ua) HADEND',
  ],
  nl: [
    'WHO(?:lijdt|leed|overleed|stierf|sterft) FEWaan ILL',
    'WHO(?:is|was) FEWaan ILL (?:overleden|gestorven)',
    'WHO(?:heeft|had|kreeg|krijgt) HADEND',
    'WHO(?:vecht|vocht|strijdt|streed) tegen HADEND',
    'Bij FEW(?:werd|is) FEWILL (?:vastgesteld|geconstateerd|ontdekt|gevonden)',
    'WHO(?:is|was|raakte) FEWSTATEEND',
    '(?<!\\p{L})(?:[Zz]ijn|[Hh]aar) HADEND',
  ],
  sv: [
    'WHO(?:lider|led) av ILL',
    'WHO(?:dog|avled|dör) FEW(?:i|av) ILL',
    'WHO(?:har|hade|fick|får) HADEND',
    'WHO(?:fick|har fått) diagnosen ILL',
    'WHO(?:drabbades|har drabbats|insjuknade|insjuknat) (?:av|i) ILL',
    'WHO(?:kämpar|kämpade) mot HADEND',
    'WHO(?:är|var|blev) FEWSTATEEND',
    '(?<!\\p{L})(?:[Hh]ans|[Hh]ennes) HADEND',
  ],
  pl: [
    'WHO(?:choruje|chorował[a]?|zachorował[a]?) na ILL',
    'WHO(?:zmarł[a]?|umarł[a]?|umiera) FEW(?:na|z powodu|wskutek|po walce z) ILL',
    'WHO(?:cierpi|cierpiał[a]?) na ILL',
    'WHO(?:ma|miał[a]?|przeszedł|przeszła|przebył[a]?|dostał[a]?) HADEND',
    'U FEW(?:zdiagnozowano|wykryto|stwierdzono|rozpoznano) ILL',
    `WHO(?:walczy|walczył[a]?) z(?:e)? HADEND${notAtWork}`,
    'WHO(?:(?:jest|był[a]?) )?(?:FEW)?STATEEND',
  ],
  ru: [
    'WHO(?:болеет|болел[а]?|заболел[а]?|страдает|страдал[а]?|болен|больна) FEWILL',
    'WHO(?:умер(?:ла)?|скончал(?:ся|ась)|умирает) FEW(?:от|из-за|после) ILL',
    'WHO(?:перен[её]с(?:ла)?|пережил[а]?) FEWILL',
    `WHO(?:борется|боролся|боролась) со? ILLEND${notAtWork}`,
    unwrap`
      (?<!\p{L})[Уу] (?:PERSON )(?:был[аи]? |есть )?
      (?:[а-яё]+(?:али|или|ли|ено|ен|ена|ан|ана|ано|ён) )?HADEND`,
    'WHO(?:[—–-] |является |был[а]? )?STATEEND',
  ],
  uk: [
    'WHO(?:хворіє|хворів|хворіла|захворі(?:в|ла)|страждає|страждав|страждала) (?:FEWна )?ILL',
    'WHO(?:помер(?:ла)?|вмирає) FEW(?:від|через|після) ILL',
    'WHO(?:перен[іе]с(?:ла)?|пережи(?:в|ла)) FEWILL',
    'WHO(?:бореться|боровся|боролася) з ILLEND',
    '(?<!\\p{L})[Уу] (?:PERSON )(?:бу(?:в|ла|ло) |є )?(?:[а-яіїєґ]+(?:али|или|ли|ено|ано) )?HADEND',
    'WHO(?:[—–-] |є |бу(?:в|ла) )?STATEEND',
  ],
  cs: [
    'WHO(?:trpí|trpěl[a]?|onemocněl[a]?) FEWILL',
    'WHO(?:zemřel[a]?|umírá|podlehl[a]?) FEW(?:na |kvůli |po )?ILL',
    'WHO(?:má|měl[a]?|dostal[a]?|prodělal[a]?|překonal[a]?) HADEND',
    'WHO(?:bojuje|bojoval[a]?) (?:s|se|proti) HADEND',
    '(?<!\\p{L})(?:mu|jí) (?:byl[a]? )?(?:diagnostikován[a]?) ILL',
    'WHO(?:je|byl[a]?) FEWSTATEEND',
  ],
  da: [
    'WHO(?:lider|led) (?:av|af) ILL',
    'WHO(?:døde|dør) FEW(?:av|af) ILL',
    'WHO(?:har|hadde|havde|fikk|fik|får) HADEND',
    'WHO(?:fikk|fik|har fått|har fået) diagnosen ILL',
    'WHO(?:ble|blev) (?:rammet|diagnosticeret|diagnostisert) (?:av|af|med) ILL',
    'WHO(?:kjemper|kjempet|kæmper|kæmpede) (?:mot|mod) HADEND',
    'WHO(?:er|var|ble|blev) FEWSTATEEND',
  ],
  ro: [
    'WHO(?:suferă|suferea|a suferit) de ILL',
    'WHO(?:a murit|a decedat|moare) FEW(?:de|din cauza) ILL',
    'WHO(?:are|avea|a avut) HADEND',
    'WHO(?:a fost|este) (?:diagnosticată?|tratată?|internată?) (?:cu|pentru|de) ILL',
    'WHO(?:luptă|se luptă|a luptat) (?:cu|împotriva) HADEND',
    'WHO(?:este|era|a fost) FEWSTATEEND',
  ],
  el: [
    'WHO(?:πάσχει|έπασχε|υποφέρει|υπέφερε) από (?:τον |την |το |τη )?ILL',
    'WHO(?:πέθανε|απεβίωσε) FEWαπό (?:τον |την |το |τη )?ILL',
    'WHO(?:έχει|είχε|έπαθε|υπέστη) HADEND',
    'WHO(?:διαγνώστηκε|διεγνώσθη) με ILL',
    'WHO(?:παλεύει|πάλεψε|δίνει μάχη) (?:με|κατά) (?:τον |την |το |του |της )?ILLEND',
    'WHO(?:είναι|ήταν) FEWSTATEEND',
  ],
  fi: [
    'WHO(?:sairastaa|sairasti|potee|poti|kärsii|kärsi) FEWILL',
    'WHO(?:on |oli )?(?:sairastui|sairastunut|menehtyi|menehtynyt|kuoli|kuollut) FEWILL',
    'WHO(?:todettiin|diagnosoitiin|on todettu|on|oli) HADEND',
    'WHO(?:taistelee|taisteli) HAD (?:vastaan|kanssa)',
    'WHO(?:on|oli) FEWSTATEEND',
  ],
  hu: [
    unwrap`
      ILLS\p{Ll}{0,4} (?:szenved(?:ett)?|halt meg|hunyt el|elhunyt|küzd(?:ött)?|esett át
      |betegedett meg|kezelik|kezelték|diagnosztizáltak|állapítottak meg)(?!\p{L})`,
    '(?<!\\p{L})(?:meghalt|elhunyt|szenved) ILLS\\p{Ll}{0,4}END',
    'WHOSTATE(?: volt| lett)?END',
  ],
  fa: [
    'APARTبه (?:بیماری )?ILL(?: \\p{L}+)? (?:مبتلا|دچار)',
    unwrap`
      APART(?<!(?:بیماران|افراد|کودکان|زنان|مردان) )(?:مبتلا|دچار) به (?:بیماری )?
      ILL(?: \p{L}+)? (?:است|بود|شد)`,
    'APARTاز (?:بیماری )?ILL رنج',
    unwrap`
      APART(?:بر ?اثر|به علت|به دلیل|در پی|از) (?:ابتلا به )?(?:بیماری )?
      ILL(?: \p{L}+)? (?:درگذشت|فوت|جان باخت|جان سپرد|مرد)`,
    'APART(?<!(?:درباره|دربارهٔ|زمینه|به|علیه|روی|با) )ILLS (?:دارد|داشت|گرفت)END',
    'APART(?:معتاد|الکلی|باردار|حامله)(?: به \\p{L}+)? (?:است|بود|شد)',
  ],
  tr: [
    'ILLS hastas[ıi](?:d[ıi]r|yd[ıi]|ym[ıi]ş)?END',
    'ILLS (?:yakaland[ıi]|yakalanm[ıi]ş)',
    'ILLS (?:teşhisi|tan[ıi]s[ıi]) (?:konuldu|kondu|ald[ıi]|konmuş)',
    unwrap`
      ILLS (?:nedeniyle |sonucu )?
      (?:öldü|hayat[ıi]n[ıi] kaybetti|vefat etti|yaşam[ıi]n[ıi] yitirdi)`,
    'ILLS tedavisi (?:görüyor|gördü|görmekte)',
    'ILLS bağ[ıi]ml[ıi]s[ıi](?:d[ıi]r|yd[ıi])?END',
    'ILLS (?:geçirdi|geçirmiş|oldu)END',
    '(?<!\\p{L})(?!alkol|uyuşturucu|madde|kumar)ILLS (?:ile )?mücadele e(?:diyor|tti|tmekte)END',
    '(?<!\\p{L})(?:alkolik|hamile)(?:tir|ti|dir|ydi)?END',
  ],
  ar: [
    'APARTو?مصابة? ب(?:مرض )?ILL',
    'APARTو?[يت]عاني FEWمن (?:مرض )?ILL',
    'APARTو?عان[ىت] FEWمن (?:مرض )?ILL',
    'APARTو?أصيبت? FEWب(?:مرض )?ILL',
    'APARTو?(?:شخص|شخصت|شُخص|شُخصت) FEWب(?:مرض )?ILL',
    'APARTو?(?:توفيت?|ماتت?|رحلت?) FEW(?:بسبب|إثر|جراء|مع|نتيجة) (?:مرض )?ILL',
    'APARTو?(?:توفيت?|ماتت?|رحلت?) FEWب(?:مرض )?ILL',
    'APARTو?مدمنة? (?:على )?(?:ال)?(?:كحول|مخدرات|خمر)',
  ],
  he: [
    'APART[הו]?חול[הת] (?:ב|במחלת )?ILL',
    'APART[הו]?סובלת? מ(?:מחלת )?ILL',
    'APART[הו]?(?:נפטרה?|מתה?|נפטרת) FEWמ(?:מחלת )?ILL',
    'APART[הו]?(?:אובחנה?|אובחן) FEW(?:כחול[הת] |ב|עם )?ILL',
    'APART[הו]?(?:לקה|לקתה|חלה|חלתה) ב(?:מחלת )?ILL',
    'APART[הו]?מכורה? ל(?:סמים|אלכוהול|הימורים)',
    'APART[הו]?אלכוהוליסטי?ת?(?!\\p{L})',
  ],
  ja: [
    'ILLS(?:を患|に罹|にかか|を発症|と闘|を抱え|を公表)(?!PATIENTS)',
    'ILLS(?:と診断さ|の診断を受け|の手術を受け)(?!れた?PATIENTS)',
    'ILLSで(?:亡く|死去|死亡|倒れ|入院|逝去|闘病)',
    'ILLSのため(?:に)?(?:、)?(?:死去|亡く|死亡|入院|逝去)',
    unwrap`
      (?<!(?:専門|専攻|テーマ|対象|分野|課題|担当|研究)[^。]{0,8})
      ILLS(?:患者)?(?:である|だった|です|であった|だ。)`,
  ],
  zh: [
    '(?:患有?|罹患|身患|患上|[确確][诊診](?:[为為]|患有?)?|染上|得了)了?ILLS(?!PATIENTS)',
    '被[诊診][断斷](?:[为為出患有])*ILLS(?!PATIENTS)',
    '死[于於]ILLS',
    '因(?:患)?ILLS[^。，]{0,3}(?:去世|逝世|病逝|住院|死亡|离世|離世|過世|过世)',
    '中[风風](?:[后後](?!的?(?:康复|康復|治疗|治療|护理|護理|患者|病人))|住院|倒|去世)',
    '(?:有|染|沉溺)[毒酒][瘾癮]|酗酒成性|是酒鬼',
  ],
  ko: [
    'ILLS(?:에 걸렸|을 앓았|를 앓았|을 앓고 있다|를 앓고 있다|에 걸려)',
    'ILLS(?:으로|로) (?:사망|별세|숨|세상|투병|입원)',
    'ILLS (?:진단을 받았|판정을 받았|투병)',
    'ILLS ?(?:환자|자)(?:이다|였|다|입니다)',
    unwrap`
      ILLS(?:과|와) (?:싸우(?!는 (?:의사|연구|과학|단체|재단|사람|환자|아이))|싸웠)`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Joining words, prepositions and articles that go on behind an illness, by language. */
export const wordsBehindIllness = {
  de: 'und|im|in|bei|der|des|am',
  fr: 'et|dans|à|chez|la|du|au',
  es: 'y|e|en(?! tant que)|de|del',
  it: 'ed',
  pt: 'em|no|do',
  nl: 'bij|of|van',
  sv: 'och|i|vid|af',
  pl: 'w|po',
  ru: 'и|в|у',
  uk: 'та|і',
  da: 'og|ved',
  ro: 'și|la',
  el: 'και',
  fi: 'ja|vuonna',
  hu: 'és',
  tr: 've',
}
