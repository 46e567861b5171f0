import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = '(?:[Rr]ua|[Aa]venida|[Aa]v\\.|[Tt]ravessa|[Pp]raça|[Ll]argo|[Aa]lameda|[Ee]strada)'
const accused = unwrap`
  (?:condenad|detid|presa?|pres|encarcerad|indiciad|acusad|denunciad|investigad
  |constituíd)[oa](?! político)`
const party = unwrap`
  (?:PS|PSD|PT|PSDB|MDB|PMDB|PSOL|PCP|PCdoB|CDS|Chega|Bloco de Esquerda|BE|PAN|PL|PSL|DEM
  |Iniciativa Liberal|Livre|(?:\p{Lu}\p{L}*\s)?[Pp]artido \p{Lu}\p{L}+|CGTP|UGT|CUT
  |[Ss]indicato)END`
const held = '(?:é|era|foi|está|estava|esteve|tem sido)'

export const portuguese: PrivateStatements = {
  adverbs: unwrap`
    em|n[oa]|a|ao|à|por|pel[oa]|para|desde|durante|após|antes|depois|(?:várias|duas|três
    |muitas) vezes
    |uma vez|também|já|ainda|sempre|nunca|não|sendo|sido|\p{L}+mente|\p{L}+[ai]d[oa] e`,
  health: {
    words: unwrap`
      terapia|psiqui|psicoter|tratamento|desintoxic|diagnost|reabilit|internad|baixa|deficiên
      |rodas`,
    frames: [
      unwrap`
        PERSON (?:faz|fez|recebe|recebeu|segue|está em|esteve em|iniciou)FEW (?:psicoterapia|terapia
        |quimioterapia|tratamento (?:psiquiátrico|psicológico|contra|para|médico))`,
      unwrap`
        PERSON (?:foi|esteve|está) internad[oa]FEW (?:psiquiátric|desintoxicação|reabilitação
        |clínica|hospício)`,
      unwrap`PERSON (?:anda|está|vive|desloca-se)FEW cadeira de rodasEND`,
      unwrap`PERSON (?:foi|é) diagnosticad[oa] `,
      unwrap`PERSON (?:está|esteve) de baixa`,
      unwrap`PERSON tem uma deficiência(?: \p{Ll}+)?END`,
    ],
  },
  belief: {
    words: unwrap`
      catól|crist|protest|muçulm|jud|budis|ate[uia]|islã|[Tt]estemunha|crente|[Ee]vangél|Opus|Jeová
      |espírita|umband|candombl|catolicismo|Assembleia de Deus|Igreja Universal
      |-se |se d(?:iz|eclara)|batizou|agnóstic`,
    frames: [
      unwrap`
        PERSON (?:é|era|foi) (?:uma? )?(?:(?:fervoros|devot)[oa] )?(?:católic[oa]|cristã|cristão
        |protestante|muçulman[oa]|jude?u|judia|budista|ateu|ateia|evangélic[oa]|espírita)[ ]
        (?:praticante|convict[oa]|convertid[oa]|devot[oa]|fervoros[oa])END`,
      unwrap`
        PERSON (?:se )?converteu(?:-se)? ao (?:islã|islão|judaísmo|cristianismo|catolicismo
        |budismo|protestantismo)`,
      unwrap`PERSON é (?:muito )?crenteEND`,
      unwrap`PERSON (?:é|era|foi)FEW [Tt]estemunha de Jeová`,
      unwrap`
        (?:^|[.;!?\n] ?)(?:(?:[Ee]vangélic|[Cc]atólic|[Mm]uçulman)[oa]
        |[Ee]spírita)(?: \p{Ll}+){1,3},[ ]
        NAMEEND(?! \p{Ll}+ (?:padre|bispo))`,
      unwrap`PERSON (?:frequenta|pertence)FEW (?:Assembleia de Deus|Igreja Universal|Opus Dei)END`,
      unwrap`
        PERSON (?:(?:diz|declara|considera)-se|se (?:diz|declara|considera)) (?:uma? )?(?:ateu|ateia
        |agnóstic[oa]|crente|católic[oa]|cristão|cristã|muçulman[oa]|judeu|judia
        |budista)${creedEnd}`,
      unwrap`
        PERSON (?:batizou-se|se batizou)END(?! (?:como|de|rei|rainha)(?!\p{L}))`,
    ],
  },
  ties: {
    words: unwrap`militante|fili|ader|junt|cartão|membro|sindic|simpatizante|vot`,
    frames: [
      unwrap`
        PERSON ${held}FEW (?:militante|filiad[oa]|membro|simpatizante|sindicalizad[oa])[ ]
        (?:do |da |de |dos |ao |à |no |na |em )*${party}`,
      unwrap`PERSON tem (?:o )?cartão (?:de militante )?(?:do |da )${party}`,
      unwrap`
        PERSON (?:se )?(?:filiou|aderiu|votou|vota|juntou)(?:-se)? (?:ao |à |no |na |em[ ]|
        a )*${party}`,
    ],
  },
  offices: unwrap`
    ministr|[Dd]eputad|[Ss]enador|[Pp]refeit|[Vv]ereador|[Cc]andidat|[Pp]resident|porta-voz
    |secretári|eurodeputad|parlament|líder|bancada|polític[oa]END|governador|autarca|dirigente`,
  court: {
    words: unwrap`
      conden|det[ei]|prend|pres[oa]|encarcer|indicia|process|acusa|denunci|investigad|cadeia|prisão
      |insolv|falid|falência|réu| ré(?!\p{L})|arguid|culpad|queixa|julga|multad|antecedentes
      |cadastro
      |suspeit|constituíd|acusou|indiciou|denúncia
      |acusaç|acusar|processar|absolvid|ilibad|julgamento|multa por`,
    frames: [
      `PERSON ${held}ASIDEWHEN ${accused}(?! (?:na|em|a) (?:tese|universidade)| à| no trânsito)END`,
      `PERSON está a ser (?:investigad|julgad)[oa]END`,
      unwrap`START(?:Foi|Esteve)WHEN ${accused}END(?! (?:[oa]s?|uma?)(?!\p{L}))`,
      `HUMAN ${held}WHEN (?:processad|multad)[oa]END`,
      `PERSON (?:vai ser|será) julgad[oa]END`,
      `PERSON (?:tem|tinha) (?:antecedentes|cadastro) crimina(?:is|l)`,
      `PERSON ${held} suspeit[oa] deEND`,
      `ser condenad[oa]END`,
      `PERSON (?:declarou-se|se declarou|confessou-se) (?:culpad[oa]|insolvente)END`,
      `TITLE,?WHEN ${accused}END`,
      `PERSON ${held}(?: (?:um|uma|constituíd[oa]))? (?:réu|ré|arguid[oa]|culpad[oa])END`,
      unwrap`
        (?:condenou|processou|denunciou|deteve|prendeu|acusou|indiciou) (?:o |a[ ]
        )?NAMEENDOWN`,
      unwrap`
        PERSON (?:passou|cumpriu|cumpre|esteve|está|saiu|entrou)FEW (?:cadeia|prisão)ENDROLE`,
      unwrap`
        (?:[Qq]ueixa|[Dd]enúncia|[Pp]rocesso|[Jj]ulgamento|[Mm]andado de (?:prisão|detenção))[ ]
        contra (?:o |a )?NAMEEND`,
      unwrap`PERSON (?:declarou|pediu)FEW (?:insolvência|falência) pessoal`,
      unwrap`
        HUMAN (?:foi|está|é|esteve)WHEN(?: declarad[oa])? (?:insolvente|falid[oa]|em falência)END`,
      unwrap`(?:[Ii]nsolvência|[Ff]alência) pessoal de NAMEEND`,
      unwrap`
        [Aa]cusaç(?:ões|ão) contra (?:o |a )?NAMEEND`,
      unwrap`
        desist\p{Ll}+ de (?:acusar|processar) NAMEEND`,
      unwrap`
        PERSON foiFEW (?:absolvid|ilibad)[oa]END(?! pel[ao] (?:crítica|público))`,
      unwrap`
        PERSON vai a julgamentoENDROLE`,
      unwrap`
        PERSON pagouFEW multa por (?:excesso|conduzir|dirigir|fraude)END`,
    ],
  },
  home: {
    words: unwrap`mora|resid|vive|domicil|endereço`,
    frames: [
      unwrap`
        (?:mora|morava|reside|residia|vive|residente|domiciliad[oa]) (?:na |no |em )?${street}[ ]
        [^.;\n]{1,40}?\d{1,4}`,
      unwrap`(?:[Rr]esidência|[Ee]ndereço (?:residencial|pessoal|particular)) ?:[^\n]{0,60}\d`,
    ],
  },
}
