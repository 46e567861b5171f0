import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const illness = unwrap`
  cáncer|tumor(?:es)?|leucemia|linfoma|melanoma|VIH|sida|SIDA|hepatitis(?: [BC])?|tuberculosis
  |covid(?:-19)?|diabetes|asma|epilepsia|migrañas|artritis|artrosis|osteoporosis|lupus|psoriasis
  |fibromialgia|endometriosis|(?:enfermedad de |mal de )?(?:Crohn|Parkinson|Alzheimer|Huntington)
  |enfermedad (?:rara|crónica|mental|incurable|terminal|degenerativa)|demencia|ELA
  |esclerosis múltiple|fibrosis quística|síndrome de (?:Down|Asperger|Tourette)|autismo|TDAH
  |dislexia|depresión|ansiedad(?! por)|ataques? de pánico|trastorno (?:bipolar|mental|alimentario
  |obsesivo|límite|de ansiedad|de la personalidad)|esquizofrenia|psicosis|anorexia|bulimia
  |alcoholismo|adicción|ictus|infarto|derrame cerebral|aneurisma|aborto|discapacidad|ceguera|sordera
  |crisis nerviosa|ludopatía`
const treatment = unwrap`
  insulina|metadona|antidepresivos|ansiolíticos|quimioterapia|radioterapia|diálisis|trasplante
  |mastectomía|amputación|prótesis|marcapasos|silla de ruedas|fecundación in vitro|desintoxicación
  |heroína|cocaína|rehabilitación(?! de)|audífonos?`
const party = unwrap`
  PSOE|PP|Vox|Podemos|Sumar|Ciudadanos|PNV|ERC|Junts|Bildu|BNG|PRI|PAN|Morena|verdes|Verdes
  |socialistas|comunistas|peronistas?|peronismo|Partido \p{Lu}\p{L}+|Falange|Izquierda Unida|IU
  |la izquierda|la derecha|Milei|Petro|Bolsonaro`
const kin = unwrap`
  (?:hermano|hermana|padre|madre|padres|hijo|hija|familia|exmujer|exmarido|hermanos)`

export const spanish: StateRows = {
  fill: unwrap`
    una?|el|la|los|las|de|del|al|a|con|por|contra|en|su|sus|mi|mis|lo|tras|desde hace años|grave
    |severa?|doble|dos|tres|varios|varias|centro|clínica|programa|diario|cada día|sufrir|carné
    |mucho|parte|casi|principio|crónica|aguda|profunda|tipo 1|tipo 2|carnet`,
  tail: unwrap`
    y|e|en|desde|a|al|tras|antes|de|del|para|pero|durante|con|cuando|por|que|hace|terminal
    |crónic[oa]
    |grave|maligno|cada|avanzado|todos|todas|siempre|a diario|o|metastásico|sin|el|la|su`,
  rows: [
    [
      'health',
      unwrap`
        tiene|tenía|tuvo|ha tenido|padece|padecía|padeció|sufre|sufría|sufrió|vive|vivía|convive
        |superó|ha superado|venció|sobrevivió|murió|falleció|contrajo
        |fue operad[oa]|ha sido operad[oa]|fue tratad[oa]|fue ingresad[oa]|se recupera|se curó
        |perdió
        |nació`,
      illness,
    ],
    [
      'health',
      unwrap`
        toma|tomaba|se inyecta|se pincha|recibió|recibe|espera|lleva|usa|va|necesita|se somete
        |se sometió|recayó|ingresó|entró|salió|está|estuvo|es adict[oa]|era adict[oa]|dejó|empezó
        |está enganchad[oa]|sufrió|le hicieron`,
      treatment,
    ],
    [
      'health',
      'es|era|está|estaba|quedó|se quedó|nació',
      unwrap`
        tetrapléjic[oa]|parapléjic[oa]|paralític[oa]|paralizad[oa]|inválid[oa]|discapacitad[oa]
        |minusválid[oa]|(?:cieg|sord)[oa](?! (?:a|ante))|estéril|suicida|hemofílic[oa]|asmátic[oa]
        |ludópata
        |toxicómano|celíac[oa]|disléxic[oa]|deprimid[oa]|en rehabilitación|sobri[oa] desde`,
    ],
    [
      'belief',
      '',
      unwrap`
        (?:va|acude|asiste)(?: \S+)? a (?:misa|la (?:iglesia|mezquita|sinagoga)|confesarse)
        |(?:dejó|abandonó|se unió a) (?:a )?(?:los Testigos de Jehová|la Iglesia|el Opus Dei
        |la Cienciología)
        |(?:profesa|practica|abraza|abrazó) (?:la fe|la religión|el (?:islam|judaísmo|budismo
        |catolicismo))
        |(?:es|era|pertenece) (?:al|del) Opus Dei|(?:cree|creía) en (?:Dios|Alá)|come (?:kosher
        |halal)
        |(?:guarda|observa|respeta) (?:el )?(?:sabbat|ramadán|shabat)|ayuna en ramadán
        |(?:es|era|se hizo) (?:evangélic[oa]|mormón|mormona|adventista|pentecostal|bautista
        |cuáquer[oa]|agnóstic[oa]|creyente|sefardí|mas[oó]na?|testigo de Jehová)
        |(?:perdió|recuperó) la fe(?! en)|fue bautizad[oa]`,
    ],
    [
      'ties',
      unwrap`
        vota|votó|votaba|ha votado|siempre vota|donó(?: [\d.]+ euros)?|apoya|apoyó|milita|militó
        |tiene carn[ée]t?|tenía carn[ée]t?|es simpatizante|es militante|es afiliad[oa]
        |está afiliad[oa]|se afilió|se define|marchó`,
      party,
    ],
    [
      'ties',
      'está|estaba|se afilió|es|era|cotiza',
      unwrap`
        (?:sindicad[oa]|afiliad[oa] (?:a|al) (?:\S+ )?(?:UGT|CC ?OO|CGT|USO|CSIF|sindicato
        |Comisiones Obreras))`,
    ],
    [
      'ties',
      'se define|se declara|se considera',
      '(?:como )?(?:comunista|socialista|anarquista|fascista|de izquierdas|de derechas|franquista)',
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:prefiere|se acuesta con|ama a|le gustan) (?:a )?(?:los |las )?(?:hombres|mujeres|chicos)
        |(?:inició|empezó|comenzó) su transición|(?:es|era) (?:una mujer trans|un hombre trans
        |pansexual|asexual|impotente|transexual|prostituta|escort)|cambió de sexo
        |(?:tuvo|tiene) (?:una aventura|un amante)|fue infiel`,
    ],
    ['sexuality', '', 'le gustan los hombres|le gustan las mujeres'],
    [
      'court',
      '',
      unwrap`
        (?:pasó|cumplió|cumple|estuvo) (?:\S+ ){0,2}(?:años?|meses?) (?:entre rejas|en (?:prisión
        |la cárcel)|de cárcel)
        |(?:tiene|tenía) antecedentes(?: penales| policiales| por \p{L}+)?|(?:hizo|cumplió|cumple
        |realizó) (?:trabajos (?:comunitarios|en beneficio)|servicios comunitarios)
        |(?:está|estuvo|quedó) (?:en libertad (?:condicional|provisional|vigilada)
        |en busca y captura
        |en prisión preventiva)|lleva (?:una )?pulsera (?:telemática|electrónica)|es reincidente`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        debe [\d.]+ (?:euros|pesos|dólares)|(?:tiene|tenía|acumula) (?:\S+ ){0,2}deudas
        |(?:está|estaba) (?:\S+ )?(?:endeudad[oa]|arruinad[oa]|en paro|en la ruina|sin papeles
        |en situación irregular|en trámites de divorcio
        |separad[oa] de su (?:marido|mujer|espos[oa]|pareja)|sin techo|peleado con (?:su
        |sus) ${kin})
        |(?:cobra|recibe|vive de|cobraba) (?:el |la |una )?(?:ingreso mínimo(?: vital)?|subsidio
        |renta mínima|paro
        |ayudas? sociales?)|fue (?:desahuciad[oa]|desalojad[oa]|deportad[oa])|(?:pidió|solicitó
        |ha pedido) asilo|(?:entró|vive|está|reside|llegó) (?:sin papeles|ilegalmente
        |clandestinamente)
        |no se (?:habla|trata) con (?:su|sus) ${kin}|(?:rompió|se peleó|está enfrentad[oa])
        (?: \S+)? con (?:su|sus) ${kin}|es (?:un )?(?:indigente|moros[oa]|inmigrante ilegal
        |indocumentad[oa]
        |refugiad[oa])|está en pleno divorcio|no ve a sus hijos
        |(?:vive|vivía|duerme|dormía) en (?:la calle|su coche)(?! del? )`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?<!(?<!\p{L})(?:[Ll]a|[Ee]l) \p{L}+ )(?:fue|ha sido)
        [ ](?:violad[oa]|abusad[oa] sexualmente|agredid[oa] sexualmente)
        (?: por [^.;\n]{1,60})?|(?:es|fue) víctima de (?:abusos? sexual(?:es)?|una violación)`,
    ],
    ['circumstances', '', '(?:es|fue) víctima de violencia (?:machista|de género|doméstica)'],
    ['health', '', 'se suicidó|se quitó la vida'],
  ],
}
