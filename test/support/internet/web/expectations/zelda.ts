import type { Expectations } from './expectations.ts'

const home = 'https://quibbleworth.org/'
const about = 'https://quibbleworth.org/about'
const staff = 'https://optics.example.org/people/zelda-quibbleworth'
const institute = 'Institute of Improbable Optics'

export const zeldaExpectations: Expectations = {
  name: 'Zelda Quibbleworth',
  facts: [
    { path: 'identity.name', has: { value: 'Zelda Quibbleworth' }, on: [home], needs: 'markup' },
    {
      path: 'contact.emails',
      has: { value: 'zelda@quibbleworth.org' },
      on: [home, staff],
      needs: 'markup',
    },
    {
      path: 'contact.emails',
      has: { value: 'z.quibbleworth@optics.example.org', kind: 'work' },
      on: [staff],
      needs: 'sentence',
    },
    {
      path: 'contact.phones',
      has: { value: '+351912345678', country: 'PT' },
      on: [staff],
      needs: 'sentence',
    },
    { path: 'locations.items', has: { city: 'Lisbon' }, on: [home], needs: 'markup' },
    {
      path: 'work.positions',
      has: { title: 'Senior Lens Designer', organization: institute },
      on: [home],
      needs: 'markup',
    },
    {
      path: 'work.positions',
      has: { title: 'Senior Lens Designer', organization: institute, from: '2017' },
      on: [about],
      needs: 'sentence',
    },
    {
      path: 'work.positions',
      has: { organization: institute, from: '2012' },
      on: [about, staff],
      needs: 'sentence',
    },
    {
      path: 'work.positions',
      has: { organization: 'Lantern Laboratory', from: '2008', to: '2012' },
      on: [about],
      needs: 'sentence',
    },
    {
      path: 'education.items',
      has: { school: 'University of Aldervale' },
      on: [home],
      needs: 'markup',
    },
    {
      path: 'education.items',
      has: { school: 'University of Aldervale', to: '2012' },
      on: [about, staff],
      needs: 'sentence',
    },
    {
      path: 'social.accounts',
      has: { platform: 'github', username: 'zquib' },
      on: [home],
      needs: 'markup',
    },
    {
      path: 'social.accounts',
      has: { platform: 'mastodon', username: 'zquib' },
      on: [home],
      needs: 'markup',
    },
  ],
  conflicts: [],
  never: ['Hobart', 'ropes', '1951', 'Lockstitch', 'sail making', 'Tidewell', 'navigation'].map(
    (text) => ({
      text,
      why: 'her namesake, and those beside her',
    }),
  ),
  copies: [],
  pages: {
    [home]: 'read',
    [about]: 'read',
    [staff]: 'read',
    'https://github.com/zquib': 'read',
    'https://maritime.example.net/staff/emeriti': 'nothing',
  },
}
