import { unwrap } from '../../text/patterns/unwrap.ts'

/**
 * Illnesses and addictions by language, as patterns, in the cases that the frames ask for. Own
 * knowledge.
 */
export const illnessWords = {
  de: unwrap`
    [Kk]rebs(?:erkrankung|leidens?)?|[Tt]umor(?:s|leidens?|erkrankung)?|Leukämie
    |Depression(?:en)?|HIV|A(?:IDS|ids)|Parkinson|Alzheimer|Demenz|Epilepsie|Multipler? Sklerose
    |ALS|Diabetes|Schizophrenie|Schlaganfalls?|Herzinfarkts?|Magersucht|Bulimie|Alkoholismus
    |(?:Alkohol|Drogen|Spiel)sucht|Hepatitis|Tuberkulose|C(?:ovid|OVID)-19`,
  fr: unwrap`
    cancers?|tumeur|leucémie|dépression|VIH|[Ss]ida|Parkinson|Alzheimer|démence|épilepsie
    |sclérose en plaques|diabète|schizophrénie|alcoolisme|toxicomanie|anorexie|boulimie|AVC
    |accident vasculaire cérébral|infarctus|crise cardiaque|hépatite|tuberculose|[Cc]ovid-19
    |Charcot`,
  es: unwrap`
    cáncer|tumor|leucemia|depresión|VIH|(?:sida|SIDA)|[Pp][aá]rkinson|[Aa]lzh[eé]imer|demencia
    |epilepsia|esclerosis múltiple|ELA|diabetes|esquizofrenia|alcoholismo|drogadicción|anorexia
    |bulimia|ictus|derrame cerebral|infarto|hepatitis|tuberculosis|(?:covid|COVID)-19
    |trastorno bipolar`,
  it: unwrap`
    cancro|tumore|leucemia|depressione|HIV|AIDS|Parkinson|Alzheimer|demenza|epilessia
    |sclerosi multipla|SLA|diabete|schizofrenia|alcolismo|tossicodipendenza|anoressia|bulimia
    |ictus|infarto|epatite|tubercolosi|C(?:ovid|OVID)-19|disturbo bipolare`,
  pt: unwrap`
    c[âa]ncer|cancro|tumor|leucemia|depressão|HIV|VIH|(?:aids|AIDS|sida|SIDA)|Parkinson|Alzheimer
    |demência|epilepsia|esclerose múltipla|ELA|diabetes|esquizofrenia|alcoolismo|toxicodependência
    |anorexia|bulimia|AVC|derrame|enfarte|infarto|hepatite|tuberculose|(?:covid|COVID)-19
    |transtorno bipolar`,
  nl: unwrap`
    kanker|tumor|leukemie|depressies?|hiv|aids|[Pp]arkinson|[Aa]lzheimer|dementie
    |epilepsie|multiple sclerose|ALS|diabetes|schizofrenie|alcoholisme|anorexia|boulimia|beroerte
    |herseninfarct|hartinfarct|hartaanval|hepatitis|tuberculose|(?:covid|COVID)-19`,
  sv: unwrap`
    cancer|tumör|leukemi|depression(?:er)?|hiv|aids|(?:Parkinson|Alzheimer)s?(?: sjukdom)?|demens
    |epilepsi|multipel skleros|ALS|diabetes|schizofreni|alkoholism|anorexi|bulimi|stroke
    |hjärtinfarkt|hjärnblödning|hepatit|tuberkulos|(?:covid|COVID)-19`,
  pl: unwrap`
    rak(?:a|iem)?|nowotw(?:ór|oru|orem)|białaczk[aęią]|depresj[aęią]|HIV|AIDS|Parkinsona|Alzheimera
    |demencj[aęią]|padaczk[aęią]|stwardnieni(?:e|a|em) rozsian(?:e|ego|ym)|cukrzyc[aęyą]
    |schizofreni[aęią]
    |alkoholizmu?|narkomani[aęią]|anoreksj[aęią]|udaru?(?: mózgu)?|zawału?(?: serca)?
    |gruźlic[aęy]|(?:covid|COVID)-19`,
  ru: unwrap`
    рак(?:а|ом)?|опухол[а-яё]+|лейкеми[а-яё]+|лейкоз[а-яё]*|депресси[а-яё]+|ВИЧ|СПИД[а-яё]*
    |эпилепси[а-яё]+|деменци[а-яё]+|инсульт[а-яё]*|инфаркт[а-яё]*|диабет(?:а|ом)?|шизофрени[а-яё]+
    |алкоголизм[а-яё]*|наркомани[а-яё]+|Паркинсона|Альцгеймера|рассеянн[а-яё]+ склероз[а-яё]*
    |туберкул[её]з[а-яё]*|гепатит[а-яё]*|анорекси[а-яё]+|коронавирус[а-яё]*`,
  uk: unwrap`
    рак(?:у|ом)?|пухлин[а-ї]+|лейкемі[а-ї]+|депресі[а-ї]+|ВІЛ|СНІД[а-ї]*|епілепсі[а-ї]+
    |деменці[а-ї]+|інсульт[а-ї]*|інфаркт[а-ї]*|діабет(?:у|ом)?|шизофрені[а-ї]+|алкоголізм[а-ї]*
    |наркомані[а-ї]+|Паркінсона|Альцгеймера|розсіян[а-ї]+ склероз[а-ї]*|туберкульоз[а-ї]*
    |гепатит[а-ї]*|коронавірус[а-ї]*`,
  cs: unwrap`
    rakovin(?:[auyě]|ou)|nádor(?:u|em)?|leukémi[ieí]|depres(?:e|i|í|emi)|HIV|AIDS|Parkinsonov(?:a|u
    |ou) (?:nemoc[ií]?
    |chorob[auy])|Alzheimerov(?:a|u|ou) (?:nemoc[ií]?|chorob[auy])|demenc[eií]|epileps[eií]
    |roztroušen(?:á|ou) skleróz(?:a|u|ou|y)|cukrovk(?:a|u|ou|y)|schizofreni[eií]|alkoholism[uem]*
    |mrtvic[eií]|infarkt(?:u|em)?|tuberkulóz[auy]|hepatitid[auy]|anorexi[eií]`,
  da: unwrap`
    kræft|kreft|tumor|svulst|leukæmi|leukemi|depression(?:er)?|depresjon|hiv|aids
    |(?:Parkinson|Alzheimer)s?(?: sygdom| sykdom)?|demens|epilepsi|(?:multipel )?sklerose|ALS
    |diabetes
    |skizofreni|schizofreni|alkoholisme|anoreksi|bulimi|hjerneblødning|hjerneslag
    |slagtilfælde|blodprop|hjerteinfarkt
    |hjerteanfald|hepatitis|hepatitt|tuberkulose|[Cc]ovid-19`,
  ro: unwrap`
    cancer(?:ul)?(?: (?:pulmonar|mamar|osos|hepatic|de \p{Ll}{3,9}))?
    |tumoare|tumoră|leucemi[ea]|depresi[ea]|HIV|SIDA|(?:boala )?Parkinson
    |(?:boala )?Alzheimer|demenț[ăa]|epilepsi[ea]|scleroz[ăa] multiplă|diabet|schizofreni[ea]
    |alcoolism(?:ul)?|anorexi[ea]|accident vascular cerebral|infarct|AVC|hepatit[ăa]
    |tuberculoz[ăa]`,
  el: unwrap`
    καρκίνο[ςυ]?|όγκο[ςυ]?|λευχαιμία|κατάθλιψη|HIV|AIDS|Πάρκινσον|[ΑA]λτσχάιμερ|άνοια|επιληψία
    |σκλήρυνση κατά πλάκας|διαβήτη|σχιζοφρένεια|αλκοολισμό|ανορεξία|εγκεφαλικό(?: επεισόδιο)?
    |έμφραγμα
    |ηπατίτιδα|φυματίωση`,
  fi: unwrap`
    syö[pv]\p{Ll}{1,5}|kasvai(?:n|men|meen)|leukemia(?:a|n|an)?|masennu(?:s|sta|kseen|ksesta)|HIV
    |AIDS(?:iin|ia)?|Parkinsonin tau(?:ti|tia|tiin)
    |Alzheimerin tau(?:ti|tia|tiin)|dementia(?:a|n|an)?|epilepsia(?:a|n|an)?|MS-tau(?:ti|tia|tiin)
    |diabete(?:s|sta|kseen)|skitsofrenia(?:a|n|an)?|alkoholismi(?:a|n|in)?|anoreksia(?:a|n|an)?
    |aivoverenvuo(?:to|toon|don)|aivohalvau(?:s|kseen|ksen)|sydänkohtau(?:s|kseen|ksen)
    |sydäninfarkti(?:n|in)?|tuberkuloosi(?:a|in)?|hepatiitti(?:a|in)?|keuhkokuume(?:tta|eseen)?`,
  hu: unwrap`
    rák|daganat|leukémi[aá]|depresszió|HIV|AIDS|Parkinson-kór|Alzheimer-kór|demenci[aá]
    |epilepszi[aá]|szklerózis multiplex|cukorbetegség|skizofréni[aá]|alkoholizmus|stroke
    |agyvérzés|infarktus|tuberkulózis|hepatitis|anorexi[aá]|tüdőgyulladás`,
  fa: unwrap`
    سرطان|تومور|لوسمی|افسردگی|ایدز|پارکینسون|آلزایمر|زوال عقل|صرع|ام‌اس|دیابت|اسکیزوفرنی|اعتیاد
    |سکته(?: قلبی| مغزی)?|هپاتیت|کرونا|ایست قلبی`,
  tr: unwrap`
    kanser|lösemi|tümör|depresyon|HIV|AIDS|Parkinson|Alzheimer|demans|epilepsi|MS|diyabet|şeker
    |şizofreni|alkol|uyuşturucu|madde|kumar|hamile|felç|inme|kalp krizi
    |beyin kanaması|verem|hepatit`,
  ar: unwrap`
    (?:ال)?(?:سرطان|اكتئاب|صرع|سكري|إيدز|زهايمر|ألزهايمر|باركنسون|لوكيميا|فصام|خرف|إدمان|شلل
    |جلطة|سكتة|تصلب (?:ال)?متعدد|سل|كورونا|كوفيد|كحول|مخدرات|خمر)`,
  he: unwrap`
    ה?(?:סרטן|לוקמיה|דיכאון|פרקינסון|אלצהיימר|דמנציה|אפילפסיה|סכיזופרניה
    |סוכרת|סמים|הימורים|אלכוהול|איידס|שבץ|התקף לב
    |טרשת נפוצה|אנורקסיה|אלכוהוליזם|שחפת|קורונה)`,
  ja: unwrap`
    癌|がん|(?<![\p{Script=Katakana}ー])ガン|白血病|鬱病|うつ病|双極性障害|統合失調症|認知症
    |アルツハイマー病?|パーキンソン病|てんかん|脳梗塞|脳卒中|脳出血|心筋梗塞|糖尿病|エイズ|依存症|多発性硬化症|結核|肝炎|拒食症
    |摂食障害|腫瘍`,
  zh: unwrap`
    癌(?:症|(?!症))|白血病|抑[郁鬱]症|[忧憂][郁鬱]症|躁[郁鬱]症|精神分裂症|帕金森氏?[病症]|阿尔茨海默[病症]
    |阿茲海默症|老年痴呆(?:症|(?!症))|癫痫|癲癇|糖尿病|艾滋病|愛滋病|中[风風]|[脑腦]梗塞?|[脑腦]溢血|心肌梗塞
    |[肿腫]瘤|毒[瘾癮]|酒[瘾癮鬼]|酗酒|肝炎|肺[结結]核|新冠`,
  ko: unwrap`
    암|백혈병|우울증|조울증|치매|알츠하이머병?|파킨슨병|뇌전증|뇌졸중|뇌출혈|뇌경색|심근경색|당뇨병?
    |에이즈|조현병|중독|루게릭병|다발성 경화증|결핵|간염|거식증`,
} as const

/** What people are called or said to be for an illness, behind "is". */
export const illStates = {
  de: unwrap`
    (?:alkohol|sucht|krebs|demenz|aids|schwer)krank|(?:drogen|alkohol|spiel)(?:abhängig|süchtig)
    |(?:Alkoholiker|Diabetiker|Epileptiker|Autist)(?:in)?|schwanger|depressiv|magersüchtig
    |schizophren|bipolar|HIV-(?:positiv|infiziert)`,
  fr: unwrap`
    diabétique|alcoolique|toxicomane|séropositi(?:f|ve)|enceinte|schizophrène|bipolaire
    |dépressi(?:f|ve)|autiste|épileptique|anorexique`,
  es: unwrap`
    alcohólic[oa]|drogadict[oa]|toxicóman[oa]|diabétic[oa]|seropositiv[oa]|esquizofrénic[oa]
    |bipolar|epiléptic[oa]|autista|anoréxic[oa]|embarazada`,
  it: unwrap`
    alcolista|alcolizzat[oa]|tossicodipendente|diabetic[oa]|sieropositiv[oa]|schizofrenic[oa]
    |bipolare|epilettic[oa]|incinta|depress[oa]|autistic[oa]`,
  pt: unwrap`
    alcoólatra|alcoólic[oa]|toxicodependente|diabétic[oa]|seropositiv[oa]|soropositiv[oa]
    |esquizofrênic[oa]|bipolar|epilé(?:p)?tic[oa]|autista|grávida`,
  nl: unwrap`
    alcoholist(?:e|isch)?|alcoholicus|drugsverslaafd?e?|(?:alcohol|gok|drugs)verslaafde?
    |diabeet|diabetisch|seropositief|hiv-positief|zwanger|schizofreen|bipolair|depressief
    |autistisch|verslaafd aan (?:alcohol|drugs|drank|gokken|cocaïne|heroïne|pillen)`,
  sv: unwrap`
    alkoholist|alkoholiserad|narkoman|diabetiker|hiv-positiv|gravid|schizofren|bipolär|deprimerad
    |autistisk|missbrukare`,
  pl: unwrap`
    alkoholi(?:kiem|czką)|narkoman(?:em|ką)|diabetykiem|diabetyczką|w ciąży|seropozytywn[ya]
    |nosiciel(?:em|ką) (?:wirusa )?HIV
    |(?:chor[ya]|umierając[ya]) na raka|uzależnion[ya] od (?:alkoholu|narkotyków|hazardu|leków)`,
  cs: unwrap`
    alkoholi(?:k|kem|čka|čkou)|narkoman(?:em|ka|kou)?|diabeti(?:k|kem|čka|čkou)|těhotná
    |HIV pozitivní|schizofreni(?:k|kem)|závisl[ýá] na (?:alkoholu|drogách)`,
  da: unwrap`
    alkoholiker|narkoman|diabetiker|hiv-positiv|gravid|skizofren|bipolar|deprimeret|deprimert|autist
    |stofmisbruger|rusmisbruker`,
  ro: unwrap`
    alcooli(?:c|că)|dependent(?:ă)? de (?:droguri|alcool)|diabetic(?:ă)?|seropozitiv(?:ă)?
    |însărcinată|gravidă|bipolar(?:ă)?|schizofrenic(?:ă)?|autist(?:ă)?`,
  el: unwrap`
    αλκοολικ(?:ός|ή)|τοξικομανής|διαβητικ(?:ός|ή)|οροθετικ(?:ός|ή)|έγκυος|σχιζοφρενής|διπολικ(?:ός
    |ή)`,
  fi: unwrap`
    alkoholisti|narkomaani|diabeetikko|epileptikko|skitsofreenikko|HIV-positiivinen|raskaana
    |masentunut|(?:huume|alkoholi|peli)riippuvainen`,
  hu: unwrap`
    rákos|depressziós|alkoholista|cukorbeteg|drogfüggő|játékfüggő|skizofrén|HIV-pozitív|terhes
    |epilepsziás|leukémiás|bipoláris`,
  fa: 'معتاد|الکلی|باردار|حامله',
  ru: unwrap`
    ВИЧ-(?:инфицирован[а-яё]*|положительн[а-яё]*)|алкоголи(?:ком|к|чка|чкой)|наркоман(?:ом|ка|кой)?
    |беременна|диабетик(?:ом)?`,
  uk: unwrap`
    ВІЛ-(?:інфікован[а-ї]*|позитивн[а-ї]*)|алкоголі(?:ком|к|чка)|наркоман(?:ом|ка|кою)?
    |вагітна|діабетик(?:ом)?`,
} as const

/** Subjects of the same sentences that are no people, nor family names. */
export const groupWords = unwrap`
  Firma|Branche|Wirtschaft|Unternehmen|Konzern|Industrie|(?:\p{L}+)?[Ss]tiftung|Verein|Verband
  |Fondation|Association|Ligue|Institut|Entreprise|Économie|Secteur|Fundación|Asociación|Instituto
  |Partido|Empresa|Economía|Sector|Fondazione|Associazione|Istituto|Economia|Settore|Fundação
  |Associação|Setor|Stichting|Vereniging|Bedrijf|Economie|(?:\p{L}+)?[Ff]onden|Stiftelsen|Föreningen
  |Fundacja|Stowarzyszenie|Gospodarka|Фонд|Организация|Организація|Страна|Країна|Экономика
  |Економіка|Компания|Компанія|Deutschland|Europ[ae]|España|Italia|Brasil|Nederland|Sverige
  |Polska|Россия|Україна|Česko|Suomi|Magyarország
  |Danmark|Norge|România|Ελλάδα|Itali[ae]|L['’]Italia|Francia|Germania
  |Deutschlands?|France|Espagne|Allemagne`

/** Adjectives and organs behind an illness. */
export const grown = unwrap`
  (?:terminal|avanzado|avançado|avancé|métastatique|generali[sz]ado|maligno|grave
  |(?:al|alla|ai|allo|de|da|do) (?:p[uo]l[lm]\p{L}+|seno|mama|prostata|próstata|colon|cólon|cervello
  |cérebro|cerebro|pancreas|páncreas|pâncreas|fegato|hígado|fígado)|płuc|piersi|prostaty|mózgu
  |jelita
  |trzustki|лёгких|легких|груди|мозга|желудка)`
