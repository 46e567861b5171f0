import { unwrap } from '../../../text/patterns/unwrap.ts'

/**
 * Firms that pages name without a legal form, as patterns; own knowledge. Those called after their
 * founder are left out where the name is common among people.
 */
export const knownFirms = unwrap`
  Exxon(?: Mobil)?|Chevron|Shell|BP|Total(?:Energies)?|Gazprom|Rosneft|Lukoil|Equinor|Repsol|Eni
  |Enel
  |Endesa|Iberdrola|Naturgy|Galp|EDP|EDF|Engie|Petrobras|Vale|Odebrecht|Embraer|Pemex|Orlen|PGE|KGHM
  |Vattenfall|E\.ON|EnBW|RWE|Eneco|Volkswagen|VW|BMW|Daimler|Audi|Opel|Toyota|Honda|Nissan|Hyundai
  |Tesla|Renault|Peugeot|Citroën|Stellantis|Fiat|Volvo|Airbus|Boeing|Lockheed Martin
  |General (?:Motors|Electric)|Siemens|ThyssenKrupp|BASF|Monsanto|Novartis|Pfizer|Sanofi|AstraZeneca
  |GlaxoSmithKline|Theranos|Johnson (?:&|and) Johnson|Apple|Google|Alphabet|Microsoft|Amazon
  |Facebook
  |Meta|Twitter|Netflix|Uber|Airbnb|IBM|Intel|Oracle|Nokia|Samsung|Sony|Huawei|Philips|Telefónica
  |Vodafone|Telecom|Telekom|Deutsche \p{Lu}\p{Ll}+|Commerzbank|Barclays|HSBC|UBS|Credit Suisse
  |Crédit \p{Lu}\p{Ll}+|Société Générale|BNP(?: Paribas)?|Goldman Sachs|Wells Fargo
  |Lehman Brothers|Enron|Worldcom|Wirecard|Parmalat|Fortis|Rabobank|BBVA|Bankia|Nestlé
  |Unilever|Danone|Coca-Cola|Pepsi(?:Co)?|McDonald['’]s|Starbucks|Nike|Adidas|IKEA|Ikea|Walmart
  |Tesco
  |Lidl|Aldi|Carrefour|Lufthansa|Ryanair|EasyJet|Alitalia|Air France|British Airways
  |Газпром|Роснефть|Лукойл|Сбербанк|Яндекс|Аэрофлот|Норникель|Мечел`
