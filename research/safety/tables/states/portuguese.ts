import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const kin = '(?:irmão|irmã|pai|mãe|pais|filhos?|filha|família|ex-marido|ex-mulher)'

export const portuguese: StateRows = {
  fill: unwrap`
    um|uma|o|a|os|as|de|do|da|com|em \d{4}|em|no|na|contra|por|seu|sua|grave|severa|dois|duas|três
    |forte`,
  tail: unwrap`
    e|em|no|na|desde|aos|há|depois|após|durante|quando|por|com|mas|de|do|da|para|que|até|e`,
  rows: [
    [
      'health',
      unwrap`
        tem|tinha|teve|sofre|sofria|sofreu|vive|vivia|convive|superou|venceu|sobreviveu|morreu
        |recuperou|foi operad[oa]|foi diagnosticad[oa]|foi internad[oa]|está internad[oa]|contraiu`,
      unwrap`
        (?:perturbação|transtorno|distúrbio) (?:bipolar|alimentar|de ansiedade|de personalidade
        |obsessivo)|c[âa]ncer|cancro|leucemia|linfoma|HIV|VIH|SIDA|aids|epilepsia|diabetes|lúpus
        |autismo|PHDA|TDAH|demência|depressão|ataques de pânico|psicose|anorexia|bulimia|ELA
        |esclerose múltipla|AVC|enfarte|infarto|aborto(?: espontâneo)?
        |endometriose`,
    ],
    ['health', '(?:é|era|foi|ficou) viciad[oa]', 'álcool|heroína|cocaína|drogas|jogo|apostas'],
    [
      'health',
      '',
      unwrap`
        internou-se (?:numa|em uma) clínica de (?:reabilitação|desintoxicação)|engravidou
        |está (?:sóbri[oa]|limp[oa]) há|(?:é|ficou|está) (?:paraplégic[oa]|tetraplégic[oa]|(?:ceg
        |surd)[oa](?! (?:à|a|de|para))
        |paralític[oa]|suicida|infértil|grávida)|toma antidepressivos|suicidou-se
        |tentou (?:o suicídio|suicidar-se|matar-se)|anda (?:de|em) cadeira de rodas`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        é assumidamente (?:gay|lésbica|homossexual|bissexual|trans)|é (?:assexual|pansexual)
        |foi (?:violad[oa]|estuprad[oa]|abusad[oa] sexualmente)|gosta de (?:homens|mulheres)`,
    ],
    [
      'ties',
      '',
      unwrap`
        (?:votou|vota|votava) (?:sempre )?(?:em|no|na|pelo) (?:Bolsonaro|Lula|PS|PSD|PT|PCP|Chega
        |Bloco|CDU|CDS)`,
    ],
    [
      'court',
      '',
      unwrap`
        (?:tem|tinha) (?:antecedentes criminais|cadastro)|usa (?:pulseira
        |tornozeleira) eletr[óô]nica
        |está (?:em prisão (?:domiciliária|preventiva)|em liberdade condicional|foragid[oa])`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:tem|tinha) (?:\S+ ){0,2}dívidas(?! (?:de gratidão|para com))|(?:está|ficou|estava
        |é) (?:\S+ )?(?:falid[oa]
        |desempregad[oa]
        |endividad[oa]|sem-abrigo|na miséria|sem documentos)|(?:vive|vivia|dorme|dormia) na rua
        |(?:vive|recebe) (?:d?o) (?:rendimento mínimo|RSI|Bolsa Família|subsídio de desemprego)
        |pediu asilo
        |está em (?:pleno )?(?:divórcio|processo de divórcio)
        |está separad[oa] d[oa] (?:mulher|marido|companheir[oa])|foi despejad[oa]
        |(?:não fala|deixou de falar) com (?:o |a |os )?${kin}
        |cresceu num (?:lar|orfanato) porque (?:a|o) ${kin}`,
    ],
  ],
}
