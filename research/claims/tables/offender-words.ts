import { unwrap } from '../../text/patterns/unwrap.ts'

/** What people are called for a crime, by language; for the last word of a title. */
export const offenderWords = {
  en: `
    accused arsonist assassin burglar convict criminal defendant detainee embezzler felon forger
    fraudster fugitive gangster hitman inmate kidnapper killer mobster molester murderer offender
    outlaw paedophile parolee pedophile perpetrator poisoner prisoner rapist ringleader robber
    smuggler suspect swindler terrorist thief trafficker traitor
  `,
  de: `
    angeklagte angeklagter betrüger betrügerin drogenhändler häftling krimineller mörder mörderin
    serienmörder straftäter straftäterin terroristin verbrecher verbrecherin
  `,
  fr: 'criminel criminelle escroc meurtrier meurtrière terroriste trafiquant voleur',
  es: 'asesino asesina criminale delincuente estafador estafadora ladrón narcotraficante',
  it: 'assassino terrorista ladro narcotrafficante',
  pt: 'criminoso traficante',
  nl: 'moordenaar crimineel',
  pl: 'morderca przestępca oszust morderczyni złodziej gwałciciel terrorysta skazaniec',
  cs: 'vrah vražedkyně podvodník zločinec terorista zloděj násilník odsouzený',
  sv: 'mördare bedragare förbrytare brottsling tjuv våldtäktsman',
  da: `
    morder bedrager bedrageren svindler drapsmann drabsmand forbryder forbryter tyv kriminell
    voldtægtsmand voldtektsmann
  `,
  ro: 'ucigaș ucigașă criminală hoț terorist condamnat infractor violator pedofil',
  ru: `
    мошенник мошенница убийца террорист террористка преступник преступница вор насильник
    педофил наркоторговец осуждённый осужденный
  `,
  uk: `
    шахрай шахрайка вбивця терорист терористка злочинець злочинниця злодій ґвалтівник педофіл
    наркоторговець засуджений
  `,
  el: `
    δολοφόνος απατεώνας τρομοκράτης εγκληματίας κλέφτης βιαστής ληστής κατάδικος παιδόφιλος
  `,
  fi: 'murhaaja huijari rikollinen varas terroristi raiskaaja petkuttaja pedofiili',
  hu: 'gyilkos csaló bűnöző tolvaj terrorista elítélt rabló pedofil',
  tr: 'dolandırıcı katil hırsız terörist tecavüzcü hükümlü',
  fa: 'قاتل کلاهبردار مجرم تروریست دزد قاچاقچی محکوم متجاوز',
  ar: 'قاتل قاتلة محتال محتالة إرهابي إرهابية مجرم مجرمة لص مغتصب مدان',
  he: 'רוצח רוצחת נוכל נוכלת טרוריסט מחבל פושע פושעת גנב אנס עבריין עבריינית',
}

/** The same as the end of a word, where words are joined. */
export const offenderEndings = {
  de: '(?:mörder|verbrecher|straftäter)(?:in)?',
  sv: 'mördare|bedragare|förbrytare|brottsling',
  da: 'morder|bedrager|forbryder|forbryter',
  fi: 'murhaaja|huijari|rikollinen|terroristi',
  hu: 'gyilkos|csaló|bűnöző',
  zh: '(?:杀人|殺人|诈骗|詐騙|强奸|盗窃|嫌疑|贪污|战|戰|罪)犯|毒贩|毒販|恐怖分子|骗子|騙子|小偷|凶手|兇手',
  ja: '殺人(?:犯|鬼|者)|詐欺師|(?:強盗|誘拐|窃盗|知能|戦|強姦)犯|テロリスト|犯罪者|泥棒|受刑者',
  ko: unwrap`
    (?:살인|사기|강도|절도|성범죄|전과|강간)(?:범|자)|사기꾼|살인마|테러리스트|도둑|범죄자`,
}

/** Groups of offenders; who studies or fights them has another title behind. */
export const gangs = {
  en: unwrap`
    mafia|mob|gang|cartel|crime|underworld|cult|triad|yakuza|camorra|cosa nostra
    |['’]?ndrangheta|crime syndicate|terror|terrorist|smuggling|trafficking`,
  de: 'Bande|Unterwelt',
  fr: 'pègre|narcotrafic|trafic de (?:drogue|stupéfiants)',
  es: 'narco|cártel|mafios[oa]',
  it: 'mafios[oa]',
  pt: 'máfia|quadrilha|tráfico',
  nl: 'maffia|bende|onderwereld',
  pl: 'mafii|gangu',
}

/** In front of what is fought or studied. */
export const foughtWords = {
  en: 'anti|counter|against|fighting|combating|on|true',
  de: 'gegen',
  fr: 'contre|sur',
  es: 'contra|sobre',
  it: 'contro|sulla',
  nl: 'tegen',
}

/** What their members are called. */
export const gangLeaders = {
  en: 'boss|leader|kingpin|lord|baron|don|godfather|lieutenant|enforcer|member',
  fr: 'chef|parrain|caïd',
  es: 'jef[ea]|capo|líder|padrino',
  it: 'capo|padrino',
  pt: 'chefe|chefão',
  nl: 'baas|leider',
  pl: 'szef',
}

/** The same as one word. */
export const gangCompounds = {
  de: unwrap`
    (?:Mafia|Banden|Drogen|Unterwelt|Clan|Terror)-?(?:boss|chef|baron|führer|mitglied)\p{L}*`,
  nl: '(?:maffia|bende|drugs)(?:baas|leider|baron|lid)',
}
