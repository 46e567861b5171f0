import { joinAlternatives } from '../../../text/patterns/unwrap.ts'

const handle = '(?:user ?name|handle|account|nick(?:name)?|@?name|compte|cuenta|conta)'

/** A name that is kept to be sold, or for later. */
const parked = joinAlternatives({
  en: [`${handle} (?:is |may be |now )*(?:for sale|available|reserved)`, `reserved ${handle}`],
  de: `${handle} (?:steht |ist )?(?:zu verkaufen|zum verkauf)`,
  fr: `${handle} à vendre`,
  es: `${handle} (?:se vende|en venta)`,
  pt: `${handle} à venda`,
  it: `${handle} in vendita`,
  ru: 'аккаунт прода[её]тся',
})

const automatic = joinAlternatives({
  en: [
    String.raw`(?:i am|i['’]m|this is) (?:an? |just )+(?:\p{L}+ )?bot`,
    'automated (?:account|bot|posts)',
  ],
  de: [
    '(?:ich bin|dies ist) ein bot',
    String.raw`automati(?:sch|siert)\p{L}* (?:bot|account|konto)`,
  ],
  fr: '(?:je suis|ceci est) un bot|(?:bot|compte) automatique',
  es: '(?:soy|es) un bot|(?:bot|cuenta) autom[áa]tic[oa]',
  pt: '(?:sou|é) um bot|(?:bot|conta) autom[áa]tic[oa]',
  it: '(?:sono|è) un bot|(?:bot|account) automatico',
  ru: '(?:я|это) бот(?! о)',
})

/** What an account that no person speaks through says of itself. */
export const noPersonSaid = new RegExp(
  String.raw`(?<!\p{L})(?:${parked}|${automatic})(?!\p{L})`,
  'iu',
)

/** What an account about another person says of itself: it bears that person's name and links. */
export const aboutAnotherSaid = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives({
    en: 'fan ?(?:page|account|club|site)|(?:run|made) by fans?|not affiliated|unofficial|parody',
    de: 'fan(?:seite|konto|account)|von fans|inoffiziell\\p{L}*|parodie',
    fr: '(?:page|compte) (?:de )?fans?|non officiel(?:le)?|parodique',
    es: '(?:p[áa]gina|cuenta|club) de fans?|no oficial|parodia',
    pt: '(?:p[áa]gina|conta) de f[ãa]s?|f[ãa] ?clube|n[ãa]o oficial|par[óo]dia',
    it: '(?:pagina|account) (?:di|dei) fan|non ufficiale|parodia',
    ru: 'фан(?:атская|овая) (?:страница|группа)|неофициальн\\p{L}+|пародия',
  })}(?!\p{L})`,
  'iu',
)
