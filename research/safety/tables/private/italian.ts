import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd, things } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = unwrap`
  (?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo|[Ss]trada|[Cc]ontrada)`
const accused = unwrap`
  (?:condannat|arrestat|incarcerat|imputat|indagat|accusat|denunciat|processat
  |rinviat(?=[oa] a giudizio)|detenut
  |pregiudicat)[oa]`
const party = unwrap`
  (?:PD|Partito \p{Lu}\p{L}+|Lega|Forza Italia|Fratelli d['’]Italia|Movimento (?:5|Cinque) Stelle
  |M5S|PCI|DC|PSI|Rifondazione|CGIL|CISL|UIL|UGL|USB|COBAS|sindacato)END`
const held = '(?:è|era|fu|è stat[oa]|venne|fu stat[oa]|risulta|viene)'
const link =
  "(?:a |al |alla |all['’]|ai |del |della |dell['’]|di |dei |nel |nella |in |per |il |la )*"

export const italian: PrivateStatements = {
  adverbs: unwrap`
    in|nel|nell['’]\S+|a|al|per|da|dal|durante|dopo|prima|(?:più|due|tre|molte) volte|una volta
    |anche|già|ancora|sempre|mai|non|poi|stat[oa]|finit[oa]|\p{L}+mente|\p{L}+[aiu]t[oa] e`,
  health: {
    words: unwrap`
      terapia|psich|psicoter|cura|disintossic|diagnost|ricover|disabil|invalid|rotelle|suicid
      |comunità|alat|in analisi`,
    frames: [
      unwrap`
        PERSON (?:è|era|è stat[oa]) (?:in (?:cura|terapia|psicoterapia|analisi)
        |sotto cura)END(?! (?:intensiva|de))`,
      unwrap`
        PERSON (?:segue|seguì|ha seguito|fa|inizia)FEW (?:psicoterapia|chemioterapia
        |terapia (?:psi|contro|onc)|cura (?:psi|contro|disintoss))`,
      unwrap`
        PERSON (?:è|è stat[oa]|fu|venne) ricoverat[oa]FEW (?:psichiatri|clinica|disintossic
        |comunità)`,
      unwrap`PERSON (?:è|era|si muove|vive)FEW sedia a rotelle`,
      unwrap`PERSON (?:è|era) (?:disabile|invalid[oa])END`,
      unwrap`PERSON ha tentato il suicidioEND`,
      unwrap`PERSON (?:è andat[oa]|è entrat[oa]
        |è stat[oa]) in (?:una )?comunità di recuperoEND(?! per volontariato)ROLE`,
      unwrap`
        START[Mm]alat[oa] di (?:tumore|cancro|aids|leucemia
        |depressione)(?: \p{Ll}+){0,3}, NAMEEND`,
    ],
  },
  belief: {
    words: unwrap`
      cattolic|cristian|protest|musulm|ebre|buddis|ate[oa]|islam|[Tt]estimon|credente|evangelic
      |praticante|Opus|ebra|prega
      |si (?:dichiara|definisce|considera|professa)|battezzare`,
    frames: [
      unwrap`
        PERSON (?:è|era|fu) (?:una? )?(?:(?:fervente|devot[oa]) )?(?:cattolic[oa]|cristian[oa]
        |protestante|musulman[oa]|ebre[oa]|buddista|ate[oa]) (?:praticante|convint[oa]|convertit[oa]
        |devot[oa]|fervente)END`,
      unwrap`
        PERSON si (?:è convertit[oa]|convertì|convertirà)[ ]
        (?:all['’]|al )(?:islam|ebraismo|cristianesimo|cattolicesimo|buddismo)`,
      unwrap`PERSON (?:è|era)FEW [Tt]estimone di Geova`,
      unwrap`PERSON è (?:molto )?credenteEND`,
      unwrap`PERSON (?:appartiene|fa parte) (?:all|dell)['’]Opus Dei`,
      unwrap`PERSON pregaFEW (?:moschea|sinagoga)END`,
      unwrap`
        PERSON si (?:dichiara|definisce|considera|professa) (?:una? )?(?:ate[oa]|agnostic[oa]
        |credente
        |cattolic[oa]|cristian[oa]|protestante|musulman[oa]|ebre[oa]|buddista)${creedEnd}`,
      unwrap`
        PERSON si è fatt[oa] battezzareEND`,
    ],
  },
  ties: {
    words: 'iscri(?:tt|ss)|tesser|milit|membro|simpatizzante|aderì|aderito|vot|sindacal',
    frames: [
      unwrap`
        PERSON ${held}FEW (?:iscritt[oa]|tesserat[oa]|militante|membro
        |simpatizzante) ${link}${party}`,
      unwrap`
        PERSON (?:si (?:è iscritt[oa]|iscrisse)|ha aderito|aderì|ha votato|vota
        |ha preso la tessera|ha la tessera|milita|militò)[ ]
        ${link}${party}`,
    ],
  },
  offices: unwrap`
    (?:addett[oa]|ufficio) stampa
    |ministr|[Dd]eputat|[Ss]enator|[Ss]indac[oa](?!\p{L})|[Cc]onsiglier|[Cc]andidat|[Pp]resident
    |portavoce|segretari|europarlament|capogruppo|parlament|politic[oa]END|assessor|onorevole`,
  court: {
    words: unwrap`
      condann|arrest|incarcer|imputat|indagat|accus|denunci|process|rinvi|carcere|galera|fallit
      |fallimento|insolv|prigione|causa|citat|multat|precedenti|sospett|patteggi|pregiudicat
      |colpevole|querel|detenut|ssassin|truffat|assolt|espuls|confess|ammess|domiciliari|custodia
      |finisc|finì|olizia|fallimento|rocura|iudice|arcere|Pena|Condanna|Multa|processo|giudizio
      |indagine contro|indagine nei|inchiesta contro|inchiesta nei|sentenza contro|sentenza nei
      |indebitamento
      |tribunale
      |accuse|procedimento|indagini|a carico di|perseguire|prosciolt|multa per`,
    frames: [
      `PERSON ${held}ASIDEWHEN ${accused}END`,
      unwrap`
        START(?:Fu|È stat[oa]|Venne)WHEN ${accused}END(?! (?:il|la|lo|gli|le|i|una?)(?!\p{L}))`,
      `HUMAN ${held}WHEN (?:citat[oa] in giudizio|multat[oa])END`,
      'PERSON sarà processat[oa]END',
      'PERSON (?:è|era) sospettat[oa] diEND',
      unwrap`PERSON (?:ha|aveva) (?:\p{Ll}+ )?precedenti penali`,
      'stat[oa] condannat[oa]END',
      `PERSON (?:ha patteggiato|patteggiò|si (?:è )?dichiarò? colpevole)`,
      `PERSON (?:è|fu) uscit[oa]FEW (?:carcere|prigione|galera)ENDROLE`,
      `TITLE,?WHEN ${accused}END`,
      unwrap`
        (?:condannato|arrestato|denunciato|querelato|condannò|arrestò|denunciò|citò in giudizio
        |accusò)[ ]
        NAMEENDOWN(?! (?:il|la|lo|i|gli|le)(?!\p{L}))`,
      unwrap`
        PERSON (?:ha scontato|scontò|sconta|ha passato|è finit[oa]|finì|è stat[oa])FEW
        (?:carcere|galera|prigione|ai domiciliari)ENDROLE`,
      unwrap`(?:fatto|fece|fa|intentato) causa a NAMEEND`,
      unwrap`
        (?:[Pp]rocesso|[Qq]uerela|[Dd]enuncia
        |[Ii]ndagine|[Ii]nchiesta|[Cc]ausa|[Ss]entenza) (?:contro|nei confronti di) NAMEEND`,
      unwrap`HUMAN ${held}WHEN(?: dichiarat[oa])? (?:fallit[oa]|insolvente|colpevole)END`,
      unwrap`PERSON (?:ha dichiarato|dichiarò)FEW fallimento personale`,
      unwrap`[Ff]allimento personale di NAME`,
      unwrap`[Ss]ovraindebitamento di NAME`,
      unwrap`
        START(?:L['’]|[Ll]a |[Ii]l )?(?:(?!${things} )\p{L}\p{Ll}+ (?:condannat|incarcerat
        |arrestat)[oa]
        |ex detenut[oa]|[Aa]ssassin[oa]|[Tt]ruffat(?:ore|rice)) NAMEEND`,
      unwrap`PERSON (?:è stat[oa]|fu|venne)FEW (?:assolt[oa]|espuls[oa] dal paese)END`,
      unwrap`
        PERSON (?:ha confessato|confessò|ha ammesso) (?:il |l['’]|la |di aver )(?:furto
        |omicidio|truffa|delitto|rubato|ucciso)END`,
      unwrap`PERSON (?:è|era|finì|va)FEW (?:arresti domiciliari|custodia cautelare)END(?! d[ie] )`,
      unwrap`PERSON (?:finisce|finì|è finit[oa]) in (?:carcere|prigione|galera)ENDROLE`,
      unwrap`[Pp]olizia (?:arresta|ferma) NAMEEND`,
      unwrap`HUMAN ha dichiarato (?:il )?fallimentoEND(?! (?:il|la|l['’]))`,
      unwrap`(?:[Pp]rocura|[Gg]iudice|[Tt]ribunale) (?:accusa|indaga|condanna|assolve) NAMEEND`,
      unwrap`(?:Carcere|Pena(?: \p{Ll}+)?|Condanna|Domiciliari) per NAMEEND`,
      unwrap`TITLE,? a (?:processo|giudizio) per (?!l[ao] |il |i |le |l['’])\p{Ll}`,
      unwrap`
        (?:[Aa]ccuse|[Pp]rocedimento|[Ii]ndagini|[Ii]ndagine|[Ii]nchiesta|[Pp]rocesso) (?:contro
        |a carico di|nei confronti di) NAMEEND`,
      unwrap`
        rinunciato a perseguire NAMEEND`,
      unwrap`
        PERSON (?:è stat[oa]|fu|venne)FEW prosciolt[oa]END`,
      unwrap`
        PERSON (?:ha pagato|pagò)FEW multa per (?:guida|eccesso|frode|evasione)END`,
    ],
  },
  home: {
    words: 'abita|risied|residen|vive|domicil|indirizzo',
    frames: [
      unwrap`
        (?:abita|abitava|risiede|risiedeva|residente|vive|domiciliat[oa]) (?:a [^.;\n,]{2,30},? )?
        (?:in )?${street} [^.;\n]{1,40}?\d{1,4}`,
      unwrap`(?:[Rr]esidenza|[Ii]ndirizzo (?:di casa|privato|personale)) ?:[^\n]{0,60}\d`,
    ],
  },
}
