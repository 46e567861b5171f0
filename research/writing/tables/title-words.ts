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

/** English nouns for what people are called in titles, by field, beside the occupations. */
export const titles = {
  business: unwrap`
    intern|apprentice|adviser|advisor|assistant|administrator|trainer|chair|owner|operator|planner
    |leader|lead|specialist|expert|secretary|member|representative|coordinator|supervisor
    |inspector|executive|head|coo|auditor|clerk|cashier|trainee`,
  technology: 'hacker|technician',
  science: 'fellow|statistician|biochemist|scholar|student|candidate|postdoc|academic|tutor',
  health: 'midwife|paramedic|carer',
  law: 'commissioner',
  media: 'critic|interpreter|speaker|presenter|host|broadcaster|filmmaker|animator',
  arts: 'conservator',
  sports: 'climber',
  trades: unwrap`
    driver|baker|cook|sailor|plumber|carpenter|joiner|roofer|(?:stone)?mason|bricklayer|welder
    |fitter|mechanic|butcher|barber|tailor|weaver|potter|brewer`,
}

/** Words that keep their capital in a title, beside those for people of a country. */
export const properWords = {
  religions: 'christian|islamic|jewish|baptist|methodist|calvinist|buddhist|taoist',
  parties: 'marxist|leninist|maoist|zionist',
  names: 'nobel|linux|java|python|rust',
}

/**
 * English words in front of an occupation that are no names, by field: a title made of these has
 * capitals only for being a title. Own knowledge.
 */
export const modifiers = {
  ranks: unwrap`
    senior|junior|principal|lead|leading|chief|head|assistant|associate|deputy|vice|acting|interim
    |adjunct|visiting|staff|managing|executive|general|regional|international|global|local
    |independent|freelance|honorary|former|founding|full|part-time|full-time|trainee|graduate
    |undergraduate|emeritus|supervising|chartered|certified|registered|licensed`,
  universities: unwrap`
    academic|research|teaching|doctoral|doctorate|post-?doctoral|scientific|laboratory|lab|library
    |school|language|history|mathematics|science`,
  business: unwrap`
    business|product|project|program(?:me)?|marketing|sales|finance|financial|account|accounts
    |customer|client|commercial|corporate|strategy|strategic|operations|operating|development
    |communications?|content|brand|media|social|community|public|relations|human|resources|people
    |talent|recruitment|office|administrative|management|investment|insurance|tax|audit|risk
    |procurement|purchasing|logistics|supply|chain|quality|safety|real|estate|policy|planning`,
  technology: unwrap`
    technology|technical|technological|information|software|hardware|data|systems?|network
    |security|web|cloud|platform|infrastructure|database|machine|learning|frontend|front-end
    |backend|back-end|full-?stack|mobile|game|games|embedded|support|solutions?|test|user
    |experience|interface|computer|digital`,
  engineering: unwrap`
    mechanical|electrical|electronics?|civil|structural|chemical|biomedical|aerospace|aeronautical
    |automotive|industrial|environmental|marine|optical|optics|lens|laser|acoustic|sound
    |process|manufacturing|production|design|maintenance|materials|energy|power|water|railway`,
  sciences: unwrap`
    natural|physical|theoretical|experimental|computational|applied|clinical|medical|molecular
    |organic|political|agricultural|veterinary|forensic|climate|space`,
  health: unwrap`
    dental|nursing|surgical|psychiatric|occupational|speech|mental|health|care|family|emergency
    |pharmacy`,
  arts: unwrap`
    creative|artistic|art|arts|graphic|fashion|interior|costume|stage|theatre|theater|film|video
    |music|musical|dance|choir|orchestra|photo|picture|news|sports?|copy|literary|editorial
    |museum|landscape|studio`,
  law: 'legal|criminal|patent|police|state|district|court|defen[cs]e|trial',
} as const
