import { expect, test } from 'vitest'
import { judgePictureUrl } from '../../../research/pictures/judge-picture-url.ts'

test.each([
  'https://pictures.example.com/a.jpg',
  'https://pictures.example.com:443/a.jpg',
  'HTTPS://pictures.example.com:443',
])('the address %s of a picture is taken: the port of https is no other address', (url) => {
  expect(judgePictureUrl(url)).toBeNull()
})

test.each(['https://pictures.example.com:8443/a.jpg', 'https://pictures.example.com:80/a.jpg'])(
  'the address %s of a picture is refused for its port',
  (url) => {
    expect(judgePictureUrl(url)).toBe('must not name a port other than 443')
  },
)
