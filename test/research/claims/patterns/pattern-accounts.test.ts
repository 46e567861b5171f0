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

test.each([
  'Zelda Quibbleworth can be found on GitHub under the handle qxseven.',
  'Zelda Quibbleworth keeps scripts on GitHub under her user name there, qxseven.',
  'Zelda Quibbleworth keeps scripts on her GitHub account, qxseven.',
  'Scripts by Zelda Quibbleworth can be had from her GitHub account, qxseven, for free.',
  'Zelda Quibbleworth is on GitHub, where she goes by qxseven.',
  'Zelda Quibbleworth is on GitHub (account name: qxseven).',
  'Zelda Quibbleworth paints. Her account on GitHub is qxseven.',
  'Zelda Quibbleworth paints. On GitHub she is known as qxseven.',
  'Zelda Quibbleworth shares scripts at github.com/qxseven.',
  'Zelda Quibbleworth keeps her code at github.com/qxseven/lamps.',
  'Zelda Quibbleworth (github.com/qxseven) paints.',
  'Zelda Quibbleworth (qxseven on GitHub) said that she paints.',
  'Zelda Quibbleworth <qxseven on GitHub>',
  'Zelda Quibbleworth\nqxseven (GitHub)',
  'Zelda Quibbleworth\nDotfiles: github.com/qxseven/dotfiles',
])('a handle that no sign marks is one where its form says so: %s', (text) => {
  expect(saidOf(text).filter((one) => one.startsWith('account'))).toEqual([
    'account | github | qxseven',
  ])
})

test.each([
  'Zelda Quibbleworth is known on GitHub as generous.',
  'Zelda Quibbleworth paints. Her GitHub is empty.',
  'Zelda Quibbleworth paints. Her GitHub account, private, is old.',
  'Zelda Quibbleworth paints. On GitHub she is active.',
  'Zelda Quibbleworth paints. Her firm is on GitHub as globex7.',
  'Zelda Quibbleworth paints for Globex, which is on GitHub as globex7.',
  'Zelda Quibbleworth works at GitHub as farrier.',
  'Zelda Quibbleworth published it on GitHub under MIT.',
  'Zelda Quibbleworth took scripts from github.com/qxseven.',
  'Zelda Quibbleworth mended github.com/qxseven/lamps.',
  'Zelda Quibbleworth shares news from the team at github.com/globex.',
  'Zelda Quibbleworth keeps an eye on github.com/qxseven.',
  'Zelda Quibbleworth posts about a fault at github.com/globex/lamps.',
  'Zelda Quibbleworth paints. On GitHub, she is funny.',
  'Zelda Quibbleworth answered @qx7@example.social.',
  'Zelda Quibbleworth is active on Twitter under pressure.',
  'Zelda Quibbleworth disliked Twitter under Musk.',
  'Zelda Quibbleworth left Twitter, handle deleted.',
  'Zelda Quibbleworth paints. Her account on GitHub is dormant.',
  'Zelda Quibbleworth likes what is posted on github.com/qxseven.',
  'Zelda Quibbleworth shares the work of others on github.com/qxseven.',
  'Zelda Quibbleworth writes that it was posted on github.com/qxseven.',
  'Zelda Quibbleworth writes the news of Globex, read on github.com/qxseven.',
  'Zelda Quibbleworth paints with her neighbour @qx7@example.social.',
  'Secretary: Zelda Quibbleworth\nFollow the choir on Mastodon: @choir@example.social',
  'Zelda Quibbleworth\nBugs please as issue on GitHub.',
])('no account of hers: %s', (text) => {
  expect(saidOf(text).filter((one) => one.startsWith('account'))).toEqual([])
})

test.each([
  ['Tool\tLead\tGitHub user\nLamps\tZelda Quibbleworth\tqx-seven', ['account | github | qx-seven']],
  ['Name\tGitHub\tMastodon\nZelda Quibbleworth\tqxseven\t–', ['account | github | qxseven']],
  [
    'Zelda Quibbleworth\nWebsite\nlamps.example\nGitHub\nzquibbleworth',
    ['account | github | zquibbleworth'],
  ],
  ['Name\tGitHub\tLamps\nZelda Quibbleworth\tnone\tqxseven', []],
  ['Name\tInstagram\tTwitter\nZelda Quibbleworth\t25k\t350', []],
  ['Name\tGitHub\tTwitter\nZelda Quibbleworth\tpending\tno-account', []],
  ['Zelda Quibbleworth\nFarrier\nTwitter\n12', []],
  ['Name\tGitHub\nOtto Rank\tqxseven\nZelda Quibbleworth\t–', []],
  ['Zelda Quibbleworth\nGitHub\nMastodon\nFacebook', []],
  ['Zelda Quibbleworth\nGitHub\nFollow', []],
])('a handle below the name of its platform is an account: %s', (text, said) => {
  expect(saidOf(text).filter((one) => one.startsWith('account'))).toEqual(said)
})

test.each([
  'Zelda Quibbleworth works with Peter Rank, who is @qx7 on GitHub.',
  'Zelda Quibbleworth met Peter Rank (@qx7 on GitHub) in Grenmere.',
  'Zelda Quibbleworth wrote it with Peter Rank (GitHub: qx-7).',
])('an account beside the name of another is that of the other: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)
