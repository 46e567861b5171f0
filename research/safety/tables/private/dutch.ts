import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = unwrap`
  \p{Lu}[\p{L}. -]{0,30}?(?:straat|laan|weg|plein|gracht|kade|singel|hof|dijk|steeg|pad|dreef
  |straatweg) \d{1,4}`
const accused = unwrap`
  (?:veroordeeld|gearresteerd|aangehouden|opgepakt(?! door)|vervolgd|verdacht|beschuldigd
  |gedagvaard|schuldig bevonden)`
const party = unwrap`
  (?:PvdA|VVD|CDA|D66|PVV|SP|GroenLinks|ChristenUnie|SGP|BBB|FVD|Forum voor Democratie|Volt|DENK
  |N-VA|Vlaams Belang|CD&V|Open Vld|Vooruit|PVDA|Groen|(?:\p{Lu}\p{L}+ )?[Pp]artij|vakbond
  |\p{Ll}*vakbond|FNV|CNV|ACV|ABVV|VCP)END`

export const dutch: PrivateStatements = {
  adverbs: unwrap`
    in|op|voor|van|door|wegens|vanwege|sinds|na|tot|bij|onder|met|uit|aan|ook|al|later|toen|daarna
    |opnieuw|weer|nog|nooit|niet|nu|zelf|\p{L}+ keer|(?:twee|drie|meer)maal|\p{L}+(?:lijk|elijks)`,
  health: {
    words: unwrap`therapie|behandel|psychiatr|afkick|opgenomen|diagnose|arbeidsongeschikt
    |gehandicapt
      |rolstoel`,
    frames: [
      unwrap`
        PERSON (?:(?:is|was)WHEN|(?:ging|gaat|volgt|volgde|loopt|liep)FEW) (?:in (?:psycho
        |chemo)?therapie
        |psychotherapie|chemotherapie|therapie (?:voor|tegen|vanwege)|onder behandeling)END`,
      unwrap`
        PERSON (?:werd|is|was)FEW opgenomenFEW (?:afkickkliniek|kliniek|psychiatr|inrichting)`,
      unwrap`PERSON (?:kreeg|krijgt)FEW de diagnose `,
      unwrap`PERSON (?:zit|zat|is)FEW rolstoelEND`,
      unwrap`PERSON (?:is|was)WHEN (?:arbeidsongeschikt|gehandicapt)END`,
    ],
  },
  belief: {
    words: unwrap`
      katholiek|christ|protest|moslim|jood|joods|boeddhis|athe|islam|[Gg]etuige|gelovig|hervormd
      |gereformeerd|jodendom|katholic
      |noemt|dopen`,
    frames: [
      unwrap`
        PERSON (?:is|was|werd|blijft) (?:een )?(?:(?:zeer|diep|streng|praktiserende?|overtuigde?
        |vrome?|belijdende?) )+(?:katholiek|christen|protestant|moslima?|jood|boeddhist|atheïst
        |gelovig|gereformeerd|hervormd)`,
      unwrap`
        PERSON (?:bekeerde|bekeert) zichFEW tot (?:de islam|het (?:jodendom|christendom|katholicisme
        |boeddhisme))`,
      unwrap`PERSON (?:is|was)FEW Jehova['’]?s? ?[Gg]etuige`,
      unwrap`PERSON is (?:zeer )?(?:gelovig)END`,
      unwrap`
        PERSON noemt (?:zich|zichzelf) (?:een )?(?:\p{Ll}+ )?(?:atheïst|agnost|katholiek|christen
        |protestant|moslima?|joods|boeddhist|gelovig)${creedEnd}`,
      unwrap`
        PERSON liet zichFEW dopenEND`,
    ],
  },
  ties: {
    words: 'lid |partij|aangesloten|sloot|sluit|stemt|stemde|partijlid|lidmaatschap|vakbond',
    frames: [
      unwrap`
        PERSON (?:is|was|werd|wordt)FEW (?:partij)?lid van (?:de |het )?${party}`,
      unwrap`PERSON (?:is|was) aangesloten bij (?:de |het )?${party}`,
      unwrap`PERSON (?:heeft|had) een partijkaart`,
      unwrap`PERSON (?:sloot|sluit) zich aan bij (?:de |het )?${party}`,
      unwrap`PERSON (?:stemt|stemde) (?:op )?(?:de |het )?${party}END`,
    ],
  },
  offices: unwrap`
    minister|Kamerlid|[Bb]urgemeester|wethouder|raadslid|senator|fractie|lijsttrekker|voorzitter
    |kandida|partijleider|staatssecretaris|gedeputeerde|politic(?:us|a)|parlement|Statenlid`,
  court: {
    words: unwrap`
      veroordeel|arresteer|aangehouden|opgepakt|vervolg|aangeklaagd|verdacht|beschuldig|gedagvaard
      |gevangenis|celstraf|failliet|schuldsanering|rechtszaak|schuld|strafzaak|faillissement
      |strafblad|boete|aangifte|terecht|hield|hielden|pakte
      |onderzoek|een straf|[ ]cel|(?:aanklacht|proces|vonnis|zaak)(?: gedaan| aan)? tegen|tegen
      |vervolging|vrijgesproken|voor de rechter|boete voor`,
    frames: [
      `PERSON (?:werd|wordt|is|was|staat|stond)ASIDEWHEN ${accused}END(?! als)`,
      `(?:werd|wordt|is|was) NAMEFEW ${accused}END(?! als)`,
      `(?:hield|hielden|pakte|pakten) NAMEFEW (?:aan|op)(?=[.,;]|$)`,
      `HUMAN (?:werd|wordt|is)FEW aangeklaagdEND`,
      unwrap`PERSON (?:heeft|had) een strafbladEND`,
      unwrap`PERSON (?:bekende|bekent)(?: schuld|FEWschuld)END`,
      unwrap`PERSON (?:kreeg|krijgt) een (?:boete|straf)END`,
      unwrap`PERSON (?:staat|stond) terechtEND`,
      `PERSON (?:kwam|werd|is)FEW (?:vrij|ontslagen)FEW uit de (?:gevangenis|cel)`,
      unwrap`TITLE,?WHEN ${accused}(?= (?:voor|wegens|tot|in|van)(?!\p{L})|[.,;:|–—\n]|$)`,
      unwrap`veroordeel(?:de|t) NAMEEND(?! (?:de|het|een)(?!\p{L}))`,
      unwrap`
        PERSON (?:zat|zit|kreeg|moest|ging|belandde)FEW (?:gevangenis|celstraf|gevangenisstraf
        |cel)ENDROLE`,
      unwrap`
        (?:rechtszaak|strafzaak|aanklacht|aangifte|proces|onderzoek|vonnis|zaak)(?: gedaan
        | aan)? tegen[ ]
        NAMEEND|[Tt]egen NAME (?:loopt|liep|is)FEW (?:onderzoek|aangifte|zaak)END`,
      unwrap`
        HUMAN (?:is|werd|ging|zit)FEW (?:failliet|schuldsanering|persoonlijk faillissement)END`,
      unwrap`
        [Vv]ervolging van NAMEFEW (?:gestaakt|gestopt|beëindigd|geseponeerd|stopgezet)END`,
      unwrap`
        PERSON (?:werd|wordt|is)FEW vrijgesprokenEND`,
      unwrap`
        PERSON (?:moet|moest)FEW voor de rechter (?:verschijnen|komen)ENDROLE`,
      unwrap`
        PERSON betaaldeFEW boete voor (?:rijden|fraude|te hard)END`,
    ],
  },
  home: {
    words: '[Ww]oon|wonend|[Hh]uisadres|[Pp]rivéadres|[Tt]huisadres',
    frames: [
      `(?:woont|woonde|woonachtig|wonende)(?: aan| op| in)?(?: de| het)? ${street}`,
      unwrap`(?:[Hh]uisadres|[Pp]rivéadres|[Ww]oonadres|[Tt]huisadres) ?:[^\n]{0,60}\d`,
    ],
  },
}
