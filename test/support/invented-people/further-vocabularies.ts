import { split, type Vocabulary } from './vocabulary.ts'

/** For the page forms in `american-profile-forms.ts`, `american-notice-forms.ts`. */
export const seventhVocabulary: Vocabulary = {
  given: split(
    'Anjali|Wyatt|Meera|Dwayne|Kavitha|Brooke|Rohan|Lorraine|Suresh|Maddox|Priyanka|Colton|Deepa|Earl|Tejas|Noreen|Vikram|Shauna|Harish|Delphine|Gurpreet|Marcel|Ysolde|Travis',
  ),
  heads: split(
    'Bhad|Kesh|Vard|Pill|Narr|Tilg|Choud|Remb|Gund|Hask|Jorv|Mehr|Sath|Vemb|Drum|Corb|Lach|Pett|Wold|Kurr',
  ),
  tails: split(
    'anathan|ekar|wal|appa|ikar|awala|eson|ingale|ier|ouette|eau|ander|more|edath|iani|upudi|field|kins|ell|arty',
  ),
  roles: split(
    `family physician|GIS analyst|head of admissions|branch manager|grain inspector|vice president of claims|textile designer|journeyman electrician|
    director of advancement|radio producer|real estate agent|plant superintendent|assistant professor of nursing|chartered accountant|trademark attorney|
    wildland firefighter|irrigation engineer|pharmacist|news anchor|chief operating officer|tabla teacher|school principal|structural engineer|
    site reliability engineer|museum educator|marketing coordinator|veterinarian|court reporter|deputy registrar|bush pilot`,
  ),
  employers: split(
    `* Credit Union|* Power Cooperative|* Textile Mills|* Regional Health|* Broadcasting|* Robotics Pvt Ltd|* County Schools|* Realty Group|
    * Grain Elevators|Port of *|* Publishing Co|* Heritage Museum|* Analytics Inc|Parks Canada|* Dairy Federation`,
  ),
  universities: split(
    `* State University|University of *|* Institute of Technology|* Polytechnic|* Agricultural College|McGill University|Rice University|
    University of Saskatchewan|Osmania University|Oberlin College`,
  ),
  cities: split(
    'Duluth|Saskatoon|Pune|Coldwater Falls|Mysuru|Tanglewood Creek|Moncton|Bakersfield|Kandapuram|Prairie Junction|Thunder Bay|Chattanooga|Indore|Nashmere|Red Deer|Vellipatnam',
  ),
  fields: split(
    'Civil Engineering|Journalism|Agronomy|Public Health|Kinesiology|Textile Technology|Physics|Commerce|Political Science|Grain Rheology|Social Work|Watershed Studies',
  ),
  starts: split(
    'Alm|Bren|Chal|Dev|Ewin|Fro|Gar|Hol|Ind|Jas|Ker|Lum|Mon|Nand|Oke|Pra|Quin|Rud|Sham|Tol',
  ),
  ends: split('ora|tek|pur|lin|dale|view|wood|nagar|son|iva|more|creek|ton|ella|mont|ax'),
}

/** For the page forms in `british-profile-forms.ts`, `british-notice-forms.ts`. */
export const eighthVocabulary: Vocabulary = {
  given: split(
    'Orla|Fergus|Bronwen|Declan|Hamish|Isolde|Peregrine|Winifred|Alasdair|Catrin|Tadhg|Eilidh|Gethin|Morag|Cormac|Philippa|Anneke|Lukas|Rhiannon|Eoin|Zainab|Vikram',
  ),
  heads: split(
    'Ather|Brun|Cald|Dever|Ebb|Garr|Hoath|Jevv|Kew|Lagg|Mundl|Neth|Pember|Roth|Scarr|Treg|Ulph|Wither|Yeo|Ploo',
  ),
  tails: split(
    'acombe|eston|ishaw|iworth|enden|ecroft|anick|iwell|aghan|irfield|imore|astock|ihurst|igill|arty|unter|adine|ock',
  ),
  roles: split(
    `conveyancing solicitor|freshwater ecologist|senior lecturer|head of collections|chartered surveyor|occupational therapist|marine engineer|programme manager|
    veterinary nurse|data protection officer|bassoonist|finance director|structural engineer|picture restorer|head gardener|committee clerk|research fellow|
    community pharmacist|radio producer|thatcher|signalling engineer|trade mark attorney|head of fundraising|costume designer|dairy technologist|platform engineer|
    stonemason|consultant radiologist|tax adviser|estate manager`,
  ),
  employers: split(
    '* & Daughters|* County Council|* Infirmary|* Housing Association|* Conservatoire|* Marine plc|* Wildlife Trust|* Chambers LLP|* Broadcasting|* Dairies|* Analytics Ltd|* Botanic Gardens',
  ),
  universities: split(
    "University of *|* Polytechnic|Queen's College *|* Institute of Technology|* University",
  ),
  cities: split(
    'Galway|Norwich|Aberdeen|Cardiff|Limerick|Hexlow|Dunmarrow|St Averil|Port Kinnard|Sheffield|Castlebrae|Lower Thessing|Derry|Whitby|Ballyorrin|Utrecht',
  ),
  fields: split(
    'Ecology|History of Art|Mechanical Engineering|Pharmacy|English Literature|Theology|Celtic Studies|Accounting|Marine Biology|Archaeology|Palaeography|Dairy Science',
  ),
  starts: split(
    'Brae|Culv|Dalb|Fenn|Gwith|Hesk|Inv|Kild|Lough|Morv|Pensh|Rosk|Tull|Weyb|Abbr|Skerr',
  ),
  ends: split('arrow|egarth|adown|aloch|awyn|eness|arrick|ibar|eleigh|odrum|ahythe|imoss'),
}

/** For the page forms in `translated-profile-forms.ts`, `translated-notice-forms.ts`. */
export const ninthVocabulary: Vocabulary = {
  given: split(
    'Annelies|Bram|Djarra|Femke|Giorgia|Henrike|Jarrah|Katinka|Lachlan|Mirela|Nikhil|Odile|Pia|Quentin|Romy|Sverre|Tamsin|Ulrich|Vesna|Wouter|Xanthe|Matti',
  ),
  heads: split(
    'Ackel|Bost|Clav|Dierk|Estr|Froon|Gask|Hüls|Ipp|Jorr|Klemp|Lutt|Mervy|Noll|Oest|Pfann|Rüd|Stroo|Tamm|Vanst',
  ),
  tails: split(
    'inck|aert|ebakker|imann|eberg|icic|endal|istra|onen|ucci|atz|elaar|ingen|oud|afell|arong|issen|egger',
  ),
  roles: split(
    `hydrogeologist|textile curator|professor of comparative law|product owner|oyster farmer|senior policy adviser|chief information officer|brewmaster|
    speech pathologist|exhibition designer|site reliability engineer|landscape architect|air traffic controller|viola player|head of communications|toxicologist|
    sub-editor|boatbuilder|clinical psychologist|railway planner|wool classer|postdoctoral researcher|investment manager|piano tuner|biostatistician|
    operations manager|subtitler|managing partner|mine surveyor|director of music`,
  ),
  employers: split(
    '* GmbH|* Nederland BV|* Pty Ltd|* Winery|* Port Authority|* Research Institute|* Consulting AG|* Gallery|* Rail|* Health Service|* Semiconductors|* Brothers|* Software',
  ),
  universities: split(
    '* Business School|University of South *|* Technical University|* Conservatory|* University of Applied Sciences|* State University',
  ),
  cities: split(
    'Hobart|Fremantle|Basel|Graz|Ghent|Aarhus|Ballarat|Delft|Wirrabilla|Sankt Oswin|Turku|Novhaven|Trieste|Eastmere Bay|Toowoomba|Mechelen',
  ),
  fields: split(
    'Oenology|Computer Science|Comparative Law|Musicology|Environmental Engineering|Psychology|Geodesy|Philosophy|Logistics|Biochemistry|Textile Design|Spatial Planning',
  ),
  starts: split('Aur|Bjel|Coor|Drum|Esk|Fjal|Goon|Hoch|Jinn|Krem|Lind|Murr|Narr|Oberg|Quor|Wang'),
  ends: split('abin|adorf|inga|astad|iberra|iholt|ansk|ijk|ellen|aroo|iheim|undra|avik|ouse'),
}

/** For the page forms in `unseen-profile-forms.ts`, `unseen-notice-forms.ts`. */
export const tenthVocabulary: Vocabulary = {
  given: split(
    'Marisol|Hank|Lakshmi|Bridger|Etienne|Shalini|Otis|Wren|Manoj|Geneviève|Clyde|Ritu|Darnell|Peggy|Arvind|Josephine|Tanner|Nandita|Royce|Celeste|Balwinder|Faye|Kiran|Dallas',
  ),
  heads: split(
    'Abbot|Tull|Raghu|Sund|Bisw|Fair|Graf|Hoff|Krish|Langl|Mukh|Odd|Parth|Rall|Sten|Thist|Venk|Whit|Yarb|Zim',
  ),
  tails: split(
    'arajan|aker|asamy|ough|otra|enberg|ois|erman|andra|ard|inski|ley|adia|ison|olli|uster|oor|worthy|ette|ejo',
  ),
  roles: split(
    `line cook|executive chef|public defender|hydroelectric operator|violist|high school principal|database administrator|tax attorney|rural letter carrier|
    head of philanthropy|director of curatorial affairs|sheep shearer|loan officer|speech-language pathologist|product manager|cardiologist|
    stage carpenter|senior vice president|monsoon forecaster|associate professor of law|dental hygienist|railway traffic inspector|copy editor|
    frontend developer|silviculturist|head brewer|paralegal|costume designer|sugar technologist|ombudsman`,
  ),
  employers: split(
    `* Legal Group|* Kitchen|* Sugar Works|* Symphony|* School District|* Timber Co|* Software Solutions|* Savings Bank|* Memorial Hospital|
    * Hydro|* Children's Theater|Bank of *|* Brewing|* Public School|Indian Railways|Canada Post`,
  ),
  universities: split(
    `* College|* University|University of Southern *|* Institute of Science|* Technical University|Queen's University|Tulane University|University of Mysore|
    Macalester College|Banaras Hindu University|Université de *`,
  ),
  cities: split(
    'Spokane|Lethbridge|Nagpur|Maple Notch|Hubballi|Fort Ansel|Sudbury|Tulsa|Chandanpet|Little Portage|Kamloops|Baton Rouge|Kochi|Sweetgrass Bend|Rimouski|Amalgaon',
  ),
  fields: split(
    'Nursing|Forestry|Anthropology|Sugar Technology|Electrical Engineering|Theater Arts|Accounting|Sociology|Mathematics|Prairie Ecology|Criminal Justice|Sanskrit',
  ),
  starts: split('Arb|Bel|Cas|Dor|Elk|Fen|Gil|Hem|Ish|Jun|Kal|Lor|Mad|Nev|Orl|Pin|Rav|Sil|Tam|Wes'),
  ends: split('anda|brook|dore|esh|field|gar|haven|istan|ley|mere|ola|pet|quam|ridge|ska|ville'),
}
