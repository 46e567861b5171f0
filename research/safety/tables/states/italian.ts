import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const illness = unwrap`
  cancro|tumore|leucemia|linfoma|melanoma|HIV|AIDS|epatite(?: [BC])?|tubercolosi|[Cc]ovid(?:-19)?
  |diabete|asma|epilessia|emicranie|artrite|artrosi|osteoporosi|lupus|psoriasi|fibromialgia
  |endometriosi|(?:morbo di )?(?:Crohn|Parkinson|Alzheimer)|malattia (?:rara|cronica|mentale
  |incurabile|degenerativa)|demenza|SLA|sclerosi multipla|fibrosi cistica|sindrome di[ ]
  (?:Down|Asperger|Tourette)|autismo|ADHD|dislessia|depressione|ansia(?! d)|attacchi di panico
  |disturb[oi] (?:bipolare|alimentar[ei]|mental[ei]|d['’]ansia|ossessivo|di personalità)
  |schizofrenia
  |psicosi|anoressia|bulimia|alcolismo|ictus|infarto|aneurisma|aborto|disabilità|cecità|sordità
  |esaurimento nervoso|ludopatia`
const treatment = unwrap`
  insulina|metadone|antidepressivi|ansiolitici|chemioterapia|chemio|radioterapia|dialisi
  |trapianto|mastectomia|amputazione|protesi|pacemaker|sedia a rotelle|fecondazione assistita
  |disintossicazione|eroina|cocaina|apparecchio acustico`
const party = unwrap`
  PD|Lega|Verdi|Forza Italia|Fratelli d['’]Italia|Movimento (?:5|Cinque) Stelle|5 Stelle|PCI|DC|PSI
  |Rifondazione|Casa ?Pound|CasaPound|Partito \p{Lu}\p{L}+|a sinistra|a destra|Meloni|Salvini
  |Berlusconi|Azione|Radicali`
const kin = unwrap`
  (?:fratello|sorella|padre|madre|genitori|figlio|figlia|famiglia|ex moglie|ex marito|fratelli)`

export const italian: StateRows = {
  fill: unwrap`
    un|una|uno|il|lo|la|i|gli|le|l|d|di|del|dello|della|dell|dei|a|al|allo|alla|all|con|per|contro
    |da
    |dal|dall|dalla|in|nel|nella|nell|su|suo|sua|sue|suoi|mio|mia|grave|severo|doppi[oa]|due|tre
    |vari
    |centro|comunità|tessera|sempre|forte|lunga|tipo 1|tipo 2|rene`,
  tail: unwrap`
    e|ed|in|dal|dalla|da|a|al|alla|ai|allo|dopo|prima|di|del|della|dell['’]\S+|per|ma|durante|con
    |quando
    |che|ogni|nel|terminale|cronic[oa]|maligno|tutte|sempre|o|fa|anni|il|la|sua|suo`,
  rows: [
    [
      'health',
      unwrap`
        ha|aveva|ebbe|ha avuto|soffre|soffriva|ha sofferto|vive|viveva|convive|conviveva
        |ha superato|ha sconfitto|ha vinto|è sopravvissut[oa]|è guarit[oa]|è mort[oa]|morì
        |ha contratto|è affett[oa]|è malat[oa]|è stat[oa] operat[oa]|è stat[oa] curat[oa]
        |è stat[oa] ricoverat[oa]|ha perso|è nat[oa]|avere|di avere`,
      illness,
    ],
    [
      'health',
      unwrap`
        prende|prendeva|si inietta|ha ricevuto|ha subìto|ha subito|riceve|aspetta|porta|usa|è
        |è stat[oa]|fa|ha fatto|si sottopone|si è sottopost[oa]|è ricadut[oa]|ricadde|è dipendente
        |è entrat[oa]|è uscit[oa]|ha iniziato|è in attesa`,
      treatment,
    ],
    [
      'health',
      '',
      unwrap`
        si è disintossicat[oa]|si disintossicò|(?:è|era|è rimast[oa]|rimase
        |è nat[oa]) (?:tetraplegic[oa]
        |paraplegic[oa]|paralizzat[oa]|paralitic[oa]|(?:ciec|sord)[oa](?! (?:d|a))|non vedente
        |sterile
        |emofilic[oa]
        |asmatic[oa]|ludopatic[oa]|celiac[oa]|dislessic[oa]|sobri[oa] da|tossicodipendente
        |suicida)`,
    ],
    [
      'belief',
      '',
      unwrap`
        (?:va|andava)(?: \S+)? (?:a messa|in chiesa|in moschea|in sinagoga|a confessarsi)
        |(?:ha lasciato|lasciò|si è unit[oa] a) (?:i Testimoni di Geova|la Chiesa(?! d)
        |l['’]Opus Dei
        |Scientology)
        |(?:è|era) di (?:fede|religione|confessione|famiglia) (?:evangelica|cattolica|ebraica
        |musulmana
        |islamica|cristiana|buddista|valdese|protestante)|(?:è|era) (?:un[ ]
        |una )?(?:membro dell['’]Opus Dei
        |dell['’]Opus Dei|valdese|mormone|avventista|pentecostale|battista|quacchero|agnostic[oa]
        |massone|scientologist)|crede in (?:Dio|Allah)|mangia (?:kosher|halal)
        |(?:osserva|rispetta|fa) (?:lo |il )?(?:shabbat|ramadan)|ha (?:perso
        |ritrovato) la fede(?! (?:in|ne))
        |professa (?:la fede|l['’]islam|il \p{Ll}+esimo)`,
    ],
    [
      'ties',
      unwrap`
        vota|votava|votò|ha votato|ha sempre votato|ha donato(?: [\d.]+ euro)?|donò|sostiene
        |ha sostenuto|milita|ha militato|ha la tessera|aveva la tessera|ha preso la tessera
        |è iscritt[oa]|è simpatizzante|è militante|è tesserat[oa]|ha marciato`,
      party,
    ],
    [
      'ties',
      'è|era|si è',
      'iscritt[oa] (?:alla|a|al) (?:CGIL|CISL|UIL|USB|UGL|COBAS|FIOM|sindacato)',
    ],
    [
      'ties',
      'si dichiara|si definisce|si considera',
      '(?:un |una )?(?:comunista|socialista|anarchic[oa]|fascista|di sinistra|di destra|leghista)',
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:ama|preferisce|va a letto con|è attratt[oa] da(?:gli|lle)?) (?:gli |le )?(?:uomini|donne
        |ragazzi)
        |ha (?:iniziato|cominciato) la transizione|(?:è|era) (?:una donna trans|un uomo trans
        |pansessuale
        |asessuale|impotente|transessuale|escort|prostituta)|ha cambiato sesso
        |ha (?:avuto )?un['’]?amante
        |ha tradito (?:la moglie|il marito)`,
    ],
    [
      'court',
      '',
      unwrap`
        ha (?:passato|scontato|fatto|trascorso) (?:\S+ ){0,2}(?:ann[oi]
        |mes[ei]) (?:dietro le sbarre|di (?:carcere|galera)|in cella)
        |(?:ha|aveva) (?:\S+ )?precedenti (?:penali|per \p{L}+)|(?:è|era) (?:ai servizi sociali
        |in libertà (?:vigilata|condizionale)|ai domiciliari|latitante|recidiv[oa]|agli arresti
        |in cella
        |affidat[oa] ai servizi sociali)|porta (?:il |un )?braccialetto elettronico`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:è|era) (?:pien[oa] di debiti|indebitat[oa]|sommers[oa] dai debiti|senzatetto
        |senza dimora|sul lastrico
        |disoccupat[oa]|clandestin[oa]|senza (?:documenti|permesso)|irregolare|richiedente asilo
        |rifugiat[oa]|in causa di divorzio
        |separat[oa] dal(?:la)? (?:marito|moglie|compagn[oa])|stat[oa] sfrattat[oa])|(?:ha
        |aveva) (?:\S+ ){0,2}debiti
        |(?:percepisce|prende|riceve|vive (?:di|del|con)) (?:il |la[ ]
        |un )?(?:reddito di cittadinanza|sussidi[oi]
        |assegno sociale|assegno di inclusione)|deve [\d.]+ euro|ha chiesto asilo
        |è entrat[oa] (?:clandestinamente|illegalmente)|non (?:parla|si parla)(?: più)? con (?:il[ ]
        |la |i |suo |sua
        )?${kin}|ha (?:litigato|rotto) con (?:il |la |i |suo |sua )?${kin}
        |non vede (?:più )?i (?:suoi )?figli
        |(?:vive|viveva|dorme|dormiva) (?:per strada|in macchina)|sta affrontando un divorzio`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:è stat[oa]|fu|era stat[oa]) (?:violentat[oa]|stuprat[oa]|abusat[oa] sessualmente
        |molestat[oa])(?: da[^.;\n]{1,60})?|(?:è|fu) vittima di (?:abusi sessuali|uno stupro)`,
    ],
    ['circumstances', '', '(?:è|fu|è stata) vittima di violenza domestica'],
    ['health', '', 'si è suicidat[oa]|si è tolt[oa] la vita|si tolse la vita'],
  ],
}
