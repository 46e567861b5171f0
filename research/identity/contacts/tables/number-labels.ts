import { unwrap } from '../../../text/unwrap.ts'

/** Words in front of a phone number, by language. */
export const phoneLabels = {
  en: unwrap`
    phone|telephone|tel|ph|mobile|cell|cell phone|fax|call|call us|ring|dial|text|sms|whatsapp
    |signal|viber|hotline|office|direct|landline|contact|reach me|number is|phone number
    |telephone number`,
  de: unwrap`
    telefon|fon|mobil|mobiltelefon|handy|natel|telefax|festnetz|durchwahl|zentrale|kontakt|nummer
    |rufnummer`,
  fr: 'tél|téléphone|portable|gsm',
  es: 'teléfono|móvil|movil|celular',
  it: 'telefono|cellulare',
  pt: 'telefone',
  nl: 'telefoon',
  da: 'tlf',
  sv: 'tfn',
  ru: 'тел|телефон|моб',
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
