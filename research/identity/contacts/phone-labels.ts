import { unwrap } from '../../text/unwrap.ts'

/** Words that announce a phone number, in the languages of the pages that are read. */
const positive = new RegExp(
  unwrap`
    (?:\b(?:phone|telephone|tel|tél|telefon|teléfono|telefono|telefone|téléphone|telefoon|tlf|tfn
    |ph|fon|mobile|mobil|mobiltelefon|móvil|movil|cell|cellulare|cell phone|celular|handy|natel
    |portable|gsm|fax|telefax|call|call us|ring|dial|text|sms|whatsapp|signal|viber|hotline|office
    |direct|landline|festnetz|durchwahl|zentrale|contact|kontakt|reach me|number is|nummer
    |rufnummer|phone number|telephone number|тел|телефон|моб)|電話|电话|手机|☎|📞|📱|✆
    |\b[tmpf](?=\s{0,2}[:.]))(?:\s{0,2}(?:no|nr|num|number|nummer|#|is|us|me|us at|me at|at|on))?
    \s{0,2}[.:)–—=-]{0,3}\s{0,3}\(?$`,
  'iu',
)

/** Words that announce a number of another kind. */
const negative = new RegExp(
  unwrap`
    (?:\b(?:order|bestell(?:ung|nummer)?|invoice|rechnung|ticket|ref|reference|case|account|acct
    |customer|kunden(?:nummer|nr)?|tracking|shipment|parcel|isbn(?:-1[03])?|issn|ismn|sku|serial
    |model|part|item|product|article|artikel|lot|batch|booking|reservation|confirmation
    |transaction|payment|policy|licen[cs]e|registration|reg|siren|siret|hrb|ust-?id(?:nr)?|zip
    |postcode|plz|version|build|commit|revision|rev|port|timestamp|unix|epoch|time|date|doi|pmid
    |pmcid|arxiv|orcid|imei|iban|bic|konto|bank|routing|sort code|card|patent|ssn|ein|vat|tax
    |steuernummer|nif|cif|cnpj|cpf|curp|dni|nin|passport|member|user|employee|student|id|uid|uuid
    |guid|key|code|pin|otp|hash|token|ean|upc|gtin|asin|mls|vin|oclc|lccn|issue|pr|bug|ticket
    |population|price|total|amount|salary|revenue|votes|views|followers)(?:[\s_-]{0,2}(?:no|nr|num
    |number|nummer|id|code|#))?\s{0,2}[.:=#–-]{0,3}\s{0,3}[#(]?|#\s?|№\s?|\bn°\s?)$`,
  'iu',
)

export type Label = 'phone' | 'other' | 'none'

/**
 * What the words right before a number say it is. "phone number:" is about phones although "number"
 * alone is not.
 */
export function labelBefore(before: string): Label {
  const window = before.slice(-40)
  if (positive.test(window)) return 'phone'
  return negative.test(window) ? 'other' : 'none'
}
