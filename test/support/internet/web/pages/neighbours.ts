import { html, type WebPages } from '../web-page.ts'

/** One page each of those who are not looked at closely. */
export const neighboursPages: WebPages = {
  'https://led.example/people/vymyslova': {
    body: html(
      'Наталья Вымыслова',
      '<h1>Наталья Вымыслова</h1><p>Гляциолог Наталья Вымыслова изучает ледники в Алматы.</p>',
      {
        lang: 'ru',
      },
    ),
  },
  'https://locks.example.org/contact': {
    body: html(
      'Fablestrom Locks',
      '<h1>Fablestrom Locks</h1><p>Ask for Ingo Fablestrom, 08-465 004 22.</p>',
    ),
  },
  'https://balloons.example.org/oddfellow': {
    body: html(
      'Maximilian Oddfellow, balloonist',
      '<h1>Maximilian Oddfellow</h1><p>Maximilian Oddfellow crossed the Tay twice.</p>',
    ),
  },
}
