import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const kin = '(?:broer|zus|vader|moeder|ouders|zoon|dochter|familie|ex-man|ex-vrouw)'

export const dutch: StateRows = {
  fill: unwrap`
    een|de|het|haar|zijn|aan|met|in \d{4}|in|na|tegen|van|ernstige|zware|chronische|lichte|twee
    |drie`,
  tail: unwrap`
    en|in|sinds|na|na een|op|toen|van|door|met|maar|voor|tijdens|die|dat|al|om|omdat|bij|uit|tot`,
  rows: [
    [
      'health',
      unwrap`
        heeft|had|kreeg|leeft|leefde|lijdt|leed|overleefde|overwon|herstelde|herstelt
        |werd behandeld|wordt behandeld|is genezen|overleed|stierf`,
      unwrap`
        (?:bipolaire|angst|eet|dwang|persoonlijkheids)[ ]?stoornis|borstkanker|longkanker|kanker
        |leukemie|lymfoom|hiv|aids|epilepsie|reuma|diabetes|autisme|ADHD|dementie|een burn-out
        |burn-out|depressie|psychose|anorexia|boulimia|multiple sclerose|MS|beroerte|hartinfarct
        |herseninfarct|miskraam|abortus|endometriose`,
    ],
    ['health', '(?:is|was|raakte) verslaafd', 'alcohol|heroïne|cocaïne|drugs|gokken|pillen'],
    [
      'health',
      '',
      unwrap`
        liet zich (?:\S+ ){0,3}opnemen in een (?:afkickkliniek|kliniek|psychiatrisch\p{Ll}* \p{Ll}+)
        |(?:is|was|raakte) (?:verlamd|(?:blind|doof)(?! voor)|invalide|onvruchtbaar|suïcidaal
        |zwanger
        |al \p{Ll}+ jaar nuchter)|slikt antidepressiva|zit in een rolstoel
        |(?:pleegde|deed een poging tot) zelfmoord`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:deelt (?:een|het|haar|zijn) (?:huis|leven|woning)|woont(?: samen)?) met (?:haar vrouw
        |zijn man|haar vriendin
        |zijn vriend)|valt op (?:mannen|vrouwen)|is (?:in transitie|aseksueel|panseksueel)
        |werd (?:verkracht|seksueel misbruikt)`,
    ],
    [
      'ties',
      '',
      unwrap`
        stemde (?:\S+ ){0,4}op de (?:VVD|PVV|PvdA|SP|CDA|N-VA)|stemt (?:op )?(?:de )?(?:VVD|PVV|PvdA
        |SP|CDA|GroenLinks|D66|N-VA)`,
    ],
    [
      'court',
      '',
      unwrap`
        (?:kreeg|betaalde) [\d.]+ euro boete voor (?:rijden onder invloed|dronken rijden|diefstal)
        |heeft een strafblad|draagt een enkelband|is (?:voortvluchtig|voorwaardelijk vrij)`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:heeft|had) (?:\S+ ){0,2}schulden|(?:is|was|werd) (?:\S+ )?(?:dakloos|werkloos|failliet
        |straatarm|illegaal in het land)|(?:leeft|leefde) van (?:een |de )?(?:bijstand|uitkering)
        |(?:ligt|lag|zit) in (?:een )?(?:vecht)?scheiding|leeft gescheiden van (?:haar man
        |zijn vrouw)
        |vroeg asiel aan|(?:leeft|slaapt|sliep) op straat
        |(?:sprak|spreekt) niet meer met (?:haar|zijn) ${kin}
        |groeide op in een (?:te)?huis omdat (?:haar|zijn) ${kin}`,
    ],
  ],
}
