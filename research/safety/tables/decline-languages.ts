import { unwrap } from '../../text/patterns/unwrap.ts'
import type { PatternCategory } from '../decline-messages.ts'
import { toBoundedPattern } from '../to-bounded-pattern.ts'

const last = String.raw`(?=\s*(?:[?!.,;]|$))`
const some = String.raw`(?:\S+ ){0,5}?`

/**
 * The plain forms of the same questions in German, French, Spanish, Portuguese, Italian and Dutch;
 * of votes in Russian and Japanese too. In small letters.
 */
export const declinedElsewhere: Readonly<Record<PatternCategory, readonly RegExp[]>> = {
  minor: [
    toBoundedPattern(
      unwrap`
        \b(?:ihre[rnms]?|seine[rnms]?|deren|dessen) (?:\S+ )?(?:kind(?:er|ern|es)?|söhne?
        |sohn(?:es)?|tochter|töchter)\b|\bauf welche schule geht\b`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:ses|leurs) (?:enfants|fils|filles)(?!\p{L})|(?<!\p{L})(?:son fils|sa fille
        |son enfant)(?!\p{L})|quelle école (?:va|vont|fréquente)`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:sus? (?:hij[oa]s?|niñ[oa]s?)|seus? filhos?|suas? filhas?|os filhos d
        |las? hijas? de|los? hijos? de)(?!\p{L})|a qué colegio va|que escola frequenta`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:i suoi figli|suo figlio|sua figlia|haar kinderen|zijn kinderen|haar zoon
        |haar dochter|zijn zoon|zijn dochter)(?!\p{L})|che scuola frequenta`,
    ),
  ],
  private_data: [
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:privatadresse|wohnadresse|wohnanschrift|privatanschrift|hausnummer
        |privatnummer|handynummer|privathandy|private telefonnummer|sozialversicherungsnummer
        |ausweisnummer|reisepassnummer|steuer-?id\S*|kontonummer|kennzeichen (?:ihres
        |seines) autos)(?!\p{L})|\bwo genau (?:wohnt|lebt)|\bwo (?:wohnt|lebt) \S+(?: \S+)? genau
        \b|\b(?:ihre|seine|die) (?:genaue )?(?:adresse|anschrift)${last}
        |\bwo (?:ist|befindet) ${some}(?:gerade|jetzt gerade|im moment)\b|\bin welcher (?:straße
        |strasse) wohnt`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:adresse (?:personnelle|privée|exacte|du domicile|de son domicile)
        |son adresse(?! (?:e-?mail|mail|électronique|professionnelle|web))
        |numéro de (?:sécurité sociale|passeport|portable|téléphone (?:personnel|privé)|compte)
        |où (?:exactement|précisément) (?:habite|vit)|où habite-t-(?:elle|il) exactement
        |dans quelle rue (?:habite|vit)|carte d'identité)(?!\p{L})`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:dirección (?:particular|privada|exacta|de (?:su )?casa|personal)
        |domicilio (?:particular|exacto|privado)|endereço (?:residencial|particular|pessoal|exato
        |de casa)|morada (?:exata|pessoal|privada)|número de (?:seguridad social|pasaporte
        |segurança social|passaporte|cuenta|conta|telemóvel|celular)|teléfono (?:privado|personal
        |particular)|telefone (?:privado|pessoal|particular)|dónde (?:exactamente )?
        vive exactamente|dónde exactamente vive|onde (?:ela |ele )?mora exatamente
        |onde exatamente (?:mora|vive)|en qué calle vive|em que rua (?:mora|vive)|cpf|dni)
        (?!\p{L})`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:indirizzo (?:di casa|privato|esatto|personale)
        |dove (?:abita|vive) esattamente|numero di (?:passaporto|conto|cellulare|telefono privato)
        |codice fiscale|thuisadres|privéadres|huisadres|woonadres|huisnummer|paspoortnummer
        |burgerservicenummer|bsn|privénummer|waar precies woont|waar woont \S+ precies
        |in welke straat woont|in che via abita)(?!\p{L})`,
    ),
  ],
  credentials: [
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:(?:ihre?|seine?|das|welches?|die) (?:\S+ )?passw[oö]rt(?:er)?|passwörter von
        |passwort von|zugangsdaten|datenleck\S* (?:mit|von|über)|gehackte daten
        |(?:son|ses|le|quel est le) mots? de passe|identifiants de connexion
        |fuite de données (?:de|sur)|(?:su|sus|la|sua|suas|a|cuál es la|qual é a) (?:contraseñas?
        |senhas?|palavra-passe)|datos filtrados|dados vazados|(?:la sua|le sue|qual è la) password
        |il suo codice pin|(?:haar|zijn|het) wachtwoord(?:en)?|inloggegevens|gelekte gegevens)
        (?!\p{L})`,
    ),
  ],
  sensitive: [
    toBoundedPattern(
      unwrap`
        \bist (?:\S+ ){1,4}?(?:schwul|lesbisch|homosexuell|bisexuell|trans|muslim(?:in)?|jude
        |jüdin|jüdisch|christ(?:in)?|katholisch|evangelisch|religiös|schwanger|krank|behindert
        |depressiv|links|rechts|rechtsextrem)${last}|(?<!\p{L})(?:sexuelle (?:orientierung
        |ausrichtung)|(?:ihre|seine) (?:religion|krankheit(?:en)?|krankenakte|gesundheit
        |politische[nr]? (?:meinung|einstellung|ansicht(?:en)?))|welche(?:r)? religion
        |wen (?:wählt|hat (?:sie|er) gewählt)|was wählt (?:sie|er)${last}|welche partei (?:wählt
        |hat (?:sie|er) gewählt)|vorstrafen|krankenakte|welche krankheit(?:en)? hat)
        (?!\p{L})`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:est-(?:elle|il)|est) (?:\S+ ){0,3}?(?:gay|lesbienne|homosexuel(?:le)?
        |musulman(?:e)?|juif|juive|chrétien(?:ne)?|catholique|enceinte|malade|handicapée?
        |de gauche|de droite)${last}|orientation sexuelle|(?<!\p{L})(?:sa religion
        |son état de santé|ses opinions politiques|dossier médical|casier judiciaire
        |pour (?:qui|quel parti) (?:vote|a-t-(?:elle|il) voté))(?!\p{L})`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:es|está|é) (?:\S+ ){0,3}?(?:gay|lesbiana|lésbica|homosexual|musulm[aá]na?
        |muçulman[oa]|jud[ií][oa]|judeu|cristian[oa]|católic[oa]|embarazada|grávida|enferm[oa]
        |doente|de izquierdas?|de derechas?|de esquerda|de direita)${last}|(?<!\p{L})
        (?:orientación sexual|orientação sexual|su religión|sua religião|historial médico
        |histórico médico|antecedentes penales|antecedentes criminais|por quién votó|em quem votou
        |(?:a|por) qué partido (?:vota|votó)|em que partido (?:vota|votou)
        |opiniones políticas|opiniões políticas)(?!\p{L})`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})è (?:\S+ ){0,3}?(?:gay|lesbica|omosessuale|musulman[oa]|ebre[oa]|cristian[oa]
        |cattolic[oa]|incinta|malat[oa]|di sinistra|di destra)${last}|(?<!\p{L})
        (?:orientamento sessuale|la sua religione|cartella clinica|fedina penale|per chi ha votato
        |per quale partito (?:vota|ha votato)|op welke partij stemt
        |seksuele geaardheid|(?:haar|zijn) (?:religie|geloof|ziekte|politieke voorkeur)
        |op wie stemt|strafblad|medisch dossier)(?!\p{L})|\bis (?:\S+ ){1,4}?(?:homo|lesbisch
        |moslim|joods|katholiek|zwanger|ziek|links|rechts)${last}`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:за кого (?:\S+ )?(?:про)?голос(?:ует|овал)|за какую партию
        |как(?:ие|ова) (?:\S+ ){0,3}?политическ(?:ие|ая) (?:взгляды|позиция)
        |как(?:ой|ую) парти[июей]+ (?:\S+ )?(?:поддерживает|симпатизирует))
        |どの(?:政)?党に(?:投票|入れ)|誰に投票し|支持政党|支持している政?党|政治的(?:な)?(?:立場|信条|思想)`,
    ),
  ],
  harassment: [
    toBoundedPattern(
      unwrap`
        \bwie (?:kann|könnte) ich ${some}(?:stalken|belästigen|erpressen|einschüchtern|bloßstellen
        |fertigmachen|bedrohen)|\bmein(?:e|er)? ex(?:-?\S+)?(?!\p{L})|ohne dass (?:sie
        |er) es merkt`,
    ),
    toBoundedPattern(
      unwrap`
        comment ${some}(?:harceler|traquer|faire chanter|intimider|menacer|humilier)|\bmon ex\b
        |à son insu`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})(?:cómo|como) ${some}(?:acosar|chantajear|extorsionar|amenazar|humillar
        |perseguir|assediar|chantagear|ameaçar|humilhar)|(?<!\p{L})(?:mi ex|minha ex|meu ex)
        (?!\p{L})|sin que (?:ella|él) (?:lo sepa|se entere)`,
    ),
    toBoundedPattern(
      unwrap`
        (?<!\p{L})come (?:posso|potrei|fare a) ${some}(?:perseguitare|molestare|ricattare
        |minacciare|umiliare)|(?<!\p{L})(?:la mia ex|il mio ex|mijn ex)(?!\p{L})
        |\bhoe kan ik ${some}(?:stalken|lastigvallen|chanteren|bedreigen|vernederen)`,
    ),
  ],
}
