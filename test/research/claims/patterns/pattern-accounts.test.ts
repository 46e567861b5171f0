import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

const github = 'account | github | qx7'
const mastodon = 'account | mastodon | qx7@example.social'

test.each([
  ['Zelda Quibbleworth paints. This is her first book. She is @qx7@example.social.', [mastodon]],
  ['Zelda Quibbleworth paints. (Mastodon: @qx7@example.social)', [mastodon]],
  [
    'Zelda Quibbleworth paints. Mastodon: @qx7@example.social; code: github.com/qx7',
    [mastodon, github],
  ],
  ['Zelda Quibbleworth\nPainter\ngithub: qx7', ['work | Painter', github]],
  ['Zelda Quibbleworth\nGitHub – @qx7', [github]],
  ['Zelda Quibbleworth keeps her drawings on GitHub (user: qx7).', [github]],
  [
    'Slow lamps with Zelda Quibbleworth\nHow Zelda got here\nFollow Zelda:\nGitHub – @qx7',
    [github],
  ],
  [
    'Zelda Quibbleworth\nLamps all day.\nA tip? Find her on Mastodon: example.social/@qx7',
    [mastodon],
  ],
  ['Zelda Quibbleworth keeps the source at github.com/qx7.', [github]],
])('an account that a sentence of the person leads to: %j', (text, said) => {
  expect(saidOf(text)).toEqual(said)
})

test.each([
  'Zelda Quibbleworth paints. Otto Rank codes. (Mastodon: @qx7@example.social)',
  'Zelda Quibbleworth thanks github.com/qx7 for the plans.',
  'Zelda Quibbleworth\nOtto Rank\ngithub: qx7',
  'Zelda Quibbleworth\nGitHub – lamps',
  'Zelda Quibbleworth\nLamps all day.\nOtto Rank lights them. Find him on Mastodon: example.social/@qx7',
])('an account that may be of another: %j', (text) => {
  expect(saidOf(text)).toEqual([])
})
