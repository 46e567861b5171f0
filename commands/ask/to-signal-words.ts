/** What speaks for a candidate, in words; what has no words here is shown by its name. */
const words: Readonly<Record<string, string>> = {
  signed_proof: 'a signature proves the accounts to be one person',
  verified_link: 'a platform has verified the link between accounts',
  same_id: 'the same registry id',
  curated_link: 'an editor has linked them',
  reciprocal_link: 'the accounts link to each other',
  same_email: 'the same email address',
  one_way_link: 'one account names the other as its own',
  same_phone: 'the same phone number',
  same_website: 'the same website',
  same_avatar: 'the same picture file',
  rare_handle: 'the same rare username',
  page_link: 'a page links them',
  same_name: 'the same name',
  same_employer: 'the same employer',
  same_place: 'the same place',
  same_birth_year: 'the same birth year',
  common_handle: 'the same, but common, username',
  findings_agree: 'the findings agree with each other',
  findings_contradict: 'findings contradict each other',
  named_holder: 'a page gives the address for this name',
  name_in_text: 'the name stands in the text',
  name_in_title: 'the name stands in the title',
  words_agree: 'the words of the name agree',
  other_name: 'it is another name of it',
  former_name: 'it is a former name of it',
  further_words: 'the name goes on',
  words_missing: 'words of the query are missing',
  form_missing: 'only one of the names has a legal form',
  not_active: 'it is no longer active',
}

/** What other words say when it speaks against the candidate. */
const contraryWords: Readonly<Record<string, string>> = {
  findings_agree: 'few findings agree',
}

/** Signals whose detail is words of a name, which says more than that there are some. */
const named = new Set(['other_name', 'former_name', 'further_words', 'words_missing'])

/** The words for a signal of a candidate; its name without underscores where there are none. */
export function toSignalWords(
  feature: string,
  stance: 'supports' | 'contradicts',
  detail?: string,
): string {
  const contrary = stance === 'contradicts' ? contraryWords[feature] : undefined
  const said = contrary ?? words[feature] ?? feature.replaceAll('_', ' ')
  return detail !== undefined && named.has(feature) ? `${said}: ${detail}` : said
}
