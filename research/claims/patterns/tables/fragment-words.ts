/**
 * What stands in front of a post in a fragment such as "Today: farrier, Globex". English; patterns.
 */
export const thenLabels = {
  en: [
    '(?:first|earlier|previous|last|former) (?:stop|job|post|position|role|employer)',
    'then|before|before that|earlier|originally|formerly|previously|in the past|past|once',
    'started out|started|sometime|in a former life|in a previous life|used to be|ex|formerly with',
    'previous career',
  ],
}

/** The same of a post of today. */
export const nowLabels = {
  en: [
    'today|now|nowadays|currently|current(?: (?:job|post|role|position|employer))?|at present',
    'these days|presently|day[- ]job|by day|off[- ]stage|in real life|in civilian life|at work',
    'offstage|weekdays|on weekdays|occupation|trade|profession|since then',
  ],
}

/** What stands in front of an earlier post or firm without a mark between. */
export const formerOpenings = {
  en: [
    '(?:formerly|previously|sometime|once|erstwhile|one-time|onetime|past|prior|former)(?:ly)?',
    'prev|late of|lately of|used to be|ex',
  ],
}
