import { unwrap } from '../../../text/patterns/unwrap.ts'

/**
 * Lines that stand in texts of all sorts and are of none: invitations, copyright, buttons. Patterns
 * of whole lines, by language.
 */
export const furniture: Readonly<Record<string, readonly string[]>> = {
  en: [
    'advertisement',
    'advertising',
    'story continues below',
    'continue reading',
    String.raw`read (?:more|also|next)\b.{0,120}`,
    '(?:see|look|also read|read) ?(?:also|too)?:.{0,160}',
    'related(?: (?:articles?|posts?|stories|content|links?|news|topics|reading))?:?.{0,80}',
    String.raw`more (?:from|on|in|about|stories|news)\b.{0,80}`,
    String.raw`share(?: (?:this|on|via|with|it)\b.{0,60})?`,
    'tweet',
    'email',
    'print(?: this)?',
    'pin ?it',
    'facebook',
    'twitter',
    'whatsapp',
    'linkedin',
    'pinterest',
    'reddit',
    'telegram',
    'instagram',
    'youtube',
    String.raw`follow us\b.{0,100}`,
    'like us on.{0,60}',
    String.raw`subscribe\b.{0,140}`,
    String.raw`sign up (?:for|to)\b.{0,140}`,
    String.raw`(?:click|tap) here (?:to|for)\b.{0,100}`,
    'download our app.{0,80}',
    String.raw`get the (?:latest|best)\b.{0,140}`,
    String.raw`(?:©|\(c\)|copyright)\s?.{0,160}`,
    'all rights reserved.{0,80}',
    unwrap`
      (?:photo|image|foto|bild|fotos|credit|photo credit|picture|bildquelle|quelle|source|fuente
      |źródło|fot\.?)(?! [a-z]+(?:er|or|ist|ian|ant)$):? ?[^.]{0,80}`,
    'leave a (?:comment|reply).{0,60}',
    String.raw`\d{1,5} comments?`,
    String.raw`comments?(?: \(\d{1,6}\))?`,
    'no comments(?: yet)?',
    'log ?in',
    'sign ?in',
    'register',
    'back to top',
    'top',
    'home',
    'next',
    'previous',
    'prev',
    'tags?:.{0,200}',
    'filed under:?.{0,160}',
    String.raw`posted (?:in|on|by)\b.{0,140}`,
    'this entry was posted.{0,300}',
    'category:.{0,120}',
    'categories:.{0,160}',
    'permalink',
    'report (?:this|an error).{0,60}',
    String.raw`loading\.{0,3}`,
    'you (?:may|might) also (?:like|enjoy|be interested).{0,80}',
    'recommended(?: for you| stories| articles)?:?',
    String.raw`most (?:read|popular)\b.{0,60}`,
    'trending(?: now)?',
    'you are here:.{0,120}',
    'skip to .{0,40}',
    'jump to (?:navigation|search|content)',
  ],
  de: [
    'anzeige',
    'werbung',
    'lesen sie (?:auch|mehr).{0,120}',
    'teilen',
    'alle rechte vorbehalten.{0,60}',
    String.raw`kommentare?(?: \(\d{1,6}\))?`,
    'nach oben',
    'weiter',
    'zurück',
    'schlagw[oö]rt(?:e|er)?:?.{0,160}',
    'weiterführende links?',
    String.raw`weitere (?:artikel|informationen|beiträge|themen|nachrichten)\b.{0,80}`,
    'zum weiterlesen.{0,40}',
    'mehr zum thema.{0,60}',
    'auch interessant.{0,60}',
    'das könnte (?:sie|dich) auch interessieren.{0,60}',
    'drucken',
  ],
  es: [
    'publicidad',
    'lea también.{0,120}',
    'compartir',
    'te puede interesar.{0,80}',
    'vea también.{0,140}',
    'ver también.{0,140}',
  ],
  fr: ['publicité', 'à lire aussi.{0,120}', 'lire aussi.{0,120}', 'partager', 'imprimer'],
  it: ['pubblicità', 'leggi anche.{0,120}', 'condividi', 'stampa'],
  ru: ['реклама', 'читайте (?:также|ещё).{0,120}', 'поделиться'],
  ja: ['広告'],
  nl: ['lees (?:ook|meer).{0,120}'],
  pt: ['leia (?:também|mais).{0,120}', 'compartilhar', 'veja também.{0,140}', 'imprimir'],
  pl: ['czytaj (?:także|też|więcej).{0,120}', 'udostępnij', 'drukuj'],
}

/** Lines that ask to open, try or buy something: the labels of links and buttons. By language. */
export const calls: Readonly<Record<string, readonly string[]>> = {
  en: [
    unwrap`
      (?:learn|read|find out|see|view|show|discover|explore)
      (?: (?:more|all|details?|full|product|now|options|less|here|story|article|info|it|this|how))
      {0,3}`,
    '(?:view|see|show) (?:all|more|less) .{0,20}',
    '(?:shop|book|buy|order|apply|join|donate|enroll?|subscribe) now',
    'get (?:started|a (?:free )?(?:quote|demo)|in touch|directions)',
    '(?:request|book|schedule|watch) (?:a |the )?(?:demo|call|consultation|video)',
    '(?:try|start|get)(?: it| your)?(?: for)? free(?: trial)?',
    'more info(?:rmation)?|(?:more )?details|quick (?:view|shop|look)|compare|contact us',
    'download(?: now)?|toggle caption|sign up|play|more',
  ],
  de: ['mehr (?:erfahren|lesen|anzeigen|infos?)|weiterlesen|jetzt (?:kaufen|bestellen|buchen)'],
  fr: ['(?:en savoir|lire|voir) (?:plus|la suite)|acheter maintenant'],
  es: ['(?:leer|ver|saber) más|comprar ahora'],
  it: ['(?:leggi|scopri|vedi) (?:di più|tutto|altro)|acquista ora'],
  nl: ['(?:lees|bekijk|toon) meer|meer (?:lezen|informatie|weten)'],
  pt: ['(?:ler|leia|ver|saiba) mais|comprar agora'],
}

/** Lines behind which a text is over. Patterns of whole lines, by language. */
export const endings: Readonly<Record<string, readonly string[]>> = {
  en: [
    'related (?:articles?|posts?|stories|content|links?|news|topics|reading)',
    'you (?:may|might) also (?:like|enjoy|be interested in)',
    'recommended (?:for you|stories|articles|reading)',
    String.raw`more (?:stories|news|articles|posts|from)\b.{0,60}`,
    String.raw`most (?:read|popular|viewed)\b.{0,30}`,
    'leave a (?:comment|reply).{0,30}',
    String.raw`\d{1,5} (?:comments|responses|replies|thoughts on)\b.{0,120}`,
    String.raw`comments(?: \(\d{1,6}\))?`,
  ],
  de: [
    'weitere (?:artikel|beiträge|nachrichten|themen)',
    'mehr zum thema',
    'auch interessant',
    'das könnte (?:sie|dich) auch interessieren',
    String.raw`kommentare?(?: \(\d{1,6}\))?`,
    'schreibe einen kommentar.{0,60}',
    'ähnliche (?:artikel|beiträge)',
  ],
  fr: [
    'articles? (?:similaires|liés|connexes)',
    'sur le même (?:sujet|thème)',
    'laisser un commentaire',
    'commentaires?',
  ],
  es: [
    'noticias relacionadas',
    'te puede interesar.{0,40}',
    'artículos relacionados',
    'deja (?:una respuesta|un comentario)',
    'comentarios',
  ],
  pt: ['artigos relacionados', 'notícias relacionadas', 'deixe um comentário', 'comentários'],
  it: ['articoli correlati', 'potrebbe interessarti.{0,30}', 'lascia un commento', 'commenti'],
  nl: ['gerelateerd.{0,30}', 'lees ook', 'reacties'],
  pl: ['zobacz (?:także|też|również)', 'powiązane.{0,30}', 'komentarze'],
  ru: ['читайте также', 'похожие (?:статьи|новости|записи)', 'комментарии'],
  ja: ['関連記事', '関連リンク', 'コメント'],
  zh: ['相关(?:文章|阅读|新闻)', '相關(?:文章|閱讀|新聞)', '评论'],
  ko: ['관련기사', '댓글'],
  ar: ['مواضيع ذات صلة', 'اقرأ أيضا', 'التعليقات'],
}

/** Lines of shops that are about the order, not about what is sold. Patterns of whole lines. */
export const orderFurniture: Readonly<Record<string, readonly string[]>> = {
  en: [
    unwrap`
      (?:add|save) (?:it )?to (?:my )?(?:cart|bag|basket
      |wish ?list|favou?rites|compare)\b.{0,40}`,
    '(?:buy|order|shop|book|notify me|pre-?order)(?: it| this)?(?: now| all| today)?',
    'checkout|view cart|continue shopping|quick (?:view|shop|add)|choose options|select options',
    String.raw`(?:in|out of) stock\b.{0,60}|\d+ in stock|sold out|only \d+ left.{0,40}`,
    String.raw`(?:quantity|qty|sku|mpn|upc|ean|item (?:no|number|#))\b.{0,40}`,
    unwrap`
      (?:free|fast|standard|express|same[- ]day|next[- ]day|international|worldwide|domestic)
      (?:&| |and|domestic|international|standard|express){0,30}(?:shipping|delivery|returns?)\b
      .{0,120}`,
    '(?:shipping|delivery|returns?)(?: (?:and|&) (?:shipping|delivery|returns?))?',
    'shipping (?:is )?calculated at .{0,40}',
    String.raw`all orders (?:are )?(?:dispatched|shipped|ship)\b.{0,80}`,
    String.raw`(?:ships|delivered|dispatched|get it) (?:within|in|by|from)\b.{0,80}`,
    String.raw`\d{1,3}[- ]days? (?:free |easy )?(?:returns?|money).{0,60}`,
    String.raw`\d+ (?:people|customers|others) (?:are )?(?:viewing|looking|bought)\b.{0,60}`,
    unwrap`
      (?:\d(?:\.\d+)? ?(?:out of 5)? ?(?:stars?)? ?)?\(?[\d,.]+\+? (?:reviews?
      |ratings?)\)?`,
    String.raw`(?:write|read) (?:a|all|more)? ?reviews?\b.{0,40}`,
    String.raw`(?:sale|regular|unit|our|list) price\b.{0,40}|save \D{0,3}\d.{0,30}`,
    String.raw`(?:pay|or) .{0,60}(?:klarna|afterpay|paypal|affirm|shop pay|installments?)\b.{0,60}`,
    String.raw`sign in to (?:add|save|see|buy|get)\b.{0,100}`,
    '(?:sort|filter|show)(?: by| only)?:?.{0,30}|(?:clear|apply)(?: all)?(?: filters?)?',
    String.raw`\d+(?: ?[-–] ?\d+)? (?:of \d+ )?(?:products?|items?|results?)(?: found)?`,
    String.raw`(?:we|this site|.{2,30}) uses? cookies\b.{0,300}`,
  ],
  de: [
    'in den (?:warenkorb|einkaufswagen).{0,30}',
    'auf (?:die|den) (?:wunschliste|merkzettel).{0,30}',
    String.raw`(?:auf lager|sofort lieferbar|lieferzeit|lieferbar)\b.{0,60}`,
    String.raw`(?:inkl|zzgl)\. .{0,80}`,
    'art(?:ikel)?[-. ]?nr.{0,40}',
  ],
  fr: ['ajouter au panier.{0,30}', 'en stock.{0,40}', 'livraison .{0,80}', 'réf(?:érence)?.{0,40}'],
  es: ['añadir (?:al|a la) (?:carrito|cesta).{0,30}', 'envío gratis.{0,60}'],
  it: ['aggiungi al carrello.{0,30}', 'spedizione gratuita.{0,60}'],
  nl: ['in winkelwagen.{0,30}', 'op voorraad.{0,40}', 'gratis verzending.{0,60}'],
}

/** Lines that are a price, a discount or stars alone. Patterns of whole lines. */
export const priceLines: readonly string[] = [
  // a price alone, in one currency or with its code
  String.raw`(?:from |now |was |only |rrp |[a-z]{3}:? ?)?[$€£¥₹] ?\d[\d.,\s]*(?: ?[a-z]{3})?`,
  String.raw`\d[\d.,\s]* ?(?:[$€£¥₹]|eur|usd|gbp|zł|kr)`,
  String.raw`-?\d{1,2} ?% ?(?:off)?`,
  '(?:★|☆|⭐){1,5}.{0,40}',
]

/** Lines behind which a page of a shop shows other things. Patterns of whole lines, by language. */
export const shopEndings: Readonly<Record<string, readonly string[]>> = {
  en: [
    'related (?:products?|items?)',
    unwrap`
      (?:customers|people|others) (?:who .{0,40}
      |also) (?:also )?(?:bought|viewed|like[ds]?)\b.{0,40}`,
    'recently viewed.{0,30}',
    '(?:you (?:may|might) also|similar|recommended|more) (?:like|products?|items?|for you).{0,30}',
    'frequently bought together',
    'complete the look',
  ],
  de: ['ähnliche (?:produkte|artikel)', 'zuletzt angesehen', 'kunden kauften auch.{0,40}'],
  fr: ['produits (?:similaires|associés)', 'vous aimerez aussi.{0,30}'],
  es: ['productos (?:relacionados|similares)'],
  it: ['prodotti correlati'],
}
