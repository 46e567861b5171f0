import { expect, test } from 'vitest'
import { buildFencedText } from '../../../../activities/model/fence.ts'
import { toPlainText } from '../../../../research/identity/contacts/plain-text.ts'
import { toProfileText } from '../../../../research/pages/profiles/text.ts'
import { cleanText } from '../../../../research/pages/tree/clean-text.ts'
import { foldMarks } from '../../../../research/text/signs/fold-marks.ts'
import { toPlain } from '../../../../sources/shared/plain.ts'

/** A sign of each range of the class. */
const signs = [
  ...['\u00AD', '\u034F', '\u061C', '\u115F', '\u17B4', '\u180E', '\u200B', '\u200F', '\u202E'],
  ...['\u2066', '\u3164', '\uFEFF', '\uFFA0', '\uFFF9', '\u{1D173}', '\u{E0041}'],
]

test.each(signs.map((sign) => [sign.codePointAt(0)?.toString(16), sign] as const))(
  'a sign that no reader sees is in no text that is read or shown: %s',
  (_, sign) => {
    const text = `Ada${sign}Marsh`
    for (const shown of [cleanText, toPlain, toPlainText, (given: string) => foldMarks(given).text])
      expect(shown(text)?.replace(' ', '')).toBe('AdaMarsh')
    expect(toProfileText(text, 50)?.replace(' ', '')).toBe('AdaMarsh')
    expect(buildFencedText([{ id: 'a', text }])).not.toContain(sign)
  },
)

test('joiners stay in words and emoji that are shown', () => {
  for (const shown of [cleanText, toPlain])
    expect(shown('می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻')
})
