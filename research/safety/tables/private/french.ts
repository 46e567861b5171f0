import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd, things } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = unwrap`
  \d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|impasse|quai|route|cours
  |square|passage)`
const accused = unwrap`
  (?:condamnée?|incarcérée?|arrêtée?|inculpée?|mise? en examen|emprisonnée?
  |poursuivie?(?! par la malchance)(?: en[ ]
  justice)?|reconnue? coupable|placée? en garde à vue|assignée? en justice|soupçonnée?|accusée?
  |écrouée?|jugée? pour)`
const party = unwrap`
  (?:Parti (?:socialiste|communiste|radical|pirate|de (?:la )?\p{Lu}\p{L}+|\p{Lu}\p{L}+)
  |Rassemblement national|Front national|Les Républicains|La France insoumise|LFI
  |UMP|PS|PCF|RN|LR|EELV|Renaissance|MoDem|NPA|la CGT|CGT|CFDT|CFTC|Force ouvrière|FO|SUD|UNSA
  |FSU|syndicat(?! (?:des? copropri|d['’]initiative|mixte|intercommunal|des eaux)))`

export const french: PrivateStatements = {
  adverbs: unwrap`
    en|le \d+|à|au|aux|par|pour|dans|depuis|pendant|après|avant|(?:plusieurs|deux|trois) fois
    |une (?:\p{L}+ )?fois|aussi|également|déjà|ensuite|puis|toujours|encore|jamais|pas|plus
    |lui-même|elle-même|devenue?|\p{L}+ment|\p{L}+ée? et`,
  health: {
    words: unwrap`
      thérap|psych|cure|désintox|fauteuil|diagnosti|hospital|internée?|handicap|soins|chimio
      |invalid|suicid|cancer|tumeur|leucémie|sida|dépression|traitement contre|hôpital|clinique
      |arrêt maladie`,
    frames: [
      unwrap`
        PERSON (?:suit|suivait|a suivi|entame|a entamé|commence)FEW (?:psychothérapie|thérapie
        |psychanalyse|chimiothérapie|cure de désintoxication|traitement (?:psychiatrique|contre))`,
      unwrap`
        PERSON (?:a été|est|fut|était)FEW (?:(?:internée?|hospitalisée?|suivie?)FEW
        (?:psychiatri|clinique|hôpital|désintoxication)
        |admise? (?:à l['’]hôpital|en (?:clinique|psychiatrie|désintoxication))ENDROLE)`,
      unwrap`diagnostiqu\p{Ll}+ (?:un|une|le|la|les|du|des) [^.;]{2,50} (?:à|chez) NAME`,
      unwrap`NAME (?:a été|est|fut) diagnostiquée?`,
      unwrap`PERSON (?:est|se déplace|vit|circule)FEW fauteuil roulantEND`,
      unwrap`PERSON (?:est|était)WHEN (?:handicapée?|invalide|en arrêt maladie)END`,
      unwrap`PERSON a (?:tenté de se suicider|fait une tentative de suicide)END`,
      unwrap`
        START(?:[Mm]alade|[Aa]tteinte?) d(?:['’]une?|e l[ae]|u) (?:cancer|tumeur|leucémie|sida
        |dépression)(?: \p{Ll}+){0,3}, NAMEEND`,
    ],
  },
  belief: {
    words: unwrap`
      cathol|chréti|protest|musulm|jui[fv]|bouddh|athée|islam|[Tt]émoin|confession|croyant|baptis
      |apostasi|juda|prie|christ|pratiquant
      |se d(?:it|éclare|éfinit)|athée|agnostique|fait baptiser`,
    frames: [
      unwrap`
        PERSON (?:est|était) (?:une? )(?:fervente?|fidèle|pieuse?|pieux) (?:catholique
        |chrétien(?:ne)?
        |protestante?|musulmane?|juive?|juif|bouddhiste|athée)END`,
      unwrap`
        PERSON (?:est|était|reste|devient|devint) (?:une? )?(?:(?:fervente?|fidèle|pieuse?|pieux)[ ]
        )?(?:catholique|chrétien(?:ne)?|protestante?|musulmane?|juive?|juif|bouddhiste|athée)[ ]
        (?:pratiquante?|convaincue?|convertie?|fervente?|pieuse|pieux)END`,
      unwrap`PERSON (?:s['’](?:est|était) )?converti(?:t|e)? (?:à l['’]|au )(?:islam|juda|christ
        |cathol
        |bouddh|protest)`,
      unwrap`PERSON (?:est|était|devient|devint)WHEN [Tt]émoins? de Jéhovah`,
      unwrap`
        (?:^|[.;!?\n] ?|, |PERSON,? )[Dd]e (?:confession|religion) (?:juive|musulmane|catholique
        |protestante|chrétienne|bouddhiste)END(?=[,. ])`,
      unwrap`PERSON (?:est|était) (?:très )?(?:croyante?|pratiquante?)END`,
      unwrap`PERSON prieFEW (?:mosquée|synagogue)END`,
      unwrap`
        PERSON se (?:dit|déclare|définit comme|considère comme) (?:une? )?(?:athée|agnostique
        |croyante?
        |catholique|chrétien(?:ne)?|protestante?|musulmane?|juive|juif|bouddhiste)${creedEnd}`,
      unwrap`
        PERSON s['’]est fait(?:e)? baptiserEND`,
    ],
  },
  ties: {
    words: 'adh[éè]r|membre|encart|carte|milit|syndi|adhésion|vot|rejoint|sympathis',
    frames: [
      unwrap`
        PERSON (?:est|était|fut|devient|devint)FEW (?:adhérente?|membre|encartée?|militante?
        |sympathisante?|syndiquée?) (?:du |de la |de l['’]|des |de |au |à la |à l['’]|aux |à[ ]
        )?(?:parti )?${party}`,
      unwrap`
        PERSON (?:milite|a milité|militait|est encartée?) (?:au |à la |à |chez |aux )${party}END`,
      unwrap`PERSON, (?:membre|adhérente?|militante?) (?:du |de la |de l['’]|des |de )${party}`,
      unwrap`
        PERSON (?:a adhéré|adhère|adhéra|a pris sa carte|prend sa carte|s['’]est syndiquée?
        |a rejoint
        |rejoint) (?:au |à la |à l['’]|aux |à |le |la |l['’]|les )${party}`,
      unwrap`PERSON (?:vote|a voté|votait)(?: pour)? (?:le |la |les |l['’])?${party}`,
      unwrap`PERSON a sa carte (?:au |à la |à l['’]|du |de la |aux )${party}`,
    ],
  },
  offices: unwrap`
    attachée? de presse|(?:service|bureau|chef|cheffe) de presse
    |ministre|[Dd]éputé|[Ss]énat|[Mm]aire(?!\p{L})|[Cc]onseill(?:er|ère) (?:municipal|régional
    |départemental|général)|candidat|présid|secrétaire|porte-parole|[Ee]urodéput|[Ee]lue? |élue?
    |déléguée? (?:syndical|général)|politicien|homme politique|femme politique|tête de liste`,
  court: {
    words: unwrap`
      condamn|incarcér|arrêt|inculp|examen|prison|casier|sursis|enquête|poursui|coupable|justice
      |soupçon|accus|écrou|jug|assign|surendett|faillite|liquidation|tribunal|plainte|peine|détenu
      |eurtri|escroc|relax|acquitt|expuls|avou|reconnu|garde|recherch|plac|plainte|ursis|rison
      |mende|barre|procès|procédure|mandat|information judiciaire|détention|assises
      |charges|ccusations|non-lieu|renonc|sera`,
    frames: [
      unwrap`
        PERSON (?:a été|est|fut|était|avait été)ASIDEWHEN ${accused}END(?! à l['’]idée
        | par l[ae]s? )`,
      `HUMAN (?:a été|est|fut|était)WHEN (?:assignée? en justice|visée? par une enquête)`,
      unwrap`
        TITLE,?WHEN ${accused}(?= (?:pour|à|en|d['’]|de|du|par|après|dans|lundi|mardi|mercredi|jeudi
        |vendredi)|[.,;:|–—\n]|$)`,
      unwrap`PERSON (?:a plaidé|plaide|plaida) (?:non )?coupable`,
      unwrap`PERSON (?:a|avait) un casier judiciaire`,
      unwrap`PERSON (?:a écopé|écope|a reçu)FEW (?:prison|sursis)END`,
      'avoir été condamnée?END',
      `(?:a|ont|fait|font) (?:condamné|assigné|poursuivi|arrêté|inculpé|accusé|écroué) NAMEENDOWN`,
      `condamn(?:e|a|ait) NAME (?:à |pour )`,
      unwrap`PERSON (?:a purgé|purge|a passé|passa|a fait|est sortie? de|sort de)FEW prisonENDROLE`,
      unwrap`
        (?:[Pp]lainte|[Pp]rocès|[Ee]nquête|[Pp]rocédure|[Pp]oursuites) (?:a été déposée |ouverte )?
        (?:contre|visant) NAMEEND`,
      unwrap`
        PERSON (?:fait l['’]objet|faisait l['’]objet|a fait l['’]objet) d['’]une? (?:procédure
        |enquête
        |plainte|mise en examen|mandat|condamnation|liquidation|information judiciaire)`,
      unwrap`
        HUMAN (?:est|a été|fut|se trouve)WHEN(?: déclarée?)? (?:surendettée?|en faillite personnelle
        |en surendettement)END`,
      unwrap`
        START(?:L['’]|[Ll][ea] )?(?:(?:ex-)?(?!${things} )\p{L}\p{Ll}+ (?:condamnée?|incarcérée?
        |écrouée?)
        |ex-détenue?|[Mm]eurtri(?:er|ère)|escroc) NAMEEND`,
      unwrap`PERSON (?:a été|fut|est)FEW (?:relaxée?|acquittée?(?! (?:à|de sa))
        |expulsée? du territoire)END`,
      unwrap`
        PERSON (?:a avoué|avoue|a reconnu) (?:le |la |les |des |une? )(?:vol|meurtre
        |escroquerie|faits|crime|fraude)END(?! \p{Ll})`,
      unwrap`PERSON (?:est|a été|était) (?:placée? )?en (?:garde à vue|détention)END`,
      unwrap`PERSON (?:est|était|a été) recherchée? par la (?:police|gendarmerie|justice)ENDROLE`,
      unwrap`TITLE,? placée? en (?:garde à vue|détention provisoire)`,
      unwrap`[Pp]lainte vise NAMEEND`,
      unwrap`(?:Sursis|Prison(?: ferme)?) pour NAMEEND`,
      unwrap`TITLE,? devant (?:le tribunal|les assises) pour (?!défendre|plaider|accompagner
        |témoigner|représenter)\p{Ll}+`,
      unwrap`
        (?:[Cc]harges|[Aa]ccusations) (?:contre|visant|pesant sur) NAMEEND`,
      unwrap`
        (?:parquet|procureure?|justice)(?: \p{L}+)? (?:a )?renon(?:cé|ce|ça) à poursuivre
        [ ]NAMEEND`,
      unwrap`
        PERSON a (?:bénéficié d['’]|obtenu )un non-lieuEND(?! pour)`,
      unwrap`
        PERSON sera jugée?(?: \p{L}+){0,3} pour (?:le meurtre|l['’]assassinat
        |(?!(?:l[ae]s?|son|sa|ses|leur|une?|des?) |l['’])\p{Ll})`,
      unwrap`
        PERSON (?:a payé|paya)FEW amende pour (?:excès|conduite|fraude|ivresse)END`,
    ],
  },
  home: {
    words: unwrap`habit|rési|demeur|domicil|vit[ ,]|vivait|personnelle|logé`,
    frames: [
      unwrap`
        (?:habite|habitait|réside|résidait|demeure|demeurant|domiciliée?|vit|vivait)(?: au| à|,)*[ ]
        ${street}`,
      unwrap`(?:[Aa]dresse personnelle|[Dd]omicile(?: personnel)?) ?:[^\n]{0,60}\d`,
    ],
  },
}
