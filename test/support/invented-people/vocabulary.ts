/**
 * Words that worlds are made of. Nothing in here names a real person; few of the words stand in the
 * service's own tables.
 */
export type Vocabulary = {
  given: readonly string[]
  /** Halves of family names: any head goes with any tail. */
  heads: readonly string[]
  tails: readonly string[]
  roles: readonly string[]
  /** `*` stands for an invented word. */
  employers: readonly string[]
  universities: readonly string[]
  cities: readonly string[]
  fields: readonly string[]
  /** Halves of invented words. */
  starts: readonly string[]
  ends: readonly string[]
}

/** The words between bars. */
export function split(text: string): string[] {
  return text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** For the page forms in `page-forms.ts`. */
export const firstVocabulary: Vocabulary = {
  given: split(
    'Ada|Marek|Ilse|Tobias|Noor|Callum|Petra|Ruben|Saskia|Emeka|Linnea|Joris|Maren|Idris|Beatrix|Anselm|Yusuf|Greta|Oona|Lucian',
  ),
  heads: split(
    'Quibb|Thrux|Wend|Osper|Falk|Dray|Mott|Penn|Varl|Crom|Zell|Harv|Birk|Skell|Tarn|Ulm|Ness|Gorr|Lisk|Farn',
  ),
  tails: split(
    'leworth|aby|lington|ovic|mere|sted|ander|qvist|ova|wick|inger|ham|etti|owski|strand|bury|elle|ingham|ado|ersen',
  ),
  roles: split(
    `legal counsel|managing editor|hydrologist|quantity surveyor|sommelier|bell founder|loss adjuster|paper conservator|harbour pilot|dramaturg|
    lexicographer|town planner|farrier|glassblower|wind turbine technician|speech therapist|actuary|stage manager|soil scientist|organ builder|
    head of tidal modelling|deputy director|software engineer|professor of acoustics|senior auditor|bookbinder|flight dispatcher|baritone|
    procurement lead|data steward`,
  ),
  employers: split(
    '* Waterworks|* Press|* Biologics|* Opera|* & Finch|* Museum|* Shipping Ltd|* Institute of Soil|* Hospital|* Foundry|* Labs',
  ),
  universities: split(
    'University of *|* University|Technical University of *|* College|* School of Arts',
  ),
  cities: split(
    'Ulverby|Kestermoor|Bristol|Lindavar|Gothenburg|Marrowgate|Tarnholm|Leipzig|Ostrelle|Porto|Wexcombe|Halifax|Brennick|Tampere|Sallowfield',
  ),
  fields: split(
    'Geology|Law|Chemistry|Music|Hydraulics|Statistics|Linguistics|Architecture|Botany|Economics',
  ),
  starts: split(
    'Nor|Hal|Cor|Tre|Ash|Bel|Dun|Gren|Kel|Mar|Ost|Pel|Rav|Sund|Tor|Vell|Wyn|Yar|Zan|Eld',
  ),
  ends: split('mere|vane|holm|dock|ford|wick|stone|gate|lund|brook|fell|haven|cott|ridge|sea|dale'),
}

/** For the page forms in `further-forms.ts`: other names, trades and places. */
export const secondVocabulary: Vocabulary = {
  given: split(
    'Hester|Piet|Amina|Oskar|Dagny|Rafael|Theodora|Kwame|Solveig|Bruno|Imogen|Casimir|Leocadia|Magnus|Farida|Enzo|Rosalind|Stellan',
  ),
  heads: split(
    'Abern|Brack|Chess|Dunn|Eger|Fitch|Grim|Holl|Inger|Jask|Krav|Lamb|Murr|North|Oak|Prim|Rust|Swan|Thorn|Yard',
  ),
  tails: split('athy|ley|olm|eaux|erby|man|wood|escu|akis|oy|thwaite|ard|ini|ens|low|ick'),
  roles: split(
    `chief sommelier|patent examiner|lighthouse engineer|choir director|pastry chef|court interpreter|rail signaller|seed curator|
    claims handler|observatory technician|mezzo-soprano|vineyard manager|reference librarian|tunnel engineer|foley artist|museum registrar|
    cheesemaker|ferry captain|process chemist|head of quality|assistant professor|investment analyst|orthoptist|archivist`,
  ),
  employers: split(
    '* Railways|* Vineyards|* Chamber Choir|* Patent Office|* Dairy|* Observatory|House of *|* Ferries|* and Sons|* Polymers|* Seed Bank',
  ),
  universities: split(
    '* Polytechnic|University of *|* Conservatoire|* Business School|Royal * Academy',
  ),
  cities: split(
    'Merrowick|Cadalso|Antwerp|Fjellby|Ravensmouth|Turin|Osterlin|Galway|Pellandria|Bergen|Highmoor|Graz|Tolvanen|Dovercliff',
  ),
  fields: split(
    'Viticulture|Musicology|Physics|Civil Engineering|History|Food Science|Computing|Philosophy|Astronomy|Accounting',
  ),
  starts: split(
    'Bram|Clar|Drum|Fen|Glen|Hath|Ives|Jor|Lor|Mont|Nether|Oran|Quar|Ros|Stam|Thal|Under|Ward',
  ),
  ends: split('bridge|combe|field|garth|hurst|ley|minster|nell|point|quay|side|thorpe|vale|worth'),
}

/** For the page forms in `everyday-forms.ts` and `held-out-forms.ts`. */
export const thirdVocabulary: Vocabulary = {
  given: split(
    'Agnes|Bela|Cosima|Duarte|Elif|Fintan|Gudrun|Henrik|Ines|Jonas|Katya|Leopold|Mirela|Nuno|Ottilie|Pavel|Ragna|Silvan|Tamsin|Vincent|Zora',
  ),
  heads: split(
    'Ack|Bas|Corb|Dell|Ebb|Fro|Gant|Hesk|Irv|Jell|Kitt|Lind|Marl|Nag|Ord|Pask|Rudd|Sel|Tolk|Ved|Wim',
  ),
  tails: split(
    'royd|ley|inski|mann|sen|stead|ish|ard|bourne|ikova|idis|ola|oud|eau|well|gren|ura|ova',
  ),
  roles: split(
    `head gardener|tax adviser|midwife|site foreman|cartographer|communications officer|radiographer|vice president of sales|senior lecturer|piano tuner|
    translator|security researcher|project manager|chief operating officer|beekeeper|structural engineer|optician|deputy head teacher|animator|
    customs officer|postdoctoral researcher|set designer|station manager|community nurse|partner|product designer|chair of surgery|upholsterer`,
  ),
  employers: split(
    '* County Council|Radio *|* & Partners LLP|* Zoo|* Robotics GmbH|Bank of *|* Housing Association|The * Trust|* Primary School|* Analytics Inc.|Studio *|* Health Board|*-Werke AG',
  ),
  universities: split(
    'University of *|* State University|* Institute of Technology|* Academy of Fine Arts|Hochschule *|* College',
  ),
  cities: split(
    'Aberlour|Brimfield|Coimbra|Delsberg|Eastmoor|Fribourg|Greyport|Hull|Innsbruck|Jarrowby|Kilcoran|Linz|Mirefleurs|Norwich|Oulu|San Telmo|New Harrow',
  ),
  fields: split(
    'Biology|Translation Studies|Civil Law|Mathematics|Public Health|Graphic Design|Mechanical Engineering|Nursing|Geography|Drama',
  ),
  starts: split(
    'Alder|Beck|Cald|Dray|Elm|Foss|Gar|Holm|Ing|Kirk|Lang|Mel|Nor|Pem|Rock|Stan|Thur|Wal',
  ),
  ends: split(
    'acre|burn|crest|den|ey|ford|grove|ham|isle|kirk|low|marsh|over|port|stow|ton|water|wold',
  ),
}

/** For the page forms in `announced-forms.ts`. */
export const fourthVocabulary: Vocabulary = {
  given: split(
    'Alba|Bjarne|Celia|Dominik|Edith|Felix|Giulia|Harald|Irena|Jasper|Kirsten|Lorenzo|Marta|Nils|Olga|Piers|Quentin|Ruth|Sigrid|Timo|Una|Viktor',
  ),
  heads: split(
    'Arn|Bow|Cald|Dres|Ell|Fair|Gat|Hav|Isk|Jor|Kel|Lund|Mars|Nor|Ott|Pel|Ras|Stein|Tur|Vog|Wes',
  ),
  tails: split(
    'acker|bach|combe|dottir|eschi|field|gate|holt|idge|kamp|lin|mond|nik|over|pold|rup|son|ter|vik|worthy',
  ),
  roles: split(
    `data analyst|head chef|forester|violin maker|paediatric nurse|transport planner|marine biologist|graphic designer|tram driver|chief financial officer|
    solicitor|museum educator|sound engineer|occupational therapist|account manager|stonemason|lecturer in design|policy adviser|veterinary surgeon|
    librarian|research fellow|managing director|fundraising manager|baker|conservation officer|interior architect|bus mechanic|hydrogeologist`,
  ),
  employers: split(
    'City of *|* & Sons|Hotel *|* Energy|*soft|* Publishing House|Saint * Hospital|* Architects|* District Council|* Theatre Company|* Logistics SE|Institute for * Studies|* Brewery',
  ),
  universities: split(
    '* University|University of *|École *|* Business College|Royal College of *|* School of Nursing',
  ),
  cities: split(
    'Ashcombe|Bremen|Cork|Dunvale|Esbjerg|Fordham|Ghent|Hexley|Ipswich|Kolding|Lucca|Malmö|Northwell|Olney|Plymstock|Ravenna|Sankt Anton',
  ),
  fields: split(
    'Forestry|Design|Marine Science|Finance|Social Work|Pharmacy|Anthropology|Informatics|Theology|Sociology',
  ),
  starts: split(
    'Ald|Brack|Cran|Dun|Ever|Fair|Gill|Hart|Ken|Lamb|Mor|New|Oak|Quen|Red|Sel|Tam|Wren',
  ),
  ends: split(
    'bank|bridge|cliff|down|font|gill|heath|holme|leigh|mouth|nor|pool|shaw|thorn|view|well|wyn',
  ),
}

/** For the page forms in `notice-forms.ts`. */
export const fifthVocabulary: Vocabulary = {
  given: split(
    `Aurelia|Birger|Clemens|Delphine|Eskil|Florian|Gwendolyn|Hamid|Isolde|Janek|Kasimira|Ludovic|
    Melisande|Nadia|Orlando|Philippa|Rurik|Sunniva|Tancred|Ursula`,
  ),
  heads: split(
    'Amb|Bram|Cott|Dev|Ens|Fenn|Gall|Hul|Ingel|Jor|Kess|Lor|Mund|Neth|Opp|Pros|Rad|Sev|Trem|Ull|Zab',
  ),
  tails: split(
    'ain|berg|court|dale|eby|feld|gren|haven|iello|jian|kov|land|mayr|nes|orth|pole|rell|son|tad|wyn',
  ),
  roles: split(
    `parish clerk|first violin|head of research and development|keeper of manuscripts|goalkeeping coach|
    associate dean|co-founder|train dispatcher|dental hygienist|costume supervisor|estate manager|
    deputy editor|weaver|hospital chaplain|director of music|ranger|chief technology officer|
    plumber|adviser on water law|conductor|claims inspector|curator of prints|secretary general|
    luthier|health visitor|senior associate|lock keeper|general practitioner`,
  ),
  employers: split(
    `* Rangers FC|The * Collective|*24|* Solicitors|* Regional Archive|Museum of * Life|* Rail|
    Kunsthalle *|* Philharmonic|* Water Board|*lab|St *'s Surgery|Friends of *|* Group plc`,
  ),
  universities: split(
    'Universität *|University of the *|* Agricultural College|* University of Applied Sciences|Conservatory of *',
  ),
  cities: split(
    'Arbroath|Braunfels|Castelvero|Drumlin|Elvas|Falmouth|Gmunden|Haapsalu|Kirkwall|Lund|Montrose|Nyborg|Orvieto|Pécs|St Ives|Vaduz',
  ),
  fields: split(
    'Hydrology|Textile Design|Medieval History|Sports Science|Electronics|Ethics|Conducting|Dentistry|Ecology|Media Law',
  ),
  starts: split(
    'Ald|Bur|Cher|Dal|Ept|Farn|Gos|Hex|Ilm|Jed|Ket|Lyd|Mers|Nant|Ock|Pad|Rom|Shel|Thax|Wey',
  ),
  ends: split(
    'am|borough|church|don|ett|fold|garth|hythe|ing|lock|mead|nock|over|pen|ridge|stead|tree|well',
  ),
}

/** For the page forms in `reserve-forms.ts`. */
export const sixthVocabulary: Vocabulary = {
  given: split(
    `Anton|Bettina|Cyril|Dorothea|Emil|Fenella|Gustav|Honor|Ivo|Johanna|Klaus|Lavinia|Matthias|Nerys|
    Otto|Perpetua|Roderick|Silke|Thaddeus|Verena`,
  ),
  heads: split(
    'Asp|Bell|Cran|Dorn|Eck|Fors|Grau|Hamm|Ide|Jans|Kron|Loew|Merz|Nord|Olm|Pracht|Rein|Stroh|Tann|Wack',
  ),
  tails: split(
    'aker|bloom|croft|dorf|enko|furth|gard|hurst|ides|kin|ling|meyer|nett|owen|quist|rod|shaw|tal|vane|wald',
  ),
  roles: split(
    `choral scholar|asset manager|prison officer|illustrator|chief medical officer|housing officer|
    signal engineer|primary school teacher|wine merchant|associate professor of law|gamekeeper|
    pharmacist|head of sustainability|sub-editor|blacksmith|warden|principal cellist|urban ecologist|
    chief of staff|boatbuilder|paralegal|exhibition designer|glaciologist|payroll manager`,
  ),
  employers: split(
    `* Cathedral|* Asset Management|HM Prison *|* School|* Water|*works|Tate *|* Mutual|* & * Architects|
    * Distillery|National * Laboratory|* Media AG|Port of *|* Foundation`,
  ),
  universities: split(
    'University College *|* University|Universidad de *|* College of Art|* Medical School',
  ),
  cities: split(
    'Aarau|Berwick|Chartres|Dorset Cross|Enniskillen|Freiburg|Grimsby|Hobart|Jena|Kalmar|Limerick|Maastricht|Newlyn|Opole|Penzance|Trieste',
  ),
  fields: split(
    'Pharmacology|Fine Art|Glaciology|Education|Naval Architecture|Business|Criminology|English|Zoology|Metallurgy',
  ),
  starts: split(
    'Ard|Bly|Cul|Dor|Eve|Fal|Gun|Hor|Inch|Kin|Lin|Mal|Nairn|Ork|Pit|Ruth|Strat|Tay|Wick',
  ),
  ends: split(
    'ayre|brae|craig|dour|err|firth|glass|holm|kirk|loch|moor|ness|orm|rose|shire|tay|venn|wall',
  ),
}
