/**
 * Legal forms by the codes of INSEE's list of categories, the frequent ones. Facts, Licence
 * Ouverte 2.0.
 */
export const frenchForms: ReadonlyMap<string, string> = new Map(
  `
1000=Entrepreneur individuel
2110=Indivision entre personnes physiques|2900=Autre groupement de droit privé non doté
3120=Société commerciale étrangère immatriculée au RCS|3205=Organisation internationale
4110=Établissement public national à caractère industriel ou commercial
4120=Établissement public national à caractère industriel ou commercial
4140=Établissement public local à caractère industriel ou commercial
5202=Société en nom collectif|5306=Société en commandite simple
5307=Société en commandite simple coopérative|5308=Société en commandite par actions
5370=Société de participations financières de profession libérale en commandite par actions
5385=Société d'exercice libéral en commandite par actions
5410=SARL nationale|5415=SARL d'économie mixte|5422=SARL immobilière pour le commerce
5426=SARL immobilière de gestion|5443=SARL coopérative de construction
5460=SARL coopérative de consommation|5470=SARL de participations de profession libérale
5485=Société d'exercice libéral à responsabilité limitée
5498=SARL unipersonnelle|5499=Société à responsabilité limitée
5505=SA à participation ouvrière à conseil d'administration
5510=SA nationale à conseil d'administration|5515=SA d'économie mixte à conseil d'administration
5520=Fonds à forme sociétale à conseil d'administration
5532=SA d'intérêt collectif agricole à conseil d'administration
5552=SA coopérative de commerçants-détaillants à conseil d'administration
5558=SA coopérative de production à conseil d'administration
5560=Autre SA coopérative à conseil d'administration
5585=Société d'exercice libéral à forme anonyme à conseil d'administration
5599=SA à conseil d'administration|5610=SA nationale à directoire
5615=SA d'économie mixte à directoire|5699=SA à directoire
5710=Société par actions simplifiée|5720=Société par actions simplifiée à associé unique
5785=Société d'exercice libéral par actions simplifiée|5800=Société européenne
6100=Caisse d'épargne et de prévoyance|6210=Groupement européen d'intérêt économique
6220=Groupement d'intérêt économique|6316=Coopérative d'utilisation de matériel agricole
6317=Société coopérative agricole|6411=Société d'assurance mutuelle
6521=Société civile de placement collectif immobilier
6532=Société civile d'intérêt collectif agricole|6533=Groupement agricole d'exploitation en commun
6534=Groupement foncier agricole|6539=Société civile|6540=Société civile immobilière
6541=Société civile immobilière de construction-vente|6560=Autre société civile coopérative
6585=Autre société civile professionnelle|6588=Société civile laitière
6589=Société civile de moyens|6595=Caisse locale de crédit mutuel
6596=Caisse de crédit agricole mutuel|6597=Société civile d'exploitation agricole
6598=Exploitation agricole à responsabilité limitée|6599=Autre société civile
7210=Commune|7220=Département|7230=Région
8210=Mutuelle|9110=Syndicat de copropriété|9220=Association déclarée
9230=Association déclarée reconnue d'utilité publique|9260=Association de droit local
9300=Fondation
`
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [code = '', name = ''] = pair.split('=')
      return [code, name] as const
    }),
)
