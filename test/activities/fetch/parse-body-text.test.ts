import { expect, test } from 'vitest'
import { parseBodyText } from '../../../activities/fetch/parse-body-text.ts'

const latin = Buffer.from('caf\xe9 \x80', 'latin1')
const cases: [what: string, body: Buffer, contentType: string | undefined, expected: string][] = [
  ['valid UTF-8', Buffer.from('café €'), undefined, 'café €'],
  ['no UTF-8', latin, undefined, 'café €'],
  ['the header', latin, 'text/html; charset=ISO-8859-1', 'café €'],
  ['a header in quotes', Buffer.from([0xcf, 0xf0]), 'text/html;charset="windows-1251"', 'Пр'],
  [
    'a header in single quotes',
    Buffer.from([0xcf, 0xf0]),
    "text/html; Charset='cp1251'; x=y",
    'Пр',
  ],
  ['a header with an unknown charset', Buffer.from('café'), 'text/html; charset=klingon', 'café'],
  [
    'a header that is not about charsets',
    Buffer.from('café'),
    'text/html; boundary=charset',
    'café',
  ],
  [
    'the mark before the header',
    Buffer.from('\ufeffcafé'),
    'text/html; charset=windows-1252',
    'café',
  ],
  ['UTF-16, little end first', Buffer.from('\ufeffcafé', 'utf16le'), undefined, 'café'],
  ['UTF-16, big end first', Buffer.from('\ufeffcafé', 'utf16le').swap16(), undefined, 'café'],
  [
    'the page',
    Buffer.from('<meta charset="shift_jis"><p>\x83\x65', 'latin1'),
    'text/html',
    '<meta charset="shift_jis"><p>テ',
  ],
  [
    'the page, the old way',
    Buffer.from(
      '<META http-equiv=Content-Type content="text/html; charset=koi8-r"><p>\xf0',
      'latin1',
    ),
    undefined,
    '<META http-equiv=Content-Type content="text/html; charset=koi8-r"><p>П',
  ],
  [
    'a page that cannot be UTF-16',
    Buffer.from('<meta charset=utf-16>é'),
    undefined,
    '<meta charset=utf-16>é',
  ],
  [
    'a page that says so too late',
    Buffer.from(`${' '.repeat(1_100)}<meta charset=koi8-r>é`),
    undefined,
    `${' '.repeat(1_100)}<meta charset=koi8-r>é`,
  ],
  ['UTF-8 cut within a character', Buffer.from('café €').subarray(0, -1), undefined, 'café '],
  [
    'a header that is wrong',
    Buffer.from('a\xe9b', 'latin1'),
    'text/html; charset=utf-8',
    'a\ufffdb',
  ],
  ['NUL', Buffer.from('a\0b'), undefined, 'ab'],
  ['half a pair', Buffer.from('\ufeffa\ud800b', 'utf16le'), undefined, 'a\ufffdb'],
  ['nothing', Buffer.alloc(0), undefined, ''],
]

test.each(cases)(
  'the text of a page is decoded: %s, %o with %s',
  (_what, body, contentType, expected) => {
    expect(parseBodyText(body, contentType)).toBe(expected)
  },
)
