/**
 * The named references that occur in and around addresses and numbers; a full table would be 2,000
 * rows of no use here.
 */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  commat: '@',
  period: '.',
  lowbar: '_',
  plus: '+',
  num: '#',
  sol: '/',
  colon: ':',
  semi: ';',
  comma: ',',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  lbrack: '[',
  rsqb: ']',
  rbrack: ']',
  lcub: '{',
  lbrace: '{',
  rcub: '}',
  rbrace: '}',
  hyphen: '-',
  dash: '-',
  ndash: '–',
  mdash: '—',
  shy: '',
  zwj: '',
  zwnj: '',
  Tab: ' ',
  NewLine: '\n',
  equals: '=',
  percnt: '%',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
}

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));?/g

/**
 * Numeric and common named character references become characters; what is unknown stays as
 * written.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    reference,
    (written, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? written) : written
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : written
    },
  )
}
