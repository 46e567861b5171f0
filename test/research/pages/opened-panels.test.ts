import { expect, test } from 'vitest'
import { parsePage } from '../../../research/pages/parse-page.ts'

const said = 'The wheel turns twice a day, and grinds rye for the harbour and the marsh.'
const read = (body: string) =>
  parsePage({
    url: 'https://site.example/mill',
    html: `<!doctype html><html><head><title>Mill</title></head><body><main><h1>Mill</h1><p>A tide mill stands on the quay, and has turned there since the flood of that year.</p>${body}</main></body></html>`,
  }).text

test.each([
  [
    'an accordion',
    `<h3><button aria-controls="a">Hours</button></h3><div id="a" hidden>${said}</div>`,
  ],
  [
    'a tab',
    `<a role="tab" href="#a">Hours</a><div id="a" role="tabpanel" style="display:none">${said}</div>`,
  ],
  [
    'a panel inside of what folds it',
    `<button aria-controls="a">Hours</button><div style="display:none;height:0"><div id="a">${said}</div></div>`,
  ],
  ['a slide', `<div class="slick-slide" aria-hidden="true">${said}</div>`],
  [
    'what fades in',
    `<p style="opacity:0;transform:translateY(30px)">${said}</p>${'<p style="opacity:0;transform:translateY(30px)">Rye and oats are ground here.</p>'.repeat(2)}`,
  ],
])('what a visitor opens, turns or scrolls to is read: %s', (_, body) => {
  expect(read(body)).toContain(said)
})

test.each([
  ['a link that is no control', `<a href="#a">Hours</a><p id="a" hidden>${said}</p>`],
  ['a control without a text', `<button aria-controls="a"></button><p id="a" hidden>${said}</p>`],
  [
    'a hidden control',
    `<button aria-controls="a" hidden>Hours</button><p id="a" hidden>${said}</p>`,
  ],
  [
    'a dialog',
    `<button aria-controls="a">Hours</button><div role="dialog" id="a" hidden>${said}</div>`,
  ],
  [
    'a text of no size',
    `<button aria-controls="a">Hours</button><p id="a" style="font-size:0">${said}</p>`,
  ],
  ['a copied slide', `<div class="slick-slide slick-cloned" aria-hidden="true">${said}</div>`],
  ['one text that is faded', `<p style="opacity:0;transform:translateY(30px)">${said}</p>`],
])('what no visitor can open is not read: %s', (_, body) => {
  expect(read(body)).not.toContain(said)
})
