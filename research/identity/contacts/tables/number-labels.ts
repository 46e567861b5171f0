import { unwrap } from '../../../text/patterns/unwrap.ts'

/** Words in front of a phone number, by language. */
export const phoneLabels = {
  en: unwrap`
    phone|telephone|tel|ph|mobile|mob|cell|cell phone|fax|call|call us|ring|dial|text|sms|whatsapp
    |signal|viber|hotline|office|direct|landline|contact|reach me|number is|phone number
    |telephone number`,
  de: unwrap`
    telefon|fon|mobil|mobiltelefon|handy|natel|telefax|festnetz|durchwahl|zentrale|kontakt|nummer
    |rufnummer|rufen sie|anruf`,
  fr: 'tél|téléphone|portable|gsm|fixe|télécopie|appelez|appeler',
  es: 'teléfono|móvil|movil|celular|fijo|llame|llámenos|llamar',
  it: 'telefono|cellulare|cell|fisso|chiamare|chiamate',
  pt: 'telefone|telemóvel|fixo|ligue|contacto|contato',
  nl: 'telefoon|mobiel|vast|bel|bellen',
  da: 'tlf|ring',
  no: 'telefon|mobil|ring',
  sv: 'tfn|telefon|mobil|ring|växel',
  fi: 'puh|puhelin|gsm|matkapuhelin|soita',
  pl: 'telefon|kom|komórka|zadzwoń',
  cs: 'telefon|mobil|volejte',
  hu: 'telefon|mobil|hívjon',
  ro: 'telefon|mobil|sunați',
  tr: 'telefon|cep|gsm|arayın',
  el: 'τηλ|τηλέφωνο|κινητό',
  ru: 'тел|телефон|моб|мобильный|звоните',
  uk: 'тел|телефон|моб',
  he: 'טל|טלפון|נייד',
  ar: 'هاتف|جوال|موبايل|تلفون',
  hi: 'फ़ोन|फोन|मोबाइल',
  ko: '전화|휴대폰|연락처',
}

/** The same where no space parts words. */
export const unspacedLabels = { ja: '電話', zh: '电话|手机' }

/** Words between such a label and the number. */
export const behindPhoneLabels = {
  en: 'no|num|number|#|is|us|me|us at|me at|at|on',
  de: 'nr|nummer',
}

/** The same behind the label of another number. */
export const behindOtherLabels = { en: 'no|num|number|id|code|#', de: 'nr|nummer' }

/** Words that lead to a number of a person or a business with other words in between. */
export const announcements = {
  en: 'line|reach|reached|use|after hours|bookings?|enquiries|emergency|desk|reception|switchboard',
  de: 'erreichen|erreichbar|rückfragen|melden|unter',
  fr: 'joindre|joignable|contacter',
  es: 'contactar|llamando|localizar',
  it: 'contattare|raggiungere|rivolgersi',
  pt: 'contactar|contatar|contate',
  nl: 'bereiken|bereikbaar',
  da: 'træffes|kontakt',
  no: 'treffes|kontakt',
  sv: 'nås|kontakt|kontakta',
  fi: 'tavoittaa|yhteys',
  pl: 'kontakt|dzwonić',
  cs: 'kontakt|volat',
}

/** Words in front of a number that is no phone number, by language. */
export const otherLabels = {
  en: unwrap`
    order|invoice|ticket|ref|reference|case|account|acct|customer|tracking|shipment|parcel
    |isbn(?:-1[03])?|issn|ismn|sku|serial|model|part|item|product|article|lot|batch|booking
    |reservation|confirmation|transaction|payment|policy|licen[cs]e|registration|reg|zip|postcode
    |version|build|commit|revision|rev|port|timestamp|unix|epoch|time|date|doi|pmid|pmcid|arxiv
    |orcid|imei|iban|bic|bank|routing|sort code|card|patent|ssn|ein|vat|tax|nin|passport|member
    |user|employee|student|id|uid|uuid|guid|key|code|pin|otp|hash|token|ean|upc|gtin|asin|mls|vin
    |oclc|lccn|issue|pr|bug|population|price|total|amount|salary|revenue|votes|views|followers`,
  de: unwrap`
    bestell(?:ung|nummer)?|rechnung|kunden(?:nummer|nr)?|artikel|hrb|ust-?id(?:nr)?|plz|konto
    |steuernummer`,
  fr: 'siren|siret',
  es: 'nif|cif|curp|dni',
  pt: 'cnpj|cpf',
}
