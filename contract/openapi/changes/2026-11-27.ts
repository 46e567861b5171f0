import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 27 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
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
