import type { Expectations } from './expectations.ts'

const staff = 'https://quietbells.example/people/tollgate-ashby'
const prize = 'https://ringersnews.example/2011/muted-clapper'

export const wendelineExpectations: Expectations = {
  name: 'Wendeline Tollgate-Ashby',
  facts: [
    { path: 'identity.birthYear', has: { year: 1972 }, on: [staff], needs: 'sentence' },
    {
      path: 'contact.emails',
      has: { value: 'wendeline@quietbells.example' },
      on: [staff],
      needs: 'markup',
    },
    {
      path: 'work.positions',
      has: { organization: 'Foundry of Quiet Bells' },
      on: [staff, prize],
      needs: 'sentence',
    },
    {
      path: 'work.positions',
      has: { organization: 'Hollow Castings', from: '1996', to: '2004' },
      on: [staff],
      needs: 'sentence',
    },
    {
      path: 'education.items',
      has: { school: 'University of Aldervale' },
      on: [staff],
      needs: 'sentence',
    },
    { path: 'locations.items', has: { city: 'Ludlow' }, on: [prize], needs: 'sentence' },
  ],
  conflicts: [],
  never: ['Ropewalk', '1944'].map((text) => ({ text, why: 'who received the prize before her' })),
  copies: [],
  pages: { [staff]: 'read', [prize]: 'read' },
}
