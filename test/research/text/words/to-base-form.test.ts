import { expect, test } from 'vitest'
import { toBaseForm } from '../../../../research/text/words/to-base-form.ts'

test.each([
  ['ru', 'Томском государственном университете', 'Томский государственный университет'],
  ['ru', 'заведующим кафедрой истории', 'заведующий кафедрой истории'],
  ['ru', 'Санкт-Петербурге', 'Санкт-Петербург'],
  ['uk', 'Київській консерваторії', 'Київська консерваторія'],
  ['pl', 'Szkoły Głównej Handlowej', 'Szkoła Główna Handlowa'],
  ['cs', 'Národního muzea', 'Národní muzeum'],
  ['ro', 'Muzeului Național', 'Muzeul Național'],
  ['el', 'Πανεπιστημίου Αθηνών', 'Πανεπιστήμιο Αθηνών'],
  ['fi', 'Turun yliopistossa', 'Turun yliopisto'],
  ['fi', 'Helsingissä', 'Helsinki'],
  ['hu', 'Szegedi Tudományegyetemen', 'Szegedi Tudományegyetem'],
  ['hu', 'Pécsett', 'Pécs'],
  ['ru', 'Нетакомграде', null],
])(
  'a name is listed with its noun and adjectives in the first case: %s %s',
  (language, text, base) => expect(toBaseForm(text, language)).toBe(base),
)
