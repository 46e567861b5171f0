import { html, moved, type WebPages } from '../web-page.ts'

/** More than any page is read. */
const fillerBytes = 5_000_000
const filler = '<p>Minute of the tidal board: nothing was decided, and everybody went home.</p>\n'

const person = (sentence: string) =>
  html('Perpetua Nettlewick-Oyelaran', `<h1>Perpetua Nettlewick-Oyelaran</h1><p>${sentence}</p>`)

const home = person(
  'Perpetua Nettlewick-Oyelaran is a lighthouse surveyor at the Office of Distant Lamps in Galway. She was born in 1969.',
)
const record = (order: string) =>
  person(`Perpetua Nettlewick-Oyelaran received the Order of the ${order} in 2009.`)

/** Whose pages come late, broken, endlessly, in circles or not at all; two of them are sound. */
export const perpetuasPages: WebPages = {
  'https://distantlamps.example/staff/nettlewick-oyelaran': { body: home },
  'https://slowpress.example/lamps': {
    mode: 'slow',
    body: person('Perpetua Nettlewick-Oyelaran surveyed forty lighthouses between 2001 and 2015.'),
  },
  'https://hanging.example/lamps': { mode: 'hang' },
  'https://hangup.example/lamps': { mode: 'reset' },
  'https://halfway.example/lamps': { mode: 'half', body: record('Half Page') },
  'https://packrat.example/lamps': { mode: 'bomb', body: record('Bomb') },
  'https://endless.example/lamps': { mode: 'huge', body: record('Endless Page') },
  'https://minutes.example/2019': {
    body: () =>
      Buffer.from(
        html(
          'Perpetua Nettlewick-Oyelaran in the minutes',
          filler.repeat(Math.ceil(fillerBytes / filler.length)) + record('Last Page'),
        ),
      ),
  },
  'https://short.example/pno': moved('https://distantlamps.example/staff/nettlewick-oyelaran', 301),
  'https://round.example/a': moved('/b'),
  'https://round.example/b': moved('https://round.example/a'),
  'https://inward.example/lamps': moved('http://10.0.0.1/lamps'),
  'https://metadata.example/lamps': moved('http://169.254.169.254/latest/meta-data/'),
  'https://detour.example/lamps': moved('https://www.linkedin.com/in/perpetua-nettlewick-oyelaran'),
  'https://noport.example/lamps': moved('https://noport.example:8443/lamps'),
  'https://checkpoint.example/lamps': { mode: 'wall' },
  'https://forbidden.example/lamps': { status: 403, body: record('Forbidden Page') },
  'https://gone.example/lamps': { status: 410, body: record('Gone Page') },
  'https://broken.example/lamps': { status: 500, body: record('Broken Page') },
  'https://shell.example/lamps': {
    body: '<!doctype html><title>Loading…</title><div id="root"></div><script src="/app.js"></script>',
  },
  'https://garbled.example/lamps': {
    headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
    body: 'this was never compressed',
  },
  'https://pictures.example/lamps': { headers: { 'content-type': 'image/png' }, body: '\u0089PNG' },
}
