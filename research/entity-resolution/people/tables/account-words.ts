import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'

const handle = '(?:user ?name|handle|account|nick(?:name)?|@?name|compte|cuenta|conta)'

/** A name that is kept to be sold, or for later. */
const parked = joinAlternatives({
  en: [
    `this ${handle} (?:is |may be |now )*(?:for sale|available|reserved)`,
    `${handle} (?:is |may be |now )*for sale|reserved ${handle}`,
  ],
  de: `${handle} (?:steht |ist )?(?:zu verkaufen|zum verkauf)`,
  fr: `${handle} à vendre`,
  es: `${handle} (?:se vende|en venta)`,
  pt: `${handle} à venda`,
  it: `${handle} in vendita`,
  ru: 'аккаунт прода[её]тся',
})

/** Behind it stands what the bot does, and no word that makes a calling of it: "bot developer". */
const isBot = joinAlternatives({
  en: String.raw`(?:i am|i['’]m|this is) (?:an? |just )+(?:\p{L}+ )?bot`,
  de: '(?:ich bin|dies ist) ein bot',
  fr: '(?:je suis|ceci est) un bot',
  es: '(?:soy|es) un bot',
  pt: '(?:sou|é) um bot',
  it: '(?:sono|è) un bot',
  ru: '(?:я|это) бот',
})
const deeds = joinAlternatives({
  en: 'that|which|run|made|built|operated|for|by',
  de: 'der|und|von|für',
  fr: 'qui|de|pour',
  es: 'que|de|para',
  pt: 'que|de|para',
  it: 'che|di|per',
  ru: 'который|для',
})
const automatic = joinAlternatives({
  en: 'automated (?:account|bot|posts)',
  de: String.raw`automati(?:sch|siert)\p{L}* (?:bot|account|konto)`,
  fr: '(?:bot|compte) automatique',
  es: '(?:bot|cuenta) autom[áa]tic[oa]',
  pt: '(?:bot|conta) autom[áa]tic[oa]',
  it: '(?:bot|account) automatico',
})

/** What an account that no person speaks through says of itself. */
export const noPersonSaid = new RegExp(
  unwrap`
    (?<!\p{L})(?:${parked}|${automatic}|${isBot}(?=\s*(?:[.,;:!|·()\n]|$)|\s${deeds}\s))(?!\p{L})`,
  'iu',
)

/**
 * What an account about another person says of itself, in its name in front of " | " or behind it:
 * it bears that person's name and links. A person may be an unofficial mayor, write parody songs,
 * preside over a fan club or not be affiliated with a firm.
 */
export const aboutAnotherSaid = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives({
    en: [
      'fan ?(?:page|account|club(?= \\|))|(?:run|made) by fans?|parody(?= account|\\W*(?:\\||$))',
      '(?:account|page|profile) is not affiliated|unofficial (?:fan|account|page|profile)',
    ],
    de: [
      'fan(?:seite|konto|account)|von fans|parodie(?=-?(?:account|konto|profil)|\\W*(?:\\||$))',
      'inoffiziell\\p{L}* (?:fan|account|konto|profil|seite)',
    ],
    fr: '(?:page|compte) (?:de )?fans?|(?:page|compte) (?:non officiel(?:le)?|parodique)',
    es: '(?:p[áa]gina|cuenta) (?:de (?:fans?|parodia)|no oficial)',
    pt: '(?:p[áa]gina|conta|perfil) (?:de (?:f[ãa]s?|par[óo]dia)|n[ãa]o oficial)',
    it: '(?:pagina|account) (?:(?:di|dei) fan|non ufficiale|parodia)',
    ru: '(?:фан(?:атская|овая)|неофициальн\\p{L}+) (?:страница|группа|аккаунт)',
  })}`,
  'iu',
)
