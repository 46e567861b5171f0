import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'

/**
 * What people are for an organisation, folded to ASCII, beside the occupations of `occupations`: by
 * language. Own knowledge.
 */
export const roleWords = {
  en: `
    head chief officer fellow student intern postdoc associate partner lead leader chair
    chairwoman chairperson dean vice secretary specialist technician assistant scholar founder
    cofounder owner administrator advisor adviser strategist planner maintainer instructor
    operator supervisor inspector representative vp avp svp evp coo cio ciso cpo cmo rector provost
    fundraiser optician biochemist neuroscientist astrophysicist optometrist statistician
    electrician mechanic carpenter baker brewer tailor midwife paramedic firefighter policeman
    policewoman postman cook barista copywriter storyteller technologist ecologist ethicist
    epidemiologist neurologist cardiologist radiologist oncologist linguist typographer filmmaker
    cinematographer videographer animator coordinator organiser organizer moderator presenter
    broadcaster anchor host critic essayist biographer lexicographer archivist conservator
    ceramicist potter weaver sailor navigator skipper lawmaker legislator alderman delegate
    commissioner prosecutor notary auditor actuary controller superintendent foreman trustee
    governor ombudsman spokesperson spokeswoman spokesman freelancer contractor tutor trainer
    headteacher headmaster headmistress educator academic liaison
    plumber welder roofer bricklayer locksmith blacksmith handyman gardener beekeeper rancher
    winemaker butcher waiter waitress bartender restaurateur hairdresser barber beautician stylist
    bookkeeper lobbyist councilman councilwoman fireman lifeguard sheriff constable fisherman
    trucker aviator umpire skier skater rower organist chaplain deacon vicar vet
  `,
  de: `
    professorin ingenieur ingenieurin entwickler entwicklerin leiter leiterin direktor direktorin
    geschaftsfuhrer geschaftsfuhrerin grunder grunderin mitgrunder mitgrunderin journalistin
    autor autorin arzt arztin forscher forscherin wissenschaftler wissenschaftlerin dozent
    dozentin redakteur redakteurin physiker physikerin chemikerin biologin historiker
    historikerin mathematiker mathematikerin informatiker informatikerin architekt architektin
    anwalt anwaltin rechtsanwalt rechtsanwaltin richter richterin lehrer lehrerin berater
    beraterin mitarbeiter mitarbeiterin vorstand vorsitzende vorsitzender prasident prasidentin
    referent referentin ubersetzer ubersetzerin schriftsteller schriftstellerin kunstler
    kunstlerin fotograf fotografin musiker musikerin schauspieler schauspielerin okonom okonomin
    psychologe psychologin doktorand doktorandin studentin inhaber inhaberin sprecher sprecherin
    managerin beauftragte beauftragter kurator kuratorin optiker optikerin
    burgermeister burgermeisterin ministerin kanzler kanzlerin chefin polizist polizistin
    staatsanwalt staatsanwaltin regisseur regisseurin sangerin trainerin politiker politikerin
    abgeordneter abgeordnete experte expertin pfarrer pfarrerin bischof bischofin landrat
    landratin unternehmer unternehmerin virologe virologin soziologe soziologin politologe
    politologin sekretar sekretarin generalsekretar generalsekretarin staatssekretar
    staatssekretarin botschafter botschafterin kommissar kommissarin vorstandschef
    vorstandschefin moderatorin komponist komponistin dirigent dirigentin malerin bildhauer
    bildhauerin tischler tischlerin landwirt landwirtin winzer winzerin spieler spielerin
    sturmer torwart senatorin verteidiger notarin hebamme krankenschwester pfleger pflegerin
    chefarzt chefarztin oberarzt oberarztin zahnarzt zahnarztin hausarzt hausarztin tierarzt
    tierarztin kinderarzt kinderarztin apotheker apothekerin rabbiner verleger verlegerin
    herausgeber herausgeberin intendant intendantin kabarettist kabarettistin
    influencerin bloggerin reporterin korrespondent korrespondentin kolumnist kolumnistin
    designerin grafiker grafikerin illustratorin rektor rektorin dekan dekanin mediziner
    medizinerin chemiker biologe theologe theologin philosoph philosophin elektriker friseur
    friseurin gutachter gutachterin obmann obfrau schatzmeister schatzmeisterin pianistin
    cellist cellistin dramaturg dramaturgin lektorin sozialarbeiter sozialarbeiterin
    facharbeiter facharbeiterin buchhandler buchhandlerin verkaufer verkauferin einkaufer
    einkauferin buchhalter buchhalterin wirtschaftsprufer prokurist prokuristin juristin
    sachbearbeiter sachbearbeiterin disponent disponentin hausmeister hausmeisterin gartnerin
    kameramann kamerafrau choreograf choreografin buhnenbildner buhnenbildnerin kantor kantorin
    kapellmeister geigerin floristin konditor konditorin backerin kochin metzgerin schreinerin
    mechaniker mechanikerin elektroniker elektronikerin schlosserin dachdecker dachdeckerin
    goldschmied goldschmiedin uhrmacherin geigenbauer geigenbauerin orgelbauer orgelbauerin
    instrumentenbauer steinmetz steinmetzin forsterin imker imkerin archivar archivarin
    bibliothekar bibliothekarin denkmalpfleger denkmalpflegerin stadtplaner stadtplanerin erzieher
    erzieherin logopade logopadin heilpraktiker heilpraktikerin streetworker streetworkerin
    lokfuhrer lokfuhrerin fluglotse fluglotsin volontar volontarin praktikant praktikantin
    assistenzarzt tanzerin hydrologe geologe
    restauratorin winzerin
  `,
  fr: `
    professeur ingenieure chercheur chercheuse directeur directrice fondateur fondatrice
    cofondateur cofondatrice enseignant enseignante professeure maitre developpeur developpeuse
    avocat avocate medecin journaliste ecrivain ecrivaine auteur autrice architecte historien
    historienne physicien physicienne chimiste redacteur redactrice presidente consultante gerant
    gerante responsable etudiante doctorante mathematicien mathematicienne economiste traducteur
    traductrice opticienne opticien
    maire ministre depute deputee senateur senatrice cheffe secretaire porteparole juge
    procureur procureure sociologue philosophe romancier romanciere poete acteur actrice
    comedien comedienne chanteur chanteuse musicien musicienne compositeur compositrice
    realisateur realisatrice peintre sculpteur sculptrice photographe cuisinier boulanger
    boulangere menuisier agriculteur agricultrice eleveur eleveuse vigneron vigneronne
    entrepreneuse infirmier infirmiere pharmacien pharmacienne dentiste veterinaire pilote
    joueur joueuse entraineur entraineuse attaquant gardien gardienne footballeur footballeuse
    cycliste commissaire prefet prefete ambassadeur ambassadrice conseiller conseillere
    adjoint adjointe delegue deleguee tresorier tresoriere editeur editrice libraire
    bibliothecaire instituteur institutrice etudiant pretre eveque rabbin capitaine eurodepute
    eurodeputee coordinateur coordinatrice animateur animatrice administrateur administratrice
    analyste politologue anthropologue psychologue psychiatre chirurgien chirurgienne
    biologiste danseur danseuse dessinateur dessinatrice scenariste humoriste chroniqueur
    chroniqueuse notaire comptable proprietaire
    maitresse sagefemme puericultrice aidesoignant aidesoignante kinesitherapeute physiotherapeute
    ergotherapeute orthophoniste geometre cartographe regisseur regisseuse restaurateur
    restauratrice
    conservateur conservatrice testeur testeuse conducteur conductrice preparateur preparatrice
    technicien technicienne travailleur travailleuse formateur formatrice educateur educatrice
    charpentier charpentiere ebeniste plombier plombiere macon maconne electricien electricienne
    fromager fromagere apiculteur apicultrice maraicher maraichere jardinier jardiniere horloger
    horlogere imprimeur imprimeuse typographe relieur relieuse luthier luthiere greffier greffiere
    huissier huissiere ambulancier ambulanciere archiviste documentaliste interprete graphiste
    couturier couturiere coiffeur coiffeuse facteur factrice vendeur vendeuse serveur serveuse
    chercheure gestionnaire assistante monteur monteuse secouriste meunier meuniere
  `,
  es: `
    ingeniero ingeniera investigador investigadora directora profesor profesora catedratico
    catedratica fundador fundadora cofundador cofundadora desarrollador desarrolladora abogado
    abogada medico medica periodista escritor escritora autora arquitecto arquitecta historiador
    historiadora fisico fisica quimico quimica presidenta gerente jefe jefa consultor consultora
    traductor traductora
    viceministro viceministra alcalde alcaldesa ministro ministra
    diputado diputada senador senadora secretario portavoz
    juez jueza sociologo sociologa economista filosofo filosofa novelista poeta actriz
    cantante musico compositor compositora cineasta pintor pintora escultor escultora
    fotografo fotografa cocinero cocinera panadero panadera carpintero carpintera agricultor
    agricultora empresario empresaria enfermero enfermera dentista jugador jugadora entrenador
    entrenadora portero futbolista ciclista comisario embajador embajadora consejero consejera
    concejal concejala delegado delegada tesorero tesorera redactor redactora maestro maestra
    estudiante sacerdote obispo cardenal coronel capitan eurodiputado eurodiputada coordinador
    coordinadora administrador administradora analista politologo politologa psicologo
    psicologa cirujano cirujana biologo biologa rectora gobernador gobernadora canciller
    magistrado magistrada presentador presentadora bailarin bailarina disenador disenadora
    guionista dramaturgo dramaturga propietario propietaria
    bibliotecario bibliotecaria archivero archivera veterinario veterinaria enologo enologa
    farmaceutico farmaceutica fisioterapeuta matrona comadrona logopeda tecnico tecnica operario
    operaria inspector inspectora restaurador restauradora conservador conservadora programador
    programadora trabajador trabajadora educador educadora formador formadora librero librera
    electricista fontanero fontanera albanil ebanista apicultor apicultora ganadero ganadera
    jardinero jardinera peluquero peluquera cartero cartera camarero camarera relojero relojera
    encuadernador encuadernadora interprete editor editora gestor gestora oficial auxiliar ayudante
    responsable encargado encargada topografo topografa ceramista violonchelista violinista pianista
    mediador mediadora vendedor vendedora conductor conductora
  `,
  pt: `
    engenheiro engenheira pesquisador pesquisadora diretor diretora professora fundadora
    desenvolvedor desenvolvedora advogado advogada jornalista escritora arquiteto arquiteta
    presidente tradutor tradutora
    prefeito prefeita deputado deputada chefe juiz juiza procurador procuradora
    romancista ator atriz cantor cantora cozinheiro cozinheira padeiro padeira carpinteiro
    enfermeiro enfermeira jogador treinador treinadora atacante goleiro goleira futebolista
    embaixador embaixadora conselheiro conselheira vereador vereadora tesoureiro tesoureira
    redator redatora bispo capitao coordenador coordenadora cirurgiao reitor reitora
    governador governadora apresentador apresentadora autarca roteirista palestrante
    bibliotecario bibliotecaria arquivista veterinario veterinaria enologo enologa farmaceutico
    farmaceutica fisioterapeuta parteira tecnico tecnica operario operaria inspetor inspetora
    restaurador restauradora conservador conservadora programador programadora educador educadora
    formador formadora livreiro livreira eletricista canalizador pedreiro marceneiro marceneira
    apicultor apicultora jardineiro jardineira cabeleireiro cabeleireira carteiro relojoeiro
    encadernador encadernadora interprete editor editora gestor gestora auxiliar ajudante
    responsavel encarregado encarregada topografo topografa ceramista violoncelista violinista
    mediador mediadora vendedor vendedora assistente desenhador desenhadora analista
    professor investigador investigadora
  `,
  it: `
    ingegnere ricercatore ricercatrice direttore direttrice professore professoressa fondatore
    fondatrice sviluppatore sviluppatrice avvocato avvocata giornalista scrittore scrittrice
    docente architetta architetto storico storica amministratore amministratrice responsabile
    traduttore traduttrice fisica
    sindaco sindaca deputato deputata senatore segretario segretaria portavoce giudice
    procuratore procuratrice romanziere romanziera poetessa autore attore attrice musicista
    compositore regista pittore pittrice scultore scultrice cuoco cuoca fornaio falegname
    agricoltore agricoltrice imprenditore imprenditrice infermiere infermiera farmacista
    pilota giocatore giocatrice allenatore allenatrice attaccante portiere calciatore
    calciatrice commissario prefetto ambasciatore ambasciatrice consigliere consigliera
    assessore assessora tesoriere tesoriera redattore redattrice editore insegnante studente
    studentessa vescovo cardinale colonnello capitano eurodeputato eurodeputata coordinatore
    consulente chirurgo chirurga rettore rettrice governatore governatrice magistrato
    magistrata conduttore conduttrice sceneggiatore sceneggiatrice drammaturgo drammaturga
    cantautore cantautrice ballerino ballerina proprietario proprietaria
  `,
  nl: `
    hoogleraar onderzoeker onderzoekster oprichter oprichtster directeur ontwikkelaar advocaat
    schrijver schrijfster docent docente hoofdredacteur natuurkundige wetenschapper lid ingenieur
    voorzitter voorzitster bestuurder burgemeester penningmeester secretaris
    woordvoerder woordvoerster kamerlid raadslid socioloog sociologe historicus historica
    econoom econome filosoof filosofe zanger zangeres muzikant componist componiste
    kunstschilder beeldhouwer beeldhouwster fotograaf fotografe ondernemer onderneemster
    huisarts verpleegkundige tandarts dierenarts piloot speelster voetballer voetbalster
    wielrenner wielrenster commissaris wethouder gedeputeerde uitgever uitgeefster leraar
    lerares bisschop generaal kolonel kapitein adviseur partijleider fractieleider teamleider
    politicoloog politicologe psycholoog bioloog wiskundige gouverneur presentator
    presentatrice violist violiste eigenaar eigenares politicus zakenman zakenvrouw
    staatssecretaris programmeur
  `,
}

/** Ends of words for occupations that no list can hold, behind three letters; folded. German. */
export const roleEnds = {
  de: [
    'leiter(?:in)?|lehrer(?:in)?|arzt(?:in)?|anwalt(?:in)?|padagog(?:e|in)|olog(?:e|in)|eurin',
    // not "Christin"
    '\\p{L}istin|[ai]torin|therapeut(?:in)?|techniker(?:in)?',
    '(?:pfleg|bau|mach|gartn|schreib|hand|forst)erin',
    '(?:kaufmann|kauffrau|fachkraft|fachfrau|beauftragter?)|wissenschaftler(?:in)?|assistentin',
    'referent(?:in)?|ingenieur(?:in)?|redakteur(?:in)?|betreuer(?:in)?|bratschist|restaurator',
  ],
}

/** Role words that end other words as well: Spanish "suministra", French "administre". */
export const openEndings = 'ministre ministro ministra'

/** Who stands for a post, but no "PhD candidate", "candidate attorney" or "Candidate Manager". */
const candidate = unwrap`
  (?<!(?:Ph\.?D\.?|doctoral|doctorate|master['’]?s|MBA|MSc|MFA|JD|LLM|DPhil) )candidate
  (?! (?:attorney|experience|manager|relations|recruit\w+|success|care|engagement))`

/** In front of "elected": such a president holds the post; the elected one waits for it. */
const electedHow = {
  de: '(?:neu|wieder|frei|frisch|direkt|demokratisch|rechtmäßig|einstimmig|erste[rn]?)',
  nl: '(?:pas|vrij|nieuw|democratisch|rechtstreeks)',
}

/** Words that show that no title of the subject is meant, as patterns. */
export const otherThanTitle = {
  en: unwrap`
    is|was|are|were|has|had|have|appointed|named|elected|promoted|became|hired|awarded|who|that
    |which|joined|works?|lives?|leads|lead (?:the|an?|our|my|its)|says|met|runs
    |founded|holds|its|her|his|their|whose|by|with
    |against|about|sued|fired|criti(?:c of|cised|cized)|married|born|self-styled|fake|fictional
    |fictitious|would-be|aspiring|future|alleged|supposed|failed|incoming|designate|elect
    |${candidate}|one of|character|currently|presently|still|already|after|before|during|years
    |remembers?|working|employed|becoming|continues?|as|designated|nominated|nominee|prospective
    |wannabe|be|becomes?|role models?
    |immigrants?(?! (?:rights|law|affairs)\b)|emigrants?
    |self-(?:proclaimed|appointed|declared)|so-called|shortlisted|purported|in talks|offered`,
  de: unwrap`
    als|Serie|angehend\w*|künftig\w*|zukünftig\w*|angeblich\w*|designiert\w*|selbsternannt\w*
    |sogenannt\w*|vermeintlich\w*|Möchtegern\w*|kandid\p{L}+|Anwärter\w*|Bewerber\w*
    |dessen|deren|darin|Gast(?!-)|Kundin|Patientin?|ernannt\w*|falsche[rnms]?|mutmaßliche[rnms]?
    |(?<!${electedHow.de}[ -]?)gewählte[rnms]?`,
  fr: unwrap`
    et (?:vit|habite|réside|travaille)
    |future?|par|candidat|candidate(?= (?:à|aux?) )|pressentie?|désignée?
    |fau(?:x|sse)|soi-disant|autoproclamée?|prétendue?|aspirante?|dont|nommée?
    |limogée?|destituée?|révoquée?|démise?
    |(?<=\p{L} )élue?|ou encore|voire|ainsi que`,
  es: unwrap`
    y (?:vive|reside|trabaja)
    |fals[oa]|elect[oa]|designad[oa]|supuest[oa]|autoproclamad[oa]|nombrad[oa]|cuy[oa]s?
    |despedid[oa]|destituid[oa]|cesad[oa]`,
  it: unwrap`
    e (?:vive|abita|risiede|lavora)
    |dal|dalla|dai|fals[oa]|fint[oa]
    |elett[oa]|designat[oa]|sedicente|autoproclamat[oa]|mancat[oa]|nominat[oa]|cui`,
  pt: unwrap`
    e (?:vive|mora|reside|trabalha)
    |pel[oa]|fals[oa]|eleit[oa]|indicad[oa]|supost[oa]|nomead[oa]|cuj[oa]s?|demitid[oa]
    |destituíd[oa]|exonerad[oa]`,
  any: unwrap`
    por(?! la Universi)|honoris causa|favorit[oa]|(?:tid|considerad)[oa]
    |futur[oa]|candidat[oa]|aspirante|presunt[oa]|presumid[oa]`,
  nl: unwrap`
    door|kandida(?!at-notaris)\p{L}+|toekomstig\w*|aankomend\w*|beoogd\w*|vermeend\w*|zogenaamd\w*
    |(?:zelf)?benoemd\w*|wiens|wier|(?<!${electedHow.nl} )verkozen`,
  sv: 'vars',
  pl: String.raw`kandydat\p{L}*|przyszł\p{L}+|niedosz\p{L}+|rzekom\p{L}+|któr\p{L}+`,
  ru: String.raw`кандидат в|кандидат на|будущ\p{L}+|самозван\p{L}+|че[йяёи]|чьи|котор\p{L}+`,
  uk: String.raw`майбутн\p{L}+|чи[йяї]|як(?:ий|а|ого|ої)`,
  tr: String.raw`aday\p{L}*|sözde`,
}

/** What is a person for another one: such words are no title, nor is the post behind them. */
export const kinNouns = {
  en: 'widow|widower|ex-wife|ex-husband|son-in-law|daughter-in-law|grandson|granddaughter',
  de: unwrap`
    (?:Enkel|Stief|Paten)?(?:Sohn|Tochter)|(?:Zwillings|Halb)?(?:Bruder|Schwester)|Vater|Mutter
    |Witwer?|Ehefrau|Ehemann|Enkel(?:in)?|Neffe|Nichte|Lebensgefährt\p{L}+`,
  fr: unwrap`
    (?:petit-)?fils|(?:petite-)?fille|frère|s(?:œ|oe)ur|père|mère|veu(?:ve|f)|épou(?:se|x)|mari
    |neveu|nièce|gendre`,
  es: 'hij[oa]|niet[oa]|herman[oa]|madre|viud[oa]|espos[oa]|sobrin[oa]|yerno|cuñad[oa]',
  pt: 'filh[oa]|irmão|irmã|pai|mãe|viúv[oa]|espos[oa]|sobrinh[oa]|genro|cunhad[oa]',
  it: 'figli[oa]|fratello|sorella|madre|vedov[oa]|moglie|marito|nipote|genero|cognat[oa]',
  nl: '(?:klein)?zoon|(?:klein)?dochter|broer|zus|vader|moeder|weduw(?:e|naar)|echtgeno\\p{L}+',
  pl: 'syn|córka|brat|siostra|ojciec|matka|wdow[ay]|wdowiec|żona|mąż|wnu(?:k|czka)|zięć',
  ru: 'сын|дочь|брат|сестра|отец|мать|вдова|жена|муж|внук|внучка',
}

/** Boards of companies, in the genitive: what stands behind them is the company. */
export const boards = {
  de: unwrap`
    (?:Vorstand|Aufsichtsrat|Verwaltungsrat|Stiftungsrat|Beirat)e?s|Kuratoriums|Präsidiums
    |Geschäftsführung|Geschäftsleitung`,
}

/** Who a spokesman or an adviser serves, as the genitive or the title in front of a name. */
export const servedPeople = {
  de: unwrap`
    (?:\p{L}*(?:[Pp]räsident|[Mm]inister|[Kk]anzler|[Bb]ürgermeister)(?:en|in|s)?|König(?:s|in)
    |Papstes)(?!\p{L})`,
}

/** In front of the person whose post another serves: "Assistent des Direktors". */
export const ofAnother = {
  de: `des(?! ${joinAlternatives(boards)})|eine[sr]|der(?= \\p{L}+in\\b)|für den`,
  fr: "du|d['’]une?|au",
  es: 'del|de una?|para el|al',
  pt: 'd[oa]|de uma?|ao',
  it: "del|della|dell['’]|di una?",
  nl: 'van (?:de|het|een)|voor de',
}
