import { parseWordSet } from '../../patterns/word-set.ts'

/**
 * Callings, one a line: their names in English, then in German, French, Spanish, Portuguese and
 * Italian; `arquitect(o|a)` stands for two names. A word that names several callings stands on
 * several lines. Own knowledge.
 */
export const callingsByLanguage = `
accountant, bookkeeper: buchhalter(|in), comptable, contable, contador(|a), contabilista, contabile
accountant, tax adviser, tax advisor, tax consultant: steuerberater(|in), expert comptable, experte
  comptable, conseiller fiscal, conseillère fiscale, asesor(|a) fiscal, consultor(|a) fiscal,
  contabilista, commercialista, consulente fiscale
actor, actress: schauspieler(|in), acteur, actrice, comédien(|ne), actor, actriz, ator, atriz,
  attore, attrice
actuary: aktuar(|in), actuaire, actuari(o|a), atuári(o|a), attuario
ambassador: botschafter(|in), ambassadeur, ambassadrice, embajador(|a), embaixador(|a),
  ambasciatore, ambasciatrice
anaesthetist, anesthesiologist: anästhesist(|in), anesthésiste, anestesista
animator: animateur, animatrice, animador(|a), animatore, animatrice
anthropologist: anthropologe, anthropologin, anthropologue, antropólog(o|a), antropolog(o|a)
archaeologist, archeologist: archäologe, archäologin, archéologue, arqueólog(o|a), archeolog(o|a)
architect: architekt(|in), architecte, arquitect(o|a), arquitet(o|a), architett(o|a)
archivist: archivar(|in), archiviste, archiver(o|a), arquivista, archivista
artist: künstler(|in), artiste, plasticien(|ne), artista
astronomer: astronom(|in), astronome, astrónom(o|a), astrônom(o|a), astronom(o|a)
auditor: wirtschaftsprüfer(|in), commissaire aux comptes, auditeur, auditrice, auditor(|a),
  revisor(|a), revisore, revisora
author: autor(|in), auteur, autrice, auteure, autor(|a), autore, autrice
baker: bäcker(|in), boulanger, boulangère, panader(o|a), padeir(o|a), panettier(e|a), fornai(o|a)
banker: bankier, bankkauf(mann|frau), banquier, banquière, banquer(o|a), bancári(o|a),
  banqueir(o|a), banchier(e|a)
beekeeper: imker(|in), apiculteur, apicultrice, apicultor(|a), apicoltore, apicoltrice
biochemist: biochemiker(|in), biochimiste, bioquímic(o|a), biochimic(o|a)
biologist: biologe, biologin, biologiste, biólog(o|a), biolog(o|a)
bishop: bischof, bischöfin, évêque, obispo, bispo, vescovo
blacksmith: schmied(|in), forgeron, herrero, ferreiro, fabbro
bookseller: buchhändler(|in), libraire, librer(o|a), livreir(o|a), libraio
botanist: botaniker(|in), botaniste, botánic(o|a), botânic(o|a), botanic(o|a)
brewer: brauer(|in), braumeister(|in), brasseur, brasseuse, cervecer(o|a), cervejeir(o|a),
  birrai(o|a)
butcher: metzger(|in), fleischer(|in), boucher, bouchère, carnicer(o|a), talhante, açougueir(o|a),
  macellai(o|a)
cardiologist: kardiologe, kardiologin, cardiologue, cardiólog(o|a), cardiologista, cardiolog(o|a)
carpenter, joiner, cabinetmaker, cabinet maker: tischler(|in), schreiner(|in), zimmer(mann|frau),
  zimmerer, menuisier, menuisière, charpentier, charpentière, ébéniste, carpinter(o|a), ebanista,
  carpinteir(o|a), marceneir(o|a), falegname
cellist: cellist(|in), violoncelliste, violonchelista, violoncelista, violoncellista
chairman, chairwoman, chairperson: vorsitzende(|r), président(|e), president(e|a)
chef, cook: koch, köchin, cuisinier, cuisinière, chef de cuisine, cociner(o|a), cozinheir(o|a),
  cuoc(o|a)
chemist: chemiker(|in), chimiste, químic(o|a), chimic(o|a)
chief executive, chief executive officer, ceo: vorstandsvorsitzende(|r), vorstandschef(|in),
  directeur général, directrice générale, pdg, consejer(o|a) delegad(o|a), director(|a) general,
  diretor(|a) geral, diretor(|a) executiv(o|a), amministratore delegato, amministratrice delegata
choreographer: choreograf(|in), choreograph(|in), chorégraphe, coreógraf(o|a), coreograf(o|a)
civil engineer: bauingenieur(|in), ingénieur civil, ingénieure civile, ingénieur en génie civil,
  ingenier(o|a) civil, ingenier(o|a) de caminos, engenheir(o|a) civil, ingegnere civile
civil servant: beamt(er|in), fonctionnaire, funcionari(o|a), funcionári(o|a), funzionari(o|a)
coach, trainer: trainer(|in), entraîneur, entraîneuse, entrenador(|a), treinador(|a), allenatore,
  allenatrice
comedian: komiker(|in), humoriste, comique, humorista, cómic(o|a), comic(o|a)
composer: komponist(|in), compositeur, compositrice, compositor(|a), compositore, compositrice
computer scientist: informatiker(|in), informaticien(|ne), informátic(o|a), informatic(o|a)
conductor: dirigent(|in), chef d'orchestre, cheffe d'orchestre, director(|a) de orquesta,
  maestrina, direttore d'orchestra, direttrice d'orchestra
consultant, adviser, advisor: berater(|in), unternehmensberater(|in), consultant(|e), conseiller,
  conseillère, consultor(|a), asesor(|a), consulente
councillor, council member: stadtrat, stadträtin, gemeinderat, gemeinderätin, conseiller municipal,
  conseillère municipale, concejal(|a), vereador(|a), consigliere comunale, consigliera comunale
curator: kurator(|in), conservateur, conservatrice, commissaire d'exposition, comisari(o|a),
  curador(|a), curatore, curatrice
cyclist: radrennfahrer(|in), radsportler(|in), cycliste, ciclista
dancer: tänzer(|in), danseur, danseuse, bailarín, bailarina, bailarin(o|a), danzatore, danzatrice,
  ballerin(o|a)
dean: dekan(|in), doyen(|ne), decan(o|a)
dentist: zahnarzt, zahnärztin, dentiste, chirurgien dentiste, chirurgienne dentiste, dentista,
  odontólog(o|a), odontoiatra
deputy, member of parliament: abgeordnete(|r), député(|e), diputad(o|a), deputad(o|a), deputat(o|a)
dermatologist: hautarzt, hautärztin, dermatologe, dermatologin, dermatologue, dermatólog(o|a),
  dermatologista, dermatolog(o|a)
designer: gestalter(|in), designer(|in), créateur, créatrice, diseñador(|a), designer, disegnatore,
  disegnatrice, progettista
developer, programmer: entwickler(|in), programmierer(|in), développeur, développeuse, programmeur,
  programmeuse, desarrollador(|a), programador(|a), desenvolvedor(|a), sviluppatore, sviluppatrice,
  programmatore, programmatrice
diplomat: diplomat(|in), diplomate, diplomátic(o|a), diplomata, diplomatic(o|a)
director: direktor(|in), leiter(|in), directeur, directrice, director(|a), diretor(|a), direttore,
  direttrice
doctor, physician, medical doctor: arzt, ärztin, mediziner(|in), médecin, médic(o|a), medic(o|a),
  dottoressa
driver: fahrer(|in), chauffeur, conducteur, conductrice, conductor(|a), motorista, condutor(|a),
  autista
ecologist: ökologe, ökologin, écologue, ecólog(o|a), ecolog(o|a)
economist: ökonom(|in), volkswirt(|in), économiste, economista
editor, publisher: verleger(|in), herausgeber(|in), éditeur, éditrice, editor(|a), editore,
  editrice
editor: redakteur(|in), rédacteur, rédactrice, redactor(|a), editor(|a), redator(|a), redattore,
  redattrice, caporedattore
electrical engineer: elektroingenieur(|in), ingénieur électricien, ingenier(o|a) eléctric(o|a),
  engenheir(o|a) eletrotécnic(o|a), engenheir(o|a) eletricista, ingegnere elettronico, ingegnere
  elettrico
electrician: elektriker(|in), électricien(|ne), electricista, eletricista, elettricista
engineer: ingenieur(|in), ingénieur(|e), ingenier(o|a), engenheir(o|a), ingegnere, ingegnera
engraver: graveur(|in), graveur, graveuse, grabador(|a), gravador(|a), incisore
entrepreneur, businessman, businesswoman: unternehmer(|in), entrepreneur(|e), entrepreneuse, chef
  d'entreprise, empresari(o|a), emprendedor(|a), empresári(o|a), empreendedor(|a), imprenditore,
  imprenditrice
estate agent, real estate agent, realtor: immobilienmakler(|in), agent immobilier, agente
  immobilière, agente inmobiliari(o|a), agente imobiliári(o|a), mediador(|a) imobiliári(o|a),
  agente immobiliare
farmer: landwirt(|in), bauer, bäuerin, agriculteur, agricultrice, exploitant agricole,
  agricultor(|a), granjer(o|a), agricoltore, agricoltrice, contadin(o|a)
film director, filmmaker: regisseur(|in), filmregisseur(|in), filmemacher(|in), réalisateur,
  réalisatrice, cinéaste, director(|a) de cine, cineasta, realizador(|a), regista
firefighter, fireman: feuerwehr(mann|frau), pompier, pompière, bomber(o|a), bombeir(o|a), vigile
  del fuoco, pompiere
fisherman: fischer(|in), pêcheur, pêcheuse, pescador(|a), pescatore, pescatrice
flautist, flutist: flötist(|in), flûtiste, flautista
florist: florist(|in), fleuriste, florista, fiorist(a|o), fiorai(o|a)
footballer: fußballer(|in), fußballspieler(|in), footballeur, footballeuse, futbolista,
  futebolista, calciatore, calciatrice
forester: förster(|in), forestier, forestière, ingenier(o|a) forestal, silvicultor(|a),
  engenheir(o|a) florestal, guardia forestale
founder: gründer(|in), fondateur, fondatrice, fundador(|a), fondatore, fondatrice
gardener: gärtner(|in), jardinier, jardinière, jardiner(o|a), jardineir(o|a), giardinier(e|a)
geographer: geograf(|in), geograph(|in), géographe, geógraf(o|a), geograf(o|a)
geologist: geologe, geologin, géologue, geólog(o|a), geolog(o|a)
goldsmith, jeweller, jeweler: goldschmied(|in), juwelier(|in), orfèvre, bijoutier, bijoutière,
  joaillier, orfebre, joyer(o|a), ourives, joalheir(o|a), oraf(o|a), gioiellier(e|a)
graphic designer: grafiker(|in), grafikdesigner(|in), graphiste, diseñador(|a) gráfic(o|a),
  designer gráfic(o|a), grafic(o|a)
guitarist: gitarrist(|in), guitariste, guitarrista, chitarrista
gynaecologist, gynecologist: frauenarzt, frauenärztin, gynäkologe, gynäkologin, gynécologue,
  ginecólog(o|a), ginecologista, ginecolog(o|a)
hairdresser: friseur(|in), frisör(|in), coiffeur, coiffeuse, peluquer(o|a), cabeleireir(o|a),
  parrucchier(e|a)
headteacher, headmaster, headmistress, principal: schulleiter(|in), rektor(|in), directeur d'école,
  directrice d'école, proviseur(|e), director(|a) de escuela, diretor(|a) de escola, dirigente
  scolastic(o|a)
historian: historiker(|in), historien(|ne), historiador(|a), storic(o|a)
horticulturist: gartenbauer(|in), horticulteur, horticultrice, horticultor(|a)
hotelier: hotelier, hôtelier, hôtelière, hoteler(o|a), hoteleir(o|a), albergator(e|a)
illustrator: illustrator(|in), illustrateur, illustratrice, ilustrador(|a), illustratore,
  illustratrice
insurance broker, insurance agent: versicherungsmakler(|in), versicherungskauf(mann|frau), courtier
  en assurances, courtière en assurances, agent d'assurances, corredor(|a) de seguros, agente de
  seguros, mediador(|a) de seguros, assicuratore, agente assicurativ(o|a)
interior designer, interior architect: innenarchitekt(|in), architecte d'intérieur, interiorista,
  designer de interiores, arredatore, arredatrice
interpreter: dolmetscher(|in), interprète, intérprete, interprete
inventor: erfinder(|in), inventeur, inventrice, inventor(|a), inventore, inventrice
investor: investor(|in), investisseur, investisseuse, inversor(|a), investidor(|a), investitore,
  investitrice
journalist, reporter: journalist(|in), reporter(|in), journaliste, reportero, periodista,
  jornalista, repórter, giornalista
judge: richter(|in), juge, magistrat(|e), juez(|a), magistrad(o|a), juiz, juíza, giudice,
  magistrat(o|a)
jurist, lawyer: jurist(|in), juriste, jurista, giurista
`

/** Names of callings that are also those of a field, folded: a text has them for other reasons. */
export const fieldNouns = parseWordSet(`
  fisica quimica chimica musica politica matematica informatica grafica mecanica meccanica botanica
  optica ottica comica estadistica estatistica statistica storica cientifica policia diplomatica
  medica militar militare sart soprano trainer
`)
