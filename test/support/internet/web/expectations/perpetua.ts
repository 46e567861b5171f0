import type { Expectations } from './expectations.ts'

const staff = 'https://distantlamps.example/staff/nettlewick-oyelaran'
const slow = 'https://slowpress.example/lamps'

export const perpetuaExpectations: Expectations = {
  name: 'Perpetua Nettlewick-Oyelaran',
  facts: [
    { path: 'identity.birthYear', has: { year: 1969 }, on: [staff], needs: 'sentence' },
    {
      path: 'work.positions',
      has: { organization: 'Office of Distant Lamps' },
      on: [staff],
      needs: 'sentence',
    },
  ],
  conflicts: [],
  never: [{ text: 'Order of the', why: 'on pages that do not come, or not whole' }],
  copies: [],
  pages: {
    [staff]: 'read',
    [slow]: 'read',
    // leads to `staff`, which is read once
    'https://short.example/pno': 'read',
    'https://hanging.example/lamps': 'timeout',
    'https://hangup.example/lamps': 'connection',
    'https://halfway.example/lamps': 'connection',
    'https://packrat.example/lamps': 'nothing',
    'https://endless.example/lamps': 'nothing',
    'https://minutes.example/2019': 'nothing',
    'https://round.example/a': 'redirects',
    'https://inward.example/lamps': 'denied',
    'https://metadata.example/lamps': 'denied',
    'https://detour.example/lamps': 'denied',
    'https://noport.example/lamps': 'denied',
    'https://checkpoint.example/lamps': 'bot_wall',
    'https://forbidden.example/lamps': 'status',
    'https://gone.example/lamps': 'status',
    'https://broken.example/lamps': 'status',
    'https://shell.example/lamps': 'empty',
    'https://garbled.example/lamps': 'encoding',
    'https://pictures.example/lamps': 'not_text',
  },
}
