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
  religions: 'christian|islamic|jewish',
  names: 'nobel|linux|java|python|rust',
}
