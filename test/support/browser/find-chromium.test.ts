import { expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

test('Chromium is found where systems install it, or where CHROMIUM says', () => {
  expect(findChromium({}, (file) => file.startsWith('/snap/'))).toBe('/snap/bin/chromium')
  expect(findChromium({ CHROMIUM: '/opt/chrome' }, () => true)).toBe('/opt/chrome')
})

test('the shell of Chromium that has no windows is taken before a whole browser', () => {
  expect(findChromium({}, () => true)).toBe('/usr/bin/chromium-headless-shell')
})

test('a machine without Chromium fails with a sentence about what to install', () => {
  const isThere = () => false
  expect(() => findChromium({}, isThere)).toThrow(
    'apt-get install --no-install-recommends chromium-headless-shell',
  )
  expect(() => findChromium({ CHROMIUM: '/opt/chrome' }, isThere)).toThrow(
    'There is no /opt/chrome',
  )
})
