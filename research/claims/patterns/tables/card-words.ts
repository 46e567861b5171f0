/** What stands before the year in which a post began, alone on a line of a card; patterns. */
export const sinceOpenings = {
  en: [
    'with us|here|in (?:this )?(?:post|office)|on (?:the )?(?:board|team|staff)|joined(?: us)?',
    'member of (?:the )?(?:team|staff)|at .{2,40}',
  ],
}

/** The same in front of a word for "since". */
export const sinceTeams = { de: 'dabei |im Team ' }

/** What stands before the town in which a person lives, alone on a line of a card. */
export const homeWords = {
  en: 'based|lives|living|resident|resides|located',
  de: 'wohnhaft|lebt',
}
