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
landscape architect: landschaftsarchitekt(|in), architecte paysagiste, paysagiste, arquitect(o|a)
  paisajista, paisajista, arquitet(o|a) paisagista, paisagista, architett(o|a) paesaggista,
  paesaggista
lawyer, attorney, solicitor, barrister: anwalt, anwältin, rechtsanwalt, rechtsanwältin, avocat(|e),
  abogad(o|a), advogad(o|a), avvocat(o|a), avvocatessa
lecturer: dozent(|in), lehrbeauftragte(|r), maître de conférences, maîtresse de conférences, chargé
  de cours, chargée de cours, docente, profesor(|a) asociad(o|a), leitor(|a), ricercator(e|a)
  universitari(o|a)
librarian: bibliothekar(|in), bibliothécaire, bibliotecari(o|a), bibliotecári(o|a)
linguist: linguist(|in), sprachwissenschaftler(|in), linguiste, lingüista, linguista
luthier, violin maker: geigenbauer(|in), luthier, luthière, lutier, liutai(o|a)
manager: manager(|in), gestionnaire, gerente, gestor(|a), gestore
managing director: geschäftsführer(|in), gérant(|e), directeur général, directrice générale,
  director(|a) gerente, gerente, administrador(|a), consejer(o|a) delegad(o|a), sócio gerente,
  amministratore delegato, amministratrice delegata, amministrator(e|a) unic(o|a)
mason, bricklayer: maurer(|in), maçon(|ne), albañil, pedreir(o|a), murator(e|a)
mathematician: mathematiker(|in), mathématicien(|ne), matemátic(o|a), matematic(o|a)
mayor: bürgermeister(|in), oberbürgermeister(|in), maire, alcalde, alcaldesa, presidente da câmara,
  prefeit(o|a), sindac(o|a)
mechanic: mechaniker(|in), mécanicien(|ne), mecánic(o|a), mecânic(o|a), meccanic(o|a)
mechanical engineer: maschinenbauingenieur(|in), maschinenbauer(|in), ingénieur mécanicien,
  ingénieure mécanicienne, ingenier(o|a) mecánic(o|a), ingenier(o|a) industrial, engenheir(o|a)
  mecânic(o|a), ingegnere meccanico
merchant, shopkeeper, trader: kauf(mann|frau), händler(|in), commerçant(|e), marchand(|e),
  négociant(|e), comerciante, mercante, commerciante
midwife: hebamme, sage femme, maïeuticien, matron(a|o), comadron(a|o), parteir(a|o), ostetric(a|o),
  levatrice
minister: minister(|in), ministre, ministr(o|a)
mountaineer, mountain guide: bergsteiger(|in), bergführer(|in), alpiniste, guide de montagne, guide
  de haute montagne, alpinista, montañer(o|a), guía de montaña, guia de montanha, guida alpina
musician: musiker(|in), musicien(|ne), músic(o|a), musicist(a|o)
musicologist: musikwissenschaftler(|in), musicologue, musicólog(o|a), musicolog(o|a)
neurologist: neurologe, neurologin, neurologue, neurólog(o|a), neurologista, neurolog(o|a)
notary: notar(|in), notaire, notari(o|a), notári(o|a), notai(o|a)
novelist: romanautor(|in), romancier, romancière, novelista, romancista, romanzier(e|a)
nurse: krankenpfleger(|in), krankenschwester, pflegefach(mann|frau), gesundheitspfleger(|in),
  infirmier, infirmière, enfermer(o|a), enfermeir(o|a), infermier(e|a)
oboist: oboist(|in), hautboïste, oboísta, oboista
optician: optiker(|in), augenoptiker(|in), opticien(|ne), óptic(o|a), oculista, ottic(o|a)
organist: organist(|in), organiste, organista
ornithologist: ornithologe, ornithologin, ornithologue, ornitólog(o|a), ornitolog(o|a)
paediatrician, pediatrician: kinderarzt, kinderärztin, pédiatre, pediatra
painter: kunstmaler(|in), maler(|in), artiste peintre, peintre, pintor(|a), pittore, pittrice
paramedic: sanitäter(|in), notfallsanitäter(|in), rettungssanitäter(|in), ambulancier,
  ambulancière, paramédic(o|a), paramedic(o|a), soccorritor(e|a)
parson, pastor, priest, vicar: pfarrer(|in), pastor(|in), priester(|in), pasteur(|e), prêtre, curé,
  pastor(|a), sacerdote, párroco, prete, parroco, pastora
pastry chef, confectioner: konditor(|in), pâtissier, pâtissière, pasteler(o|a), reposter(o|a),
  pasteleir(o|a), pasticcier(e|a)
pharmacist: apotheker(|in), pharmacien(|ne), farmacéutic(o|a), farmacêutic(o|a), farmacist(a|o)
philosopher: philosoph(|in), philosophe, filósof(o|a), filosof(o|a)
photographer: fotograf(|in), photograf(|in), photographe, fotógraf(o|a), fotograf(o|a)
physicist: physiker(|in), physicien(|ne), físic(o|a), fisic(o|a)
physiotherapist: physiotherapeut(|in), kinésithérapeute, physiothérapeute, fisioterapeuta,
  fisioterapista
pianist: pianist(|in), pianiste, pianista
pilot: pilot(|in), pilote, pilot(o|a), piloto
playwright, dramatist: dramatiker(|in), dramaturge, dramaturg(o|a), drammaturg(o|a)
plumber: klempner(|in), installateur(|in), plombier, plombière, fontaner(o|a), canalizador(|a),
  encanador(|a), idraulic(o|a)
poet: dichter(|in), lyriker(|in), poète, poétesse, poet(a|isa), poetessa
police officer, policeman, policewoman: polizist(|in), polizeibeamt(er|in), policier, policière,
  policía, polícia, policial, poliziott(o|a)
politician: politiker(|in), homme politique, femme politique, polític(o|a), politic(o|a)
potter, ceramicist, ceramist: töpfer(|in), keramiker(|in), potier, potière, céramiste, ceramista,
  alfarer(o|a), oleir(o|a)
president: präsident(|in), président(|e), president(e|a)
producer: produzent(|in), producteur, productrice, productor(|a), produtor(|a), produttore,
  produttrice
professor: professor(|in), hochschullehrer(|in), universitätsprofessor(|in), professeur(|e),
  professeur des universités, catedrátic(o|a), profesor(|a), professor(|a), professore,
  professoressa
project manager: projektleiter(|in), projektmanager(|in), chef de projet, cheffe de projet, jefe de
  proyecto, jefa de proyecto, director(|a) de proyecto, gestor(|a) de projeto, gestor(|a) de
  projetos, project manager, responsabile di progetto, capo progetto
prosecutor, public prosecutor: staatsanwalt, staatsanwältin, procureur(|e), promotor(|a) de
  justiça, procurador(|a), pubblico ministero, procurator(e|a)
psychiatrist: psychiater(|in), psychiatre, psiquiatra, psichiatra
psychologist: psychologe, psychologin, psychologue, psicólog(o|a), psicolog(o|a)
psychotherapist: psychotherapeut(|in), psychothérapeute, psicoterapeuta
publicist: publizist(|in), publiciste, publicista, pubblicista
referee: schiedsrichter(|in), arbitre, árbitr(o|a), arbitr(o|a)
researcher, scientist: forscher(|in), wissenschaftler(|in), chercheur, chercheuse, scientifique,
  investigador(|a), científic(o|a), pesquisador(|a), cientista, ricercatore, ricercatrice,
  scienziat(o|a)
restaurateur, restaurant owner: gastronom(|in), gastwirt(|in), wirt(|in), restaurateur,
  restauratrice, restaurador(|a), hosteler(o|a), ristorator(e|a)
restorer, conservator: restaurator(|in), restaurateur, restauratrice, restaurador(|a),
  restaurator(e|a), restauratrice
sailor, seaman: seemann, matrose, segler(|in), marinier, marinero, marinheir(o|a), marinai(o|a)
sales manager: vertriebsleiter(|in), verkaufsleiter(|in), directeur commercial, directrice
  commerciale, responsable commercial(|e), director(|a) comercial, jefe de ventas, jefa de ventas,
  diretor(|a) comercial, direttore commerciale, direttrice commerciale
sales representative, salesman, saleswoman: vertreter(|in), verkäufer(|in), vendeur, vendeuse,
  représentant de commerce, vendedor(|a), representante de ventas, venditore, venditrice,
  rappresentante
saxophonist: saxophonist(|in), saxofonist(|in), saxophoniste, saxofonista, sassofonista
screenwriter, scriptwriter: drehbuchautor(|in), scénariste, guionista, roteirista, argumentista,
  sceneggiatore, sceneggiatrice
sculptor, sculptress: bildhauer(|in), sculpteur, sculptrice, escultor(|a), scultore, scultrice
secretary: sekretär(|in), secrétaire, secretari(o|a), secretári(o|a), segretari(o|a)
senator: senator(|in), sénateur, sénatrice, senador(|a), senatore, senatrice
shoemaker, cobbler: schuhmacher(|in), schuster(|in), cordonnier, cordonnière, bottier,
  zapater(o|a), sapateir(o|a), calzolai(o|a)
singer: sänger(|in), chanteur, chanteuse, cantante, cantor(|a)
social worker: sozialarbeiter(|in), sozialpädagoge, sozialpädagogin, assistant social, assistante
  sociale, travailleur social, travailleuse sociale, trabajador(|a) social, asistente social,
  assistente social, assistente sociale
sociologist: soziologe, soziologin, sociologue, sociólog(o|a), sociolog(o|a)
software developer, software engineer: softwareentwickler(|in), softwareingenieur(|in), développeur
  logiciel, développeuse logiciel, ingénieur logiciel, ingénieure logiciel, desarrollador(|a) de
  software, ingenier(o|a) de software, programador(|a), engenheir(o|a) de software,
  desenvolvedor(|a) de software, sviluppatore software, sviluppatrice software, ingegnere del
  software
soldier: soldat(|in), soldat(|e), militaire, soldad(o|a), militar, soldat(o|a), militare
soprano: sopranistin, soprano, sopran(o|a)
speech therapist: logopäde, logopädin, orthophoniste, logopeda, terapeuta da fala,
  fonoaudiólog(o|a), logopedist(a|o)
spokesperson, spokesman, spokeswoman: sprecher(|in), pressesprecher(|in), porte parole, portavoz,
  porta voz, portavoce
statistician: statistiker(|in), statisticien(|ne), estadístic(o|a), estatístic(o|a), statistic(o|a)
stonemason: steinmetz(|in), tailleur de pierre, tailleuse de pierre, canter(o|a), canteir(o|a),
  scalpellin(o|a)
student: student(|in), étudiant(|e), estudiante, estudante, student(e|essa)
surgeon: chirurg(|in), chirurgien(|ne), cirujan(o|a), cirurgi(ão|ã), chirurg(o|a)
surveyor: vermesser(|in), vermessungsingenieur(|in), géomètre, topógraf(o|a), agrimensor(|a),
  geometra
swimmer: schwimmer(|in), nageur, nageuse, nadador(|a), nuotatore, nuotatrice
tailor, dressmaker: schneider(|in), tailleur, couturier, couturière, sastre, modist(a|o), alfaiate,
  costureir(o|a), sart(o|a)
teacher, schoolteacher: lehrer(|in), lehrkraft, enseignant(|e), instituteur, institutrice,
  professeur(|e), professeur des écoles, maestr(o|a), profesor(|a), docente, professor(|a),
  insegnante
tennis player: tennisspieler(|in), joueur de tennis, joueuse de tennis, tenista, tennista
theologian: theologe, theologin, théologien(|ne), teólog(o|a), teolog(o|a)
toxicologist: toxikologe, toxikologin, toxicologue, toxicólog(o|a), toxicolog(o|a)
translator: übersetzer(|in), traducteur, traductrice, traductor(|a), tradutor(|a), traduttore,
  traduttrice
treasurer: schatzmeister(|in), kassier(|er|erin), trésorier, trésorière, tesorer(o|a),
  tesoureir(o|a), tesorier(e|a)
trumpeter: trompeter(|in), trompettiste, trompetista, trombettista
urban planner, town planner, city planner: stadtplaner(|in), urbaniste, urbanista
veterinarian, vet, veterinary surgeon: tierarzt, tierärztin, veterinär(|in), vétérinaire,
  veterinari(o|a), veterinári(o|a)
viola player, violist: bratschist(|in), altiste, viola, violista
violinist: geiger(|in), violinist(|in), violoniste, violinista
waiter, waitress: kellner(|in), serveur, serveuse, camarer(o|a), empregad(o|a) de mesa, garçom,
  garçonete, camerier(e|a)
watchmaker: uhrmacher(|in), horloger, horlogère, relojer(o|a), relojoeir(o|a), orologiai(o|a)
weaver: weber(|in), tisserand(|e), tejedor(|a), tecel(ão|ã), tessitore, tessitrice
winemaker, winegrower, vintner: winzer(|in), weinbauer, weinbäuerin, vigneron(|ne), viticulteur,
  viticultrice, viticultor(|a), enólog(o|a), vinicultor(|a), viticoltore, viticoltrice, enolog(o|a)
writer: schriftsteller(|in), écrivain(|e), escritor(|a), scrittore, scrittrice
zoologist: zoologe, zoologin, zoologiste, zoologue, zoólog(o|a), zoolog(o|a)
`

/**
 * Names of callings, folded, that are also those of a field, a house, a town, or words of another
 * language: a text has them for other reasons. "Maestro" is said of conductors in any language.
 */
export const ambiguousCallings = parseWordSet(`
  fisica quimica chimica musica politica matematica informatica grafica mecanica meccanica botanica
  optica ottica comica estadistica estatistica statistica storica cientifica policia diplomatica
  medica militar militare sart soprano trainer cure macon notaria autista maestro pedreira
`)
