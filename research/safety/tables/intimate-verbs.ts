import { unwrap } from '../../text/patterns/unwrap.ts'

/** Verbs of voting with their object, by language: a name, or words for members. */
export const voteVerbs = {
  ru: ['голосовал[а]?|проголосовал[а]?', 'за [«„"]?\\p{Lu}'],
  uk: ['голосува(?:в|ла)|проголосува(?:в|ла)', 'за [«„"]?\\p{Lu}'],
  pl: ['głosował[a]?|zagłosował[a]?', 'na [„"]?\\p{Lu}'],
  cs: ['volil[a]?', '(?:\\p{Lu}|(?:komunisty|lidovce|socialisty|sociální demokraty)(?!\\p{L}))'],
  sv: ['röstade|röstar', 'på \\p{Lu}'],
  da: ['stemte|stemmer', 'på \\p{Lu}'],
  ro: ['a votat|votează', '(?:cu|pentru) \\p{Lu}'],
  el: ['ψήφισε|ψηφίζει', '(?:το |τη |την )?\\p{Lu}'],
  fi: [
    'äänesti|äänestää',
    unwrap`
      (?:\p{Lu}|(?:perussuomalaisia|kokoomusta|keskustaa|vihreitä|vasemmistoliittoa|demareita)
      (?!\p{L}))`,
  ],
} as const

/** "A convinced communist" */
export const partisanWords = {
  ru: unwrap`
    (?:убежд[её]нн|ярый|ярая|ярым)\p{Ll}* (?:коммунист|либерал|социалист|консерватор|анархист)
    \p{Ll}*`,
  uk: unwrap`
    (?:перекон|затят)\p{Ll}+ (?:комуніст|ліберал|соціаліст|консерватор|анархіст)\p{Ll}*`,
  pl: unwrap`
    (?:zagorzał|przekonan|zdeklarowan)(?:ym|ą) (?:komunist|liberał|socjalist|konserwatyst
    |anarchist)\p{Ll}+`,
  cs: unwrap`
    (?:přesvědčen|zapřisáhl)(?:ý|á|ým|ou) (?:komunist|liberál|socialist|konzervativ|anarchist)
    \p{Ll}*`,
  sv: '(?:övertygad|inbiten) (?:kommunist|liberal|socialist|konservativ|anarkist)',
  da: '(?:overbevist|erklæret|erklært) (?:kommunist|liberal|socialist|sosialist|konservativ)',
  ro: '(?:un |o )?(?:comunist|liberal|socialist|conservator|anarhist)ă? convinsă?',
  el: '(?:πεπεισμέν|φανατικ)\\p{Ll}{1,2} (?:κομμουνιστ|φιλελεύθερ|σοσιαλιστ|συντηρητικ)\\p{Ll}+',
  fi: unwrap`
    (?:vakaumuksellinen|vannoutunut) (?:kommunisti|liberaali|sosialisti|konservatiivi|anarkisti)`,
} as const

const orthodoxy = 'ислам|христианство|иудаизм|буддизм|православие|католи(?:чество|цизм)'

/** Verbs of conversion with what to, by language. */
export const conversionVerbs = {
  ru: ['принял[а]?|пере(?:шёл|шел|шла) в', orthodoxy],
  uk: [
    'прийня(?:в|ла)|перей(?:шов|шла) (?:в|у|до)',
    "(?:іслам|християнств|юдаїзм|буддизм|православ['’]|католи(?:цтв|цизм))\\p{Ll}*",
  ],
  pl: [
    'przes(?:zedł|zła) na|nawrócił[a]? się na',
    'islam|judaizm|katolicyzm|protestantyzm|prawosławie|buddyzm',
  ],
  cs: [
    'konvertoval[a]? (?:k|ke)|přestoupil[a]? (?:k|ke|na)',
    '(?:islám|judais|katolic|protestant|pravoslav|buddhis)\\p{Ll}*',
  ],
  sv: ['konverterade till', 'islam|judendomen|katolicismen|kristendomen|buddhismen'],
  da: [
    'konverterede til|konverterte til',
    'islam|jødedommen|katolicismen|katolisismen|kristendommen|buddhismen',
  ],
  ro: [
    's-a convertit la|a trecut la',
    'islam|iudaism|catolicism|ortodoxie|creștinism|budism|protestantism',
  ],
  el: ['ασπάστηκε|προσηλυτίστηκε', '(?:το|τον|στο|στον) (?:Ισλάμ|Χριστιανισμό|Ιουδαϊσμό|Βουδισμό)'],
  fi: [
    'kääntyi',
    unwrap`
      (?:islami|juutalaisuute|katolilaisuute|katolisuute|kristinusko|buddhalaisuute|ortodoksi)
      \p{Ll}*`,
  ],
} as const
