import { expect, test } from 'vitest'
import { dropMinors } from '../../../research/pictures/drop-minors.ts'

const candidate = (
  title: string,
  pageUrl = 'https://pictures.example/1',
  imageUrls: string[] = [],
) => ({
  pageUrl,
  title,
  imageUrls,
  providers: ['vision'],
})

test.each([
  candidate('Tamsin Everbright-Okoro, 15, of Brackenhill School'),
  candidate('Pupil Tamsin Everbright-Okoro (15) wins the cup'),
  candidate('', 'https://pictures.example/tamsin-everbright-okoro-aged-15'),
  candidate('', 'https://pictures.example/tamsin_everbright+okoro_aged_15'),
  candidate('', 'https://pictures.example/1', [
    'https://pictures.example/tamsin-everbright-okoro-15-years-old.jpg',
  ]),
])('a picture’s page that shows a minor is left out: %o', (one) => {
  expect(dropMinors({ matches: [one], similar: [one] }, 2026)).toEqual({ matches: [], similar: [] })
})

test.each([
  candidate('Ada Marlowe, 44, of the Tidewater Institute'),
  candidate('The 15 best bridges', 'https://pictures.example/15-best-bridges'),
  candidate('Hills in 2015', 'https://pictures.example/hills-2015.html'),
])('any other page of a picture stays: %o', (one) => {
  expect(dropMinors({ matches: [one], similar: [] }, 2026)).toMatchObject({ matches: [one] })
})
