import { encode } from '../encode.ts'
import { html, type WebPages } from '../web-page.ts'

const russian = `
<h1>Лекция о приливах</h1>
<p>Куиллон Фезерби-Марш (Quillon Featherby-Marsh), руководитель отдела моделирования приливов Института выдуманных приливов (Бристоль),
прочитал лекцию в Архангельске 12 мая 2016 года.</p>
<p>Quillon Featherby-Marsh родился в 1976 году.</p>`

const japanese = `
<h1>客員研究員</h1>
<p>クイロン・フェザビーマーシュ（Quillon Featherby-Marsh）は、潮汐研究所の客員研究員です。</p>
<p>滞在期間：2014年4月～2014年9月</p>`

/** Servers that do not say their charset, in the head of a page that does; and one that says it. */
const inCharset = (label: string, page: string) => () =>
  encode(label, page.replace('charset="utf-8"', `charset="${label}"`))

/** Pages in other scripts and charsets. */
export const quillonsPagesAbroad: WebPages = {
  'https://lektorij.example/lectures/2016/prilivy': {
    headers: { 'content-type': 'text/html; charset=windows-1251' },
    body: () =>
      encode(
        'windows-1251',
        html('Лекция: Quillon Featherby-Marsh', russian, { lang: 'ru' }).replace(
          '<meta charset="utf-8">',
          '',
        ),
      ),
  },
  'https://choryu.example/guests/2014': {
    headers: { 'content-type': 'text/html' },
    body: inCharset(
      'shift_jis',
      html('客員研究員 Quillon Featherby-Marsh', japanese, { lang: 'ja' }),
    ),
  },
}
