import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

const russian = 'Глеб Вяземцев'
const ukrainian = 'Остап Верещак'
const polish = 'Zbigniew Tarkowski'
const czech = 'Bohumil Zavřel'

test.each([
  [russian, 'NAME родился 2 мая 1970 года в Казани.', ['born | 1970', 'place | Казань']],
  [russian, 'NAME (род. 2 мая 1970, Омск) — поэт.', ['born | 1970', 'place | Омск']],
  [russian, 'NAME живёт в Санкт-Петербурге.', ['place | Санкт-Петербург']],
  [
    russian,
    'С 2012 года NAME является директором музея «Арктика».',
    ['work | директор | Арктика | 2012'],
  ],
  [russian, 'NAME, бывший редактор журнала «Полюс», выступил.', ['past | редактор | Полюс']],
  [
    russian,
    'NAME окончил Томский государственный университет.',
    ['study | Томский государственный университет'],
  ],
  [
    russian,
    'NAME работал в Томском государственном университете с 2001 года.',
    ['past | Томский государственный университет'],
  ],
  [
    russian,
    'NAME родился в Казани, окончил МГУ, работает в Сбербанке.',
    ['place | Казань', 'study | МГУ', 'work | Сбербанк'],
  ],
  [russian, 'Доцент кафедры права МГУ NAME выступил.', ['work | доцент кафедры права | МГУ']],
  [ukrainian, 'NAME мешкає у Львові.', ['place | Львів']],
  [ukrainian, 'NAME — ректор Київського університету.', ['work | ректор | Київський університет']],
  [polish, 'NAME urodził się w 1970 roku w Krakowie.', ['born | 1970', 'place | Kraków']],
  [polish, 'NAME był rektorem Uniwersytetu Gdańskiego.', ['past | rektor | Uniwersytet Gdański']],
  [polish, 'NAME ukończył Politechnikę Warszawską.', ['study | Politechnika Warszawska']],
  [czech, 'NAME žije v Praze.', ['place | Praha']],
  [czech, 'NAME je ředitelem Národního muzea.', ['work | ředitel | Národní muzeum']],
])(
  'words that a Slavic sentence declines are stated as dictionaries list them: %s %s',
  (name, form, said) => {
    const text = form.replace('NAME', name)
    expect(saidOf(text, false, name)).toEqual(said)
    for (const draft of draftsOf(text, false, name)) expect(admitClaim(draft, text)).toBe(true)
  },
)

test.each([
  [russian, 'Отец NAME живёт в Казани.'],
  [russian, 'NAME не работает в компании «Газпром».'],
  [russian, 'NAME — кандидат на пост ректора Казанского университета.'],
  [russian, 'NAME и директор музея «Арктика» Пётр Громов подписали договор.'],
  [russian, 'NAME — сын ректора Казанского университета.'],
  [russian, 'NAME живёт в Нетакомграде.'],
  [ukrainian, 'NAME стане директором компанії «Метал».'],
  [polish, 'NAME nie mieszka w Krakowie.'],
  [polish, 'Brat NAME mieszka w Krakowie.'],
  [czech, 'NAME nikdy nebyl ředitelem Národního muzea.'],
])('a Slavic denial, plan or relative gives no statement: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)
