import { unwrap } from '../../text/patterns/unwrap.ts'

/** English nouns that name an office, by field, as patterns. */
export const offices = {
  companies: unwrap`
    chief|head|president|vice[- ]president|vp|svp|evp|chair|chairman|chairwoman|chairperson
    |general manager|managing director|ceo|cto|cfo|coo|cio|ciso|cmo|founder|co-?founder`,
  universities: 'dean',
  politics: 'director general|secretary general|minister|mayor',
}

/** Endings of English nouns for occupations. */
export const endings = unwrap`
  eer|ist|ologer|grapher|maker|writer|worker|keeper|player|builder|dresser|wright|smith|monger
  |ician|arian|urgeon|ographer`

/** English nouns for occupations, by field. */
export const occupations = {
  business: unwrap`
    intern|apprentice|director|manager|officer|consultant|adviser|advisor|analyst|assistant
    |administrator|accountant|trainer|coach|broker|trader|banker|founder|president|chair
    |entrepreneur|investor|owner|operator|planner|leader|lead|specialist|expert|secretary|treasurer
    |member|representative|coordinator|supervisor|inspector|executive|head|ceo|cto|cfo|coo`,
  technology: 'engineer|developer|designer|architect|programmer|hacker|technician',
  science: unwrap`
    teacher|lecturer|researcher|fellow|professor|historian|librarian|mathematician|statistician
    |biochemist|scholar|student|candidate|postdoc|astronaut|astronomer|philosopher|sociologist
    |economist|scientist|academic`,
  health: 'doctor|nurse|physician|veterinarian|surgeon|dentist|pharmacist|midwife',
  law: 'lawyer|attorney|judge|commissioner|detective',
  media: unwrap`
    author|editor|reporter|photographer|producer|critic|translator|interpreter|speaker|presenter
    |host|broadcaster|filmmaker|illustrator|animator`,
  arts: unwrap`
    actor|actress|singer|composer|conductor|dancer|painter|sculptor|poet|musician|curator
    |conservator`,
  sports: 'player|runner|climber|footballer|cricketer|swimmer|cyclist',
  trades: 'pilot|driver|farmer|baker|chef|cook|soldier|sailor|captain',
  politics: 'minister|mayor|politician|senator|diplomat|ambassador',
  religion: 'priest|rabbi|imam|bishop',
}

/** Words that end like those for people of a country and are none. */
export const notDemonyms = unwrap`
  librarian|historian|physician|musician|mathematician|politician|technician|statistician
  |electrician|comedian|veterinarian|human|urban|guardian|clinician|magician|custodian|pedestrian
  |civilian`

/** Words that keep their capital in a title. */
export const properWords = {
  countries: 'german|french|dutch|swiss|greek|czech|thai|iraqi|israeli|pakistani|welsh|slovak',
  religions: 'christian|islamic|jewish',
  names: 'nobel|linux|java|python|rust',
}
