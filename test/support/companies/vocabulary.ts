/** What companies of the evaluation are named by. The held-out words are for measuring. */
export type Vocabulary = {
  heads: readonly string[]
  trades: readonly string[]
  places: readonly string[]
  /** Spellings of one legal form each, with where it is of. */
  forms: readonly (readonly [jurisdiction: string, spellings: readonly string[]])[]
}

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\s*\|\s*/)

export const openVocabulary: Vocabulary = {
  heads: words(`
    Brackwater Quillon Marlowe Featherby Halvorsen Ostrander Tindale Kestrel Lindqvist Ashgrove Vantor Corvale
    Meridon Zephyrine Northmere Redfern Silverlake Oakhollow Grunwald Steinhauer Delacroix Bellerive Montclair
    Santoro Ferrazzi Bianchetti Navarrete Olmedo Kowalczyk Zielony Petrovic Horvath Nakagawa Fujimori Harrowgate
    Blakeney Thornbury Penhallow Castellane Wrexford Aldermoor Stavely Birchwood Larkspur Peregrine Cinderford
  `),
  trades: lines(`
    Energy|Marine Services|Capital Partners|Logistics|Pharmaceuticals|Foods|Engineering|Software Solutions|Mining
    |Insurance|Real Estate|Water Systems|Aviation|Steel|Textiles|Growth Fund|Medical Devices|Construction|Media Group
    |Trading|Holdings|International|Bank|Consulting|Chemicals
  `),
  places: words('France Germany Iberia Nordic Texas Ontario Asia London Munich Scotland'),
  forms: [
    ['GB', ['Limited', 'Ltd', 'Ltd.', 'LTD']],
    ['GB', ['PLC', 'plc', 'Public Limited Company', 'P.L.C.']],
    ['US-DE', ['Inc.', 'Inc', 'Incorporated', ', Inc.']],
    ['US-DE', ['LLC', 'L.L.C.', ', LLC']],
    ['US-NY', ['Corp.', 'Corporation', 'Corp']],
    ['DE', ['GmbH', 'Gesellschaft mit beschränkter Haftung', 'G.m.b.H.']],
    ['DE', ['AG', 'Aktiengesellschaft']],
    ['FR', ['SAS', 'S.A.S.', 'Société par actions simplifiée']],
    ['NL', ['B.V.', 'BV']],
    ['NO', ['AS', 'Aksjeselskap']],
    ['CZ', ['s.r.o.', 'spol. s r.o.']],
  ],
}

export const heldOutVocabulary: Vocabulary = {
  heads: words(`
    Dunmorrow Eskdale Fairweather Galbraith Hollins Ingleby Jessamine Kilbride Lochrane Mossbank Netherby Orsini
    Pallister Quenneville Rosenthal Szymanski Tarkovsky Ulvestad Vasquez Wentworth Xanthos Yarborough Zanetti Abernathy
    Bourdelle Cavendale Dragomir Eriksson Fontanelle Giordano Hasegawa Ivanek Jorgensen Katzmann Lombardi
  `),
  trades: lines(`
    Robotics|Shipping|Biotech|Asset Management|Timber|Breweries|Optical Instruments|Catering|Railway Technologies
    |Solar Power|Education Services|Packaging|Precision Tools|Dairy|Furniture|Income Trust|Laboratories|Telecom|Toys
    |Security Systems|Industries|Ventures|Publishing|Paper
  `),
  places: words('Italy Poland Benelux Alaska Quebec Africa Dublin Hamburg Wales Singapore'),
  forms: [
    ['IE', ['Limited', 'Ltd', 'LTD.']],
    ['US-CA', ['Inc.', 'Inc', 'INCORPORATED']],
    ['US-TX', ['L.P.', 'LP', 'Limited Partnership']],
    ['FI', ['Oy', 'OY', 'Osakeyhtiö']],
    ['SE', ['AB', 'Aktiebolag', 'AB (publ)']],
    ['ES', ['S.L.', 'SL', 'Sociedad Limitada']],
    ['IT', ['S.p.A.', 'SpA', 'Società per azioni']],
    ['PL', ['Sp. z o.o.', 'Spółka z ograniczoną odpowiedzialnością']],
    ['SK', ['a.s.', 'akciová spoločnosť']],
    ['EE', ['OÜ', 'Osaühing']],
  ],
}

/** Measured once the held-out names had shown that a form was unknown. */
export const reserveVocabulary: Vocabulary = {
  heads: words(`
    Asterlund Bramhall Copperfield Dalgleish Elverum Fosdyke Greenhalgh Hathersage Inverarity Juddmonte Kettering
    Lancaster-Orr Mirabeau Norrington Oppenshaw Pemberley Ravensworth Sandringham Tillotson Umberfield Vandermeer
    Whitcombe Yelverton Zimmerli Altamirano Benedetti Cervenka Drozdov Espinoza Ferreira
  `),
  trades: lines(`
    Cement|Ports|Diagnostics|Leasing|Forestry|Wine Estates|Sensors|Travel|Tramways|Wind Farms|Schools|Glass|Bearings
    |Cheese|Carpets|Pension Fund|Cosmetics|Broadcasting|Bicycles|Cyber Defence|Fertilisers|Seed Capital|Music|Printing
  `),
  places: words('Portugal Hungary Baltic Nevada Alberta Pacific Glasgow Vienna Ulster Dubai'),
  forms: [
    ['DK', ['A/S', 'Aktieselskab']],
    ['DK', ['ApS', 'Anpartsselskab']],
    ['PT', ['Lda.', 'Limitada']],
    ['HU', ['Kft.', 'Korlátolt Felelősségű Társaság']],
    ['AU', ['Pty Ltd', 'Pty. Limited', 'Proprietary Limited']],
    ['CA', ['Inc.', 'Incorporated']],
    ['RU', ['ООО', 'OOO', 'Общество с ограниченной ответственностью']],
    ['LU', ['S.à r.l.', 'SARL', 'Société à responsabilité limitée']],
    ['CZ', ['a.s.', 'akciová společnost']],
    ['AT', ['GmbH & Co KG', 'GmbH & Co. KG', 'Ges.m.b.H. & Co. KG']],
    ['SI', ['d.o.o.', 'družba z omejeno odgovornostjo']],
  ],
}
