import type { ChangelogEntry } from '../resources/platform.ts'
import { changes as november21 } from './changes/2026-11-21.ts'
import { changes as november22 } from './changes/2026-11-22.ts'
import { changes as november23 } from './changes/2026-11-23.ts'
import { changes as november24 } from './changes/2026-11-24.ts'
import { changes as november26 } from './changes/2026-11-26.ts'
import { changes as november27 } from './changes/2026-11-27.ts'
import { lasting, nothing } from './changes/entry-parts.ts'

/**
 * What changed for callers, newest first: entries of today, then those of `changes/`, a file for
 * each day. OpenAPI's `deprecated` flags and the `Deprecation`/`Sunset` headers are derived from
 * entries of type `deprecated` that name an operation.
 */
export const changelog: readonly ChangelogEntry[] = [
  {
    id: 'chg_doubted_accounts',
    date: '2026-11-28',
    type: 'changed',
    title: 'Dossiers doubt what accounts say that their handle alone joins to the person',
    description:
      'An account that is less than 60 % sure to be the person’s, beside a surer one, adds no ' +
      'fact that nothing else bears out. Where none is surer, the summary says that one source ' +
      'says it.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['sections', 'summary'] },
    ...lasting,
  },
  {
    id: 'chg_lists_of_towns',
    date: '2026-11-28',
    type: 'changed',
    title: 'Lists that give no more than a town are cited where one bearer lives there',
    description:
      'A dossier takes minutes, results and other lists with the name, its neighbours and a town ' +
      'of the person, unless another page has another bearer of the name in that town.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['sections', 'focus'] },
    ...lasting,
  },
  {
    id: 'chg_chat_overviews',
    date: '2026-11-28',
    type: 'changed',
    title: 'Chats without a model answer orders for an overview and questions for disagreements',
    description:
      '"Write me a summary" or "Background?" gets what is known of the person, a career the ' +
      'posts of today with the earlier ones, and "What do the sources disagree about?" both ' +
      'sides of what is contested, or that nothing is. "Great, what else?" goes on from what ' +
      'was said. A message such as "Help" is no question about the person.',
    affects: { ...nothing, operations: ['chat'], fields: ['answer'] },
    ...lasting,
  },
  {
    id: 'chg_phones_of_hints',
    date: '2026-11-28',
    type: 'changed',
    title: 'A phone number among the tags shows which pages are about the person',
    description:
      'A dossier takes pages that give a phone number of `tags`, in whatever notation, as it ' +
      'takes those with an e-mail address. A page that lists several people of the name as ' +
      'headings is left out, also where they live in small towns. Pages in Arabic, Chinese, ' +
      'Japanese and Korean are distinguished by the organisations and cities that they name.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['sections', 'focus'] },
    ...lasting,
  },
  {
    id: 'chg_listed_refusals',
    date: '2026-11-28',
    type: 'changed',
    title: 'Refusals of the MCP server, and those listed for vehicles, are more exact',
    description:
      'A look-up of a vehicle lists no 451, which it never answers. A `tasks/*` message without ' +
      '`taskId` is refused in the words of all other refusals, and a value of ' +
      '`X-Service-Sandbox` without a meaning is 400 for every message of the MCP server.',
    affects: { ...nothing, operations: ['vin'], headers: ['X-Service-Sandbox'] },
    ...lasting,
  },
  {
    id: 'chg_exchanges_sent_again',
    date: '2026-11-28',
    type: 'fixed',
    title: 'A code or a refresh token whose exchange failed on our side can be sent again',
    description:
      'When `/oauth/token` answers 500, or refuses the resource, neither the authorization code ' +
      'nor the refresh token is used up, unless the tokens were stored and only the database’s ' +
      'answer was lost. So far the grant ended when either was sent again.',
    affects: nothing,
    ...lasting,
  },
  {
    id: 'chg_holders_of_addresses',
    date: '2026-11-28',
    type: 'changed',
    title: 'Searches by e-mail, phone and username part the people who share one',
    description:
      'A page answers for an address only where it writes it whole, in any spelling of the same ' +
      'mailbox or number. The name for which pages give the address names the candidate, as ' +
      '`named_holder` among its signals, and parts the people of one number or mailbox; look-ups ' +
      'that name several people make none of them sure. Accounts that call themselves bots, ' +
      'companies with a legal form or names for sale are rejected, and an account of fans is not ' +
      'joined with the person that it names. Profiles that an engine shows as gone are left out. ' +
      'An answer of a chat lists accounts in one sentence.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['hits', 'signals', 'confidence'],
    },
    ...lasting,
  },
  {
    id: 'chg_opt_outs_of_attached_words',
    date: '2026-11-28',
    type: 'changed',
    title: 'An opt-out erases what callers attached to jobs about others',
    description:
      'Metadata that shows the person is emptied on every job, as in events of webhooks that are ' +
      'not sent yet. A job whose `X-Request-Id` shows the person is erased; a request keeps the ' +
      'hash of such an id.',
    affects: { ...nothing, fields: ['metadata', 'request_id'] },
    ...lasting,
  },
  {
    id: 'chg_employers_of_hints',
    date: '2026-11-28',
    type: 'changed',
    title: 'Dossiers know an employer by a slip in its name or by a mailbox, and former names',
    description:
      'Where no page writes the employer of `headline`, the only one that differs by a letter ' +
      'too many, one too few or two exchanged is meant. An e-mail address among the tags says ' +
      'the employer whose whole name is its domain, unless the mailbox is of a provider of ' +
      'private mailboxes or of a school’s students. Pages under a former name are the person’s ' +
      'where a page of the person gives that name, as are papers whose numbered institutions ' +
      'are the person’s.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['sections', 'focus'] },
    ...lasting,
  },
  {
    id: 'chg_companies_and_vins_apart',
    date: '2026-11-28',
    type: 'changed',
    title: 'Companies of one name, and VINs of other rules, are distinguished more carefully',
    description:
      'A country behind the name of a company ("Pellworth, Germany") chooses among companies of ' +
      'that name. A name that several bear says so. A brand, or a namesake that is gone, adds ' +
      'nothing to a profile by its name alone. Minors are no officers, and the seat of a sole ' +
      'trader is left out in every register. A VIN that follows neither American rules nor the ' +
      'data of its maker has no model year. Crash tests of another body, and likeness of plain ' +
      'pictures, are no longer shown.',
    affects: {
      ...nothing,
      operations: ['entity_search', 'entity_dossier', 'vin', 'reverse_image'],
      fields: ['companies', 'company', 'vehicle', 'result'],
    },
    ...lasting,
  },
  {
    id: 'chg_walls_and_ages',
    date: '2026-11-28',
    type: 'changed',
    title: 'Dossiers read nothing that is for members or sold, take fewer adults for minors',
    description:
      'A page that says that it is for members is skipped as login_wall, an article that is sold ' +
      'whole as paywall; of one that names the parts it sells, the rest is read. Grades, ' +
      'school years and short speech in profiles show minors; the age of a child, of a relative ' +
      'or in a list of results is not the person’s. Private circumstances are withheld in Dutch ' +
      'and Portuguese as well; mock trials and the cases that historians study are shown.',
    affects: {
      ...nothing,
      operations: ['dossier', 'chat', 'search'],
      fields: ['coverage', 'summary', 'answer', 'sections', 'candidates'],
    },
    ...lasting,
  },
  {
    id: 'chg_chat_goes_on',
    date: '2026-11-28',
    type: 'changed',
    title: 'A chat without a language model goes on from what it said, in six languages',
    description:
      'Without a language model, a greeting, thanks or an order such as one for a poem gets no ' +
      'facts. "Anything else?" and "And before that?" leave out what earlier answers say, and ' +
      'only the question of a message counts. Italian and Portuguese are understood. A summary ' +
      'and an answer say in the past what the dead were, name since when a post is held, and ' +
      'write titles and institutions as their sources do.',
    affects: {
      ...nothing,
      operations: ['chat', 'dossier'],
      fields: ['answer', 'summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_sentences_and_towns',
    date: '2026-11-28',
    type: 'changed',
    title: 'Dossiers check more of a model’s sentence, withhold more of what is private',
    description:
      'A sentence of the language model that gives an honour, a result or a position to another ' +
      'than its source does is left out, as is one that a page dictates to its reader. Dropped ' +
      'charges, acquittals and creeds are withheld in more wordings, in seven languages. School ' +
      'years show minors. A town in front of a number is known, as is an employer at the end of ' +
      'a profile’s title. Where a post fits two bearers of a name, the one of working age comes ' +
      'first.',
    affects: {
      ...nothing,
      operations: ['dossier', 'chat', 'search'],
      fields: ['summary', 'answer', 'sections', 'candidates'],
    },
    ...lasting,
  },
  {
    id: 'chg_chat_keeps_to_question',
    date: '2026-11-28',
    type: 'changed',
    title: 'A chat without a language model keeps to the relative, stay or birthplace asked for',
    description:
      'A sister no longer answers whether the person is married, nor a year of birth where the ' +
      'person was born: what is near follows "The sources found do not say this". "How long was ' +
      'she there?" is about the employer or the year before it. Coverage says why Google Lens ' +
      'was not asked.',
    affects: {
      ...nothing,
      operations: ['chat', 'reverse_image'],
      fields: ['answer', 'coverage'],
    },
    ...lasting,
  },
  {
    id: 'chg_two_trades',
    date: '2026-11-28',
    type: 'changed',
    title: 'Dossiers know people of two trades, leave out what a namesake fits as well',
    description:
      'A page that gives both trades of a person joins pages that give one of them. A page whose ' +
      'marks fit a namesake of another field as well is left out of the dossier.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['sections', 'focus'] },
    ...lasting,
  },
  {
    id: 'chg_small_roles_follow_ups',
    date: '2026-11-28',
    type: 'changed',
    title: 'Roles are written small, follow-up questions keep to what they point at',
    description:
      'A role in Title Case, such as Research Fellow, is small within a sentence unless it may ' +
      'hold a name. Without a language model, a chat answers "After that?" with the stage that ' +
      'followed or says that none is known, and quotes nothing about the person for a relative. ' +
      'Companies that Companies House finds by a former name have the confidence of that. The ' +
      'metadata of the authorization server no longer names openid, which was never granted.',
    affects: {
      ...nothing,
      operations: ['dossier', 'chat', 'entity_search', 'vin'],
      fields: ['summary', 'answer', 'confidence'],
    },
    ...lasting,
  },
  {
    id: 'chg_person_urls_checked',
    date: '2026-11-28',
    type: 'changed',
    title: 'person.urls of a dossier has to be a list of addresses',
    description:
      'A text, or an address without http:// or https://, was ignored, so that the dossier could ' +
      'be about a namesake; it is 400 invalid_request now.',
    affects: { ...nothing, operations: ['dossier'], codes: ['invalid_request'] },
    ...lasting,
    breaking: true,
  },
  {
    id: 'chg_victims_withheld',
    date: '2026-11-28',
    type: 'changed',
    title: 'Acquittals, intimate violence and more signs of minors are withheld',
    description:
      'Acquittals are withheld as convictions are, as are sexual violence, violence at home, ' +
      'suicides, and partners whose words show that both are of one sex. Ages in the short forms ' +
      'of profiles and in words show minors. Profiles that say noindex or reserve text mining ' +
      'are not read. A question about an unknown person is judged by a language model after the ' +
      'search, so one that it declines takes the time and the usage of that search. Party and ' +
      'votes in office of officials are answered.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['sections', 'sources', 'hits[].headline', 'declined'],
    },
    ...lasting,
  },
  {
    id: 'chg_disagreements_beside',
    date: '2026-11-28',
    type: 'changed',
    title: 'Summaries name a disagreement beside what it is about',
    description:
      'A disagreement about the present work stands behind the sentences about work, and one ' +
      'about a school, a year or a place behind theirs. A headline loses its "now"; one recall ' +
      'is spoken of as one; the leadership of a company "includes" its leaders. A cancelled run ' +
      'begins no further call of a language model.',
    affects: {
      ...nothing,
      operations: ['dossier', 'entity_dossier', 'vin'],
      fields: ['summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_authorization_refusals',
    date: '2026-11-28',
    type: 'changed',
    title: 'Wrong authorization requests lead no visitor away before they have signed in',
    description:
      'A page shows where the application is instead, except with prompt=none. A scope that is ' +
      'given twice is refused; offline_access alone asks for all scopes. Redirects with white ' +
      'space, without their slashes or of ftp, ws, wss or view-source are not registered. The ' +
      'metadata of the authorization server says how clients revoke and introspect.',
    affects: nothing,
    ...lasting,
  },
  {
    id: 'chg_private_lists',
    date: '2026-11-28',
    type: 'changed',
    title: 'Lists of jobs, events and webhooks are private, documents are packed',
    description:
      'What a key reads of its account has Cache-Control: private, no-store, unless it says ' +
      'otherwise. The OpenAPI document, the guides and llms.txt come packed by gzip to callers ' +
      'that accept it, with an ETag of their own.',
    affects: { ...nothing, headers: ['Cache-Control', 'Content-Encoding', 'ETag'] },
    ...lasting,
  },
  {
    id: 'chg_callings_apart',
    date: '2026-11-28',
    type: 'changed',
    title: 'Candidates of other callings stand apart, summaries repeat no role',
    description:
      'Findings that name callings of other fields right behind the name are two people, in the ' +
      'same town as well. A dossier reads a life behind a comma ("Ada Roe, 1925-2014") and ages ' +
      'with a word for years. Its summary says a role or an account once; the summary of a ' +
      'vehicle writes the names of its parts in small letters. A chat without a model that is ' +
      'asked for a reason quotes the one that the sources give, or says that they give none.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat', 'vin'],
      fields: ['hits', 'sections', 'summary'],
    },
    ...lasting,
  },
  {
    id: 'chg_document_tags',
    date: '2026-11-28',
    type: 'added',
    title: 'The OpenAPI document, the guides have an ETag',
    description:
      'They are fetched again only where they have changed: If-None-Match with the ETag is 304. ' +
      'company.funding is null as ever, in the document an object or null: generated clients ' +
      'dropped what is null alone.',
    affects: { ...nothing, operations: ['entity_dossier'], fields: ['funding'], headers: ['ETag'] },
    ...lasting,
  },
  {
    id: 'chg_sandbox_focus',
    date: '2026-11-28',
    type: 'added',
    title: 'The sandbox dossier and the MCP tools name the namesakes',
    description:
      'The dossier of the sandbox has focus with others, as real ones do; the text and the card ' +
      'of build_dossier show them.',
    affects: { ...nothing, operations: ['dossier'], fields: ['focus.others'] },
    ...lasting,
  },
  {
    id: 'chg_unknown_query_refused',
    date: '2026-11-28',
    type: 'fixed',
    title: 'Unknown query parameters are refused where a key, a webhook or the usage is read',
    description:
      'GET /api/v1/usage?windowDays=0 ignored the parameter, which only the export knows; it is ' +
      '400 with the name of the parameter, as the lists answer.',
    affects: { ...nothing, codes: ['invalid_request'] },
    ...lasting,
  },
  {
    id: 'chg_openapi_discriminators',
    date: '2026-11-28',
    type: 'changed',
    title: 'Generated clients narrow events by type, jobs by operation',
    description:
      'In the OpenAPI document, StreamEvent and Job are unions with a discriminator. A job of ' +
      'each operation has its own component, whose result is that of the operation or null; ' +
      'OtherEvent and OtherJob take what comes later. What is sent is the same.',
    affects: { ...nothing, fields: ['result', 'events'] },
    ...lasting,
  },
  {
    id: 'chg_private_states',
    date: '2026-11-28',
    type: 'changed',
    title: 'More private statements are withheld, fewer pages are read',
    description:
      'More statements about health, belief, sexuality, parties, unions or convictions are ' +
      'withheld, as are debts, poverty, the right to stay in a country or family quarrels. Pages ' +
      'that reserve text mining (tdm-reservation) and copies of pages behind a login whose ' +
      'address is in a query or a host name are not read. Questions about votes are declined in ' +
      'Russian and Japanese.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['sections', 'sources', 'hits[].headline'],
    },
    ...lasting,
  },
  {
    id: 'chg_findings_contradict',
    date: '2026-11-28',
    type: 'changed',
    title: 'Candidates mix fewer people, headlines state fewer private facts',
    description:
      'No third finding joins people of other years of birth or middle names. A candidate whose ' +
      'findings contradict each other has less confidence and the signal findings_contradict. ' +
      'Headlines that put an illness, a belief or a conviction beside a calling are not shown.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier'],
      fields: ['hits[].signals', 'hits[].confidence', 'hits[].headline'],
    },
    ...lasting,
  },
  {
    id: 'chg_busy_models_and_votes',
    date: '2026-11-28',
    type: 'changed',
    title: 'A busy or lost language model is given up sooner; more questions are declined',
    description:
      'Where a language model asks to wait beyond the deadline of a run, or its answers to one ' +
      'question were lost four times, the run ends without it and says so in coverage. Which ' +
      'party a person votes for is declined in German, French, Spanish, Portuguese, Italian and ' +
      'Dutch as in English.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['coverage'] },
    ...lasting,
  },
  {
    id: 'chg_sandbox_matched_on',
    date: '2026-11-28',
    type: 'fixed',
    title: 'Accounts of the sandbox dossier say what they matched on as real ones do',
    description:
      'matchedOn held cross_link, display_name, avatar and location, which no account of a real ' +
      'dossier has; it holds username and name.',
    affects: { ...nothing, operations: ['dossier'], fields: ['social.accounts'] },
    ...lasting,
  },
  {
    id: 'chg_opt_outs_of_written_accounts',
    date: '2026-11-28',
    type: 'fixed',
    title: 'Opt-outs, minors and private facts are met in more spellings',
    description:
      'An opt-out of an account reaches its posts, feeds, mirrors and whole fediverse names. ' +
      'A dossier gives no details where an account states the age of a minor, as a search does, ' +
      'and both read short forms such as "14 | she/her". Headlines such as "Jailed teacher Ada ' +
      'Example" and addresses without accents that state a conviction are not shown; work in ' +
      'the press office of a party is.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      fields: ['hits', 'claims', 'sources'],
    },
    ...lasting,
  },
  {
    id: 'chg_focus_others',
    date: '2026-11-28',
    type: 'added',
    title: 'Dossiers say what distinguishes the namesakes',
    description:
      'focus.others has the headlines of up to five other people of the name, such as their ' +
      'post, employer and town. More pages of the person are used: by what a record such as a ' +
      'patent says once, by years of birth in results, and by dates that fit a life beside a ' +
      'school. A town that a page only names is no home.',
    affects: { ...nothing, operations: ['dossier'], fields: ['focus.others'] },
    ...lasting,
  },
  {
    id: 'chg_refusals_name_the_fix',
    date: '2026-11-28',
    type: 'changed',
    title: 'Messages of refusals name the known properties, the place in the JSON, the rule',
    description:
      'An unknown property is refused with those that there are, invalid JSON with line and ' +
      'column where the parser names them, the address of a webhook with the rule that it breaks.',
    affects: { ...nothing, codes: ['invalid_request', 'invalid_json'] },
    ...lasting,
  },
  {
    id: 'chg_openapi_named_properties',
    date: '2026-11-28',
    type: 'changed',
    title: 'The OpenAPI document leaves unsaid that answers may have further properties',
    description:
      'They still may, which is the default of JSON Schema. Spelt out as additionalProperties, ' +
      'it cost clients generated with openapi-typescript the types of all named properties.',
    affects: nothing,
    ...lasting,
  },
  {
    id: 'chg_candidates_by_calling_with_town',
    date: '2026-11-28',
    type: 'fixed',
    title: 'Candidates of a search are parted by trades in towns, by years of birth',
    description:
      'Two findings that give a name another calling in another town, or years of birth that ' +
      'exclude each other (by school classes and theses as well), are no longer one ' +
      'candidate for the name alone.',
    affects: { ...nothing, operations: ['search'], fields: ['hits'] },
    ...lasting,
  },
  {
    id: 'chg_generations_by_dates',
    date: '2026-11-28',
    type: 'fixed',
    title: 'Dossiers part generations of one name by the dates of a life',
    description:
      'Ages, posts, studies, school classes and theses say when a person was born: a page that ' +
      'dates another life is left out, and so is one that fits two generations at one firm ' +
      'alike. A star is read as a mark of birth only in front of a date or a place. ' +
      'focus.namesakes counts another bearer whose page was left out.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['focus'] },
    ...lasting,
  },
  {
    id: 'chg_roles_in_sentences',
    date: '2026-11-28',
    type: 'fixed',
    title: 'What a language model writes keeps who does what to what',
    description:
      'A sentence is left out where it gives a verb another object than its source does ("leads ' +
      'the hospital" of its kitchen), calls the person what the source calls another, turns a ' +
      'passive, a direction or a relation round, or adds "only" or a PhD.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['summary', 'answer'] },
    ...lasting,
  },
  {
    id: 'chg_unusable_model_answers',
    date: '2026-11-28',
    type: 'changed',
    title: 'A dossier or a chat whose language model gave nothing usable is partial',
    description:
      'Where a language model refuses, answers in another shape than it is asked for, or breaks ' +
      'off before the first word, in all of its answers about the pages (two or more where its ' +
      'text stands) or in the whole text, the ' +
      'result is partial with stopReason model_unavailable and is not kept: the next request ' +
      'asks the model again. Its coverage was ok before. Sentences that no source carries are ' +
      'left out as before, and the result is complete.',
    affects: { ...nothing, operations: ['dossier', 'chat'], fields: ['partial', 'stopReason'] },
    ...lasting,
  },
  {
    id: 'chg_private_in_addresses',
    date: '2026-11-28',
    type: 'changed',
    title: 'What headlines in capitals, addresses and values of claims state is withheld',
    description:
      'A headline in capitals ("Ada Example Jailed For Theft") is withheld as one in sentence ' +
      'case is, as are an arrest, a mug shot or a prison term of a person ("The arrest of Ada ' +
      'Example"). ' +
      'No result points at an address that states a conviction, an illness, a belief or ' +
      'sexuality in words: sources, alsoAt, matches and similar leave such pages and pictures ' +
      'out. Aliases, headlines and titles that state it themselves, and a party without an ' +
      'office in it, are no claims. Suits against clubs and newspapers, and arrests that are ' +
      'played on a stage, are shown. A reverse image look-up leaves out pages whose title or ' +
      'address shows a minor. A job that ends as subject_suppressed, and its webhook ' +
      'event, have no metadata.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat', 'reverse_image'],
      fields: ['sources', 'alsoAt', 'matches', 'similar', 'aliases', 'headline', 'metadata'],
    },
    ...lasting,
  },
  {
    id: 'chg_rate_headers_of_oauth',
    date: '2026-11-28',
    type: 'added',
    title: 'The authorization server says what is left of its limit',
    description:
      'Answers of the authorization server, its metadata included, carry the rate-limit ' +
      'headers with the policy oauth. Retry-After of its 429 agrees with RateLimit-Reset.',
    affects: {
      ...nothing,
      headers: ['RateLimit-Policy', 'RateLimit', 'RateLimit-Reset', 'Retry-After'],
    },
    ...lasting,
  },
  ...november27,
  ...november26,
  ...november24,
  ...november23,
  ...november22,
  ...november21,
]
