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

/** What a page of a firm says above the people who work there, in front of its name. English. */
export const houseHeadings = {
  en: [
    '(?:[Tt]he |[Oo]ur )?(?:[Pp]eople|[Tt]eam|[Ss]taff|[Ff]aces)(?: who work)? (?:behind|of|at)',
    '(?:[Tt]he |[Oo]ur )?(?:[Pp]eople|[Tt]eam|[Ss]taff|[Ff]aces) from',
    'Meet (?:the|our) (?:team|staff|people) (?:at|of)|(?:Working|Who we are) (?:at|of)',
    "(?:Who[’']s who|Staff directory) (?:at|of)",
  ],
}

/** What a page of a firm says of it at its end, behind its name. English. */
export const houseFooters = {
  en: [
    ' is (?:open|closed) (?:on|from|to|daily|every)|,? (?:PO|P\\.O\\.) Box \\d',
    ',? Registered [Oo]ffice\\b',
    ' is (?:registered|authori[sz]ed)(?: and regulated)? (?:in|by|under)',
  ],
}

/** What stands above the person to turn to at a firm. */
export const contactHeadings = {
  en: [
    '(?:your|our|main|key|press|personal) contacts?|contact(?: person|s)?|your (?:team|staff)',
    'our (?:team|staff|people)|(?:person|people) to contact',
  ],
  de: 'ihr(?:e)? ansprechpartner(?:in)?|ansprechpartner(?:in)?',
  fr: 'votre contact|vos contacts|votre interlocuteur',
  nl: 'uw contactpersoon|contactpersoon',
}
