import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd, things } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = unwrap`(?:calle|c\/|avenida|avda\.?|plaza|paseo|camino|carretera|ronda|travesía)`
const accused = unwrap`
  (?:condenad|detenid|arrestad|encarcelad|imputad|procesad|acusad|denunciad|investigad
  |inhabilitad)[oa]`
const party = unwrap`
  (?:PSOE|PP|Vox|Podemos|Ciudadanos|Sumar|PNV|ERC|Bildu|CiU|PCE|UPyD|Izquierda Unida|IU
  |(?:\p{Lu}\p{L}*\s)?[Pp]artido \p{Lu}\p{L}+|MORENA|PRI|PAN|Comisiones Obreras|CC\.? ?OO\.?|UGT
  |CGT|CNT|USO|CSIF|sindicato(?! de estudiantes))END`
const held = '(?:es|era|fue|está|estaba|ha sido|sigue siendo|está siendo|estuvo)'

export const spanish: PrivateStatements = {
  adverbs: unwrap`
    en|el \d+|a|al|por|para|desde|durante|tras|antes|después|(?:varias|dos|tres|muchas) veces
    |una vez|también|ya|luego|todavía|siempre|nunca|no|siendo|sido|\p{L}+mente|\p{L}+[ai]d[oa] y`,
  health: {
    words: unwrap`
      terapia|psiqui|psicoter|tratamiento|desintoxic|diagnost|rehabilit|ingres|baja|discapacid
      |ruedas|suicid|quitarse|nferm|desintox|internad`,
    frames: [
      unwrap`
        PERSON (?:recibe|recibió|sigue|siguió|está en|estuvo en|va a|acude a|inició)(?:FEW| )
        (?:psicoterapia|terapia|quimioterapia|tratamiento (?:psiquiátrico|psicológico|contra
        |por|médico))`,
      unwrap`
        PERSON (?:ingresó|fue ingresad[oa]|estuvo ingresad[oa]|fue internad[oa])FEW
        (?:psiquiátric|desintoxicación|rehabilitación|clínica|manicomio)\p{L}*ROLE`,
      unwrap`PERSON (?:va|está|se mueve|se desplaza|vive)FEW silla de ruedasEND`,
      unwrap`PERSON (?:fue|ha sido) diagnosticad[oa] `,
      unwrap`PERSON (?:está|estuvo) de baja(?:END(?! \p{L})| por| médica| laboral| desde)`,
      unwrap`PERSON (?:tiene|padece) una discapacidad`,
      unwrap`PERSON intentó (?:suicidarse|quitarse la vida)END`,
      unwrap`PERSON pasó por una clínica de desintoxicaciónENDROLE`,
      unwrap`START[Ee]nferm[oa] de (?:cáncer|sida|leucemia|depresión)(?: \p{Ll}+){0,3}, NAMEEND`,
    ],
  },
  belief: {
    words: unwrap`
      catól|cristian|protest|musulm|jud[ií]|budis|ate[oa]|islam|[Tt]estigo|creyente|evangél|Opus
      |mormon|juda|reza|catolicismo
      |se (?:declara|define|considera|bautizó)|agnóstic`,
    frames: [
      unwrap`
        PERSON (?:es|era|fue) (?:una? )?(?:(?:fervient|devot|fiel)\p{Ll}{0,2} )?(?:católic[oa]
        |cristian[oa]|protestante|musulm[áa]na?|judí[oa]|budista|ate[oa]|evangélic[oa])[ ]
        (?:practicante
        |convencid[oa]|convers[oa]|devot[oa]|ferviente)END`,
      unwrap`
        PERSON se (?:convirtió|ha convertido|hizo)(?: al)? (?:islam|judaísmo|cristianismo
        |catolicismo
        |budismo|musulm|catól|evangél)`,
      unwrap`PERSON (?:es|era|fue)FEW [Tt]estigo de Jehová`,
      unwrap`PERSON (?:pertenece|perteneció|es miembro|era miembro) (?:al|del) Opus Dei`,
      unwrap`PERSON es (?:muy )?creyenteEND`,
      unwrap`PERSON rezaFEW (?:mezquita|sinagoga)END`,
      unwrap`
        PERSON se (?:declara|define como|considera|confiesa) (?:una? )?(?:ate[oa]|agnóstic[oa]
        |creyente
        |católic[oa]|cristian[oa]|protestante|musulm[áa]na?|judí[oa]|budista)${creedEnd}`,
      unwrap`
        PERSON se bautizóEND(?! como| a sí)`,
    ],
  },
  ties: {
    words: unwrap`milit|afili|miembro|carn[eé]|sindic|simpatizante|vot|se unió|ingresó`,
    frames: [
      unwrap`
        PERSON ${held}FEW (?:militante|afiliad[oa]|miembro|simpatizante|sindicalizad[oa])[ ]
        (?:de |del |de la |al |a la |a |en |de los |a los )*${party}`,
      unwrap`
        PERSON (?:se afilió|se ha afiliado|se unió|ingresó|milita|militó|votó|vota)[ ]
        (?:a |al |en |en el |por |por el )*${party}`,
      unwrap`PERSON tiene (?:el )?carn[eé]t? (?:de |del )${party}`,
    ],
  },
  offices: unwrap`
    (?:jef[ea]|gabinete|oficina|responsable) de prensa
    |ministr|[Dd]iputad|[Ss]enador|[Aa]lcald|[Cc]oncejal|[Cc]andidat|president|portavoz
    |secretari
    |[Ee]urodiputad|parlament|Congreso|Senado|polític[oa]END|consejer[oa]|gobernador|liberad[oa]`,
  court: {
    words: unwrap`
      conden|det[eu][nv]|arrest|encarcelad|imput|proces|acus|denunci|demand|multad|juzgad
      |antecedentes|sospechos|investigad|cárcel|prisión|concurso|insolven|quiebra|querella|juicio
      |inhabilit|culpable|reclus|convict|asesin|Asesin|stafador|absuelt|deportad|confes|admit
      |libertad|olicía|ingresa|entra|bancarrota|iscal|árcel|risión|Pena|Condena|Multa|banquillo
      |causa contra|confies|juez|tribunal
      |cargos|acusaci|acusar|imputar|procesar|sobrese|archivó|desestim|multa por`,
    frames: [
      unwrap`
        PERSON ${held}ASIDEWHEN ${accused}(?! (?:de prensa|en el tráfico|por (?:la|el
        |su) \p{Ll}+ académic))END`,
      unwrap`START(?:Fue|Ha sido|Estuvo)WHEN ${accused}END(?! (?:el|la|los|las|una?)(?!\p{L}))`,
      `HUMAN ${held}WHEN (?:demandad|multad)[oa]END`,
      `PERSON será (?:juzgad|procesad)[oa]END`,
      `PERSON (?:tiene|tenía) antecedentes(?: penales)?END`,
      `ser condenad[oa]END`,
      `PERSON ${held} sospechos[oa] deEND`,
      `TITLE,?WHEN ${accused}END`,
      unwrap`
        (?:condenó|condena|demandó|denunció|detuvo|arrestó|imputó|procesó|acusó)[ ]
        (?:por \p{Ll}+ )?a NAMEENDOWN`,
      unwrap`
        PERSON (?:pasó|cumplió|cumple|estuvo|está|ingresó|entró|salió)FEW (?:cárcel
        |prisión)ENDROLE`,
      unwrap`
        (?:[Qq]uerella|[Dd]enuncia|[Dd]emanda|[Jj]uicio|[Oo]rden de detención
        |[Cc]ondena)[ ]
        (?:contra|a) NAMEEND|[Cc]ausa contra NAMEEND`,
      unwrap`
        HUMAN (?:fue|ha sido|está|estuvo|se declaró
        |es)WHEN(?: declarad[oa])? (?:en concurso de acreedores|insolvente
        |en quiebra|en bancarrota)`,
      unwrap`
        [Cc]oncurso (?:de acreedores )?de (?:la persona física[ ]
        |don |doña )?NAMEEND`,
      unwrap`PERSON (?:fue|ha sido|se) (?:hallad[oa]|declarad[oa]|declaró) (?:no )?culpable`,
      unwrap`
        START(?:[Ll]a |[Ee]l )?(?:(?!${things} )\p{L}\p{Ll}+ (?:condenad|encarcelad|imputad)[oa]
        |ex-?(?:reclus|convict)[oa]|[Aa]sesin[oa]|[Ee]stafadora?) NAMEEND`,
      unwrap`PERSON (?:fue|ha sido)FEW (?:absuelt|deportad)[oa]END`,
      unwrap`
        PERSON (?:confesó|confiesa|admitió) (?:el |la |su |haber )(?:robo|crimen|asesinato
        |estafa|fraude|robado|matado|delito)END(?! (?:de|perfecto|favorito))`,
      unwrap`
        PERSON (?:está|quedó|salió|sigue) en libertad (?:condicional|bajo fianza
        |provisional)END(?! de )`,
      unwrap`[Pp]olicía (?:detiene|arresta) a NAMEEND`,
      unwrap`PERSON (?:ingresa|entra) en (?:prisión|la cárcel)END(?! (?:para|con|de) )ROLE`,
      unwrap`
        (?:[Ff]iscal(?:ía)?|[Jj]ueza?|[Tt]ribunal) (?:acusa|imputa|procesa|condena|absuelve
        |investiga) a NAMEEND`,
      unwrap`
        (?:Cárcel|Prisión(?: \p{Ll}+)?|Pena(?: \p{Ll}+)?|Condena) para NAMEEND`,
      unwrap`TITLE,? (?:a juicio|al banquillo|a prisión|a la cárcel) por (?!l[ao]s? )\p{Ll}`,
      unwrap`
        (?:[Cc]argos|[Aa]cusaci(?:ón|ones)) contra NAMEEND`,
      unwrap`
        no (?:acusar|procesar|imputar) a NAMEEND`,
      unwrap`
        (?:sobreseyó|archivó|desestimó) (?:la causa|el caso|la querella) (?:de|contra) NAMEEND`,
      unwrap`
        PERSON pagóFEW multa por (?:conducir|exceso|fraude|evasión)END`,
    ],
  },
  home: {
    words: unwrap`vive|vivía|resid|domicil|vecin`,
    frames: [
      unwrap`
        (?:vive|vivía|reside|residía|domiciliad[oa]|con domicilio) (?:en )?(?:la |el[ ]
        )?${street} [^.;\n]{1,40}?\d{1,4}(?!\d| años)`,
      unwrap`[Dd]omicilio (?:particular|personal|privado) ?:[^\n]{0,60}\d`,
    ],
  },
}
