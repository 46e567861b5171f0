import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const illness = unwrap`
  cancer|tumeur|leucémie|lymphome|mélanome|VIH|[Ss]ida|hépatite(?: [BC])?|tuberculose|Covid(?:-19)?
  |diabète|asthme|épilepsie|migraines|arthrose|ostéoporose|lupus|psoriasis|fibromyalgie|endométriose
  |(?:maladie de )?(?:Crohn|Parkinson|Charcot|Huntington)|(?:maladie d['’])?Alzheimer|démence
  |maladie (?:rare|chronique|mentale|incurable|génétique)|sclérose en plaques|mucoviscidose
  |trisomie|autisme|Asperger|TDAH|dyslexie|dépressions?|burn-?out|anxiété
  |crises? (?:d['’]angoisse|cardiaques?|d['’]épilepsie)|troubles? (?:bipolaires?
  |alimentaires?|psychiques?|mental|mentaux|obsessionnels|anxieux|du comportement)|schizophrénie
  |psychose|anorexie|boulimie|alcoolisme|AVC|infarctus|rupture d['’]anévrisme|fausse couche|IVG
  |avortement|handicap(?! de \d)|cécité|surdité|pensées suicidaires|addiction`
const treatment = unwrap`
  insuline|méthadone|antidépresseurs|chimiothérapie|chimio|radiothérapie|dialyse|greffe
  |transplantation|mastectomie|ablation|amputation|prothèse|pacemaker|fauteuil roulant|FIV
  |désintoxication|désintox|héroïne|cocaïne|sevrage|psychothérapie|appareil auditif
  |électrochocs`
/** What people depend on; "accro aux mots croisés" is no illness. */
const addictive = unwrap`
  drogues?|jeux?|cocaïne|morphine|codéine|héroïne|méthadone|kétamine|nicotine|bouteille|paris
  |médicaments?|opiacés?|opioïdes?|anxiolytiques?|somnifères?|antidouleurs?|amphétamines?
  |benzodiazépines?|pornographie`
const party = unwrap`
  écologistes?|socialistes?|communistes?|LCR|PCF|PS|RN|FN|LFI|UMP|LR|LREM|NPA|Reconquête|Verts
  |Rassemblement national|Front national|Parti socialiste|Parti communiste|Insoumis|à gauche
  |à droite|extrême droite|extrême gauche|Macron|Le Pen|Zemmour|Mélenchon`
const kin = '(?:frère|sœur|père|mère|parents|fils|fille|famille|ex-mari|ex-femme)'

export const french: StateRows = {
  fill: unwrap`
    une?|le|la|les|l|d|de|du|des|son|sa|ses|mon|ma|mes|par|avec|contre|dans|à|au|aux|en|pour|sous
    |grave|double|triple|lourde?|sévère|cure|cures|deux|trois|plusieurs|rémission|chaque|jour
    |depuis longtemps|crise|chroniques?|type 1|type 2|légers?|certaine|profonde|forme|début
    |longtemps|rein|phase|parti`,
  tail: unwrap`
    et|en|depuis|à|au|aux|après|avant|de|du|des|d['’]\S+|dans|mais|il|elle|chaque|pendant|par|pour
    |avec|quand|chronique|sévère|grave|généralisée?|incurable|rare|métastatique|toute|toujours|lors
    |qui|l['’]an|le|la|tous|sa|son|ou`,
  rows: [
    [
      'health',
      unwrap`
        a|avait|a eu|eut|ai|souffre|souffrait|a souffert|vit|vivait|est atteinte?|était atteinte?
        |est porteu(?:r|se)|a vaincu|a surmonté|a survécu|est guérie?|est mort
        |est morte|est décédée?|est en rémission|a fait|a subi|a contracté|est soignée?
        |est traitée?|a perdu
        |est née?|se remet|est opérée?|a été opérée?|a été hospitalisée?
        |a appris qu['’](?:il|elle) avait|sort`,
      illness,
    ],
    [
      'health',
      unwrap`
        prend|prenait|s['’]injecte|a subi|subit|suit|a suivi|a fait|fait|porte|est|était|a reçu|a
        |attend|a replongé|replongea|vit|se déplace|est dépendante?|est accro|a commencé|entre
        |a besoin`,
      treatment,
    ],
    [
      'health',
      'est|était|est devenue?|est restée?|se dit',
      unwrap`
        tétraplégique|paraplégique|paralysée?|hémiplégique|(?:aveugle|sourde?)(?! (?:à|aux?) )
        |malvoyante?
        |malentendante?
        |handicapée?|stérile|suicidaire|hémophile|asthmatique|toxicomane|dyslexique|infertile
        |invalide
        |accro(?! (?:à la|aux) (?!${addictive}))|boulimique|sobre depuis|abstinente? depuis
        |sous (?:antidépresseurs|(?:curatelle
        |tutelle)(?! d))`,
    ],
    [
      'belief',
      '',
      unwrap`
        va (?:\S+ ){0,2}(?:à la (?:messe|mosquée|synagogue)|au temple(?! d)|à l['’]église
        |à confesse)
        |mange (?:casher|halal)|(?:respecte|observe|fait|pratique) (?:le )?(?:shabbat|ramadan
        |carême)
        |(?:a quitté|quitta|a rejoint) (?:les Témoins de Jéhovah|l['’]Église|la scientologie
        |l['’]Opus Dei)
        |est (?:de confession|d['’]origine|de religion|de foi) (?:musulmane|juive|catholique
        |protestante|chrétienne|bouddhiste|évangélique)|est (?:scientologue|mormone?|quaker|baptiste
        |adventiste|pentecôtiste|évangélique|franc-maçonn?e?|pratiquante?|croyante?|salafiste
        |agnostique)
        |croit en (?:Dieu|Allah|Jésus)|a (?:perdu|retrouvé|trouvé) la foi(?! (?:en|dans))
        |est baptisée?
        |a été baptisée?`,
    ],
    [
      'ties',
      unwrap`
        vote|votait|a voté|a toujours voté|a donné(?: [\d ]+ euros)?|soutient|a soutenu|milite
        |a milité|militait|a sa carte|avait sa carte|a pris sa carte|a défilé|est encartée?
        |est sympathisante?|est adhérente?|est membre|a adhéré|adhère`,
      party,
    ],
    [
      'ties',
      'est syndiquée?|était syndiquée?|est adhérente?|a adhéré|cotise|est membre',
      'CGT|CFDT|FO|SUD|Solidaires|UNSA|CFTC|FSU|syndicat',
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:aime|préfère|couche avec) les (?:hommes|femmes|garçons|deux)|a (?:commencé
        |entamé) sa transition
        |est (?:une femme trans|un homme trans|pansexuel(?:le)?|asexuel(?:le)?|impuissant|escort)
        |a changé de sexe|a trompé (?:sa femme|son mari)|a eu une liaison`,
    ],
    [
      'court',
      '',
      unwrap`
        a (?:passé|fait|purgé|pris) (?:\S+ ){0,2}(?:ans?|mois) (?:derrière les barreaux|de prison
        |ferme)|(?:a écopé
        |écope) d(?:e |['’])(?:\S+ ){0,4}(?:travaux d['’]intérêt général|TIG|prison|sursis|amende)
        |a un casier(?: judiciaire)?|(?:est|était) (?:fichée? S|en liberté conditionnelle
        |sous bracelet électronique|sous contrôle judiciaire|en garde à vue|récidiviste
        |repris de justice)
        |porte un bracelet électronique`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:est|était) (?:criblée? de dettes|surendettée?|endettée?|sans papiers|sans-papiers|SDF
        |sans abri|sans domicile|au chômage|au RSA|ruinée?|fauchée?|demandeu(?:r|se) d['’]asile
        |en situation irrégulière|interdite? bancaire|brouillée? avec (?:son|sa|ses) ${kin}
        |fâchée? avec (?:son|sa|ses) ${kin}|en instance de divorce
        |séparée? de (?:son (?:mari|épouse|époux|compagnon)|sa (?:femme|compagne)))|(?:a
        |avait) (?:\S+ ){0,3}dettes
        |(?:touche|perçoit|touchait|vit du|vit de) (?:le |l['’])?(?:RSA|RMI|AAH|allocations?
        |aide sociale)
        |a été expulsée? (?:de son (?:logement|appartement)|du territoire)|doit [\d ]+ euros
        |a demandé l['’]asile|ne parle plus à (?:son|sa|ses) ${kin}|(?:a coupé
        |est en froid)[^.,;]{0,20}
        avec (?:son|sa|ses) ${kin}|est entrée? (?:clandestinement|illégalement)
        |est en plein divorce|ne voit plus ses enfants
        |(?:vit|vivait|dort|dormait) (?:à|dans) (?:la rue|sa voiture)(?! d(?:e|u|es) | d['’])`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?<!(?<!\p{L})[Ll]['’]\p{L}+ )a été
        [ ](?:violée?|(?:sexuellement )?agressée? sexuellement|abusée? sexuellement)
        (?: par [^.;\n]{1,60})?|(?:est|était) (?:une? )?victime d['’](?:inceste|un viol)`,
    ],
    ['circumstances', '', '(?:est|était|a été) (?:une )?(?:victime de violences conjugales)'],
    ['health', '', "s[’']est suicidée?|s[’']est donnée? la mort"],
  ],
}
