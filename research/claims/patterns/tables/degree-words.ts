/** Degrees as they are written, as parts of patterns. These stand in front of `degree`. */
export const degreeNames = {
  short: [
    'B\\.?Tech\\.?|M\\.?Tech\\.?|B\\.?Com\\.?|M\\.?Com\\.?|B\\.?Arch\\.?|M\\.?Arch\\.?',
    'M\\.?Litt\\.?|M\\.?Res\\.?|M\\.?Sci\\.?|M\\.?Math\\.?|M\\.?Chem\\.?|M\\.?Phys\\.?',
    'B\\.?Mus\\.?|M\\.?Mus\\.?|D\\.?Mus\\.?|M\\.?B\\.?A\\.?|E\\.?M\\.?B\\.?A\\.?|D\\.?Sc\\.?',
    'Sc\\.?D\\.?|Pharm\\.?D\\.?|B\\.?V\\.?Sc\\.?|M\\.?P\\.?P\\.?|M\\.?S\\.?W\\.?',
    '[BM]\\.?S\\.?N\\.?|LL\\.?D\\.?|A\\.B\\.|S\\.[BM]\\.',
    'Ph\\.? ?D\\.?|D\\.?Phil\\.?|Dr\\.? phil\\.?|Ed\\.?D\\.?|J\\.?D\\.?|M\\.?D\\.?',
    'M\\.?Ed\\.?|M\\.?F\\.?A\\.?|M\\.?P\\.?[AH]\\.?|B\\.?Ed\\.?|B\\.?F\\.?A\\.?|B\\.?B\\.?A\\.?',
    'M\\.?Sc\\.?|M\\.?Eng\\.?|M\\.?Phil\\.?|M\\.?A\\.?|M\\.?S\\.?|LL\\.?M\\.?',
    'B\\.?Sc\\.?|B\\.?Eng\\.?|B\\.?A\\.?|B\\.?S\\.?|LL\\.?B\\.?',
  ],
  en: [
    'doctorate|doctoral degree|doctor of [A-Z]\\p{L}+',
    "master['’]?s(?: degree)?|bachelor['’]?s(?: degree)?",
    '(?:Master|Bachelor|Doctor)s? of [A-Z]\\p{L}+(?:(?: and)? (?:Administration|Arts|Education',
    'Engineering|Health|Letters|Management|Medicine|Policy|Sciences?|Studies|Surgery|Work))*',
  ],
  de: 'Diplom|Magister|Promotion',
  fr: [
    'doctorat|licence|maîtrise|baccalauréat|DEA|DESS|BTS|DUT|mastère',
    '(?:[Mm]aster|[Bb]achelor)(?= en \\p{Ll})|[Dd]octorat',
  ],
  es: 'doctorado|licenciatura|máster|maestría|diplomatura|(?:grado|posgrado)(?= en )',
  pt: 'mestrado|doutorado|doutoramento|bacharelado|(?:pós-)?graduação(?= em )',
  it: 'dottorato|laurea',
}

/** Words for a degree that is not named. */
export const degreeWords = { en: 'degree|diploma' }
