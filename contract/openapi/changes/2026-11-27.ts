import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 27 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
  {
    id: 'chg_private_in_own_words',
    date: '2026-11-27',
    type: 'changed',
    title: 'What people say of their private life in the first person is withheld',
    description:
      'Names, bios, locations, headlines and tags of a search, titles of sources and excerpts ' +
      'are withheld where a person states an illness, a belief, their sexuality or a conviction ' +
      'of themselves ("I am HIV-positive", "Gay. Baker."), and where a location is a street ' +
      'address. Russian statements are recognised as well. Suits and failures of firms without ' +
      'a legal form, suits for clients and work in prisons are shown. Chat declines questions ' +
      'whether a person of a firm was convicted.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['snippet', 'answer', 'bio', 'headline', 'tags', 'location', 'displayName'],
    },
    ...lasting,
  },
  {
    id: 'chg_records_that_last',
    date: '2026-11-27',
    type: 'fixed',
    title: 'A post that registers leave open is current only as long as that can be',
    description:
      'current is false for a post or a home that begins in a later year, for those of a person ' +
      'who any record says has died, unless one of today began after the death, and in a record ' +
      'without an end past fifty years, past a later post at the same body, past a later home; a ' +
      'term lasts until the year of its end. The headline of a search has an employer that was ' +
      'left with its years, "Globex (2004 to 2009)", or names one that lasts; a tag names none ' +
      'that was left. Ownership reports to the SEC say whether their person is an ' +
      'officer, with the title, a director or an owner of a tenth.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['current', 'headline', 'tags', 'title', 'summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_company_places_officers',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Places abroad and officers of companies are as their registers state them',
    description:
      'locations have the region of Polish companies, and the country of a Polish branch or a ' +
      'French seat abroad. executives name no dead person or deleted unit of the Norwegian ' +
      'register; leaders at Wikidata have since when they hold the post.',
    affects: { ...nothing, operations: ['entity_dossier'], fields: ['locations', 'executives'] },
    ...lasting,
  },
  {
    id: 'chg_unknown_scenario',
    date: '2026-11-27',
    type: 'changed',
    title: 'A scenario that the sandbox does not have is an error',
    description:
      'In the sandbox, a query or person.name that begins with sandbox: and names no scenario is ' +
      '400 invalid_request. Before, it was answered like any name, with success.',
    affects: { ...nothing, operations: ['search', 'dossier', 'chat'], codes: ['invalid_request'] },
    ...lasting,
  },
  {
    id: 'chg_rehearsed_wait',
    date: '2026-11-27',
    type: 'changed',
    title: 'Agents can rehearse a job that is still running',
    description:
      'With the sandbox key, build_dossier about sandbox:slow answers status running once ' +
      'wait_seconds are over, with a job_id whose result get_job waits for. Before, the whole ' +
      'dossier came at that moment.',
    affects: { ...nothing, operations: ['dossier'] },
    ...lasting,
  },
  {
    id: 'chg_model_carried',
    date: '2026-11-27',
    type: 'fixed',
    title: 'What a language model writes says only what a single cited claim says',
    description:
      'A sentence of a summary or an answer adds no word to what it cites, joins no two posts, ' +
      'and keeps past, doubt and lesser titles; a summary is in English and repeats nothing. A ' +
      'model no longer gives the person what a page says of another that it names. One that ' +
      'denies every page, those included that are known to be of the person, is not heard.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['summary', 'answer'] },
    ...lasting,
  },
  {
    id: 'chg_model_unavailable',
    date: '2026-11-27',
    type: 'changed',
    title: 'A language model that does not answer no longer holds up a dossier or a chat',
    description:
      'A run waits a minute, which an operator can change, for a language model that fails or ' +
      'cannot be reached; one that says when it may be asked again is waited for until the ' +
      'deadline. Then the result is what rules make of the sources, marked partial with the new ' +
      'stopReason model_unavailable, and not kept: the next request asks the model again. The ' +
      'same holds where the model refuses its key, its name or its quota, or answers in an ' +
      'unknown shape.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['partial', 'stopReason'] },
    ...lasting,
  },
  {
    id: 'chg_dated_records',
    date: '2026-11-27',
    type: 'added',
    title: 'Posts, studies and homes have the years that registers give',
    description:
      'work.positions, education.items and locations.items have the years of Wikidata, ORCID, ' +
      'OpenAlex and the British parliament; a post with an end is former. Owners and members are ' +
      'named as such in summaries, not as working there. A person is taken for dead where a ' +
      'record says so without a year. The headline of a person has an employer only where a ' +
      'record names it beside the occupation. One school in two languages is one item, and no ' +
      'difference between two people.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['from', 'to', 'current', 'headline', 'age', 'summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_company_seats',
    date: '2026-11-27',
    type: 'added',
    title: 'A profile says where sources seat a company in two cities',
    description:
      'conflicts has the paths locations.headquarters and locations.registeredOffice, each value ' +
      'a city with its country. The summary names owners apart from those who lead the company. ' +
      'Chat answers whether a firm of the person is under investigation or was convicted.',
    affects: {
      ...nothing,
      operations: ['entity_dossier', 'chat'],
      fields: ['conflicts', 'summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_hints_across_languages',
    date: '2026-11-27',
    type: 'changed',
    title: 'Callings and towns are understood across languages',
    description:
      'A headline or a location in English, German, French, Spanish, Portuguese or Italian fits ' +
      'pages in the others: "Architektin" is an architect, "Ginevra" is Geneva. A page that ' +
      'shares no more than trade and town with the person makes nothing else known of them, and ' +
      'the town of a university is no home.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['headline', 'location'] },
    ...lasting,
  },
  {
    id: 'chg_private_statements',
    date: '2026-11-27',
    type: 'changed',
    title: 'Statements of convictions, memberships, treatments or homes are withheld',
    description:
      'Sentences that are recognised as stating a conviction, a charge, a suit or the insolvency ' +
      'of a person, the membership of a party or a union outside a public office, a therapy, a ' +
      'belief or the street of a home are quoted in no dossier and no chat answer, and stand in ' +
      'no bio, headline or tag of a search: English, German, French, Spanish, Portuguese, ' +
      'Italian, Dutch, Polish and Swedish. The address of a firm is shown. Chat declines more ' +
      'questions about convictions, and answers those about a firm in Portuguese.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['snippet', 'answer', 'bio', 'headline', 'tags'],
    },
    ...lasting,
  },
  {
    id: 'chg_death_year',
    date: '2026-11-27',
    type: 'added',
    title: 'A dossier says when the person died',
    description:
      'identity has deathYear, and backing.deathYear what it rests on: a claim of the path ' +
      'identity.deathYear, from records and structured data that give the year. It is null where ' +
      'no source does, where a weak one alone does, and where sources differ. The summary says ' +
      'it behind the year of birth, and chat answers whether or when the person died.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['deathYear'] },
    ...lasting,
  },
  {
    id: 'chg_cited_profiles',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Profiles of companies and vehicles cite only what their sources say',
    description:
      'A company is named as its register writes it ("s.r.o." keeps its dots), the words of a ' +
      'register are cited from the records that use them, and registration.authority keeps the ' +
      'number that is shown. A vehicle made for Europe has no year where its VIN means two, and ' +
      'takes no equipment from an online decode of another model or year.',
    affects: {
      ...nothing,
      operations: ['entity_search', 'entity_dossier', 'vin'],
      fields: ['legalName', 'evidence', 'authority', 'year', 'summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_query_spellings',
    date: '2026-11-27',
    type: 'changed',
    title: 'More spellings of numbers and addresses are understood',
    description:
      'A company is found by "LEI 9845…", gb-08957400, a SIRET, a French or a Norwegian number ' +
      'for VAT; other numbers for VAT are refused as such. A search by email also asks for the ' +
      'mailbox behind a tag or the dots of Gmail, one by phone leaves out the extension.',
    affects: { ...nothing, operations: ['search', 'entity_search'], fields: ['query'] },
    ...lasting,
  },
  {
    id: 'chg_chat_subject',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Chat answers what is asked, and declines questions about crimes',
    description:
      'Without a language model, a question about a relative or another name is no longer ' +
      'answered by what is known of the person, and each of two questions in one is answered. ' +
      'Whether a person was convicted, arrested or accused is declined as sensitive.',
    affects: { ...nothing, operations: ['chat'], fields: ['answer', 'declined'] },
    ...lasting,
  },
  {
    id: 'chg_headline_parts',
    date: '2026-11-27',
    type: 'changed',
    title: 'A headline says a country, a house and a post in more words',
    description:
      'A country in front of a role, as in "Portuguese actor", adds to the role: pages that say ' +
      'the role alone are kept, those that say another country there are not. A name with a ' +
      'capital article behind a role, as in "drummer, The Ravel", is an employer. A "minister ' +
      'for health" is a "health minister" as well.',
    affects: { ...nothing, operations: ['dossier'], fields: ['headline'] },
    ...lasting,
  },
  {
    id: 'chg_revoked_streams',
    date: '2026-11-27',
    type: 'fixed',
    title: 'A stream is cut when its key is revoked',
    description:
      'A stream that was open when its key or grant was revoked went on until its run had ended. ' +
      'It is cut within a second, without done or error. The job goes on; another key of the ' +
      'account reads it.',
    affects: { ...nothing, operations: ['search', 'dossier', 'chat'] },
    ...lasting,
  },
  {
    id: 'chg_chat_question',
    date: '2026-11-27',
    type: 'fixed',
    title: 'A chat without a question is refused, and the focus of a dossier says who it is',
    description:
      'A chat none of whose messages is of the user is 400 invalid_request, in the sandbox too. ' +
      'focus.headline of a person without a headline or a current post is the latest post with ' +
      'its years, and the place. A city alone joins neither of two places of its name, unless ' +
      'its own page names one of them.',
    affects: {
      ...nothing,
      operations: ['chat', 'dossier'],
      fields: ['messages', 'focus.headline'],
      codes: ['invalid_request'],
    },
    ...lasting,
  },
  {
    id: 'chg_email_tag',
    date: '2026-11-27',
    type: 'changed',
    title: 'An e-mail address among the tags of a person says whose page it is',
    description:
      'A page on which an address stands that the caller gives in tags is about the person, ' +
      'wherever on the page it stands.',
    affects: { ...nothing, operations: ['dossier'], fields: ['tags'] },
    ...lasting,
  },
  {
    id: 'chg_partner_firms',
    date: '2026-11-27',
    type: 'fixed',
    title: 'A headline such as "Lindner & Partner" names an employer',
    description:
      'A headline that is the name of a firm ending in "& Partner" is the employer of the ' +
      'person, and no longer a role. Dossiers of such a headline keep pages on which the firm ' +
      'stands.',
    affects: { ...nothing, operations: ['dossier'], fields: ['headline'] },
    ...lasting,
  },
  {
    id: 'chg_fitting_answers',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Chats answer by year and by way of contact, and propose fewer questions',
    description:
      'A chat answers a question about a year by the post held then, one for an email address by ' +
      'email addresses alone. related_questions holds up to three questions, none that the chat ' +
      'has answered, and is empty where nothing is known. Summaries of companies say amounts in ' +
      'groups of digits and no longer name the register of one record beside the number of ' +
      'another. The message of a 404 or 405 says what there is instead.',
    affects: {
      ...nothing,
      operations: ['dossier', 'chat', 'entity_dossier'],
      fields: ['related_questions', 'summary'],
      codes: ['not_found', 'method_not_allowed'],
    },
    ...lasting,
  },
  {
    id: 'chg_described',
    date: '2026-11-27',
    type: 'changed',
    title: 'Summaries say an occupation as what a person is',
    description:
      'An occupation without an employer is "described as a lighthouse surveyor" at the ' +
      'beginning, and is said once. A city without its country joins the city with it, with the ' +
      'sources of both. The Markdown of tools says "since 2010" of what lasts, and the year of a ' +
      'degree.',
    affects: { ...nothing, operations: ['dossier', 'chat'] },
    ...lasting,
  },
  {
    id: 'chg_whole_values',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Posts of dossiers end where their names end',
    description:
      'A name that goes on behind what was read of it, such as "Centre for Research" in front of ' +
      '"on Energy", is no employer; the post stays. A post in front of the next name of a list, ' +
      'or behind another name below a byline, is not stated of the person. What was held "at the ' +
      'time" is over, what someone "has been working" at lasts. A part of the world is no ' +
      'employer, nor is a book in a list of authors, nor a rank in a forum a post. A German ' +
      'genitive loses its ending: "Präsident des Gemeinderats" is at "Gemeinderat".',
    affects: { ...nothing, operations: ['dossier', 'chat'] },
    ...lasting,
  },
  {
    id: 'chg_generations',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Dossiers mix fewer people of one name',
    description:
      'Pages on a "Jr." and on a "Sr.", also in small letters such as "fils" and "jun.", are two ' +
      'people. Years of birth in Slavic abbreviations and lists of people in ten languages part ' +
      'them as well, and a page on a home in another town than the caller gives is left out. ' +
      'Homes count also on a line of a card that names the country.',
    affects: { ...nothing, operations: ['dossier', 'chat'] },
    ...lasting,
  },
  {
    id: 'chg_untrue_posts',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Dossiers state fewer posts that a page does not say',
    description:
      'Denials such as "no director of", posts that someone is elected to, verdicts on a person ' +
      'and names that a search result cuts off give no post. "Ist bisher Direktor" is a post of ' +
      'today. German firms are stated without the ending of the genitive, a county is no city.',
    affects: { ...nothing, operations: ['dossier', 'chat'] },
    ...lasting,
  },
  {
    id: 'chg_profiles_sent_back',
    date: '2026-11-27',
    type: 'added',
    title: 'A company profile that is sent back is of the same company',
    description:
      'company.entityId pins a company like company.id, where that is absent. Before, a whole ' +
      'profile in a request was looked up by its name alone.',
    affects: { ...nothing, operations: ['entity_dossier'], fields: ['company.entityId'] },
    ...lasting,
  },
  {
    id: 'chg_callings_and_opt_outs',
    date: '2026-11-27',
    type: 'fixed',
    title: 'Namesakes are kept apart by callings, opt-outs hold within a stream',
    description:
      'Colleagues of one name are kept apart by what a page calls them beside the name. A town ' +
      'alone finds the only bearer there. A stream emits no sentence once its person has opted ' +
      'out, and a chat nothing of their dossier. A dossier ends with budget_reached, and is ' +
      "not cached, where the budget does not pay for the verdict on its summary's sentences.",
    affects: { ...nothing, operations: ['dossier', 'chat'] },
    ...lasting,
  },
]
