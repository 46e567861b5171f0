/** What descriptions of articles that end in years are of, but people; patterns. English. */
export const describedThings = {
  en: [
    'album|band|club|company|dynasty|empire|film|firm|game|group|journal|kingdom|league|magazine',
    'movement|newspaper|orchestra|organi[sz]ation|party|railway|school|series|ship|show|team',
    'university|war',
  ],
}
